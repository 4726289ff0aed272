game-name = 炭鉱讃歌
game-pitch = 石炭を掘り、注文を配送して、シフトごとの得点計算で1位を目指しましょう。

# 設定

ruleset-publisher = バランスの減点がゆるく、工場で買わなくてもよい
option-balance = 明るいタイルと暗いタイルの比べ方
option-balance-by-ruleset = ルールに従う
option-balance-level = レベルごと
option-balance-pit = ピット全体
option-tile-peek = 工場で山札を見たとき
option-tile-peek-by-ruleset = ルールに従う
option-tile-peek-must-buy = 支払えるなら1枚買う
option-tile-peek-may-decline = 買わなくてもよい
option-delivered-orders = 配送した注文カード
option-delivered-orders-face-down = 得点計算のとき以外は裏向き
option-delivered-orders-open = 常に公開
option-tie-for-first = 1位が同数のとき
option-tie-for-first-second-paid = 2位も得点する
option-tie-for-first-no-second = 2位は得点しない

# 用語

colour = { $colour ->
    [Y] 黄
    [B] 茶
    [G] 灰
   *[K] 黒
}
transport = { $transport ->
    [H] 手押し車
    [C] 四輪馬車
    [T] トラック
   *[L] 機関車
}
squares = { $coal ->
    [Y] 黄
    [YY] 黄黄
    [YYY] 黄黄黄
    [B] 茶
    [BB] 茶茶
    [BBB] 茶茶茶
    [G] 灰
    [GG] 灰灰
    [GGG] 灰灰灰
    [K] 黒
    [KK] 黒黒
    [KKK] 黒黒黒
   *[YBGK] 黄茶灰黒
}
order = { transport }「{ squares }」
tile = { $tile ->
    [Y1L] 黄1台（明）
    [Y1D] 黄1台（暗）
    [Y2L] 黄2台（明）
    [Y2D] 黄2台（暗）
    [B1L] 茶1台（明）
    [B1D] 茶1台（暗）
    [B2L] 茶2台（明）
    [B2D] 茶2台（暗）
    [G1L] 灰1台（明）
    [G1D] 灰1台（暗）
    [G2L] 灰2台（明）
    [G2D] 灰2台（暗）
    [K1L] 黒1台（明）
    [K1D] 黒1台（暗）
    [K2L] 黒2台（明）
   *[K2D] 黒2台（暗）
}
area = { $area ->
    [factory] トロッコ工場
    [mine] 採掘
    [delivery] 配送
    [money] 資金
   *[order] 新たな注文
}
place = { $space ->
    [factory_1] 工場の1番
    [factory_2] 工場の2番
    [factory_3] 工場の3番
    [factory_4] 工場の4番
    [factory_5] 工場の5番
    [factory_6] 工場の6番
    [factory_7] 工場の7番
    [factory_8] 工場の8番
    [factory_peek] 工場の中央
    [mine_4] 採掘4
    [mine_6] 採掘6
    [mine_8] 採掘8
    [mine_10] 採掘10
    [deliver_handcart] 手押し車の配送
    [deliver_carriage] 四輪馬車の配送
    [deliver_truck] トラックの配送
    [deliver_locomotive] 機関車の配送
    [money_3] 資金3
    [money_4] 資金4
    [money_5] 資金5
    [money_6] 資金6
    [order_1] 注文1
    [order_2] 注文2
    [order_3] 注文3
    [order_4] 注文4
    [order_peek] 注文の上
   *[bank] 銀行
}
ahead = { $left ->
    [0] 完了
   *[other] あと{ $left }マス
}
end = { $bottom ->
    [0] 山札の上
   *[1] 山札の下
}

# 質問

ask-DraftOrder = どの注文を受け取りますか？
ask-TakeTurn = ワーカーの行き先は？
ask-ChooseSpace = 使うスペースは？
ask-LoadCarts = この色の石炭がなくなりました。代わりに何色をトロッコに載せますか？
ask-ChooseTile = このタイルを見ているのはあなただけです。どれを買いますか？
ask-ChooseOrder = この注文を見ているのはあなただけです。1枚受け取りますか？
ask-ReturnCards = 残りをどこに戻しますか？ 他の人には見えません。
ask-ArrangeCards = 上から順に選んでください。次はどれですか？
ask-MineCoal = 残り{ $steps }ステップです。何をしますか？
ask-ChooseWork = { $kind ->
    [fill] どの石炭を注文に置きますか？
    [stored] 倉庫のどの石炭を注文に置きますか？
    [store] どの石炭を倉庫へ移しますか？
   *[lift] ケージをどのレベルへ動かしますか？
}
ask-ChooseSquare = 石炭2個で埋めるマスはどれですか？ 2ステップ使います。
ask-ChooseCubes = どの2個を使いますか？

turn-DraftOrder = 注文を1枚受け取ってください。
turn-TakeTurn = ワーカーを送ってください。
turn-ChooseSpace = ワーカーを送ってください。
turn-LoadCarts = トロッコに載せる石炭を選んでください。
turn-ChooseTile = タイルを選んでください。
turn-ChooseOrder = 注文を選んでください。
turn-ReturnCards = 残りを戻してください。
turn-ArrangeCards = 残りを戻してください。
turn-MineCoal = 採掘してください。
turn-ChooseWork = 採掘してください。
turn-ChooseSquare = 採掘してください。
turn-ChooseCubes = 採掘してください。

# 手

move-Draft = { order }を受ける：{ $points }点
move-Visit = { area }：{ $spaces }か所から選ぶ
move-BuyTile = { place }：{ tile }、{ $price }フラン・ワーカー{ $workers }人
move-PeekTiles = 山札のタイル{ $cards }枚を見る・ワーカー{ $workers }人
move-Mine = { $steps }ステップ採掘・ワーカー{ $workers }人
move-Deliver = { transport }で配送：{ $orders }枚、{ $points }点・ワーカー{ $workers }人
move-Earn = { $francs }フラン得る・ワーカー{ $workers }人
move-TakeOrder = { order }を受ける：{ $points }点・ワーカー{ $workers }人
move-PeekOrders = 山札の注文{ $cards }枚を見る・ワーカー{ $workers }人
move-Bank = 銀行：ワーカー{ $workers }人で{ $francs }フラン得る
move-KeepTile = { tile }を{ $price }フランで買う
move-KeepOrder = { order }を受ける：{ $points }点
move-KeepNone = どれも取らない
move-PutBack = { $cards }枚をこの順で{ end }へ
move-Arrange = 順番を変えて{ end }へ
move-NextTile = { $place }枚目：{ tile }
move-NextOrder = { $place }枚目：{ order }
move-LoadCart = レベル{ $level }に{ colour }を載せる
move-WorkOn = { $kind ->
    [fill] 石炭を1個ずつ注文に置く：{ $choices }通りから選ぶ
    [stored] 倉庫の石炭を注文に置く：{ $choices }通りから選ぶ
    [store] ケージの一部を倉庫へ：{ $choices }通りから選ぶ
   *[lift] ケージだけを動かす：{ $choices }つのレベルから選ぶ
}
move-Lift = { $level ->
    [0] ケージを地上へ
   *[other] ケージをレベル{ $level }へ
}（石炭{ $cage }/5）・1ステップ
move-Load = レベル{ $level }：{ colour }{ $cubes }個を積む・{ $steps }ステップ → ケージ{ $cage }/5
stored = { $origin ->
    [storage] 倉庫の
   *[cage] {""}
}
move-Fill = { stored }{ colour }を{ order }へ：{ ahead }・1ステップ
move-FillAll = { stored }石炭{ $cubes }個を{ order }へ：{ ahead }・{ $cubes }ステップ
move-Unload = 地上へ運び{ order }に{ $cubes }個：{ ahead }・{ $steps }ステップ
move-Store = { colour }{ $cubes }個を倉庫へ・{ $cubes }ステップ
move-StoreAll = ケージ全部を倉庫へ・{ $cubes }ステップ
move-Substitute = どの色でも2個で好きな1マスを埋める・2ステップ
move-FillSquare = { order }の{ colour }：{ ahead }
first = { $first ->
    [Y] 黄
    [B] 茶
    [G] 灰
   *[K] 黒
}
second = { $second ->
    [Y] 黄
    [B] 茶
    [G] 灰
   *[K] 黒
}
move-UseCubes = { $first_origin ->
    [storage] 倉庫
   *[cage] ケージ
}の{ first }と{ $second_origin ->
    [storage] 倉庫
   *[cage] ケージ
}の{ second }
move-StopMining = 終わる（残り{ $steps }ステップは失う）

# ボタンの短い表示

tile-short = { tile }
pick-Draft = { order }
pick-Visit = { area }
pick-BuyTile = { tile-short }：{ $price }フラン
pick-PeekTiles = タイル{ $cards }枚を見る
pick-Mine = { $steps }ステップ
pick-Deliver = { transport } → { $points }点
pick-Earn = { $francs }フラン
pick-TakeOrder = { order }
pick-PeekOrders = 注文{ $cards }枚を見る
pick-Bank = 銀行 → { $francs }フラン
pick-KeepTile = { tile-short }：{ $price }フラン
pick-KeepOrder = { order }
pick-KeepNone = 取らない
pick-PutBack = { end }
pick-Arrange = { end }、順番を変える
pick-NextTile = { tile-short }
pick-NextOrder = { order }
pick-LoadCart = { colour }
pick-WorkOn = { $kind ->
    [fill] 1個ずつ置く…
    [stored] 倉庫から置く…
    [store] 一部を倉庫へ…
   *[lift] ケージを動かす…
}
pick-Lift = { $level ->
    [0] 地上へ
   *[other] レベル{ $level }へ
}
pick-Load = { colour }{ $cubes }個を積む（{ $steps }ステップ）
pick-Fill = { colour } → { order }
pick-FillAll = { $cubes }個 → { order }
pick-Unload = 地上へ、{ $cubes }個 → { order }
pick-Store = { colour }{ $cubes }個を倉庫へ
pick-StoreAll = { $cubes }個すべて倉庫へ
pick-Substitute = 2個で1マス
pick-FillSquare = { colour } → { order }
pick-StopMining = 終わる

kind-Transport = { transport }の注文
kind-FillOrders = 石炭を注文に置く
kind-LoadCage = ケージに積む
kind-StoreCubes = 石炭を倉庫へ
kind-MoveCage = ケージだけを動かす
kind-Tiles = タイルを買う

chose-Draft = { order }
chose-Visit = { area }
chose-BuyTile = { tile }
chose-PeekTiles = タイルを見る
chose-Mine = { $steps }ステップ採掘
chose-Deliver = { transport }で配送
chose-Earn = { $francs }フラン
chose-TakeOrder = { order }
chose-PeekOrders = 注文を見る
chose-Bank = 銀行
chose-KeepTile = { tile }を買う
chose-KeepOrder = { order }を受ける
chose-KeepNone = 取らない
chose-PutBack = 残りは{ end }
chose-Arrange = 1枚ずつ
chose-NextTile = { tile }
chose-NextOrder = { order }
chose-LoadCart = { colour }
chose-WorkOn = { $kind ->
    [fill] 1個ずつ注文へ
    [stored] 倉庫の石炭
    [store] ケージの一部
   *[lift] ケージだけ
}
chose-Lift = { $level ->
    [0] 地上へ
   *[other] レベル{ $level }
}
chose-Load = レベル{ $level }：{ colour }{ $cubes }個
chose-Fill = { colour }を{ order }へ
chose-FillAll = { $cubes }個を{ order }へ
chose-Unload = 地上へ、{ order }に{ $cubes }個
chose-Store = { colour }{ $cubes }個を倉庫へ
chose-StoreAll = { $cubes }個を倉庫へ
chose-Substitute = 2個で1マス
chose-FillSquare = { order }の{ colour }
chose-UseCubes = { first }と{ second }
chose-StopMining = 終わる

order-BankForShift = シフト{ $shift }が終わるまでワーカーを全員銀行へ送る
order-BankForGame = ゲームが終わるまでワーカーを全員銀行へ送る

# 選択肢の損得

holding-workers = ワーカー{ $sign }{ $count }
holding-steps = ステップ{ $sign }{ $count }
holding-francs = フラン{ $sign }{ $count }
holding-orders = 注文{ $sign }{ $count }
holding-carts-Y = トロッコの黄{ $sign }{ $count }
holding-carts-B = トロッコの茶{ $sign }{ $count }
holding-carts-G = トロッコの灰{ $sign }{ $count }
holding-carts-K = トロッコの黒{ $sign }{ $count }
holding-cage = ケージ{ $sign }{ $count }
holding-storage = 倉庫{ $sign }{ $count }
holding-squares = 埋まったマス{ $sign }{ $count }
brief-Displaced = { $seat }のワーカーは食堂へ

# 選べない理由

refuse-TooFewWorkers = { place }：ワーカーが{ $workers }人必要ですが、{ $have }人しかいません。
refuse-TileTooDear = { tile }：{ $price }フラン必要ですが、{ $francs }フランしかありません。
refuse-NothingThere = { place }：山札がなくなり、空いたままです。
refuse-StackEmpty = { place }：山札がありません。
refuse-NothingToDeliver = { transport }の配送：完了した注文がありません。
refuse-CageFull = ケージがいっぱいです（{ $cage }/5）。
refuse-CageBelow = ケージはレベル{ $level }にあります。石炭を降ろせるのは地上だけです。

# 経過（一部の出来事は前の行に続きます）

story-Drafted = { $seat }が{ order }の注文を受けました。
story-ShiftStarted = シフト{ $shift }開始。スタートプレイヤーは{ $seat }です。
story-Displaced = { $seat }のワーカー{ $workers }人が食堂へ移りました。
story-TileBought = { $seat }が{ tile }を{ $price }フランで買いました（ワーカー{ $workers }人）。
story-CartLoaded = 同じ色の石炭がないため、レベル{ $level }に{ colour }を載せました。
story-CartsEmpty = 石炭がないため、レベル{ $level }のトロッコ{ $carts }台は空のままです。
story-TilesPeeked = { $seat }が山札のタイル{ $cards }枚を見ました（ワーカー{ $workers }人）。
story-TileSeen = 見たタイル：{ tile }、{ $price }フラン。
story-TileKept = { $seat }が{ tile }を{ $price }フランで買いました。
story-TilesReturned = { $seat }がタイル{ $cards }枚を{ end }に戻しました。
story-OrdersPeeked = { $seat }が山札の注文{ $cards }枚を見ました（ワーカー{ $workers }人）。
story-OrderSeen = 見た注文：{ order }、{ $points }点。
story-OrderKept = { $seat }が{ order }の注文を受けました。
story-OrdersReturned = { $seat }が注文{ $cards }枚を{ end }に戻しました。
story-MineEntered = { $seat }が{ $steps }ステップ採掘しました（ワーカー{ $workers }人）。
story-Loaded = レベル{ $level }から{ colour }{ $cubes }個を積みました。
story-Filled = { order }に{ $cubes }個置きました（{ ahead }）。
story-Stored = 倉庫に{ $cubes }個入れました。
story-Substituted = { order }の{ colour }1個の代わりに{ first }と{ second }を置きました（{ ahead }）。
story-Delivered = { $seat }が{ transport }で注文{ $orders }枚を配送しました：{ $points }点（ワーカー{ $workers }人）。
story-Earned = { $seat }が{ $francs }フランを得ました（ワーカー{ $workers }人）。
story-OrderTaken = { $seat }が{ order }の注文を受けました（ワーカー{ $workers }人）。
story-Banked = { $seat }が銀行で{ $francs }フランを得ました。
story-TileRevealed = { place }に{ tile }を補充しました。
story-OrderRevealed = { place }に{ order }の注文を補充しました。
scored = { $category ->
    [yellow] 黄の石炭
    [brown] 茶の石炭
    [grey] 灰の石炭
    [black] 黒の石炭
    [handcart] 手押し車
    [carriage] 四輪馬車
    [truck] トラック
    [locomotive] 機関車
    [empty_yellow] 空の黄のトロッコ
    [empty_brown] 空の茶のトロッコ
    [empty_grey] 空の灰のトロッコ
   *[empty_black] 空の黒のトロッコ
}
firstrow = { $first_seat } { $first_count }{ $first_points ->
    [0] {""}
   *[other] （+{ $first_points }）
}
secondrow = { $second_seat } { $second_count }{ $second_points ->
    [0] {""}
   *[other] （+{ $second_points }）
}
thirdrow = { $third_seat } { $third_count }{ $third_points ->
    [0] {""}
   *[other] （+{ $third_points }）
}
fourthrow = { $fourth_seat } { $fourth_count }{ $fourth_points ->
    [0] {""}
   *[other] （+{ $fourth_points }）
}
story-CategoryScored = -# シフト{ $shift }・{ scored }：{ $players ->
    [2] { firstrow }、{ secondrow }
    [3] { firstrow }、{ secondrow }、{ thirdrow }
   *[4] { firstrow }、{ secondrow }、{ thirdrow }、{ fourthrow }
}
story-ShiftScored = シフト{ $shift }：{ $seat } +{ $gained }（石炭{ $coal }{ $shift ->
    [1] {""}
   *[other] 、輸送{ $transports }
}{ $shift ->
    [3] 、空のトロッコ{ $carts }
   *[other] {""}
}） → { $points }点。
story-GameScored = 最終得点計算：{ $seat } フラン{ $francs }、石炭{ $cubes }、残った注文{ $orders }、バランス{ $balance } → { $points }点。
story-GameWon = { $seat }が{ $points }点（残り{ $francs }フラン）で勝ちました。

round-of-game = シフト{ $round }
step-of-game = シフト
lead-of-game = 各シフト終了時のトップ：{ $runs }
title-financier = 資産家：{ $count }フランを獲得
title-start-to-finish-of-game = 逃げ切り：最初のシフトから首位を譲らず
title-every-round-of-game = 着実：すべてのシフトで得点
title-strong-finish-of-game = 追い込み：最終シフトで{ $count }点
title-best-round-of-game = 1シフトの最多得点：{ $count }点
points-of-round = シフト{ $round }：{ $points }
category-orders = 注文
category-coal = 石炭
category-transports = 輸送
category-carts = 空のトロッコ
category-francs = フラン
category-cubes = 残った石炭
category-unfinished = 残った注文
category-balance = バランス
tie-break-1 = 残ったフラン
title-handcarts = 手押し車の名手：注文{ $count }枚を配送
title-carriages = 四輪馬車の名手：注文{ $count }枚を配送
title-trucks = トラックの名手：注文{ $count }枚を配送
title-locomotives = 機関車の名手：注文{ $count }枚を配送
title-big-delivery = 一括配送：一度に注文{ $count }枚
title-supplier = 供給王：注文{ $count }枚を配送
title-owner = 大炭鉱主：トンネルタイル{ $count }枚
title-displacer = 押しの強さ：ワーカー{ $count }人を食堂へ
title-digger = 採掘王：石炭{ $count }個を積む

# 遊び方の練習

lesson-goal = 炭鉱へようこそ！ トンネルを買い、石炭を掘り、注文した人へ届けます。**3回のシフトで合計点がいちばん多い人の勝ち**です。始まる前に全員が注文を3枚ずつ取ります。あなたは2枚取りました。もう1枚は、点は少なくてもすぐに掘れる黄色の注文にしましょう。
lesson-done = 注文には輸送手段、点数、石炭が書かれています。これは黄色2個を四輪馬車で届けて3点です。
lesson-factory = シフトの始まりです。手番では**1つのスペースにワーカーを送り、その効果を行います**。まずは石炭が必要です。トロッコ工場では、トロッコごとに石炭が1個載ったトンネルタイルを売っています。
lesson-tile = 黄色はトロッコ1台で1フラン。明るいタイルはリフトの左、暗いタイルは右に置かれ、左右の差があるレベルは最後に減点です。空いているスペースにはワーカー1人で足ります。
lesson-mine = 右のトロッコは最初からあったので、黄色は2個になりました。採掘で運び上げましょう。
lesson-steps = 採掘では**労働ステップ**をもらえます。石炭2個でちょうど6です。
lesson-load = リフトのケージをどのレベルへ動かしても1ステップ、石炭を1個積むのに1ステップ。レベル1へ下りて2個積むと3ステップです。
lesson-unload = 上がるのに1ステップ、注文に1個置くごとに1ステップ。これで注文が完了します！
lesson-deliver = 注文が完了しても、**配送**しなければ点になりません。四輪馬車にワーカーを送れば、四輪馬車の完了した注文がすべて届きます。
lesson-shift = 3点です！ 届けた注文は、シフトが終わるまで裏向きです。シフトは全員のワーカーがなくなると終わります。あなたの最後の手番まで進めましょう。
lesson-last = シフトも終わり近く。残るワーカーは2人、完了した注文がもう1枚あります！ 手押し車にはワーカーがいるので、**いる数より1人多く**送ります。先にいたワーカーは食堂へ移ります。
lesson-end = シフトが終わり、**その色をいちばん多く配送した人が得点しました**。黄と灰はあなた、黒はコンピューターです。表のとおり、シフト2からは輸送手段、シフト3では空のトロッコでも競います。最後に、お金と石炭は少し点になり、配送しなかった注文は1枚につき1点の損です。いまは1点差で2位です。このまま続けてみませんか？

# 概要

overview-goal = トンネルを買い、石炭を掘り、注文に応じて配送します。配送した注文はすぐ得点になり、各シフトの終わりには種類ごとに最多の人も得点します。**合計点**を競います。
overview-turn = **手番**
    1つのスペースにワーカーを送り、その効果を行います。
    - トロッコ工場：石炭の載ったトンネルタイルを買う。
    - 採掘：労働ステップで石炭を上げ、注文に置く。
    - 配送：ある輸送手段の完了した注文を届ける。
    - 新たな注文、資金、銀行：注文やお金を得る。
    ワーカーがいるスペースには、いる数より1人多く送ります。

# 初めての質問の説明

help-DraftOrder = 深い石炭ほど高得点ですが、お金もかかります。同じ輸送手段の注文はまとめて配送できます。
help-TakeTurn = シフトは全員のワーカーがなくなるまで続きます。ワーカーのいるスペースには、いる数より1人多く必要です。
help-ChooseSpace = ヘルメットの数字が、送るワーカーの人数です。
help-ChooseTile = 残りは山札の上か下に戻します。
help-ChooseOrder = 取らなくてもかまいません。
help-ReturnCards = 上に置けば次の人が手に入れるかもしれません。下に置けば最後になります。
help-ArrangeCards = 先に選んだものほど、先に引かれます。
help-MineCoal = 石炭を積み、上がって、注文に置くか、あとのために倉庫に入れます。どの色でも2個で1個の代わりになります。使わなかったステップは失われます。
help-ChooseWork = 1ステップずつ自由に行えます。
help-ChooseSquare = どの色でも2個あれば、その色1個の代わりになります。マスは印刷された色として数えます。
