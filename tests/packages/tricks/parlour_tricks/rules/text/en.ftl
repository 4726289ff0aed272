game-name = Tricks
game-pitch = Follow suit and take tricks: the last one counts two.

option-deals = Deals
option-deals-2 = 2
option-deals-4 = 4

suit = { $suit ->
    [acorns] acorns
    [bells] bells
   *[leaves] leaves
}

ask-PlayCard = Which card do you play?
turn-PlayCard = Play a card.
move-Play = { $rank } of { suit }
chose-Play = { $rank } of { suit }

story-Dealt = Deal { $deal }: { $seat } leads.
story-Played = { $seat } played the { $rank } of { suit }.
story-Won = { $points ->
    [one] { $seat } took the trick.
   *[other] { $seat } took the last trick, for { $points } points.
}
refuse-HasToFollow = You have to follow suit: { suit }.

category-tricks = tricks
