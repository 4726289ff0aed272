# 盤面の文字

board-shift = シフト
board-drafting = ドラフト
board-steps = ステップ
board-turn = { $step ->
    [DraftOrder] { $players }：注文カードを選択
    [TakeTurn] { $players }の手番
    [ChooseSpace] { $players }の手番
    [MineCoal] { $players }：採掘中
    [ChooseWork] { $players }：採掘中
    [ChooseSquare] { $players }：採掘中
    [ChooseCubes] { $players }：採掘中
    [ChooseTile] { $players }：トンネルタイルを購入
    [ChooseOrder] { $players }：注文カードを獲得
    [ReturnCards] { $players }：残りを山札に戻す
    [ArrangeCards] { $players }：残りを山札に戻す
   *[LoadCarts] { $players }：トロッコの石炭を選択
}
board-area = { $area ->
    [factory] トロッコ工場
    [order] 新たな注文
    [delivery] 配送
    [mine] 採掘
    [money] 資金
   *[bank] 銀行
}
board-canteen = 食堂
board-supply = 石炭サプライ
board-legend = { $players ->
    [2] いちばん多い人が上の点数を得ます。
   *[other] 10/5：最多なら10点、2番目なら5点。金色がトップ。
}{ $unsure ->
    [0] 左右（明と暗）の数が違うと最後に減点。
   *[other] 0+：裏向きの注文があり、0以上。
}
board-end = 最終
board-coal = 空のトロッコに積む石炭は？
board-draft = 選べる注文カード
board-peek = { $kind ->
    [tiles] あなただけに見えるトンネルタイル
   *[orders] あなただけに見える注文カード
}
board-return = { $kind ->
    [tiles] 山札に戻すトンネルタイル
   *[orders] 山札に戻す注文カード
}
board-arrange = { $bottom ->
    [0] 山札の上：{ $place }番目はどれ？
   *[1] 山札の下：{ $place }番目はどれ？
}
board-category = { $category ->
    [yellow] 黄の石炭
    [brown] 茶の石炭
    [grey] 灰の石炭
    [black] 黒の石炭
    [handcart] 手押し車
    [carriage] 四輪馬車
    [truck] トラック
    [locomotive] 機関車
    [empty_yellow] 空の黄トロッコ
    [empty_brown] 空の茶トロッコ
    [empty_grey] 空の灰トロッコ
   *[empty_black] 空の黒トロッコ
}

# 文字による盤面

board-text-drafting = 炭鉱讃歌、注文カードのドラフト。{ $turn }
board-text-status = 炭鉱讃歌、シフト{ $shift }/{ $shifts }。{ $turn }
board-text-steps = 、残り{ $steps }ステップ
board-text-line = { $title }：{ $text }
board-text-player = { $player }：{ $points }点、{ $francs }フラン、残りワーカー{ $workers }、配送済み{ $delivered }
board-text-starts = 、スタートプレイヤー
board-text-closing = 、今終了すると{ $points }
board-text-orders = { $player }の注文：{ $orders }
board-text-outstanding = { $transport }{ $points }点（{ $squares }）
board-text-square = { $square }{ $filled ->
    [0] 空き
   *[1] 済
}
board-text-order = { $order }（{ $points }点）
board-text-delivered = あなたの配送済み注文：{ $orders }
board-text-tile = { $tile }（{ $price }フラン）
board-text-pit = { $player }のピット：{ $pit }
board-text-cage = ケージは{ $level ->
    [0] 地上
   *[other] レベル{ $level }
}：{ $cubes }
board-text-storage = 倉庫：{ $cubes }
board-text-level = レベル{ $level }：トロッコ{ $carts }台に{ $cubes }
board-text-sides = （明{ $light }暗{ $dark }）
board-text-cubes = { $colour }{ $count }
board-text-peek = 山札{ $cards }枚を見る
board-text-work = { $steps }ステップ
board-text-gain = +{ $francs }フラン
board-text-empty = なし
board-text-needs = 必要{ $workers }
board-text-workers = { $player } { $workers }
board-text-canteen = 食堂：{ $workers }
board-text-supply = 石炭サプライ：{ $cubes }
board-text-category = { $category }（{ $prizes }）：{ $counts }
board-text-prizes = { $second ->
    [0] { $first }点
   *[other] { $first }/{ $second }点
}、シフト{ $shift }から
board-text-count = { $player } { $count }
board-text-at-least = { $count }以上

# 盤面の見方

sign-tile = トンネルタイル。トロッコ、値段、ヘルメットは必要なワーカー
sign-order = 注文。石炭、輸送手段、点
sign-delivery = この輸送手段での配送
sign-mine = 採掘。この数の労働ステップ
sign-covered = この人数では使わないスペース
sign-canteen = 食堂。押し出されたワーカーがシフトの終わりまで休みます
sign-starter = スタートプレイヤー。次のシフトは、工場にワーカーがいちばん多い人から
sign-workers = このシフトのあなたのワーカー
sign-cage = リフトのケージ。石炭を5個まで積めます
sign-cart = あなたの炭鉱のトロッコ。石炭があるものと空のもの。リフトの左が明るい側、右が暗い側
sign-storage = あなたの石炭の倉庫
sign-delivered = あなたの配送した注文。シフトの終わりまで裏向き
sign-own-order = あなたの注文。マスに石炭を置きます
sign-category = 最多の人の点。色と輸送手段は配送したマス、最後の4つは空のトロッコを数えます
sign-closing = 今終わった場合の、フラン・石炭・残った注文・バランスの点
