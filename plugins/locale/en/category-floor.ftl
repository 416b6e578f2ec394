category-floor-summary = A category counts only from some rank upward; below that a hand is what it would be without the category.
category-floor-category = The category: { $value }.
category-floor-lowest = The lowest rank with which it counts: { $value }.
category-floor-objection-low = category-floor is about hands that are compared for high, and here a showdown is for low
category-floor-objection-category = no showdown ranks "{ $category }", so there is nothing that could count from some rank upward

# The rule sheet
category-floor-rule = This counts only from { $lowest } upward: { $category }. A lower one is only what the hand would be without it.
