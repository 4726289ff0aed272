# 今日の1局

daily-title = 今日の1局
daily-about = { $game }を1人で。相手は{ $opponent }。運の要素は全員同じです。
daily-about-computers = { $game }をコンピューター{ $count }人と。運の要素は全員同じです。
daily-one-try = 挑戦は1回だけ。ヒントも手番を戻すこともありません。次の1局が出るまでに終えると成績になります。
daily-running = 挑戦中です。
daily-own = あなたの結果：{ $result }
daily-given-up = あなたの挑戦は結果なしで終わりました。
daily-until = 次の1局：{ $when }
daily-today = ここでの今日の結果
daily-week = ここでの今週の結果
daily-nobody = まだ誰も終えていません。
daily-won = 勝ち、{ $points } : { $rival }
daily-lost = 負け、{ $points } : { $rival }
daily-playing = ほかに{ $count }人が挑戦中です。
daily-sum = { $played }戦{ $won }勝、{ $ahead }点
daily-yesterday = 昨日：{ $lines }
deals-explained = 選んだゲームの「今日の1局」を、毎日1回、通知なしで{ $channel }に投稿します。遊びたい人はボタンを押してください。
deals-posted = ここに投稿するゲーム：{ $games }
deals-not-posted = ここには何も投稿されません。
deals-choose = ゲームを選ぶ
deals-want = { $game }を毎日投稿する
deals-stop = { $game }の投稿をやめる
daily-line = { $place }. { $player }：{ $result }
daily-in-words = { $title }：
    { $lines }
daily-ahead = 点差
daily-deals-won = 勝ち
daily-monday-to-sunday = 月〜日
daily-other-games = ほかのゲームの1局
daily-you = { $player }（あなた）
daily-fingerprints = 引きの公正さはその日の後に検証できます。今日：`{ $today }`、明日：`{ $tomorrow }`
daily-late = この1局は、引きが秘密でなくなった翌日以降に終わったため、表には入りません。
daily-begun = 今日の1局を用意しました：{ $place } 次の1局が出るまで（{ $until }）に終えると成績になります。
daily-begun-before = 今日の挑戦はもう始めています：{ $place }

# 同じ配りの勝負

duel-title = 同じ配りで勝負
duel-about = 全員が同じ配りで、コンピューター{ $count }人を相手に、好きなときに進めます。対戦はダイレクトメッセージの中で行い、終わるまでほかの人には見えません。
duel-about-alone = 全員が同じ配りで、{ $opponent }を相手に1人で、好きなときに進めます。対戦はダイレクトメッセージの中で行い、終わるまでほかの人には見えません。
duel-until = 全員が終えるか、期限（{ $when }）が来ると終了です。それまでに終えていない人は最下位になります。
duel-enter = 8人まで参加できます。「この勝負を遊ぶ」を押してください。
duel-one-try = 挑戦は1回だけ。ヒントも手番を戻すこともありません。勝負が終わると、遊んだほかの人もあなたの対戦を見られます。
duel-invited = { $player }：招待中
duel-playing = { $player }：対戦中
duel-over = { $player }：終了
duel-unfinished = 未了
duel-is-over = 勝負は終わりました。
duel-not-yours = 対戦を見られるのは遊んだ人だけです。
duel-invitation = { $guests }：{ $host }さんから{ $game }の勝負への招待です。全員が同じ配りで、好きなときに遊びます。
duel-told = { $people }：勝負が終わりました。
duel-matches = 遊んだ人は「状況」から対戦を並べて見られます。
duel-begun = 勝負の対戦を用意しました：{ $place } 期限（{ $until }）までに終えると成績になります。
duel-begun-before = この勝負の対戦はもう始めています：{ $place }
duel-compared = 並べて見る・{ $last }手番のうち{ $turn }手番目
duel-side = { $player }：自分の{ $turn }手番の後、{ $points }点
duel-replay = { $player }の対戦
duel-posted = 勝負の1戦：ほかの人も同じ配りで遊びます。挑戦は1回、ヒントなし。勝負が終わるまで誰にも見えません。
duel-secret-later = 引きのもとになった値は、勝負が終わってから「公正さの証明」で見られます。
duel-finished = 勝負の対戦を終えました。表とほかの人の対戦は、勝負が終わると見られます。

# ボタン

button-open-duel = 同じ配りで勝負
button-play-duel = この勝負を遊ぶ
button-show-duel = 状況
button-close-duel = 参加を締め切る
button-decline-duel = 辞退する
button-compare-duel = 並べて見る

button-daily = 今日の1局
button-daily-today = 今日
button-daily-week = 今週
button-manage-deals = ここに今日の1局
button-play-daily = 今日の1局に挑む

# コマンド

command-daily = 今日の1局に挑む（全員同じ配りで、1人1回）
command-daily-game = どのゲームの1局か
command-daily-what = 始める、または今週の表を見る。空欄なら今日の表
daily-posted = 今日の1局：挑戦は1回、ヒントなし。次の1局が出るまでに終えると成績になります。その時刻とほかの人の成績は /daily で見られます。
daily-secret-later = 引きのもとになった値は、この1局の日が終わってから「公正さの証明」で見られます。

# エラー

error-no-duel = この勝負はもうないか、そのチャンネルが見えません。
error-duel-over = この勝負は終わりました。結果の表は勝負のメッセージにあります。
error-duel-rules = 勝負が始まってからルールが変わったため、同じ配りになりません。新しい勝負を始めてください。
error-duel-closed = この勝負は招待された人だけのものか、参加が締め切られています。自分で始めるには、`/new` でロビーを開き、「その他」から「同じ配りで勝負」を押してください。
error-duel-full = この勝負にはもう8人が参加しています。
error-duel-tried = この勝負の挑戦はもう済んでいます。
error-duel-alone = 勝負には2人以上が必要です。
error-duel-not-invited = この勝負をもう始めているか、招待されていません。
error-duel-in-server = 勝負には、Parlour が投稿できるサーバーのチャンネルが必要です。

error-deal-not-over = まだほかの人がこの1局に挑めます。秘密の値、分析、ファイル、やり直しは、次の1局が出てからです。その時刻は /daily で見られます。
error-duel-not-over = まだほかの人がこの勝負を遊べます。秘密の値、分析、ほかの人の対戦、ファイル、やり直しは、全員が終えるか期限が過ぎてからです。
error-no-daily = ゲームが入っていないため、今日の1局はありません。
error-deal-tried = 今日の挑戦はもう済んでいます。次の1局が出る時刻は /daily で見られます。
error-deal-is-own = 今日の1局は1人1回の挑戦なので、席はほかの人に渡せません。
error-deal-is-final = 今日の1局は1人1回なので、手番を戻せません。
