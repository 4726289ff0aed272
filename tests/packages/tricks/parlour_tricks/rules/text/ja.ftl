game-name = トリックス
game-pitch = マストフォローのトリックテイキング。最後のトリックは2点です。

option-deals = ディール数
option-deals-2 = 2回
option-deals-4 = 4回

suit = { $suit ->
    [acorns] どんぐり
    [bells] 鈴
   *[leaves] 葉
}

ask-PlayCard = どのカードを出しますか？
turn-PlayCard = カードを出します。
move-Play = { suit }の{ $rank }
chose-Play = { suit }の{ $rank }

story-Dealt = 第{ $deal }ディール。{ $seat }がリードします。
story-Played = { $seat }が{ suit }の{ $rank }を出しました。
story-Won = { $points ->
    [1] { $seat }がトリックを取りました。
   *[2] { $seat }が最後のトリックを取り、{ $points }点を得ました。
}
refuse-HasToFollow = リードされたスートを出さなければなりません：{ suit }

category-tricks = トリック
