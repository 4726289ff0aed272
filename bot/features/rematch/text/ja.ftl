# 再戦

rematch-begun = 再戦が始まりました：{ $place }。
rematch-waits = ほかの人を再戦に招待しました：{ $place }。そこか、あなたと同じボタンで参加できます。
rematch-waits-for-host = 再戦の席に着きました。提案した人が始めます：{ $place }。

# ボタン

button-rematch = 再戦

# エラー

error-not-over = この対戦はまだ終わっていないので、再戦はできません。
error-rematch-on = 再戦はすでにあります：{ $place }
