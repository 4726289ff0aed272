game-name = Sealed bids
game-pitch = Two teams bid in secret, partners too.

option-items = Items
option-items-6 = 6
option-items-4 = 4

ask-PlaceBids = Which card do you bid?
turn-PlaceBids = Bid a card.
move-Bid = Bid { $card }
chose-Bid = bid { $card }

story-Offered = An item worth { $points } is for sale.
story-Opened = { $seat } bid { $card }.
story-Sold = { $first_seat } and { $second_seat } got { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-Tied = Both teams bid the same: { $points } stay for the next winner.

category-items = items
tie-break-1 = number of items
