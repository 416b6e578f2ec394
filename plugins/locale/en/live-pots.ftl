live-pots-summary = Steps may depend on whether a pot holds any chips.
live-pots-pots = The pots that steps may ask about: { $value }.

# The rule sheet
live-pots-rule = Steps may depend on whether there is anything in these pots: { $pots }.
live-pots-condition-alive = { $form ->
    [while] It goes on only while there is something in the pot "{ $of }".
    [until] It stops as soon as there is something in the pot "{ $of }".
   *[when] If there is something in the pot "{ $of }":
}
live-pots-condition-empty = { $form ->
    [while] It goes on only while there is nothing in the pot "{ $of }".
    [until] It stops as soon as there is nothing in the pot "{ $of }".
   *[when] If there is nothing in the pot "{ $of }":
}
