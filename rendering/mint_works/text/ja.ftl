# 盤面の文字

board-round = ラウンド
board-turn = { $step ->
    [TakeTurn] { $players }の手番
    [ChooseTarget] { $players }：場所選び
    [BuyPlan] { $players }：計画を購入
    [BuildPlan] { $players }：計画を建設
    [RecycleCard] { $players }：再生するカード選び
    [GiveCard] { $players }：交換するカード選び
    [SwapCard] { $players }：交換するカード選び
   *[ChooseCoop] { $players }：贈り先選び
}
board-closed = 閉鎖中

# 文字による盤面

board-text-status = ミントワークス、ラウンド{ $round }。{ $turn }
board-text-player = { $player }：{ $stars }点、{ $mints }
board-text-mints = ワーカー{ $mints }個
board-text-endless = ワーカー無限
board-text-starts = 、スタートプレイヤートークン
board-text-passed = 、パス
board-text-buildings = 。建物：{ $cards }
board-text-plans = 。計画：{ $cards }
board-text-building = { $plan } { $stars }
board-text-secret-plan = { $plan }（非公開）
board-text-hidden = 裏向き{ $count }枚
board-text-supply = 公開計画カード：{ $cards }
board-text-offer = { $plan }（費用{ $cost }）
board-text-no-supply = 公開計画カード：なし
board-text-free = { $location }：空き{ $free }/{ $spaces }、費用{ $cost }
board-text-price = は計画による
board-text-surcharge = は使う場所+1
board-text-taken = { $player } { $mints }
board-text-takers = { $line }（{ $takers }）
board-text-owner = { $line }、所有者{ $player }
board-text-closed = { $location }：計画カード「{ $location }」が建つまで閉鎖中
board-text-locked = { $line }、使用不可
board-text-deck = 計画カードの山札：{ $cards }枚
board-text-mint-supply = サプライのワーカー：{ $mints }個
board-text-card = { $plan }（{ $kind }、費用{ $cost }）：{ $text }
board-text-place = { $location }：{ $text }

# 盤面の見方

sign-location = 場所カード。費用と効果
sign-mint = 置かれたワーカー。その所は使えません
sign-owner = 所有者。使われたラウンドの終わりにこれだけ得ます
sign-deck = 山札の残り
sign-plan = 買える計画カード。隅の数字が値段
sign-token = スタートプレイヤートークン。持ち主から始めます
sign-building = あなたのカード。明るければ建設済み
sign-stars = あなたの点。7点でゲームが終わります
sign-mints = あなたのワーカー
