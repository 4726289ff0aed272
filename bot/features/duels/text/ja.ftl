# 今日の1局

daily-title = 今日の1局
daily-about = { $game }を1人で。相手は{ $opponent }。運の要素は全員同じです。
daily-about-computers = { $game }をコンピューター{ $count }人と。運の要素は全員同じです。
daily-one-try = 挑戦は1回だけ。ヒントも手番を戻すこともありません。次の1局が出るまでに終えると成績になります。
daily-running = 挑戦中です。
daily-own = あなたの結果：{ $result }
daily-given-up = あなたの挑戦は結果なしで終わりました。
daily-until = 次の1局：{ $when }
daily-today = このサーバーの今日
daily-week = このサーバーの今週
daily-nobody = まだ誰も終えていません。
daily-won = 勝ち、{ $points } : { $rival }
daily-lost = 負け、{ $points } : { $rival }
daily-playing = ほかに{ $count }人が挑戦中です。
daily-sum = { $played }戦{ $won }勝、{ $ahead }点
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

# ボタン

button-daily = 今日の1局
button-daily-today = 今日
button-daily-week = 今週
button-play-daily = 今日の1局に挑む

# コマンド

command-daily = 今日の1局に挑む（全員同じ配りで、1人1回）
command-daily-game = どのゲームの1局か
command-daily-what = 始める、または今週の表を見る。空欄なら今日の表
daily-posted = 今日の1局：挑戦は1回、ヒントなし。次の1局が出るまでに終えると成績になります。その時刻とほかの人の成績は /daily で見られます。
daily-secret-later = 引きのもとになった値は、この1局の日が終わってから「公正さの証明」で見られます。

# エラー

error-deal-not-over = まだほかの人がこの1局に挑めます。秘密の値、分析、ファイル、やり直しは、次の1局が出てからです。その時刻は /daily で見られます。
error-duel-not-over = まだほかの人がこの勝負を遊べます。秘密の値、分析、ほかの人の対戦、ファイル、やり直しは、全員が終えるか期限が過ぎてからです。
error-no-daily = ゲームが入っていないため、今日の1局はありません。
error-deal-tried = 今日の挑戦はもう済んでいます。次の1局が出る時刻は /daily で見られます。
error-deal-is-own = 今日の1局は1人1回の挑戦なので、席はほかの人に渡せません。
error-deal-is-final = 今日の1局は1人1回なので、手番を戻せません。
