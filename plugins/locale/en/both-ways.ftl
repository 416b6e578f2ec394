both-ways-summary = Whoever declares both directions must be best in each of them, or wins nothing at all.
both-ways-word = The declaration that stands for both directions: { $value }.
both-ways-objection-word = both-ways wants a declaration with the choice "{ $word }" and two contests among those who made it
