# 盤面の文字

board-round = ラウンド
board-last-round = 最終
board-turn = { $step ->
    [TakeTurn] { $players }の手番
    [ChooseTrade] { $players }：牛の交換
    [PayGrain] { $players }：回転盤と穀物
    [ChooseFirstColours] { $players }：労働者の色選び
    [ChooseColours] { $players }：労働者の色選び
    [DismissWorker] { $players }：労働者を戻す
    [SendToBank] { $players }：労働者を配置
    [SendToArea] { $players }：労働者を配置
    [AddToRight] { $players }：労働者を配置
    [PlaceBid] { $players }：競りコマを置くかパス
    [ChooseUpgrades] { $players }：小を大に替える
    [ChooseGoods] { $players }：資源選び
    [ChooseHex] { $players }：建設
    [EndBuilding] { $players }：建設の終わり
   *[ChooseCanteen] { $players }：水筒を使う？
}
board-city = 市の中心部
board-supply = サプライ
board-place = { $place ->
    [mine] 鉱山
    [quarry] 採石場
    [grain_field] 穀物畑
    [farm] 農場
   *[bank] 銀行
}
board-worker = { $colour ->
    [0] 茶
    [1] 黒
    [2] 黄
    [3] 橙
   *[4] 白
}
board-cattle = 牛
board-canteen = 水筒

# 文字による盤面

board-text-status = モンタナ、ラウンド{ $round }{ $last }。{ $turn }
board-text-last = （最終ラウンド）
board-text-player = { $player }：残り開拓地{ $settlements }、銀{ $silver }、{ $pieces }
board-text-starts = 、スタートプレイヤー
board-text-settled = 。開拓地：{ $hexes }
board-text-built = { $tiles ->
    [1] { $hex }
   *[other] { $hex }×{ $tiles }
}
board-text-count = { $piece }{ $count }
board-text-worker = 労働者・{ $colour }
board-text-plus = { "+" }
board-text-reach = 開拓地の隣：{ $hexes }
board-text-hex = { $hex }（{ $cost }{ $extras }）
board-text-double = 、2つの開拓地
board-text-with-cattle = 、牛
board-text-canteens = 、水筒{ $count }
board-text-place = { $place }の空き：{ $free }
board-text-desk = 労働者{ $workers }人で銀{ $silver }
board-text-space = 銀{ $silver }で{ $goods }個
board-text-city = 市の中心部：{ $rows }
board-text-empty-row = { $row }（{ $pays }）
board-text-held-row = { $row }（{ $pays }）に{ $player }（野菜{ $price }）
board-text-to-bid = これから：{ $players }
board-text-wheel = 回転盤は{ $pairs }（時計回り、穀物1個ごとに次へ）
board-text-pair = { $first }と{ $second }
board-text-supply = サプライ：{ $pieces }
board-text-row = { $row }列：{ $hexes }
board-text-owner = { $tiles ->
    [1] { $hex } { $player }
   *[other] { $hex } { $player }×{ $tiles }
}
board-text-land = { $hex } { $land ->
    [start] 開始地点タイル
    [canteen] 水筒のある湖
    [lake] 湖
   *[mountain] 山
}

# 盤面の見方

sign-hex = マス。開拓地を置くのに必要な資源
sign-double = 開拓地を一度に2枚置けるマス
sign-houses = 残りの開拓地。最初になくした人の勝ち
sign-goods = あなたの資源
sign-workers = あなたの労働者
sign-cattle = あなたの牛。手番中に、1頭を資源・銀・労働者のどれか1つと交換できます
sign-canteens = あなたの水筒。使うともう1手番できます。湖の隣に最初に建てた人がもらえます
sign-wheel = 回転盤。矢印の先の2人を雇います
sign-city = 市の中心部。野菜で競ります
sign-reward = この段を取った人の報酬
sign-bank = 銀行。労働者を置いて銀を得ます
sign-area = 労働のマス。銀を払い、ここに労働者を置いて資源を得ます
sign-right = もう1人ここに置けば、もう1個
