both-ways-summary = Whoever declares both directions must be best in each of them, or wins nothing at all.
both-ways-word = The declaration that stands for both directions: { $value }.
both-ways-objection-word = both-ways wants a declaration with the choice "{ $word }" and two contests among those who made it

# The rule sheet
both-ways-rule = But whoever declares "{ $word }" must be best in every contest that it is about, where a tie is enough, or wins in none of them. What such a player fails to win goes to the best of the others.
