# 盤面の文字

board-round = ラウンド
board-turn = { $step ->
    [ChooseStarter] { $players }：親選び
    [ChooseBlocks] { $players }：ブロック選び
    [ChooseBlock] { $players }：ブロック選び
    [PlayCard] { $players }の手番
    [ChooseCity] { $players }の手番
    [PlaceBlock] { $players }の手番
    [DiscardCard] { $players }：建てられない
   *[GiveUpBlock] { $players }：建てられない
}
board-colour = { colour }
board-centre = 中央
board-pays = { $category ->
    [tallest] 一番高いビル
    [majorities] 都市ごとのビル最多
   *[buildings] ビル1つごと
}

# 文字による盤面

board-text-status = マンハッタン、ラウンド{ $round }/{ $rounds }。{ $turn }
board-text-score = { $player }（{ $colours }、{ $side }）：{ $points }点
board-text-soon = 、今得点計算なら+{ $soon }
board-text-sources = ：一番高いビル{ $tallest }、都市ごとのビル最多{ $majorities }、所有するビル{ $buildings }、プロモーション{ $promo }
board-text-starts = 、親プレイヤー
board-text-promo = プロモーションカード「{ $promo }」：{ $pays }
board-text-hand = 手札で建つ場所：{ $cells }
board-text-city = { $city }：{ $buildings }
board-text-leader = 、最多は{ $player }
board-text-empty-city = { $city }：ビルなし
board-text-building = { $cell } { $owner } { $height }
board-text-shares = { $building }（{ $shares }）
board-text-share = { $player } { $floors }
board-text-ready = { $player }がこのラウンドに建てるブロック：{ $blocks }
board-text-later = { $player }の残りのブロック：{ $blocks }
board-text-blocks = { $floors }階層×{ $count }
board-text-no-blocks = なし
board-text-deck = 山札：{ $cards }枚
board-text-two-colours = { $player }（{ $colour }）

# 盤面の見方

sign-round = ラウンドと、手番の人
sign-deck = 山札の残り
sign-building = ビル。数字は高さ、一番上の色が持ち主
sign-shares = 色ごとの階層数。持ち主と同じ階層数以上になれば乗っ取れる
sign-safe = 錠つき：どのブロックを置いても乗っ取れない
sign-majority = この都市でビルが一番多い人（2点）
sign-card = あなたの手札。赤が建てるマス
sign-points = あなたの点と、今得点計算をした場合の点
sign-starts = このラウンドの親プレイヤー。次のラウンドは左隣の人が親になります
sign-blocks = このラウンドの自分のブロック（大きさ別）。下は今後の分
sign-paid = ラウンドごとの得点
