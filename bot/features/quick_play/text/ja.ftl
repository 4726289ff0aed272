# すぐにコンピューターと対戦する

alone-posted = コンピューターとの対戦です。レーティングの対象外です。
solo-choose = ゲームを選んで今すぐ対戦

# ボタン

button-play-computer = 今すぐコンピューターと対戦
button-play-shortest = { button-play-computer }：{ $game }
