# リプレイ

replay-begin = { $last ->
    [0] 最初の手番の前
   *[other] 最初の手番の前（全{ $last }手番）
}
replay-turn = { $turn }手番目のあと（全{ $last }手番）
replay-by-seat = あなたから見た盤面
replay-by-everybody = 全員に見える盤面
replay-of-file = ファイルの対戦（7日間、あなただけが見られます）
replay-round-back = 前のラウンド
replay-turn-back = 前の手番
replay-turn-on = 次の手番
replay-round-on = 次のラウンド

# やり直し

try-explained = この局面の続きを、ダイレクトメッセージで自分だけの対戦として遊びます。ほかの席はすべてコンピューターで、結果は戦績に入りません。
try-over = 局面はこのままで、この先に引かれるものも同じです。変わるのは選ぶ手だけです。
try-running = あなたの知らない情報は仮に決め、引きも新しくします。元の対戦については何もわかりません。
try-price = レーティング対象の対戦です。自分の手番をここで試すとヒントを使ったことになり、勝ってもレーティングが上がらず、負ければ下がります。
try-easy = 弱いコンピューターと
try-normal = 普通のコンピューターと
try-begun = 自分だけの対戦の続きはこちらです：{ $place }

# コンピューターの手の理由

why-asked = { $player }が選んだ手：{ $choice }
why-prefers = もう一度考えると、コンピューターは**{ $best }**のほうを選びます。
why-how = そのときコンピューターが知りえたことだけを使って、新しく読んだ結果です。

# 動画とファイル

animate-explained = 公開情報だけで、対戦全体を1手番ずつ再生します。手番は{ $turns }回です。
animate-thinned = そのうち一部だけを見せます。
animate-under-way = 動画を作成しています。できあがると、ここに表示されます。
animate-drawn = { $frames }枚中{ $drawn }枚を描きました。
animate-last = 最後の絵の内容：
export-explained = 中身はすべて公開済みです。/replay にこのファイルを添えるか、`parlour show` を使うと順に見られ、`parlour verify` で検証できます。

# ボタン

button-replay = 振り返る
button-as-everybody = 全員の視点
button-as-me = 自分の視点
button-try-again = ここからやり直す
button-why = なぜこの手？
button-animate = 動画にする
button-export = ファイル

# コマンド

command-replay = 対戦を手番ごと、ラウンドごとに見返す
command-replay-line = ログの何行目の後か（省略すると全部の後）
command-replay-match = このチャンネル以外の対戦
command-replay-file = 対戦のファイル（「振り返る」の「ファイル」で受け取ったもの）
menu-replay = ここから振り返る

# エラー

error-nothing-to-try = この局面ではゲームが終わっていて、選べる手がありません。前の手番に戻ってからやり直してください。
error-try-later = 相手が2人以上いるレーティング戦では、対戦中に手番をやり直せません。ほかの人の次の手番までコンピューターが教えることになるためです。終了後は誰でもやり直せます。
error-not-own-turn = 対戦中にやり直せるのは、自分の手番だけです。自分が選ぶ局面まで進めるか戻してください。
error-why-later = コンピューターの理由は、対戦が終わってから見られます。対戦中に話すと、手の内がわかってしまうからです。
error-why-person = 理由を見られるのは、最初から最後までコンピューターが打った席の手だけです。
error-no-choice = この手番には、選べることがありませんでした。
error-nothing-to-export = ファイルにできるのは、募集から始まった対戦だけです。
error-export-later = ファイルには隠された情報がすべて入っているため、対戦が終わってから渡します。
error-animating = 前の動画をまだ作っています。お待ちください。
error-not-animated = 動画の作成に時間がかかりすぎたため、中止しました。代わりに手番を順に見てください。
error-file-too-large = ファイルが{ $most }KBを超えています。Parlour のファイルはずっと小さいものです。
error-file-unreadable = このファイルは再現できません：{ $reason }。
error-file-too-long = このファイルの再現に時間がかかりすぎたため、中止しました。
error-file-gone = Discord からファイルを受け取れませんでした。もう一度添付してください。
