game-name = 秘密入札
game-pitch = 2チームの秘密入札。味方の札も分かりません。

option-items = 品物の数
option-items-6 = 6個
option-items-4 = 4個

ask-PlaceBids = どのカードで入札しますか？
turn-PlaceBids = カードで入札します。
move-Bid = { $card }で入札
chose-Bid = { $card }で入札

story-Offered = { $points }点の品物が出ました。
story-Opened = { $seat }の入札は{ $card }でした。
story-Sold = { $first_seat }と{ $second_seat }が{ $points }点を得ました。
story-Tied = 両チームの入札が同じなので、{ $points }点は次に持ち越します。

category-items = 品物
tie-break-1 = 品物の数
