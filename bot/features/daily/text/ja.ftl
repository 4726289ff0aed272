# 今日の1局

daily-title = 今日の1局
daily-about = { $game }を1人で。相手は{ $opponent }。引きは全員同じです。
daily-one-try = 挑戦は1回だけ。ヒントも手番を戻すこともありません。後で終えても、今日の成績になります。
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
daily-you = { $player }（あなた）
daily-hashes = 今日の引きのハッシュ値：`{ $today }`。明日：`{ $tomorrow }`。引きがこれに従うことは、その日の後に /verify で確かめられます。
daily-begun = 今日の1局を用意しました：{ $place }
daily-begun-before = 今日の挑戦はもう始めています：{ $place }

# ボタン

button-daily = 今日の1局
button-daily-today = 今日
button-daily-week = 今週
button-play-daily = 今日の1局に挑む

# コマンド

command-daily = 今日の1局に挑む（全員同じ配りで、1人1回）
command-daily-what = 始める、または今週の表を見る。空欄なら今日の表
daily-posted = 今日の1局：挑戦は1回、ヒントなし。/daily でほかの人の成績が見られます。
daily-secret-later = ほかの人がまだ挑めます。引きのもとになった値は、明日から /verify で見られます。

# エラー

error-deal-not-over = 今日はまだほかの人がこの1局に挑めます。秘密の値、ファイル、やり直しは明日からです。
error-no-daily = 今日の1局に使えるゲーム（1人用の相手がいるもの）がありません。
error-deal-is-final = 今日の1局は1人1回なので、手番を戻せません。
