game-name = Lots
game-pitch = Two teams bid in secret, partners too.

option-lots = Lots
option-lots-6 = 6
option-lots-4 = 4

ask-PlaceBids = Which card do you bid?
turn-PlaceBids = Bid a card.
move-Bid = Bid { $card }
chose-Bid = bid { $card }

story-Offered = A lot worth { $points } is for sale.
story-Opened = { $seat } bid { $card }.
story-Sold = { $first_seat } and { $second_seat } got { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-Tied = Both teams bid the same: { $points } stay for the next winner.

category-lots = lots
tie-break-1 = number of lots
