# 戦績

record-own = このサーバーでのあなたの戦績
record-own-elsewhere = ダイレクトメッセージとグループチャットでのあなたの戦績
record-of = { $player }さんの戦績
record-people = 人との対戦
record-computers = コンピューターとの対戦
record-alone = 1人の対戦
record-lesson = 練習からの対戦
record-none = 結果の出た対戦はまだありません。
record-hidden = { $player }さんは戦績を公開していません。
record-wins = { $matches }戦**{ $wins }勝**
record-line = { $label }：{ $text }
record-chance = 運だけの場合の期待値は{ $wins }勝
record-conceded = 投了{ $count }回
record-streak = 連勝：{ $now }（最長{ $longest }）
record-points = 得点：平均{ $average }点、最高{ $best }点
record-brief = { $matches }戦**{ $wins }勝**
record-brief-points = { record-brief }、平均{ $average }点、最高{ $best }点
record-average = 平均{ $average }点
record-seats = { $seats }人
record-mistakes = 最近分析された{ $matches }対戦のミス指数：選択10回あたり{ $score }（あなたにだけ表示）
record-mistakes-trend = 最近分析された{ $matches }対戦のミス指数：選択10回あたり{ $score }、その前は{ $before }（あなたにだけ表示）
record-level = 自分と互角のコンピューターの強さ：{ $level }（対戦{ $matches }回から。あなたにだけ表示）
record-pace = 手番にかける時間：たいてい{ $length }
record-unfinished = ほかに、途中で終わった対戦が{ $count }件あります。
record-favourite = 最も多く対戦した相手：{ $player }さん（{ record-met }）
record-rival = 好敵手：{ $player }さん（{ record-met }）
record-nemesis = 苦手な相手：{ $player }さん（{ record-met }）
record-met = { $met }戦、上位{ $ahead }回、下位{ $behind }回
record-you = あなたとの対戦：{ $met }戦。あなたが上位{ $ahead }回、下位{ $behind }回。
record-game = ゲーム
record-kind = 対戦の種類
record-person = 誰の戦績か
record-every = すべてのゲーム
record-rating = レーティング：{ $standing }
record-rating-best = 最近の最高は{ $rating }

# レーティング

ratings-title = レーティング・{ $game }
ratings-line = { $place }位 { $player } **{ $rating }**・{ $matches }戦
ratings-none = まだ、目安になるレーティングの人がいません。人同士のレーティング対象の対戦が10戦ほど必要です。
ratings-provisional = 対戦が少なく暫定：{ $players }
ratings-unsure = { $player } { $rating }
ratings-own = あなた：{ $standing }
ratings-you-hide = 戦績とレーティングを公開していないので、ほかの人にはここにあなたが見えません。/settings で変えられます。
ratings-explained = 最初は全員1500です。点差ではなく、人の間の順位だけで変わり、コンピューターは数えません。同じ1人との対戦で上下するのは{ $limit }までです。主催者は募集で、対戦中は全員の賛成で、対象外にできます。
ratings-after = レーティング
rating-placed = **{ $rating }**（ここでは{ $of }人中{ $place }位）
rating-provisional = **{ $rating }**（暫定）
rating-after = { $player } { $change } → **{ $rating }**
rating-after-placed = { rating-after }（ここでは{ $of }人中{ $place }位）
rating-after-provisional = { rating-after }（暫定）
rating-why-hint = 助けを借りた席か、サーバーに入ったばかりの人が始めた席なので、上がりません。
rating-why-their-hint = 助けを借りた人に負けても下がりません。
rating-why-early = 相手が早くやめたか、対戦が見えなかったので上がりません。
rating-why-held = 同じ1人との対戦で動くのは、上下とも{ $limit }まで、最低と最高の差は{ $range }までです。
rating-seat-stays = レーティング対象の対戦です。この席の結果は、誰が続けても{ $player }のものになります。
rating-seat-goes = レーティング対象の対戦です。まだ半分以上残っているので、この席の結果は引き継ぐ人のものになります。
rating-seat-goes-down = レーティング対象の対戦です。この席を引き継ぐとレーティングが下がることはありますが、上がることはありません。コンピューターの助けを借りたか、サーバーに入ったばかりの人が始めた席だからです。
rating-seat-computer = コンピューターが引き継ぐと、この席の結果は{ $player }のものになり、レーティングは上がらず、下がることだけがあります。
ratings-newcomer = { $player } はこのサーバーに参加してから1日たたないうちに席に着いたため、その席の結果でレーティングは変わりません。
ratings-cut-short = 最後まで対戦しなかったため、レーティングは変わりません。

# 手番にかける時間

pace-0 = 1分以内
pace-1 = 5分以内
pace-2 = 20分以内
pace-3 = 1時間以内
pace-4 = 4時間以内
pace-5 = 12時間以内
pace-6 = 1日以内
pace-7 = 1日より長い

# グラフ

plot-ratings = レーティング
plot-newcomer = 最初の値：{ $rating }
plot-rating = 直近{ $count }戦のレーティング
plot-in-words = { $title }：{ $values }
plot-won = 勝ち
plot-not-won = それ以外
plot-chance = 運だけの場合
plot-places = 最近{ $count }戦の順位
plot-place = { $place }位（{ $game }）
plot-points = 最近{ $count }戦の得点
plot-average = 平均{ $average }
plot-wins-by-game = ゲーム別の勝ち数
plot-wins-by-seats = 人数別の勝ち数
plot-wins-by-seat = 席順別の勝ち数
plot-of = { $matches }戦{ $wins }勝
plot-opponents = 相手別の成績
plot-ahead = 上位
plot-equal = 同順位
plot-behind = 下位
plot-pace = 手番にかける時間
plot-seat = { $seats }人中{ $seat }番目
plot-strengths = ほかの人より多く得点した種類別の勝ち数
plot-categories = 種類別の平均得点
plot-winners = 勝った人
plot-others = ほかの人

# ここでの勝ち方

statistics-title = { $game }：このサーバーでの勝ち方
statistics-none = 人同士の対戦で結果の出たものは、ここにはまだありません。
statistics-matches = 人同士の対戦：{ $matches }件
statistics-strength = 最もよく勝ったのは「{ $category }」でほかの人より多く得点した人：{ $players }回中{ $wins }勝
statistics-few = 対戦が少ないため、まだ目安にすぎません。

# ボタン

button-record = 戦績
button-own-record = 自分の戦績
button-ratings = レーティング
button-statistics = ここでの勝ち方

# コマンド

command-record = 自分やほかの人の、ここでの戦績を見る
command-record-player = 誰の戦績か。空欄なら自分
command-record-game = ゲーム。空欄ならすべて
menu-record = 戦績
best-beaten = 🏅 { $player }さんが自己ベストを更新：**{ points }**（これまで{ $before }）

# エラー

error-own-record-hidden = 戦績を公開していません。ほかの人に見せるには、先に /settings で変えてください。
error-record-empty = 結果の出た対戦がまだないため、投稿するものがありません。
error-record-in-server = 戦績はサーバーごとにあります。サーバーでこのコマンドを使ってください。

# 戦績の設定

settings-hide-record = 戦績とレーティング
settings-hide-record-true = 自分だけに表示
settings-hide-record-false = 全員に表示
command-settings-hide-record = 自分の戦績とレーティングをほかの人に見せないか

# 対戦の書き出し

take-matches-title = 自分の対戦を持ち出す
take-matches-explained = すべてのサーバーでの、終わった対戦をファイルにします。**表計算**は1対戦が1行の表です。**BG Stats 用**は同名のアプリで開けるファイルで、結果のない対戦は入りません。サーバー名は、あなたが参加している間だけ書かれます。ファイルはあなたにだけ届きます。
take-matches-here = あなたの対戦{ $matches }件です。
take-matches-short = Discord ではこれより大きいファイルを送れないため、古いほうから{ $matches }件は入っていません。
button-take-matches = 書き出す
button-take-csv = 表計算（CSV）
button-take-bgstats = BG Stats 用

# 一年のまとめ

year-title = あなたの{ $year }年
year-of = { $player }さんの{ $year }年
year-explained = 結果の出た、人との対戦のまとめです。チャンネルに載せる画像には、そこで対戦し、戦績を公開している人の名前だけが入ります。
year-matches = 対戦
year-won = 勝ち
year-best = 最多勝利
year-met = 対戦した人
year-games = ゲーム別の勝ち
year-ratings = レーティング
year-ratings-newest = レーティング（最新{ $matches }件）
year-partial = 一部のみ：対戦は終了から{ $days }日で削除されます。
year-people = よく対戦した人
year-times = { $times }回
year-of-matches = { $wins } / { $matches }
button-year = 今年のまとめ
error-year-empty = { $year }年に、ここで結果の出た人との対戦はありません。
