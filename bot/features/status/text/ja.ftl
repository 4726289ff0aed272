# Parlour の状態

status-title = Parlour の状態
status-version = バージョン { $version }、{ $started }に起動
status-discord = Discord の応答：{ $time }ミリ秒
status-shard = シャード{ $shard } { $time }ミリ秒
status-shards = Discord の応答：{ $shards }
status-store = データベースの応答：{ $time }ミリ秒
status-nothing-waits = 投稿：待ちはありません
status-waiting = 投稿：最も古いものが{ $seconds }秒待っています
status-no-worker = 投稿：ワーカーが動いていないため、盤面が投稿されません
status-computers = コンピューター：{ $count ->
    [0] 手番の対戦はありません
   *[other] { $count }件の対戦で手番です
}
status-here = このサーバー
status-everywhere = すべてのサーバー（このプロセスでは{ $servers }）
status-sessions = 募集 { $lobbies }、対戦 { $matches }、終了 { $ended }
status-games = ゲーム別の対戦：{ $games }

# ボタン

button-status = 状態
button-refresh = 更新
