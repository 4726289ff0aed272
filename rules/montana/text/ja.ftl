game-name = モンタナ
game-pitch = 労働者を雇い、資源を届けて、誰よりも早くすべての開拓地を建設しましょう。

# 設定

ruleset-publisher = 穀物で労働者をもう1組得る
option-recruit-grain = 雇用で支払う穀物
option-recruit-grain-by-ruleset = ルールに従う
option-recruit-grain-replace = 矢印を進め、最後の1組だけを得る
option-recruit-grain-additional = 矢印を進め、両方の組を得る
option-build-adjacency = 建設できるマス
option-build-adjacency-any = 開始地点か、誰かの開拓地の隣
option-build-adjacency-own = 開始地点か、自分の開拓地の隣
option-long-game = 長いゲーム
option-long-game-off = 人数に応じた開拓地
option-long-game-on = 全員が開拓地12枚
option-tile-rotation = 景観タイルの向き
option-tile-rotation-random = ランダムに回す
option-tile-rotation-fixed = すべて同じ向き

# 用語

colour = { $colour ->
    [0] 茶色
    [1] 黒色
    [2] 黄色
   *[other] 橙色
}
worker-1 = { $first ->
    [-1] なし
    [0] 茶
    [1] 黒
    [2] 黄
    [3] 橙
   *[other] 白
}
worker-2 = { $second ->
    [-1] {""}
    [0] ＋茶
    [1] ＋黒
    [2] ＋黄
    [3] ＋橙
   *[other] ＋白
}
worker-3 = { $third ->
    [-1] {""}
    [0] ＋茶
    [1] ＋黒
    [2] ＋黄
   *[other] ＋橙
}
pair = { $first ->
    [4] 好きな色2人
   *[other] { worker-1 }{ worker-2 }
}
area = { $area ->
    [0] 鉱山
    [1] 採石場
    [2] 穀物畑
   *[other] 農場
}
product = { $area ->
    [0] 銅（小）
    [1] 石材（小）
    [2] 穀物
   *[other] 野菜
}
good = { $good ->
    [0] 銅（小）
    [1] 石材（小）
    [2] 穀物
    [3] 野菜
    [4] 銅（大）
   *[other] 石材（大）
}
good-1 = { $first ->
    [-1] なし
    [0] 銅
    [1] 石材
    [2] 穀物
    [3] 野菜
    [4] 銅（大）
   *[other] 石材（大）
}
good-2 = { $second ->
    [-1] {""}
    [0] 、銅
    [1] 、石材
    [2] 、穀物
    [3] 、野菜
    [4] 、銅（大）
   *[other] 、石材（大）
}
good-3 = { $third ->
    [-1] {""}
    [0] 、銅
    [1] 、石材
    [2] 、穀物
    [3] 、野菜
    [4] 、銅（大）
   *[other] 、石材（大）
}
good-4 = { $fourth ->
    [-1] {""}
    [0] 、銅
    [1] 、石材
    [2] 、穀物
    [3] 、野菜
    [4] 、銅（大）
   *[other] 、石材（大）
}
row = { $row ->
    [0] 1段目
    [1] 2段目
    [2] 3段目
   *[other] 4段目
}
row-brief = { $row ->
    [0] 牛1頭、小を大に3回
    [1] 銅・石材・穀物から3個
    [2] 小を大に2回
   *[other] 銀2、小を大に1回
}
price = 野菜{ $price }個
tiles = 開拓地{ $tiles }枚
cattle-too = { $cattle ->
    [0] {""}
   *[other] 、牛{ $cattle }頭
}
canteens-too = { $canteens ->
    [0] {""}
   *[other] 、水筒{ $canteens }枚
}
gained = { $cattle ->
    [0] { $silver ->
        [0] ました
       *[other] 、銀{ $silver }を得ました
    }
   *[other] 、牛{ $cattle }頭を得ました
}
exchange = { $copper ->
    [0] 石材（大）{ $stone }個
   *[other] 銅（大）{ $copper }個{ $stone ->
        [0] {""}
       *[other] 、石材（大）{ $stone }個
    }
}

# 質問

ask-TakeTurn = 次は？
ask-ChooseTrade = 牛1頭を何と交換？
ask-ChooseFirstColours = 白色：労働者2人の色は？
ask-PayGrain = 支払う穀物は？
ask-ChooseColours = 白色：労働者2人の色は？
ask-DismissWorker = どの労働者を戻しますか？
ask-SendToBank = 銀行に置く労働者は？
ask-SendToArea = 置く労働者は？
ask-AddToRight = 右側に足す労働者は？
ask-PlaceBid = どの段？
ask-ChooseUpgrades = 大に替えるのは？
ask-ChooseGoods = 得る資源は？
ask-ChooseHex = どこに建設？
ask-EndBuilding = これ以上建設できません。手番を終える前に牛を交換しますか？
ask-ChooseCanteen = 水筒でもう一度？

turn-TakeTurn = 雇用、労働、建設のいずれかを行ってください。
turn-ChooseTrade = 牛と交換するものを選んでください。
turn-ChooseFirstColours = 白色労働者の色を選んでください。
turn-PayGrain = 矢印を進めるかどうか選んでください。
turn-ChooseColours = 白色労働者の色を選んでください。
turn-DismissWorker = 戻す労働者を選んでください。
turn-SendToBank = 銀行に置く労働者を選んでください。
turn-SendToArea = 置く労働者を選んでください。
turn-AddToRight = 右側に置く労働者を選ぶか、空けておいてください。
turn-PlaceBid = 市の中心部：競りコマを置くか、パスしてください。
turn-ChooseUpgrades = 市の中心部：小から大に替えるものを選んでください。
turn-ChooseGoods = 市の中心部：得る資源を選んでください。
turn-ChooseHex = 建設するマスを選んでください。
turn-EndBuilding = 牛を交換するか、手番を終えてください。
turn-ChooseCanteen = 水筒を使うかどうか選んでください。

# 手

move-Recruit = 雇用：回転盤を回して労働者2人
move-UseBank = 銀行{ $space }：労働者{ $workers }人 → 銀{ $silver }
move-UseArea = { area }{ $space }：銀{ $silver } → { product }{ $goods }個
move-OpenCity = 市の中心部：野菜1個を得て競りを始める
move-Build = 建設：3マスまで
move-TradeCattle = 牛を交換する…
move-TradeForGood = { good }1個
move-TradeForSilver = 銀{ $silver }
move-TradeForWorker = { colour }の労働者1人
move-TurnWheel = { $also ->
    [0] { $grain ->
        [0] 支払わない → { pair }
       *[other] 穀物{ $grain }個 → { pair }
    }
   *[other] { $grain ->
        [0] 支払わず、これ以上得ない
       *[other] 穀物{ $grain }個 → さらに{ pair }
    }
}
move-TakeColours = { worker-1 }{ worker-2 }
move-ReturnWorker = { colour }を戻す{ $left ->
    [0] {""}
   *[other] （あと{ $left }人）
}
move-Send = { worker-1 }{ worker-2 }{ worker-3 }
move-AddWorkers = { worker-1 }{ worker-2 } → { good }をもう{ $goods }個
move-LeaveRight = 右側は空けておく
move-Bid = { row }に{ price }{ $outbids ->
    [0] {""}
   *[other] （上乗せ）
}：{ row-brief }
move-Pass = { $forced ->
    [0] パス
   *[other] パス：置けるマスがありません
}
move-Upgrade = { $copper ->
    [0] { $stone ->
        [0] 替えない
       *[other] { exchange }
    }
   *[other] { exchange }
}
move-TakeGoods = { good-1 }{ good-2 }{ good-3 }
move-TakeFewer = もっと少なく…
move-Settle = { $hex }：{ good-1 }{ good-2 }{ good-3 }{ good-4 } → { tiles }{ cattle-too }{ canteens-too }
move-StopBuilding = { $silver ->
    [0] ここまで
   *[other] ここまで：銀{ $silver }
}
move-UseCanteen = 水筒でもう一度手番（残り{ $left }枚）
move-KeepCanteens = 手番を終える

# ボタンの短い表示

pick-Recruit = 雇用
pick-UseBank = 銀行 → 銀{ $silver }
pick-UseArea = { area } → { $goods }個
pick-OpenCity = 市
pick-Build = 建設
pick-TradeCattle = 牛を交換…
pick-TradeForGood = { good }
pick-TradeForSilver = 銀{ $silver }
pick-TradeForWorker = { colour }
pick-TurnWheel = { $also ->
    [0] 穀物{ $grain }個 → { pair }
   *[other] { $grain ->
        [0] 穀物0個 → これまで
       *[other] 穀物{ $grain }個 → { pair }
    }
}
pick-ReturnWorker = { colour }
pick-AddWorkers = { worker-1 }{ worker-2 }
pick-LeaveRight = 空けておく
reward = { $row ->
    [0] 牛
    [1] 資源
    [2] 大に交換
   *[other] 銀
}
pick-Bid = { reward }：{ $price }個
pick-Pass = パス
pick-TakeGoods = { $first ->
    [0] { $second ->
        [0] { $third ->
            [0] 銅3
            [1] 銅2、石材
            [2] 銅2、穀物
           *[other] 銅2
        }
        [1] { $third ->
            [1] 銅、石材2
            [2] 銅、石材、穀物
           *[other] 銅、石材
        }
        [2] { $third ->
            [2] 銅、穀物2
           *[other] 銅、穀物
        }
       *[other] 銅
    }
    [1] { $second ->
        [1] { $third ->
            [1] 石材3
            [2] 石材2、穀物
           *[other] 石材2
        }
        [2] { $third ->
            [2] 石材、穀物2
           *[other] 石材、穀物
        }
       *[other] 石材
    }
   *[other] { $second ->
        [2] { $third ->
            [2] 穀物3
           *[other] 穀物2
        }
       *[other] 穀物
    }
}
pick-Upgrade = { $copper ->
    [0] { $stone ->
        [0] 替えない
       *[other] 石材{ $stone }
    }
   *[other] 銅{ $copper }{ $stone ->
        [0] {""}
       *[other] 、石材{ $stone }
    }
}
pick-Settle = { $hex } → { $tiles }枚{ cattle-too }
pick-StopBuilding = { $silver ->
    [0] ここまで
   *[other] ここまで：銀+{ $silver }
}
pick-UseCanteen = 水筒を使う
pick-KeepCanteens = 終了

kind-Bank = 銀行
kind-Area = { area }
kind-Row = { reward }
kind-Workers = { worker-1 }を含む
kind-Goods = { good-1 }を含む
kind-LargeCopper = { $copper ->
    [0] 銅（大）なし
   *[other] 銅（大）{ $copper }個
}
kind-Hexes = { $letter }列の土地

chose-Recruit = 雇用
chose-UseBank = 銀行{ $space }
chose-UseArea = { area }{ $space }
chose-OpenCity = 市
chose-Build = 建設
chose-TradeCattle = 牛の交換
chose-TradeForGood = { good }1個
chose-TradeForSilver = 銀{ $silver }
chose-TradeForWorker = { colour }の労働者1人
chose-TurnWheel = { $grain ->
    [0] 支払わない
   *[other] 穀物{ $grain }個
}
chose-TakeColours = { worker-1 }{ worker-2 }
chose-ReturnWorker = { colour }を戻す
chose-Send = { worker-1 }{ worker-2 }{ worker-3 }
chose-AddWorkers = { worker-1 }{ worker-2 }
chose-LeaveRight = 右側は空き
chose-Bid = { row }
chose-Pass = パス
chose-Upgrade = { $copper ->
    [0] { $stone ->
        [0] 替えない
       *[other] { exchange }
    }
   *[other] { exchange }
}
chose-TakeGoods = { good-1 }{ good-2 }{ good-3 }
chose-TakeFewer = 少なく
chose-Settle = { $hex }
chose-StopBuilding = ここまで
chose-UseCanteen = 水筒
chose-KeepCanteens = 終了

order-BidUpTo = 競り{ $auction }：{ row }に{ price }まで
order-PassBids = 競り{ $auction }：それ以外はパス
order-PassAlways = ほかの人が開いた競りではいつもパス

# 選択肢の損得

holding-workers-0 = 茶色の労働者{ $sign }{ $count }
holding-workers-1 = 黒色の労働者{ $sign }{ $count }
holding-workers-2 = 黄色の労働者{ $sign }{ $count }
holding-workers-3 = 橙色の労働者{ $sign }{ $count }
holding-silver = 銀{ $sign }{ $count }
holding-goods-0 = 銅（小）{ $sign }{ $count }
holding-goods-1 = 石材（小）{ $sign }{ $count }
holding-goods-2 = 穀物{ $sign }{ $count }
holding-goods-3 = 野菜{ $sign }{ $count }
holding-goods-4 = 銅（大）{ $sign }{ $count }
holding-goods-5 = 石材（大）{ $sign }{ $count }
holding-cattle = 牛{ $sign }{ $count }
holding-canteens = 水筒{ $sign }{ $count }
holding-settlements = 建てた開拓地{ $sign }{ $count }
brief-BidPlaced = { row }に{ price }で競りコマ
brief-Outbid = { row }で{ $other_seat }に上乗せして{ price }
brief-BankCleared = 銀行を空にする
brief-AreaCleared = { area }を空にする
brief-FinalRound = 最終ラウンドになる

# 選べない理由

refuse-NobodyToSend = 銀行、鉱山、採石場、穀物畑、農場：労働者がいません。
refuse-BankNeedsWorkers = 銀行の労働者{ $workers }人以上のマス：{ $have }人しかいません。
refuse-AreasNeedWorkers = 色の違う場所：その色の労働者1人か、好きな2人が必要です。
refuse-AreasNeedSilver = 銀{ $silver }以上のマス：銀は{ $have }しかありません。
refuse-NothingToBuild = 建設：費用を支払えるマスがありません。{ $trade ->
    [0] {""}
   *[other] 牛を交換すれば建設できます。
}
refuse-NothingLeft = 建設：開拓地はすべて置きました。
refuse-HexTooDear = { $hex }：{ good-1 }{ good-2 }{ good-3 }{ good-4 }が足りません。
refuse-RowTooDear = { row }：{ price }が必要ですが、{ $have }個しかありません。

# 経過

story-GameBegan = 地図が完成し、全員が回転盤を2回ずつ回します。スタートプレイヤーは{ $starter_seat }です。
story-Spun = { $seat }が回転盤を回しました：{ pair }。
story-WheelTurned = { $seat }が穀物{ $grain }個を支払って矢印を進めました：{ pair }。
story-Recruited = { $seat }が労働者を得ました：{ worker-1 }{ worker-2 }。
story-WorkerReturned = { $seat }は置き場所がなく、{ colour }の労働者を戻しました。
story-TradedForGood = { $seat }が牛1頭を{ good }1個と交換しました。
story-TradedForSilver = { $seat }が牛1頭を銀{ $silver }と交換しました。
story-TradedForWorker = { $seat }が牛1頭を{ colour }の労働者1人と交換しました。
story-GoodsGivenUp = { good }が不足し、{ $seat }が{ $count }個戻しました。
story-WorkersGivenUp = { colour }の労働者が不足し、{ $seat }が{ $count }人戻しました。
story-Banked = { $seat }が銀行{ $space }に{ worker-1 }{ worker-2 }{ worker-3 }を置き、銀{ $silver }を得ました。
story-Produced = { $seat }が{ area }{ $space }に{ worker-1 }{ worker-2 }を置き、銀{ $silver }で{ product }{ $count }個を得ました。
story-ProducedMore = { $seat }が{ area }{ $space }の右側に{ worker-1 }{ worker-2 }を置き、{ product }をもう{ $count }個得ました。
story-CityOpened = { $seat }が野菜{ $count }個を得て、市の中心部で競りを始めました。
story-BidPlaced = { $seat }が{ row }に{ price }で競りコマを置きました（{ row-brief }）。
story-Outbid = { $seat }が{ row }に{ price }で置き、{ $other_seat }を追い出しました（{ row-brief }）。
story-BidPassed = { $seat }がパスしました。
story-NothingToBid = { $seat }は野菜が足りず、置けるマスがありません。
story-Rewarded = { $seat }が{ row }に{ price }を支払い{ gained }。
story-RewardLost = { $seat }は{ row }の{ price }を支払えなくなり、何も得られません。
story-Upgraded = { $seat }が大に替えました：{ exchange }。
story-GoodsTaken = { $seat }が資源を得ました：{ good-1 }{ good-2 }{ good-3 }。
story-Settled = { $seat }が{ $hex }に建設しました：{ tiles }{ $lines ->
    [0] {""}
   *[other] （うち連続{ $lines }枚）
}{ cattle-too }{ canteens-too }。{ $left ->
    [0] {""}
   *[other] 残り{ $left }枚。
}
story-BuildingEnded = { $seat }は建設を終え、銀{ $silver }を得ました。
story-BankCleared = 銀行がすべて埋まったので空になり、労働者はサプライに戻りました。
story-AreaCleared = { area }がすべて埋まったので空になり、労働者はサプライに戻りました。
story-FinalRound = { $seat }が最後の開拓地を置きました！ { $starter_seat }の次の手番の前にゲームが終わります。
story-CanteenUsed = { $seat }が水筒でもう一度手番を行います。
story-Stalled = { $rounds }ラウンドが終わったため、ゲームが終了します。
story-GameWon = { $seat }が開拓地{ $settlements }枚で勝ちました。

category-built = マス
category-doubles = 2つの開拓地
category-lines = 連続して建設
tie-break-1 = 牛と水筒の合計
tie-break-2 = 銀と労働者と資源の合計
points-of-game = 開拓地{ $points }枚
result-total-of-game = 開拓地
result-curve-of-game = 開拓地の推移（手番ごと）
result-curve-rounds-of-game = 開拓地の推移（ラウンドごと）
result-curve-numbered-of-game = 開拓地の推移（手番ごと、数字はラウンド）
best-turns-of-game = 1手番での最多の開拓地
best-rounds-of-game = 1ラウンドでの最多の開拓地
title-one-point-of-game = 紙一重：1枚差で勝利
title-big-turn-of-game = 大きな一手：1手番で開拓地{ $count }枚
title-strong-finish-of-game = 追い込み：最終ラウンドで開拓地{ $count }枚
title-best-round-of-game = 1ラウンドの最多：開拓地{ $count }枚
title-best-category-of-game = スペシャリスト：「{ $category }」で開拓地{ $count }枚
title-comeback-of-game = 逆転：折り返しでは首位と{ $count }枚差の最下位
title-runaway-of-game = 圧勝：{ $count }枚差
title-every-round-of-game = 着実：すべてのラウンドで開拓地を配置
title-every-category-of-game = オールラウンダー：すべての種類の開拓地
title-second-half-of-game = 追い上げ：後半は開拓地{ $count }枚で最多
title-close-second-of-game = あと一歩：首位まで開拓地{ $count }枚
title-recruiter = 雇用主：雇用{ $count }回
title-banker = 倹約家：最後に銀{ $count }
title-liner = 測量士：連続して建設した開拓地{ $count }枚
title-doubler = 町の創設者：2つの開拓地のマスに{ $count }枚
title-water-bearer = 働き者：水筒で{ $count }回の追加手番
title-councillor = 市の顔役：報酬を{ $count }回
title-trader = 商人：牛を{ $count }頭交換
title-rancher = 牧場主：最後に牛{ $count }頭
title-pacemaker = 先導者：最初に開拓地をすべて配置

# 遊び方の練習

lesson-goal = モンタナへようこそ！ 点数はありません。**誰よりも早くすべての開拓地を置いた人の勝ちです。** あなたの開拓地は12枚。手番では、雇用・労働・建設のどれか1つを行います。まずは雇用。回転盤を回しましょう。
lesson-wheel = 黄色と橙色で止まりました。穀物1個ごとに矢印が1マス先へ進みますが、この2人で十分です。穀物は取っておきましょう。
lesson-work = 労働者が6人になりました。対戦では「確定」で手番を終えますが、ここでは自動で進みます。さあ、労働です！ 場所ごとに得意な色があり、**橙色は農場で野菜を取ってきます。** 最初のマスがいちばん安いです。
lesson-worker = その色なら1人、それ以外なら好きな2人で働けます。置いた労働者は手元に戻りません。すべてのマスが埋まると、その場所は空になります。
lesson-right = 右側の「+1」に労働者を足すと、銀なしでもう1個もらえます。もう1人の橙色も送りましょう。
lesson-city = 相手が市の中心部で競りを始めました。段ごとに報酬があり、**全員が野菜で競ります。** 競りコマの位置が値段です。建設には資源が必要です。2段目で相手に上乗せしましょう。
lesson-goods = 相手は3段目に移り、小さな資源を大に替えました。大は市の中心部でしか手に入らず、大を求めるマスもあります。あなたは小さな資源を3個もらえます。全員の出発点、幌馬車の隣のマスを見てみましょう。
lesson-build = これで3マス分を支払えます。**1手番で建てられる上限です。** 建設しましょう！
lesson-first = 幌馬車か、**誰かの**開拓地の隣のマスに、書かれた資源をちょうど支払って建てます。
lesson-lake = 残り11枚！ 開拓地の隣に新しいマスが開けました。ここは2つの湖に面しています。湖の隣に最初に建てた人が水筒をもらえます。
lesson-double = 小さな家2軒の印です。ここには**開拓地を一度に2枚**置けます。自分のマスが一直線に4つ並んだときも、もう1枚置けます。
lesson-canteen = 1手番で開拓地4枚！ 建てなかった分は1回につき銀1になります。水筒を使うと、すぐにもう1手番できます。使いましょう。
lesson-end = 残り8枚、またあなたの手番です。**誰かが最後の開拓地を置いたら、そのラウンドでゲームが終わります。** すべて置いた人の勝ち。複数いれば、牛と水筒が多い人の勝ち。足りないものは牛と交換でき、銀行ではどの色の労働者でも銀になります。このまま続けてみませんか？

# 概要

overview-goal = 開拓者がモンタナにやってきて、資源を求めています。点数はありません。**誰よりも早くすべての開拓地を置いた人の勝ちです。** 誰かが置き終えたラウンドが最後になります。
overview-turn = **手番**：どれか1つ
    - 雇用：回転盤を回し、労働者を2人得る。
    - 労働：労働者を送り、銀行で銀、鉱山・採石場・穀物畑・農場で資源を得る。または市の中心部の競りを始める。
    - 建設：誰かの開拓地の隣で3マスまで、資源を支払って開拓地を置く。
    自分の手番なら、牛1頭を、足りない資源・銀・労働者のどれか1つと交換できます。

# 初めての質問の説明

help-TakeTurn = 1手番に1つ：雇用、労働、建設。2〜3マス分の資源がたまったら建設しましょう。
help-PayGrain = 穀物1個ごとに矢印が1マス先へ進みます。より都合のよい2人が得られるかもしれません。
help-ChooseFirstColours = 茶色は鉱山、黒色は採石場、黄色は穀物畑、橙色は農場で働きます。
help-ChooseColours = 茶色は鉱山、黒色は採石場、黄色は穀物畑、橙色は農場で働きます。
help-DismissWorker = 労働者は8人までです。
help-SendToBank = 銀行は何色でもかまいません。いちばん要らない人を送りましょう。手元には戻りません。
help-SendToArea = その色の労働者1人は、ほかの2人分の働きをします。手元には戻らず、すべてのマスが埋まるとその場所は空になります。
help-AddToRight = 右側に銀は要りません。
help-PlaceBid = 競りコマは、段の報酬に野菜を何個払うかを示します。払うのは、最後まで残った場合だけです。より高い値段を出されたら、置き直せます。
help-ChooseUpgrades = 銅（大）や石材（大）を求めるマスがあり、ここでしか手に入りません。
help-ChooseGoods = 開拓地の隣のマスを見て、必要なものを選びましょう。
help-ChooseHex = 開拓地を置くと、その隣のマスが自分にもほかの人にも開かれます。
help-EndBuilding = 牛は取っておいて、あとの手番で交換することもできます。
help-ChooseCanteen = 水筒を使うと、もう1手番行えます。あとに取っておくこともできます。
help-ChooseTrade = 交換しても手番は終わりません。
