# Every text that a host reads (Fluent, https://projectfluent.org). <plugin>-summary, <plugin>-<option>, <plugin>-objection-<code>; for
# the rule sheet <plugin>-rule, which gets every option as an argument. Other languages have the same file in locale/<language>/.

six-nine-summary = Whoever is alone in must still beat a pair, which nobody holds.
six-nine-pair = The rank of the pair that a lone player must beat.
six-nine-objection-ranking = six-nine is nothing special in this ranking: write top = ["9-6"] under [ranking]
six-nine-rule = Whoever is alone in must beat the pair { $pair }-{ $pair }, which nobody holds. Whoever does not must match the pot, which stays; with the very same pair nothing moves.
