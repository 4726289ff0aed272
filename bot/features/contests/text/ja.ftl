# リーグと大会

contests-league = このサーバーのリーグ
contests-tournament = このサーバーの大会
contests-about-league = リーグでは、数週間のシーズンのあいだに、同じディビジョンの全員と対戦します。対戦はすべて同時に進みます。上位は昇格、下位は降格です。リーグを開けるのはサーバーの管理者です。
contests-about-tournament = 大会はラウンドごとに進みます。スイス式では全員が、得点の近い相手と対戦を続けます。勝ち抜き戦では、各対戦の勝者が次へ進みます。ここに投稿できる人なら誰でも開けます。
contests-none = 今はありません。
contest-phase-open = エントリー受付中
contest-phase-running = 進行中
contest-phase-over = 終了
contest-title-league = { $game }：リーグ 第{ $number }シーズン
contest-title-swiss = { $game }：スイス式の大会
contest-title-knockout = { $game }：勝ち抜き戦の大会
contest-kind-league = リーグ
contest-kind-swiss = スイス式の大会
contest-kind-knockout = 勝ち抜き戦の大会
contest-days = 1シーズン{ $days }日
contest-round-days = 1ラウンド{ $days }日
contest-rounds = 最大{ $rounds }ラウンド
contest-seats = 1対戦{ $seats }人
contest-division = ディビジョン{ $number }
contest-season = 第{ $number }シーズン
contest-standing = 順位表
contest-bracket = 組み合わせ
contest-progress = { $matches }対戦中{ $decided }対戦
contest-round = ラウンド{ $number }
contest-round-of = ラウンド{ $number }（全{ $rounds }ラウンド）
contest-final = 最終順位
contest-final-round = 決勝
contest-semi-finals = 準決勝
contest-quarter-finals = 準々決勝
contest-bye = 不戦勝
contest-versus = { " – " }
contest-ends = { $progress }が決まりました。{ $when }に終わっていない対戦は、その時点の点数で決まります。
contest-hidden = ⚠️ このチャンネルを見られないため、対戦を始められません：{ $players }。サーバーの管理者に設定を変えてもらってください。
contest-hidden-you = { $server }の{ $contest }のチャンネルが見えないため、あなたの対戦が始まりません。その間もあなたの持ち時間が減り、使い切ると負けになります。サーバーの管理者に相談するか、そのサーバーの/tournamentで辞退してください。
contest-hidden-you-league = { $server }の{ $contest }のチャンネルが見えないため、あなたの対戦が始まりません。その間もあなたの持ち時間が減り、使い切ると負けになります。サーバーの管理者に相談するか、そのサーバーの/leagueで辞退してください。
contest-next-season = 次のシーズンへのエントリーは、シーズンの半ば（{ $when }）から受け付けます。現在{ $count }人です。
contest-movers = 終了時に、およそ6人に1人が昇格し、同じ人数が降格します。
contest-is-over = **終了しました。**
contest-first = { $where }：{ $names }が首位（{ $points }点）
contest-won-by = { $where }：最終1位は{ $names }（{ $points }点）
contest-begins = { $fewest }人以上がエントリーしていれば、次のシーズンは{ $when }に自動で始まります。
contest-host-begins = { $fewest }人以上がエントリーすると、主催者が始められます。
contest-consent-league = エントリーすると、同じディビジョンの全員との対戦に同意したことになります。対戦はここのスレッドで自動的に始まり、手番はいつものようにお知らせします。持ち時間が切れると、その対戦は負けになります。
contest-consent = エントリーすると、各ラウンドで最大{ $size }人の対戦に参加することに同意したことになります。対戦はここのスレッドで自動的に始まります。持ち時間が切れるか、最初の手番が2日以内に終わらないと、その対戦は負けになります。
contest-secret = 乱数のもとになった秘密の値：`{ $secret }`。そのフィンガープリントは `{ $fingerprint }` でした。
contest-draws-next = 次の回の引きの公正さも検証できます：`{ $fingerprint }`
contest-deadline = ラウンドやシーズンは時間どおりに終わります。対戦では、その時間を人数で等分したものが、おやすみ時間や休暇も含めて、各自の持ち時間の合計です。使い切った人は負けです。期限に終わっていない対戦は、その時点の得点で決まります。
contest-entered-list = エントリー（{ $count }人）：{ $names }
contest-one-division = 12人未満の場合、ディビジョンは1つで、昇格と降格はありません。
contest-you-left = 辞退しました。残りの対戦は負けになり、終わった対戦の成績は残ります。
contest-you-play = 参加中です。
contest-you-entered = 次の回にエントリーしています。
contest-bye-own = 不戦勝です（1勝と数えます）。
contest-against = 対 { $others }
contest-won = 勝ち
contest-lost = 負け
contest-tied = 引き分け
contest-late = 今エントリーすると、全{ $rounds }ラウンドのうちラウンド2から、得点なしで参加します。
contest-you-are-new = エントリーした時点でこのサーバーに参加して1日たっていなかったため、これらの対戦であなたのレーティングは変わりません。順位表には入ります。レーティングの対象にするには、始まる前にエントリーを取り消し、参加から1日たってからもう一度エントリーしてください。
contest-you-are-in = エントリーしました：{ $contest }。対戦は自動的に始まり、手番になるとメンションが届きます。いつでも辞退できます。乱数には、この操作の番号が加わります：`{ $press }`
contest-not-in-any-more = エントリーを取り消しました：{ $contest }。
contest-withdraw-sure-league = 本当に辞退しますか：{ $contest }。終わっていない対戦はすべて負けになり、次のシーズンまで戻れません。終わった対戦の成績は残ります。
contest-withdraw-sure-tournament = 本当に辞退しますか：{ $contest }。終わっていない対戦はすべて負けになり、もう戻れません。終わった対戦の成績は残ります。
contest-withdrew = 辞退しました：{ $contest }。残りの対戦はまもなく終わります。
contest-begun =
    始まります：{ $contest }。{ $seeded ->
        [yes] シードはレーティングの高い順で、レーティングのない人はその後に、抽選の順で並びます。
       *[no] { "" }
    }最初の対戦はまもなくここに表示されます。
contest-close-sure = 本当に終了しますか：{ $contest }。これ以上は何も行われません。始まった対戦は続けられますが、ここの成績にはなりません。
contest-closed-now = 終了しました：{ $contest }。
contest-share-used = { $players }さんは手番に使える時間を使い切ったため、負けです。
contest-finished = 今の順位で決まります。下位の人が投了したのと同じで、レーティングは変わりません。
contest-annulled = リーグ・大会では引き分けになります。勝ち抜き戦では、手番に使った時間が短い人が次に進みます。同じなら、シード順が上の人です。
contest-unseen = それまでの時間は、見られない人のこの回の持ち分から引かれます。
contest-moved = 今後の表示と対戦は、このチャンネルになります。
contest-replaced = { $contest }。最新の順位：{ $place }
contest-half = { $contest }：半ばを過ぎました。次のシーズンにエントリーできます。
contest-result = 結果：{ $contest }
contest-reminder = { $people } { $contest }が始まり、対戦があなたの最初の手番を待っています：{ $place }

# 順位表

table-wins = 勝
table-draws = 分
table-losses = 負
table-ranks = 可能な順位
table-rounds = ラウンド
table-opponents = 相手の点
table-line = { $place }. { $name }：{ $points }点（{ $wins }勝{ $draws }分{ $losses }敗）
table-line-swiss = { $place }. { $name }：{ $points }点（相手の得点{ $opponents }）
table-left = { $line }、辞退
table-possible = 最終順位の可能性は{ $best }〜{ $worst }位
table-certain = 最終順位は{ $best }位に確定
table-in-words = { $title }、{ $note }：
    { $lines }

# 対戦の決まり方

match-bye = { $name }：不戦勝
match-open = { $people }：対戦中
match-won = { $people }：{ $winner }が次へ（{ $how }）
how-played = 対戦
how-deadline = 期限で決定
how-forfeit = 不戦敗
how-void = 結果なし
how-bye = 不戦勝

# 計画

plan-title = 計画：{ $kind }
plan-about-league = 8人ほどのディビジョンで、シーズンごとに行います。各シーズンは、エントリーした全員で始まります。
plan-about-swiss = 全員がすべてのラウンドで、得点の近い相手と対戦します。
plan-about-knockout = 各対戦の勝者が次のラウンドへ進みます。
plan-clock-fits = 持ち時間は、ラウンドの長さを人数で等分した時間までです。ここでは「{ $clock }」になります。
plan-game = ゲーム
plan-format = 大会の方式
plan-seats = 1対戦の人数
plan-days = 長さ
plan-clock = 持ち時間
plan-weeks = 1シーズン{ $weeks }週間

# ボタン

button-leagues = リーグ
button-tournaments = 大会
button-plan = 計画する
button-plan-league = リーグを計画する
button-plan-tournament = 大会を計画する
button-open-contest = このチャンネルで開く
button-enter = エントリー
button-withdraw = 辞退する
button-contest = 順位と自分の対戦
button-begin = 始める
button-close-contest = 終了する
button-move-contest = このチャンネルへ移す

# コマンド

command-league = このサーバーのリーグ（見る、開く、エントリー、辞退）
command-league-action = 操作。空欄なら表示
command-league-league = このチャンネル以外のリーグ
command-league-game = open のとき：ゲーム。空欄ならメニューで選ぶ
command-league-weeks = open のとき：1シーズンの週数
command-league-clock = open のとき：対戦の持ち時間
command-tournament = このサーバーの大会（見る、開く、エントリー、辞退）
command-tournament-action = 操作。空欄なら表示
command-tournament-tournament = このチャンネル以外の大会
command-tournament-game = open のとき：ゲーム。空欄ならメニューで選ぶ
command-tournament-kind = open のとき：スイス式（swiss）か勝ち抜き戦（knockout）
command-tournament-people = open のとき：1対戦の最大人数
command-tournament-days = open のとき：1ラウンドの日数
command-tournament-rounds = open のとき：スイス式のラウンド数。空欄なら必要な数
command-tournament-clock = open のとき：対戦の持ち時間

# エラー

error-which-contest = いくつかあります。一覧から選んでください。
error-contest-in-server = リーグと大会はサーバーごとにあります。サーバーでこのコマンドを使ってください。
error-contest-managers = リーグを開けるのは、このサーバーの管理者（「サーバー管理」の権限）だけです。/tournament は誰でも使えます。
error-contest-host-only = それができるのは、主催者かサーバーの管理者だけです。
error-contest-entered = すでにエントリーしています。
error-contest-withdrawn = 辞退したため、もう一度エントリーすることはできません。
error-contest-not-in = 参加していません。
error-contest-closed = 今はエントリーできません。リーグではシーズンの半ばから、スイス式の大会ではラウンド1の間、エントリーできます。
error-contest-full = 満員です。{ $most }人までエントリーできます。
error-contest-over = すでに終了しています。
error-contest-out-of-sight = 現在の開催チャンネルがあなたには見えないため、対戦のお知らせが届きません。主催者に聞いてください。
error-contest-runs = すでに始まっています。
error-contest-begins-later = 全員がエントリーする時間を取れるように、次のシーズンは<t:{ $when }:R>に自動で始まります。
error-contest-too-few = 先に{ $fewest }人以上のエントリーが必要です。
error-contest-too-many = 今はこれ以上開けません。どれかが終わるのを待つか、終了してください。
error-contest-game-seats = このゲームは、1対戦{ $seats }人では遊べません。
error-contest-length = 長さは{ $fewest }〜{ $most }日にしてください。
error-contest-no-rounds = ラウンド数を選べるのはスイス式の大会だけです（{ $fewest }〜{ $most }）。
error-contest-clock = リーグと大会には持ち時間が必要です。
error-contest-channel = 対戦ごとにスレッドを作るため、サーバーの通常のテキストチャンネルが必要です。
error-contest-without-sight = 参加者の{ $player }さんはこのチャンネルを見られません。参加者全員が見られるチャンネルに移してください。
error-contest-close-own = あなたも参加しているため、ほかの人が対戦している間は終了できません。参加していない管理者なら終了でき、期限が来れば自動で終わります。
error-contest-move-entered = すでにほかの人がエントリーしているため、ほかのチャンネルに移せるのは、参加していないサーバーの管理者だけです。
error-contest-pause = リーグや大会の対戦は一時停止できません。ラウンドは時間どおりに終わるからです。
error-contest-seats = この対戦はリーグか大会の対戦なので、ほかの人は席に座れません。
error-no-contest = ここにはそのようなリーグや大会がありません。/league と /tournament で、このサーバーのものを見られます。
