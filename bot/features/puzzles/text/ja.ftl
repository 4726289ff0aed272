# 問題

puzzle-title = 今日の問題
puzzle-about = コンピューター同士の対戦から。はっきりと最善の手が1つあります。どれでしょう？
puzzle-about-own = このサーバーの対戦から。はっきりと最善の手が1つあります。どれでしょう？
puzzle-player = 席{ $number }
puzzle-you = あなた
puzzle-solution = 答え：
puzzle-later = 今日の問題はまだ準備中です。数分後にもう一度開いてください。
puzzle-right = ✅ 正解：**{ $option }**
puzzle-wrong = ❌ もっと良い手があります：||{ $option }||
puzzle-ahead = その手の後の見込みは、次によい手より{ points }上です。
puzzle-share = { $answered }人中{ $found }人が正解しました。
puzzle-first = 数えるのは最初の答え（{ $number }）です。
puzzle-solved = ✅ { $player }さんが最善の手を見つけました。
puzzle-unsolved = 🤔 { $player }さんは最善の手を逃しました。
puzzles-wanted = 毎日{ $channel }に問題を投稿します。最初の問題は、見つかりしだい投稿します。
puzzles-dropped = このサーバーにはもう問題を投稿しません。

# ボタン

button-puzzle = 今日の問題
button-puzzle-again = もう一度見る
button-want-puzzles = 毎日ここに投稿する
button-drop-puzzles = 問題の投稿をやめる

# コマンド

command-puzzle = 今日の局面で最善の手を見つける
command-puzzle-action = daily で毎日このチャンネルに投稿、stop で中止（サーバーの管理者用）
command-puzzle-answer = 選ぶ手の番号

# エラー

error-puzzle-unanswered = この問題にはまだ答えていません。
error-puzzle-gone = この問題はもうありません。/puzzle で今日の問題が見られます。
