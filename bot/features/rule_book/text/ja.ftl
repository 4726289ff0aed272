# ルール

rules-choose = どのゲームのルールを読みますか？
rules-sections = ほかの章
rules-what = 盤面の見方
help-rules = **/learn**：遊びながら覚えます。**/rules**：ゲームの説明です。

# ボタン

button-rules = ルール
button-what = 盤面の見方

# コマンド

command-rules = ゲームのルールを読む
command-rules-game = ゲーム
