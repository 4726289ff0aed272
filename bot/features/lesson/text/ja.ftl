# 遊び方

lesson-title = { $game }の遊び方 · { $stage }/{ $stages }
lesson-choose = ここでは**{ $option }**を選びましょう
lesson-otherwise = **{ $option }**も選べる手で、対戦では自由に選べます。この練習は別の手から続くので、青いボタンを押してください。
lesson-consequence = まだ何も変わっていません。選ぶとこうなります：
lesson-earlier = …（前の{ $count }行を省略）
lesson-which = どのゲームの遊び方を学びますか？
lesson-begun = 対戦の続きはこちらです：{ $place }

# ボタン

button-continue = 次へ
button-learn = 遊び方（3分）
button-go-on = コンピューターと続きを遊ぶ
button-again = 最初から
button-previous = 戻る

# コマンド

command-learn = 実際に遊びながら3分でゲームを覚える
command-learn-game = ゲーム
post-lesson = この対戦は遊び方の練習から始まったので、カードやダイスは前もって知ることができました。

# エラー

error-no-lesson = このゲームの練習はまだありません。/rules でルールを読めます。
