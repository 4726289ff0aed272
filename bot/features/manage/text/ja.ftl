# サーバーの管理

manage-title = このサーバーの Parlour
manage-all-games = ゲーム：すべて許可しています。
manage-forbidden = 許可していないゲーム：{ $games }
manage-all-channels = チャンネル：どこでも募集できます。特定のチャンネルを許可すると、そこだけになります。
manage-channels = 募集できるチャンネル：{ $channels }
manage-missing = ⚠️ { $channel } で Parlour の権限が足りません：{ $permissions }。許可されるまで、そこで募集は始められません。
manage-nobody-excluded = 除外している人：なし
manage-excluded = 募集と対戦から除外している人：{ $people }
manage-ratings = レーティング：有効。人同士の対戦が対象です（対戦ごとに対象外にもできます）。
manage-no-ratings = レーティング：無効。新しい対戦は対象にならず、表示もしません。
manage-running = 募集と対戦：{ $count }件（新しい順）
manage-games = ゲームを許可または禁止する
manage-allow-game = { $game }を許可する
manage-forbid-game = { $game }を禁止する
manage-exclude = 人を除外する
manage-sure = 本当に終えますか？ { $match }
manage-ended = 終えました。まもなくチャンネルに表示されます。

# ボタン

button-manage = 管理
button-add-channel = このチャンネルを許可
button-drop-channel = ここでの募集を禁止
button-allow-ratings = レーティングを有効にする
button-forbid-ratings = レーティングを無効にする
button-admit = { $player }の除外を解除
button-stop = 終える
button-shift = ここへ移す：

# コマンド

command-manage = このサーバーの Parlour を管理する（ゲーム、チャンネル、人、対戦）
command-manage-action = 操作。空欄なら現在の設定と進行中の対戦を表示
command-manage-person = exclude と admit のとき：誰を
command-manage-game = allow-game と forbid-game のとき：どのゲームを
command-manage-channel = add-channel と drop-channel のとき：どのチャンネルを（空欄ならここ）
command-manage-match = end と move のとき：このチャンネル以外の対戦

# エラー

error-no-person-chosen = コマンドの欄で人を選んでください。
error-stop-rivals = あなたもこのリーグ・大会に参加している、または途中まで参加していたため、この対戦を終了することも移動することもできません。参加していない管理者に頼んでください。
error-stop-own = あなたはこの対戦の参加者です。ほかの人に終了を提案するか、投了してください。
