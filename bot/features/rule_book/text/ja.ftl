# ルール

rules-choose = どのゲームのルールですか
rules-sections = ほかの章
rules-what = 盤面の見方

# ボタン

button-rules = ルール
button-what = 盤面の見方

# コマンド

command-rules = ゲームのルールを読む
command-rules-game = ゲーム
