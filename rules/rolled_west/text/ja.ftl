game-name = ロールドウェスト
game-pitch = ダイスを振って土地を開拓し、金属を出荷し、隣の人の出目も貯蓄しましょう。

# 設定

ruleset-publisher = 順位の点、貯蓄、事務所「銀と金」が異なる
option-outside-bank-from = 出目をコピーできる相手
option-outside-bank-from-by-ruleset = ルールに従う
option-outside-bank-from-neighbours = 隣の人だけ
option-outside-bank-from-any-opponent = 他の全員
option-outside-bank-period = ダイスを1つコピーできる期間
option-outside-bank-period-between-own-turns = 自分の手番から次の手番まで
option-outside-bank-period-per-round = 各ラウンド
option-lower-majority-bonus = 地域の順位の小さいボーナス
option-lower-majority-bonus-by-ruleset = ルールに従う
option-lower-majority-bonus-all-lower = 2位以下の全員
option-lower-majority-bonus-second-only = 2位だけ
option-office-sg-copper-in-contracts = 銅の事務所が数える契約の銅
option-office-sg-copper-in-contracts-by-ruleset = ルールに従う
option-office-sg-copper-in-contracts-per-contract = 銅を使う契約1件につき1点
option-office-sg-copper-in-contracts-per-copper = 契約に使う銅1個につき1点

# 用語

resource = { $resource ->
    [wood] 木材
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
metal = { $metal ->
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
terrain = { $terrain ->
    [woods] 森
    [valley] 谷
    [hills] 丘
   *[mountains] 山
}
aside = { $terrain ->
    [woods] 木
    [valley] 銅
    [hills] 銀
   *[mountains] 金
}
kind = { $kind ->
    [camp] キャンプ
   *[settlement] 集落
}
claim-cost = { $kind ->
    [camp] 木材1個
   *[settlement] 木材2個
}
die = { $initial ->
    [W] 木
    [C] 銅
    [S] 銀
   *[G] 金
}
contract = { $contract ->
    [C4] 銅4個
    [C2S2] 銅2個と銀2個
    [C2G2] 銅2個と金2個
    [S4] 銀4個
    [C5] 銅5個
    [S2G2] 銀2個と金2個
    [G4] 金4個
    [S5] 銀5個
   *[G5] 金5個
}
office-cost = { $office ->
    [CC] 銅2個
    [CS] 銅と銀
    [CG] 銅と金
    [SC] 銀と銅
    [SS] 銀2個
    [SG] 銀と金
    [GC] 金と銅
    [GS] 金と銀
   *[GG] 金2個
}
office-short = { $office ->
    [CC] 事務所・契約×1
    [CS] 事務所・1位×1
    [CG] 完成列×3
    [SC] 集落×2
    [SS] 6点
    [SG] 銅×1
    [GC] 星×1
    [GS] 事務所・完成列×2
   *[GG] 契約×3
}
office-pays = { $office ->
    [CC] 事務所と契約1件につき1点
    [CS] 事務所1件・地域の1位につき1点
    [CG] 完成した出荷列につき3点
    [SC] 集落1つにつき2点
    [SS] 6点
    [SG] { $units ->
        [0] 出荷した銅・銅の契約につき1点
       *[1] 出荷と契約の銅1個につき1点
    }
    [GC] 星1つにつき1点
    [GS] 事務所・完成した出荷列につき2点
   *[GG] 契約1件につき3点
}

# 質問

ask-ChooseTerrain = 脇に置くダイスは？
ask-TakeTurn = 次は？
ask-CopyDie = コピーするダイスは？

turn-ChooseTerrain = ダイスを1つ選び、地域を決めてください。
turn-TakeTurn = ダイスを使ってください。
turn-CopyDie = この出目から1つコピーして貯蓄するか、見送ってください。

# 手

move-SetTerrain = { aside }で{ terrain }：{ $space ->
    [0] 空きなし
   *[other] 次はマス{ $space }（{ $points }点）
}（残り：{ SPELL($left, by: "die") }）
move-Claim = { terrain }に{ kind }、マス{ $space }{ $kind ->
    [camp] {""}
   *[settlement] から
}：{ claim-cost } → { $points }点
move-Complete = 契約：{ contract } → { $points }点
move-Buy = 事務所：{ office-cost } → { office-pays }
move-Ship = { metal }を{ $count }個出荷 → { $points }点{ $firsts ->
    [0] {""}
    [1] （一番乗り）
   *[other] （2か所とも一番乗り）
}
move-Bank = { resource }を後の手番のために貯蓄
move-End = { $lost ->
    [none] 手番を終える
   *[other] 手番を終える（{ SPELL($lost, by: "die") }は失う）
}
move-Copy = { resource }をコピーする
move-Decline = { $last ->
    [0] 見送って次の出目を待つ
   *[1] 見送る（手番前の最後の機会）
}

# ボタンの短い表示

metal-die = { $metal ->
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
contract-short = { $contract ->
    [C4] 銅4
    [C2S2] 銅2銀2
    [C2G2] 銅2金2
    [S4] 銀4
    [C5] 銅5
    [S2G2] 銀2金2
    [G4] 金4
    [S5] 銀5
   *[G5] 金5
}
pick-SetTerrain = { aside } → { terrain }
pick-Claim = { kind }→{ $points }
pick-Complete = { contract-short }→{ $points }
pick-Buy = { $office ->
    [CC] 事務所…×1
    [CS] 1位…×1
    [GS] 完成列…×2
   *[other] { office-short }
}
pick-Ship = 出荷 { metal-die }{ $count }→{ $points }
pick-Bank = 貯蓄 { resource }
pick-End = 終了
pick-Copy = { resource }をコピー
pick-Decline = 見送る

kind-Contracts = 契約
kind-Offices = 事務所
kind-Shipping = { metal }を出荷
kind-Banking = 貯蓄

chose-SetTerrain = { terrain }
chose-Claim = { kind }
chose-Complete = { contract-short }
chose-Buy = 事務所
chose-Ship = { metal-die }{ $count }
chose-Bank = { resource }を貯蓄
chose-End = 終了
chose-Copy = { resource }
chose-Decline = 見送り

order-CopyIfShown = { resource }が出たらコピーする
order-AlwaysDecline = この対戦ではいつも見送る
order-DeclineOtherwise = { $last ->
    [0] それ以外で次の機会があれば見送る
   *[1] それ以外は最後の機会でも見送る
}

# 選択肢の損得

holding-wood = 木材{ $sign }{ $count }
holding-copper = 銅{ $sign }{ $count }
holding-silver = 銀{ $sign }{ $count }
holding-gold = 金{ $sign }{ $count }
holding-bank = 貯蓄{ $sign }{ $count }
holding-contracts = 契約{ $sign }{ $count }
holding-offices = 事務所{ $sign }{ $count }

# 選べない理由

refuse-DoneInThisTurn = { $action ->
    [claim] この手番ではもうキャンプか集落を作りました。
    [contract] この手番ではもう契約を履行しました。
    [office] この手番ではもう事務所を購入しました。
   *[bank] この手番ではもうダイスを貯蓄しました。
}
refuse-NoWood = { $kept ->
    [banked] キャンプを作る木材がありません。今貯蓄した木材は次の手番から使えます。
    [terrain] キャンプを作る木材がありません。地域のダイスは資源になりません。
   *[none] キャンプを作る木材がありません。
}
refuse-NoWoodForSettlement = { $banked ->
    [0] 集落には木材が2個必要ですが、1個しかありません。
   *[1] 集落には木材が2個必要ですが、1個しかありません。今貯蓄した木材は次の手番から使えます。
}
refuse-NoMetal = { $kept ->
    [banked] 使える金属がありません。今貯蓄した金属は次の手番から使えます。
    [terrain] 使える金属がありません。地域のダイスは資源になりません。
   *[none] 使える金属がありません。
}
refuse-TooFewMetals = { SPELL($metals, by: "die") }で{ $action ->
    [contract] 履行できる契約は残っていません。
   *[office] 購入できる事務所は残っていません。
}{ $banked ->
    [0] {""}
   *[1] 今貯蓄した金属は次の手番から使えます。
}
refuse-AllTaken = { $action ->
    [contract] 契約はすべて履行されました。
   *[office] 事務所はすべて購入されました。
}
refuse-TrackFull = { terrain }に空いているマスがありません。
refuse-NoSpaceForSettlement = { terrain }の空きは1マスです。集落には2マス必要です。
refuse-RowComplete = { metal }の出荷列は完成しています。
refuse-NothingToBankFor = 最後の手番なので、貯蓄しても使えません。
refuse-NoDieToBank = 自分のダイスはすべて使ったので、貯蓄できるダイスがありません。

# 経過

story-RoundStarted = ラウンド{ $round }開始。スタートプレイヤーは{ $seat }です。
story-Rolled = { $seat }の出目：{ SPELL($dice, by: "die") }
story-GhostRolled = ゴーストの出目：{ SPELL($dice, by: "die") }
story-TerrainSet = { $seat }が{ aside }を脇に置き、{ terrain }を選びました（残り：{ SPELL($left, by: "die") }）。
story-Claimed = { $seat }が{ terrain }に{ kind }を作りました：{ $points }点。
story-Completed = { $seat }が契約（{ contract }）を履行しました：{ $points }点。
story-Bought = { $seat }が事務所を購入しました：{ office-short }。
story-Shipped = { $seat }が{ metal }を{ $count }個出荷しました：{ $points }点{ $firsts ->
    [0] {""}
    [1] （一番乗り）
   *[other] （2か所とも一番乗り）
}。
story-Banked = { $seat }が{ resource }を貯蓄しました。
story-TurnEnded = { $seat }が手番を終えました（{ SPELL($lost, by: "die") }は失われました）。
story-Copied = { $seat }が{ resource }をコピーしました。
story-Declined = { $seat }が見送りました。
story-MajorityScored = { $seat }が{ terrain }で{ $first ->
    [0] 2位以下として
   *[1] 1位として
}{ $points }点を得ました。
story-OfficeScored = { $seat }が事務所（{ office-short }）で{ $points }点を得ました。
story-GameWon = { $seat }が{ $points }点で勝ちました。

category-claims = 地域のマス
category-shipping = 出荷
category-contracts = 契約
category-majorities = 地域の順位
category-offices = 事務所
title-shipper = 出荷王：{ $count }列を完成
title-contractor = 契約の名手：契約{ $count }件
title-official = 事務所王：事務所{ $count }つ
title-copier = 目ざとい：出目を{ $count }回貯蓄
title-landowner = 大地主：{ $count }地域で1位
title-settler = 開拓者：集落{ $count }つ

# 遊び方の練習

lesson-goal = 西部へようこそ！ **6ラウンドが終わったとき、合計点がいちばん多い人の勝ちです。** ダイスを4つ振ると、金・木・銅・木でした。1つは、この手番に**開拓できる地域**を決めるためだけに使います。金のダイスを脇に置いて、山を選びましょう。
lesson-claim = 残りの3つは使えます。木材を使うと、手番に1回、土地を開拓できます。1個なら1マスのキャンプ、2個なら2マスの**集落**です。マスの数字がすぐ点になり、ここは0点と2点です。
lesson-bank = 銅が残りました。使わないダイスは失われますが、**1つだけは貯蓄して**あとの手番で使えます。
lesson-spent = すべて使いました。手番を確定しましょう。そのあと、相手はこの3つのうち1つを**コピーできます**。あなたの損にはなりません。
lesson-copy = 相手はあなたの銅をコピーし、自分の出目と合わせて**契約を履行して9点**を得ました。今度は**あなたがその出目から1つコピーして**貯蓄できます。自分の手番と手番の間に1回だけです。銅は1個あるので、もう1個コピーしましょう。
lesson-terrain = 2人のときは、コピーのためだけにゴーストも振ります。次はあなたの出目です。木材がないので地域はどこでもかまいません。銅を1つ脇に置きましょう。
lesson-ship = 出荷した金属は左から順に列を埋めます。貯蓄と合わせて銅は3個。マスは0点、2点、そして**一番乗りなら6点**（ほかの人は3点）です。
lesson-office = 銀と金で事務所を買えます。**事務所も契約も早い者勝ち**で、手番ごとに1つずつです。この事務所は最後に、出荷した銅1個と銅を使う契約1つにつき、それぞれ1点になります。
lesson-last = 手番が終わり、ここまで10点です。**ラウンド6のあと、さらに2つが点になります。** 地域ごとのマスの多さ（山は1位が5点、2位以下は2点）と、事務所です。もし今ここで終わったら、こうなります：
lesson-end = これで準備は万全です！ まだラウンド2なので、最後の点はこれからの勝負です。終了時に残った貯蓄は点にならず、同点なら勝利を分け合います。秘密の情報はありません。このまま続けてみませんか？

# 概要

overview-goal = 6ラウンドの間、ダイスを使って土地を開拓し、契約を履行し、事務所を買い、金属を出荷します。最後に事務所と、地域ごとの広さも点になります。**合計点**を競います。
overview-turn = **手番**
    1. ダイスを4つ振り、1つを脇に置きます。それで開拓できる地域が決まります。
    2. ほかの人は、残りの3つから1つをコピーして貯蓄できます。
    3. ダイスと貯蓄を使います。開拓、契約、事務所は1回ずつ、出荷は何回でも。
    4. 残ったダイスを1つ貯蓄できます。ほかは失われます。

# 初めての質問の説明

help-ChooseTerrain = 脇に置いたダイスは誰も使えません。開拓には木材、ほかは金属が必要です。
help-TakeTurn = 開拓・契約・事務所は1回ずつ、出荷は何回でも、好きな順に行えます。ダイスは1つ貯蓄でき、手番を終えると残りは失われます。
help-CopyDie = コピーは無料ですが、自分の手番と手番の間に1回だけです。よい出目を待ってもかまいません。
