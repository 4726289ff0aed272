# 待っている対戦

turns-title = あなたを待っている対戦：{ $count }
turns-decisions = あなたの返事を待っている件：{ $count }
turns-all = 参加中の対戦すべて
turns-lost = 別のチャンネルが必要な対戦
turns-lobby = このチャンネルの募集
turns-none = あなたを待っている対戦はありません。
help-turns = **/turns**：あなたを待っている対戦の一覧です。

# ボタン

button-decision = 返事をする
button-move = ここで続ける

# コマンド

command-turns = あなたを待っている対戦の一覧
button-next = 次の手番へ（あと{ $count }件）

# エラー

error-other-server = 対戦はほかのサーバーへ移せません。元のサーバーの、続きをするチャンネルで /turns を使ってください。
