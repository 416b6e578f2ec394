ghost-summary = A dealt hand that nobody holds must be beaten to win the pot. If it is best, all who were in match and the pot stays.
ghost-plays = Whether the ghost plays in every showdown, or only when exactly one seat is in.
ghost-tie = What a tie with the ghost means: neither winning nor paying, losing to it, or winning all the same.
ghost-hands = How many ghosts there are.
ghost-dealt = Whether the ghost is dealt along with the seats, or by steps of its own.
ghost-nobody_in = What happens when nobody is in: everybody antes again, or what the other rules say.
ghost-reason-again = ante again: nobody dared the ghost

ghost-answer-always = A ghost, in every showdown: best, it makes all who are in match, and the pot stays. If nobody is in, all ante again.
ghost-answer-always-no-ante = A ghost, in every showdown, as above, but if nobody is in it asks for no antes.
ghost-answer-lone = A ghost, only against a lone player: if it is better, the player matches the pot, which stays.
ghost-topic-tie = A hand ties with the ghost: who wins?
ghost-answer-push = Neither: the player neither wins nor pays, and the pot stays.
ghost-answer-ghost = The ghost: the player has lost.
ghost-answer-seat = The player.

# The rule sheet
ghost-rule = { $hands ->
    [one] There is a ghost, also called kitty: a hand that nobody holds.
   *[other] There are { $hands } ghosts, also called kitties: hands that nobody holds.
} { $dealt ->
    [by-steps] Ghosts are dealt only where the list above says so.
   *[along] Cards are dealt to a ghost whenever they are dealt to the players.
} Ghosts neither draw nor pass, and what is wild for the players is wild for them.
ghost-nobody_in-rule = { $value ->
    [as-ruled] The ghosts change nothing about what happens when nobody is in.
   *[ante] {""}
}
ghost-rule-house = { $plays ->
    [lone] A ghost plays only when exactly one player is in, who must beat it to win the pot.
   *[always] Whoever wants to win the pot must beat the ghosts as well.
} If a ghost is best, nobody wins: all who were in match, once each, and the pot stays with their payments added. { $tie ->
    [ghost] A ghost wins ties.
    [seat] Players who tie with a ghost for best win all the same.
   *[push] Players who tie with a ghost for best neither win nor pay, lower hands pay, and the pot stays.
}
ghost-rule-nobody_in = { $answered-by ->
    [default] { $plays ->
        [lone] {""}
       *[always] { $nobody_in ->
            [as-ruled] {""}
           *[ante] Everybody antes again, into the pot, which stays, and new cards are dealt.
        }
    }
   *[other] {""}
}
