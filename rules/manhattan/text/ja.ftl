game-name = マンハッタン
game-pitch = 6つの大都市にビルを建て、最上階を押さえて得点を稼ぎましょう。

# 設定

ruleset-standard = 1人1色、6個のブロックで4ラウンド
ruleset-publisher = 2人と3人では短い6ラウンド
option-promo = プロモーションカード
option-promo-off = 使わない
option-promo-on = 使う：毎ラウンド得点方法が1つ増える
option-selection-mode = ブロックの選び方
option-selection-mode-sequential = 順番に公開で選ぶ
option-selection-mode-simultaneous = 全員同時に秘密で選ぶ
option-selection-mode-one-by-one = 1個ずつ順番に選ぶ
option-start-player = 最初の親プレイヤー
option-start-player-random = ランダム
option-start-player-first-seat = 最初の席
option-start-player-chosen = 最初の席の人が選ぶ
option-card-reading = 建設カードの向き
option-card-reading-by-seat = 自分の側から見る
option-card-reading-fixed = 全員同じ向きで見る
option-two-player-rounds = 2人のラウンド数
option-two-player-rounds-by-ruleset = ルールに従う
option-two-player-rounds-4 = 4ラウンド、1人1色
option-two-player-rounds-6 = 6ラウンド、1人2色
option-two-player-mode = 1人2色のとき
option-two-player-mode-combined = 2色を合わせて数える
option-two-player-mode-per-colour = 色ごとに数える
option-three-player-rounds = 3人のラウンド数
option-three-player-rounds-by-ruleset = ルールに従う
option-three-player-rounds-4 = 6個ずつ4ラウンド
option-three-player-rounds-6 = 4個ずつ6ラウンド
option-three-player-rounds-3 = 8個ずつ3ラウンド
option-tallest-tie = 一番高いビルが複数あるとき
option-tallest-tie-by-player = すべて1人の所有なら得点
option-tallest-tie-by-building = 誰も得点しない
option-hobbiton-tie = ホビット庄の同数
option-hobbiton-tie-one-winner = 一番高いビルは単独、一番低いビルは同数可
option-hobbiton-tie-strict = どちらも単独で所有
option-hobbiton-tie-lenient = どちらも同数可

# 用語

city = { $city ->
    [0] マンハッタン
    [1] フランクフルト
    [2] 香港
    [3] サンパウロ
    [4] カイロ
   *[5] シドニー
}
cell = { $cell ->
    [0] 北西
    [1] 北
    [2] 北東
    [3] 西
    [4] 中央
    [5] 東
    [6] 南西
    [7] 南
   *[8] 南東
}
colour = { $colour ->
    [0] 黄
    [1] オレンジ
    [2] 青
   *[3] 紫
}
side = { $side ->
    [S] 南の席
    [W] 西の席
    [N] 北の席
   *[E] 東の席
}
floors = { $floors }階層
round-of = ラウンド{ $round }/{ $rounds }
promo = { $promo ->
    [big_business] 大きなビジネス
    [megacity] 巨大都市
    [mixed_complex] 複合ビル
    [world_expansion] 世界展開
    [small_town] 小都市
    [founder] 創業者
    [view_from_the_clouds] 雲上からの景色
    [villa] 郊外住宅
    [hobbiton] ホビット庄
   *[fake_news] フェイクニュース
}
promo-text = { $promo ->
    [big_business] 都市ごとに、一番高いビルの所有者が2点
    [megacity] 9つのビルがある都市（なければビルが一番多い都市）のビル1つにつき1点
    [mixed_complex] 3色以上でできたビル1つにつき2点
    [world_expansion] 所有するビル1つにつき1点
    [small_town] ビルの数が一番少ない都市のビル1つにつき1点
    [founder] 自分のブロックが最下層にある他人のビル1つにつき1点
    [view_from_the_clouds] 5階層以上のビル1つにつき1点
    [villa] 空きマスに隣接する1階層のビル1つにつき1点
    [hobbiton] 1つの都市で一番高いビルと一番低いビルを所有していれば2点
   *[fake_news] 得点なし。得点計算の直前にもう1枚公開する
}

# 質問

ask-ChooseBlocks = { colour }の{ floors }を何個取りますか？（残り{ $left }個）
ask-ChooseStarter = 最初のラウンドの親プレイヤーは誰ですか？
ask-ChooseBlock = このラウンドで使うブロックを1個選んでください。
ask-PlayCard = 使うカードは？
ask-ChooseCity = 建てる都市は？
ask-PlaceBlock = 置くブロックは？
ask-DiscardCard = どこにも建設できません。どの建設カードを捨てますか？
ask-GiveUpBlock = どこにも建設できません。どのブロックを手放しますか？

turn-ChooseStarter = 最初の親プレイヤーを選んでください。
turn-ChooseBlocks = このラウンドのブロックを選んでください。
turn-ChooseBlock = ブロックを1個選んでください。
turn-PlayCard = 建設カードを使ってビルを建ててください。
turn-ChooseCity = 建設する都市を選んでください。
turn-PlaceBlock = 置くブロックを選んでください。
turn-DiscardCard = どこにも建設できません。建設カードとブロックを捨ててください。
turn-GiveUpBlock = どこにも建設できません。手放すブロックを選んでください。

# 手

move-StartWith = { $starter_seat }
move-TakeBlocks = { $count ->
    [0] { colour }の{ floors }は取らない
   *[other] { colour }の{ floors }を{ $count }個
}{ $left ->
    [0] （これで全部）
   *[other] （残り{ $left }個）
}
move-TakeBlock = { colour }の{ floors }を1個
move-UseCard = { cell }のマス
move-BuildIn = { $top ->
    [0] { city }：{ $height }階層、最上階は黄
    [1] { city }：{ $height }階層、最上階はオレンジ
    [2] { city }：{ $height }階層、最上階は青
    [3] { city }：{ $height }階層、最上階は紫
   *[other] { city }：空きマス
}
move-BuildWith = { colour }の{ floors } → 高さ{ $height }
move-Discard = { cell }のマスの建設カードを捨てる
move-GiveUp = { colour }の{ floors }のブロックを手放す

# ボタンの短い表示

pick-TakeBlocks = { $count }個
pick-TakeBlock = { floors }（{ colour }）
pick-UseCard = { cell }
pick-BuildIn = { city }
pick-BuildWith = { floors }（{ colour }） → 高さ{ $height }
pick-Discard = { cell }
pick-GiveUp = { floors }（{ colour }）

chose-StartWith = 親は{ $starter_seat }
chose-TakeBlocks = { $count ->
    [0] { floors }なし
   *[other] { floors }×{ $count }
}
chose-TakeBlock = { floors }×1
chose-UseCard = { cell }
chose-BuildIn = { city }
chose-BuildWith = { floors }
chose-Discard = { cell }の建設カードを捨てる
chose-GiveUp = { floors }を手放す

preset-Balanced = 均等に：{ chosen }

# 選択肢の損得

holding-buildings = 所有するビル{ $sign }{ $count }
holding-cities = 最多の都市{ $sign }{ $count }
holding-tallest = 一番高いビル{ $sign }1
holding-promo = プロモーションの点{ $sign }{ $count }
brief-TakenOver = { $from_seat }のビルを乗っ取る

# 選べない理由

refuse-CardFitsNowhere = { cell }のマス：どの都市にも建設できません。
refuse-OutOfReach = { $colour ->
    [-1] { city }の{ cell }：一度に{ $needs }階層以上が必要ですが、一番大きいブロックは{ $largest }階層です。
   *[other] { city }の{ cell }：{ colour }なら一度に{ $needs }階層以上が必要ですが、{ colour }の一番大きいブロックは{ $largest }階層です。
}
refuse-BlockTooSmall = { colour }の{ floors }：ここでは{ $needs }階層以上が必要です。

# 経過

story-RoundStarted = { round-of }開始。親プレイヤーは{ $starter_seat }です。
story-PromoRevealed = プロモーションカード「{ promo }」：{ promo-text }。
chosen = { chosen-fours }{ chosen-threes }{ chosen-twos }{ chosen-ones }
chosen-fours = { $fours ->
    [0] {""}
   *[other] 4階層×{ $fours }
}
chosen-threes = { $threes ->
    [0] {""}
   *[other] { after-fours }3階層×{ $threes }
}
chosen-twos = { $twos ->
    [0] {""}
   *[other] { after-threes }2階層×{ $twos }
}
chosen-ones = { $ones ->
    [0] {""}
   *[other] { after-twos }1階層×{ $ones }
}
after-fours = { $fours ->
    [0] {""}
   *[other] { "、" }
}
after-threes = { $threes ->
    [0] { after-fours }
   *[other] { "、" }
}
after-twos = { $twos ->
    [0] { after-threes }
   *[other] { "、" }
}
story-BlocksChosen = { $seat }が{ colour }のブロックを選びました：{ chosen }。
story-BlocksRevealed = { $seat }が秘密に選んでいた{ colour }のブロック：{ chosen }。
story-BlockChosen = { $seat }が{ colour }の{ floors }のブロックを選びました。
story-Founded = { $seat }が{ city }の{ cell }に{ floors }のビルを建てました。
story-Raised = { $seat }が{ city }の{ cell }のビルに{ floors }を加えました（高さ{ $height }）。
story-TakenOver = { $seat }が{ city }の{ cell }で{ $from_seat }のビルを{ floors }で乗っ取りました（高さ{ $height }）。
story-Passed = { $seat }はどこにも建設できず、{ cell }の建設カードを捨て、{ colour }の{ floors }のブロックを失いました。
story-Reshuffled = 山札がなくなり、捨て札{ $cards }枚をシャッフルして新しい山札にしました。
story-CardDrawn = { cell }のマスの建設カードを引きました。
story-RoundScored = { $seat } +{ $gained }：一番高いビル{ $tallest }、都市ごとのビル最多{ $majorities }、所有するビル{ $buildings }{ $promo ->
    [0] {""}
   *[other] 、プロモーション{ $promo }
} → { $points }点
story-GameWon = { $seat }が{ $points }点で勝ちました。

category-tallest = 一番高いビル
category-majorities = 都市ごとのビル最多
category-buildings = 所有するビル
category-promo = プロモーションカード
tie-break-1 = 一番高いビルの高さ
tie-break-2 = 最多の都市の数
title-loyal = 着実な建て増し：自分のビルに{ $count }回
title-skyscraper = 摩天楼：一番高いビル、{ $count }階層
title-takeovers = 乗っ取り名人：ビルを{ $count }回奪う
title-untouched = 堅守：{ $count ->
    [0] 奪われたビルなし
   *[other] 奪われたビルは{ $count }つだけ
}
title-cities = 市長：{ $count }都市で最多

# 遊び方の練習

lesson-goal = マンハッタンへようこそ！ 6つの都市にビルを建てるゲームです。**一番上のブロックの持ち主がビルの持ち主**で、ラウンドが終わるたびにすべてのビルが点になります。あなたは黄色です。まず、このラウンドで使う1〜4階層のブロックを6個選びます。4階層は1個選んであります。全部で3個しかない貴重なブロックです。次は3階層を選びましょう。
lesson-rest = 次は2階層のブロック。残りは1階層になります。
lesson-card = 手番は「カード」「都市」「ブロック」の3つだけです。カードは、**都市の9つのマスのどこに**建てるかを示します。中央のカードを使いましょう。
lesson-city = このマスはどの都市にもあります。マンハッタンに建てましょう。
lesson-block = 空きマスにはどのブロックでも置けます。小さいもので十分です。
lesson-done = これで1手番分を選び終わりました！ 「確定」を押すまでは何でも取り消せます。確定すると、新しいカードを1枚引きます。
lesson-rival = 相手（青）が香港に2階層のビルを建てました。あなたの手札に、ちょうどそのマスのカードがあります。あのビルを乗っ取りましょう。
lesson-higher = ほかの人のビルの上にも置けます。条件は、**そのビルの中で自分の階層数が誰にも負けない**ことです（同数でもかまいません）。
lesson-level = 2階層同士で並ぶので置けます。上に乗れば、4階層のビルがまるごとあなたのものです。
lesson-finish = お見事！ ラウンドの途中は代わりに進めておきました。最後のブロックは4階層です。青の小さなビルがフランクフルトの東にあります。そのマスのカードを使いましょう。
lesson-last = あなたの4階層は青の1階層に勝ちます。ビルはあなたのものになり、高さも一番です。
lesson-scoring = ラウンドの得点です。一番高いビルに**3点**、ビルの数が一番多い都市ごとに**2点**、ビル1つごとに**1点**。最初の2つは、ほかの人と並ぶと誰も得点しません。手番を確定して見てみましょう。
lesson-end = 15対6です！ 一番高いビルで3点、3つの都市で6点、6つのビルで6点でした。ビルは残り、乗っ取られないかぎりラウンドごとにまた点になります。**ラウンド4が終わると対戦も終わり、合計点が一番多い人の勝ちです。**ブロックは全員に見えますが、手札は見えません。このまま続けてみませんか？

# 概要

overview-goal = 6つの都市にビルを建てます。一番上のブロックの持ち主がビルの持ち主です。ラウンドごとにすべてのビルが得点になり、最後のラウンドが終わったときの**合計点**を競います。
overview-turn = **手番**
    1. カードを使います。都市の9つのマスのどこに建てるかを示します。
    2. 6つの都市から1つを選びます。
    3. そこにブロックを置きます。空きマスか、置いたあとに自分の階層数が誰にも負けないビルの上です。
    4. カードを1枚引きます。

# 初めての質問の説明

help-ChooseBlocks = 大きなブロックはビルを乗っ取れますが、数に限りがあります。小さいものは多くのビルを建てられます。
help-ChooseBlock = 全員がそろうまで、順番に1個ずつ取ります。
help-PlayCard = カードが決めるのは都市の中のマスだけです。都市は次に選びます。
help-ChooseCity = ビルの数が都市で最多なら2点、ビルは1つ1点、一番高いビルは3点です。
help-PlaceBlock = ほかの人のビルでは、その中の自分の階層数が誰にも負けないことが条件です（同数でも可）。
help-DiscardCard = 使えるカードがないので、カードとブロックを1つずつ失います。
help-GiveUpBlock = このブロックはゲームから除かれます。小さいものほど損が少なくなります。
