# 全般

language-name = 日本語
nameless = 名前なし
former-name = 以前のプレイヤー
computer-name = CPU{ $number }
computer-for = { $name }（CPU）
the-computer = コンピューター
list-and = と
list-comma = 、
points = { $points }点

# ボタン

button-join = 参加
button-leave = 抜ける
button-accept = 参加する
button-refuse = 辞退する
button-computer = コンピューターを追加
button-dismiss = コンピューターを外す
button-options = 設定
button-start = 開始
button-players = 参加者
button-remove = { $player }を外す
button-cancel = 取りやめ
button-variants = ルールの選択
button-all-options = すべての設定
button-settings = 自分の設定
button-all-settings = すべての設定
button-time-zone = タイムゾーン：{ $zone }
button-open-table = 募集を始める
button-play = プレイ
button-view = 自分の画面
button-whole = 盤面全体
button-move = ここで続ける
button-rematch = 再戦
button-story = 経過
button-replay = リプレイ
button-as-everybody = 全員の視点
button-as-me = 自分の視点
button-try-again = ここからやり直す
button-animate = 動画にする
button-export = ファイル
button-result = 結果
button-record = 戦績
button-own-record = 自分の戦績
button-ratings = レーティング
button-daily = 今日の1局
button-daily-today = 今日
button-daily-week = 今週
button-play-daily = 今日の1局に挑む
button-statistics = ここでの勝ち方
button-more = その他
button-back = 取り消す
button-kinds = すべての選択肢
button-done = 確定
button-continue = 次へ
button-next = 次の手番へ（あと{ $count }件）
button-text = 文字の盤面
button-rules = ルール
button-learn = 遊び方を学ぶ
button-what = 盤面の見方
button-go-on = コンピューターと続きを遊ぶ
button-again = 最初から
button-previous = 戻る
button-verify = 乱数の証明
button-hint = ヒント
button-orders = 事前の指示
button-prepare = 手番を準備
button-change-prepared = 準備を変更
button-drop-prepared = 準備をやめる
button-carry-out = 手番が来たら実行
button-offer-later = 先に確認する
button-note = メモ
button-concede = 投了
button-mute = この手番の通知を止める
button-forget = 自分の情報を削除
button-wait = +24時間
button-playon = コンピューターに任せる
button-end = 対戦を終える
button-sit = この席に座る
button-decide = みんなで決める
button-undo = 手番を戻す
button-pause = 一時停止
button-resume = 再開
button-finish = 今の結果で終える
button-annul = 結果なしで終える
button-unrate = レーティング対象外にする
button-replace = { $player }と交代
button-by-computer = コンピューター
button-propose = 提案する
button-at-once = 実行する
button-agree = 賛成
button-seat = 席に着く
button-decline = 反対
button-older = 前へ
button-newer = 次へ
button-manage = 管理
button-status = 状態
button-refresh = 更新
button-add-channel = このチャンネルを許可
button-drop-channel = ここでの募集を禁止
button-allow-ratings = レーティングを有効にする
button-forbid-ratings = レーティングを無効にする
button-admit = { $player }の除外を解除
button-stop = 終える
button-shift = ここへ移す：

# ヘルプ

help-title = Parlour のボードゲーム
help-about = { $games }：友だちやコンピューターと、一晩でも何日かけてでも、ここで遊べます。盤面はチャンネルに表示され、あなたが選ぶことは自分だけに見える画面でたずねます。
help-new = **/new**：ゲームを選んで募集を始めます。
help-play = **/play**：今の選択肢を表示します。盤面の下の「プレイ」と同じです。
help-turns = **/turns**：あなたを待っている対戦の一覧です。
help-rules = **/learn**：遊びながら覚えます。**/rules**：ゲームの説明です。
help-settings = **/settings**：言語、メンション、お知らせ、おやすみ時間の設定です。
help-rest = ほかの操作は、必要なところにボタンがあります。/ を入力すると、すべてのコマンドが表示されます。
welcome-title = はじめまして。ボードゲームの Parlour です
welcome-begin = 下のボタンか、好きなチャンネルで /new を入力すると、募集が始まります。/learn ではゲームの遊び方を3分で練習できます。くわしくは /help をご覧ください。

# 募集を始める

opening-title = 募集を始める
opening-explained = ゲームを選ぶと、このチャンネルで募集が始まります。ほかの人が参加するか、コンピューターを追加したら、あなたが対戦を開始します。

challenge-title = { $player }さんに挑戦する
challenge-explained = ゲームを選ぶと、このチャンネルで募集が始まり、その人の席が用意されます。参加するかどうかは本人が決めます。

# 参加者の募集

game-seats = { $fewest }〜{ $most }人
game-seats-fixed = { $most }人
game-minutes = { $minutes }分
lobby-facts-untimed = { $fewest }〜{ $most }人 · メッセージでは数日
lobby-facts = { $fewest }〜{ $most }人 · 対面で約{ $minutes }分、メッセージでは数日
lobby-seats = 参加者（{ $taken }/{ $most }）
lobby-options = 設定
lobby-variants = ルールの選択
lobby-variants-explained = /rules では標準のルールを説明しています。「ルールに従う」の項目は、選んだルール一式で決まります。
lobby-usual-options = 標準のまま
lobby-host = 主催者は{ $host }さんです。主催者が対戦を開始します。/lobby でも同じ操作ができます。
lobby-started = 対戦が始まりました：{ $channel }
lobby-cancelled = この募集は開始前に取りやめになりました。
lobby-noted = 反映しました。上の募集をご覧ください。
lobby-reserved = { $player } · 招待中
lobby-published = 乱数はすべて、秘密の値と、参加者が加えたもの（/lobby verify）で決まります。秘密の値の SHA-256：`{ $hash }`
lobby-unanswered = 招待した人全員が返事をするか、主催者が招待を取り消すと（「参加者」）、開始できます。
lobby-rematch = 招待した人全員が参加すると、すぐに始まります。
lobby-invitation = { $guests }さん、{ $host }さんから{ $game }の対戦に招待されています。
lobby-players = 参加者
lobby-players-explained = 人を招待したり、参加者や招待を外したりできます。外した人は、招待されない限りこの募集に参加できません。
lobby-invite = 人を招待する
lobby-joined = 席に着きました。手番になったらメンションします。
lobby-begins = 席に着きました。対戦が始まります。
lobby-declined = 辞退しました。募集に表示されます。
option-clock = 持ち時間
option-absence = 時間切れのとき
option-absence-ask = ほかの参加者が決める
option-absence-computer = コンピューターが引き継ぐ
option-absence-wait = 待つ
option-absence-end = 対戦を終える
option-language = 対戦の言語
option-level = コンピューターの強さ
option-level-normal = ふつう
option-level-easy = やさしい
option-level-hard = 強い
option-pace = コンピューターの速さ
option-pace-human = 手番の前に少し待つ
option-pace-quick = 待たない
option-hints = コンピューターのヒント
option-hints-allowed = あり
option-hints-off = なし
option-rated = レーティング
option-rated-yes = 対象
option-rated-no = 対象外

# お知らせ

reminder-title = { $count ->
    [1] あなたの手番が続いています
   *[other] { $count }件の対戦があなたを待っています
}
effort-tap = 1タップ
effort-turn = 手番1回分
mute-noted = この手番のお知らせはもう届きません。

# 不在

absence-late = { $player }さんの持ち時間が切れました。
absence-gone = { $player }さんはこのサーバーを離れました。
absence-away = { $player }さんの代わりにコンピューターが続けています。本人は「プレイ」で席に戻れます。
absence-invited = { $guest }さん、{ $player }さんの席に招待されています。この局面から引き継げます。
absence-idle = 長い間、誰も手を進めていません。このままだと{ $when }に自動で終了します。
absence-choose = ほかの参加者なら誰でも、1タップで決められます。/substitute で代わりの人を招待することもできます。
absence-noted = 反映しました。チャンネルでお知らせします。
absence-seated = ようこそ。この席はあなたのものです。手番になったら「プレイ」で選択肢を表示できます。
absence-back = 持ち時間が切れていたため、コンピューターが代わりにプレイしていました。席に戻りました。

# 情報の削除

forget-title = あなたについて保存されている情報
forget-stored = 設定、休暇、戦績、よく遊ぶ時間帯、および対戦と募集{ $matches }件（進行中の対戦{ $running }件）の中のあなたのID、名前、メモ。
forget-explained = ボタンを押すと、これらをすべて削除します。元には戻せません。募集からは抜け、進行中の対戦は投了になります。2人の対戦では相手の勝ち、3人以上ではコンピューターが続けます。どの対戦でも、あなたの名前の代わりに「{ former-name }」と表示します。すでにDiscordにあるメッセージは残ります。
forget-begun = あなたについての情報を削除しています。対戦が多いと数分かかります。

# 休暇

vacation-title = あなたの休暇
vacation-none = 休暇中ではありません。
vacation-on = { $end }まで休暇中です。
vacation-planned = 休暇は{ $start }から{ $end }までです。
vacation-left = 今年の残り：{ $days }日
vacation-began = 持ち時間が切れそうだったため、休暇が自動で始まりました。{ $end }まで続き、今年の残りは{ $days }日です。/vacation で早めに終えられます。
vacation-explained = 休暇中は持ち時間が減らず、お知らせも届きません。プレイはできます。持ち時間が切れそうになると、最大3日の休暇が自動で始まります。

# 持ち時間

clock-none = 持ち時間なし
clock-fast = 速い（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-normal = 普通（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-slow = ゆっくり（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-custom = { $bank }時間、1手番ごとに+{ $increment }時間
clock-until = ⏳ 時間切れ：{ $when }
clock-of = ⏳ { $player }さんの時間切れ：{ $when }

# 投稿

post-turn = { $players }さんの手番です。
post-computer = 考え中：{ $players }
post-played = 対戦が終了しました。
post-absent = 不在の人がいたため、対戦は途中で終了しました。その時点の得点：
post-idle = 30日間誰も手を進めなかったため、対戦は自動で終了しました。その時点の得点：
post-stopped = サーバーの管理者が対戦を終えました。その時点の得点：
post-agreed = 全員の同意により、その時点の結果で対戦を終えました。
post-annulled = 全員の同意により、結果なしで対戦を終えました。
clock-paused = ⏸️ 全員の持ち時間が止まっています。
post-conceded = （投了）
post-tie-break = （タイブレーク：{ $what }）
post-round = 第{ $round }ラウンド { $points }
result-total = 得点
result-curve = 得点の推移（手番ごと）
result-curve-rounds = 得点の推移（ラウンドごと）
result-curve-numbered = 得点の推移（手番ごと、数字はラウンド）
round-name = 第{ $round }ラウンド
lead = 各ラウンド終了時のトップ：{ $runs }
lead-one = { $players }（{ $round }）
lead-several = { $players }（{ $first }～{ $last }）
lead-nobody = 全員同点
best-beaten = 🏅 { $player }が自己ベストを更新：**{ $points }点**（これまで{ $before }点）
best-turns = 1手番での最多得点
best-rounds = 1ラウンドでの最多得点
titles = 称号
title-shared-win = 優勝を分け合う
title-tie-break = タイブレークで勝利
title-one-point = 紙一重：1点差で勝利
title-comeback = 逆転：中盤は{ $count }点差の最下位
title-start-to-finish = 逃げ切り：最初のラウンドから首位を譲らず
title-runaway = 圧勝：{ $count }点差
title-every-round = 着実：すべてのラウンドで得点
title-every-category = オールラウンダー：すべての項目で得点
title-big-turn = 大きな一手：1手番で{ points-at-once }
title-strong-finish = 追い込み：最終ラウンドで{ points-at-once }
title-early-lead = 好スタート：中盤で首位
title-second-half = 追い上げ：後半は{ $count }点で最多
title-best-round = 1ラウンドの最多得点：{ points-at-once }
title-best-category = スペシャリスト：{ $category }で{ $count }点
title-close-second = あと一歩：首位まで{ $count }点
points-at-once = { $count }点
post-more-story = …ほかに{ $count }行あります。「経過」で読めます
post-no-image = 今回は画像を作成できませんでした。/board で盤面を見られます。
post-commitment = 乱数は秘密の鍵で決まります。鍵は終了後に公開します。鍵の SHA-256：`{ $commitment }`
post-lesson = この対戦は遊び方の練習から始まったので、乱数は秘密ではありません（/verify）。
post-key = 乱数の鍵：`{ $key }` /verify でこの鍵を使って対戦を再現します。
post-published = 乱数はすべて、終了後に公開する秘密の値と、参加者が加えたもので決まります。募集に表示した SHA-256：`{ $hash }`
post-secret = 乱数の秘密の値：`{ $secret }` /verify でログ{ $lines }行を再現します。

# 本人だけの画面

panel-since = これまでの動き
panel-chosen = 選択済み：
panel-dropped = 選択のうち{ $count }件は今は選べないため、外しました。
panel-choose = 選んでください…
panel-choose-part = { $first } から選ぶ
panel-final = 🔒 を選ぶと、それより前の選択も含めて取り消せなくなります。
panel-ends = ✅ を選ぶと、「確定」と同じく、すぐに手番が終わります。
panel-more-refusals = ほかに{ $count }件の理由
panel-ready = **手番の内容が決まりました。**「確定」を押すと次へ進みます。変更するときは取り消してください。
panel-ready-so-far = **手番はこのあとも続きます。**ここでほかの人も行動できるので、まず「確定」を押してください。確定したあとは取り消せません。
panel-done = 確定しました。まもなく全員に表示されます。
panel-unseen = 確定しましたが、チャンネルには表示されません。次の人には Parlour がダイレクトメッセージでお知らせします。
panel-waiting = { $players }さんを待っています。
panel-over = 対戦は終了しています。
panel-lost = この対戦のチャンネルが削除されたため、ほかの人には何も表示されず、全員の持ち時間も止まっています。別のチャンネルで /turns を使うと、そこへ移せます。
panel-spectator = あなたはこの対戦の参加者ではありません。全員に見える盤面を表示します。

panel-text-attached = 盤面の文章は長すぎて1件のメッセージに収まらないため、ファイルにしました。
unposted-turn = あなたの手番ですが、チャンネルには表示されていません。
unposted-over = 対戦に動きがありましたが、チャンネルには表示されていません。
obstacle-locked = スレッドがロックされているため、Parlour は { $channel } に投稿できません。スレッドを管理できる人がロックを解除できます。
obstacle-permission = 権限が足りないため、Parlour は { $channel } に投稿できません。サーバーの管理者が許可できます。
obstacle-hidden = Parlour には { $channel } が見えません。サーバーの管理者が見えるようにできます。プライベートスレッドの場合は、そこで Parlour をメンションすると参加できます。
obstacle-gone = この対戦のチャンネルは削除されました。別のチャンネルで /turns を使うと、そこへ移せます。
obstacle-other = Parlour が { $channel } に投稿しようとすると、Discord に拒否されます。Parlour は少なくとも1時間に1回、また次の手番のときにも、もう一度試します。

# 選択肢の損得

button-effects = ？
effect-then = { "・" }
effect-option = **{ $number }.** { $option }：{ $effect }
effect-question = 次：{ $question }
effect-again = 続けて選ぶ
effect-turn = 手番が終わる
effect-chance = 続きは乱数で決まる
effect-secret = 続いて何かが公開される
effect-end = 対戦が終わる
holding-points = 得点{ $sign }{ $count }

# 提案

decide-title = みんなで決める
decide-explained = 提案はチャンネルに投稿されます。関係する全員が賛成すると実行され、誰か1人でも反対すると取り下げられます。コンピューターは常に賛成します。
proposal-TakeBack = { $player }さんの提案：手番を戻す
proposal-Finish = { $player }さんの提案：今の結果で対戦を終える
proposal-Annul = { $player }さんの提案：結果なしで対戦を終える
proposal-Pause = { $player }さんの提案：一時停止（持ち時間は止まりますが、手は進められます）
proposal-Resume = { $player }さんの提案：再開（持ち時間がまた進みます）
proposal-Unrate = { $player }さんがこの対戦をレーティングの対象外にすることを提案しています
proposal-Replace = { $player }さんの提案：{ $seat }の席を{ $taker }が引き継ぐ
undo-chance = この間に乱数が{ $draws }回使われました。引き直しはなく、同じ手なら同じ結果になります。
undo-no-chance = この間に乱数は使われていません。
undo-shown = 👁️ は隠れていたもので、今は全員が知っています。
undo-seen = この間に非公開の情報を見た人：{ $players }
undo-further = どこまで戻すか…
offer-moved-on = その間に対戦が進みました。今の内容は次のとおりです。
offer-asks = { $players }さんの賛成が必要です。
offer-alone = ほかの人の賛成は必要ありません。
replace-explained = { $player }さんの席を誰が引き継ぎますか？選ばれた人が席に着くと決まります。
replace-by = 人を選ぶ
proposal-missing = まだ賛成していない人：{ $players }
proposal-one = この中の1人の賛成が必要です：{ $players }
proposal-seat = 席に着くのを待っています：{ $players }
proposal-agreed = ✅ 全員が賛成しました。
proposal-declined = ❌ { $player }さんが反対しました。
proposal-withdrawn = ↩️ { $player }さんが取り下げました。
proposal-lapsed = 💨 対戦が進んだため、この提案はなくなりました。
proposal-settled = この提案は終了しました。
proposed-noted = 提案しました。ほかの人はチャンネルで見られます。チャンネルの「反対」で取り下げられます。
agreed-noted = 賛成しました。ほかの人の賛成を待っています。
outcome-agreed = 全員が賛成しました。まもなくチャンネルに表示されます。
outcome-declined = 反対しました。チャンネルに表示されます。
outcome-withdrawn = 取り下げました。チャンネルに表示されます。
outcome-lapsed = 対戦が進んだため、この提案はなくなりました。
notice-TakenBack = ↩️ 全員の賛成により、{ $seat }さんの手番まで戻し、それ以降の手を取り消しました。
notice-CameBack = 🪑 { $seat }さんが席に戻りました。
notice-Seated = 🪑 { $former }さんの席を{ $seat }が引き継ぎます。

# 投了

concede-sure = 本当に投了しますか？2人対戦では相手の勝ちになります。3人以上の対戦ではコンピューターが席を引き継ぎ、あなたは最下位になります。
moved-here = 対戦はこのチャンネルで続きます。
rematch-begun = 再戦が始まりました：{ $place }。席は1つずつずれます。
rematch-waits = ほかの人を再戦に招待しました：{ $place }。そこか、あなたと同じボタンで参加できます。
concede-done = 投了しました。

# 読む

story-title = 経過
story-board = その時の盤面…
story-empty = まだ何も起きていません。
rules-choose = どのゲームのルールですか
rules-sections = ほかの章
rules-what = 盤面の見方

# リプレイ

replay-begin = { $last ->
    [0] 最初の手番の前
   *[other] 最初の手番の前（全{ $last }手番）
}
replay-turn = 手番{ $turn }の後（全{ $last }手番）
replay-by-seat = あなたの席から見えた盤面
replay-by-everybody = 全員に見えた盤面
replay-of-file = ファイルの対戦（7日間、あなただけが見られます）
replay-round-back = ラウンド
replay-turn-back = 手番
replay-turn-on = 手番
replay-round-on = ラウンド
try-explained = この局面の続きを、ダイレクトメッセージで自分だけの対戦として遊びます。ほかの席はすべてコンピューターで、結果は何にも数えません。
try-over = 局面はこのままで、この先に引かれるものも同じです。変わるのは選ぶ手だけです。
try-running = あなたの知らない情報は仮に決め、乱数も新しくします。元の対戦については何もわかりません。
try-easy = 弱いコンピューターと
try-normal = 普通のコンピューターと
try-posted = やり直す局面です。相手はコンピューター（{ $level }）で、結果は何にも数えません。1週間手が進まないと終わります。
try-begun = 自分だけの対戦の続きはこちらです：{ $place }
animate-explained = 全員に見えた対戦の全体です。1手番ずつ、{ $frames }枚の絵です。
animate-thinned = 手番が{ $turns }回あるので、一部だけを示します。
animate-last = 最後の絵の内容：
export-explained = 中身はすべて公開済みです。/import と `parlour show` で順に見られ、`parlour verify` で検証できます。

# 遊び方

lesson-title = { $game }の遊び方 · { $stage }/{ $stages }
lesson-choose = ここで選ぶのはこちら：**{ $number }. { $option }**
lesson-otherwise = **{ $number }. { $option }**も選べる手で、対戦では自由に選べます。この練習は別の手から続くので、青いボタンを押してください。
lesson-consequence = まだ何も変わっていません。選ぶとこうなります：
lesson-earlier = …ほかに{ $count }行あります
lesson-begun = 対戦の続きはこちらです：{ $place }
verify-published = 募集の開始時から表示している、秘密の値の SHA-256：`{ $hash }`
verify-published-late = 最初の盤面と一緒に公開した、鍵の SHA-256：`{ $hash }`
verify-nothing-published = この募集は以前のバージョンの Parlour で始まったため、ハッシュは公開されていません。
verify-lesson = この対戦は遊び方の練習から始まりました。最初の数手と鍵はParlourに含まれていて秘密ではありません。記録は鍵から導かれますが、鍵はこの対戦のために引かれたものではありません。
verify-press = { $player }：操作 `{ $press }`
verify-press-and-words = { $player }：操作 `{ $press }`、言葉 `{ $hash }…`
verify-lobby = 対戦が始まると、秘密の値に、各参加者が加えたもの、ゲーム、設定、席順を混ぜ、乱数はすべてそこから決まります。全員がそろったら、/lobby の操作 verify で自分の言葉を加えてください。保存するのはその SHA-256 だけです。
verify-words-added = 言葉を加えました。控えておいてください。その SHA-256：`{ $hash }`
verify-secret = 秘密の値：`{ $secret }`
verify-later = 秘密の値は対戦の終了後に公開します。その後は誰でも対戦を再現できます。
verify-fair = 秘密の値はこのハッシュと一致し、席順と乱数はその値から、ログ{ $lines }行はすべて乱数とルールから決まりました。
verify-fair-rematch = 秘密の値はこのハッシュと一致し、乱数はその値から、ログ{ $lines }行はすべて乱数とルールから決まりました。再戦なので、席順は引いていません。
verify-fair-late = 鍵はこのハッシュと一致し、ログ{ $lines }行はすべて鍵とルールから決まりました。
verify-fault-rules = この対戦は別のバージョンのルールで行われたため、ここでは再現できません。当時のバージョンの Parlour なら再現できます。
verify-fault-secret = 秘密の値が公開したハッシュと一致しません。
verify-fault-seats = 席順が、引いた順番と違います。
verify-fault-added = 操作の番号でも言葉のハッシュでもないものが加えられています。
verify-fault-key = 乱数が別の鍵で作られています。
verify-fault-log = ログが鍵とルールに合いません：{ $detail }
verify-fault-position = ログを再現してもこの局面になりません。
verify-fault-end = ログが対戦の終わりまで続いていません。
verify-file = 募集に表示されたハッシュと比べ、自分の言葉も確かめてください。このサーバーを使わずに確かめることもできます：`parlour verify FILE --published { $hash }`
verify-file-late = このサーバーを使わずに確かめることもできます：`parlour verify FILE`
verify-limits = 検証でわかるのは、秘密の値が募集時のものであり、席順、乱数、ログがそこから決まったことです。誰も見ていないことまではわかりません。Bot を動かしている人は、対戦中に秘密の値を見られます。操作の番号は Discord が決めますが、自分の番号を見ることはできません。作り物でないと確信できるのは自分の言葉だけで、それが決め手になるのは、その後に誰も何も加えない場合です。
verify-limits-late = 検証でわかるのは、最初の盤面の後に鍵とログが変えられていないことです。鍵が無作為に選ばれたことや、誰も見ていないことまではわかりません。
turns-title = あなたを待っている対戦：{ $count }
turns-proposals = あなたの返事を待っている提案：{ $count }
turns-lost = チャンネルが削除された対戦
turns-none = あなたを待っている対戦はありません。
settings-title = あなたの設定
settings-explained = すべての対戦に使われます。おやすみ時間には持ち時間が減らず、お知らせも届きません。ほかの時間帯は /settings で入力できます。
settings-value = { $name }：{ $value }
settings-auto = Discord に合わせる
settings-language = 自分向けの表示
settings-mention = 手番になったら
settings-mention-true = メンションする
settings-mention-false = メンションせず名前だけ
settings-text-board = 盤面
settings-text-board-true = 画像と文字
settings-text-board-false = 画像
settings-colours = 自分向けの盤面の配色
settings-colours-usual = 通常
settings-colours-contrast = 強いコントラスト
settings-colours-safe = 色覚の多様性に配慮
settings-reminders = 手番のお知らせ
settings-reminders-channel = 対戦のチャンネルで
settings-reminders-direct = ダイレクトメッセージで
settings-reminders-off = なし
settings-help = 初めての質問
settings-help-true = 一度だけ説明する
settings-help-false = 説明しない
settings-hide-record = 自分の戦績とレーティング
settings-hide-record-true = 自分だけが見る
settings-hide-record-false = サーバーのほかの人も見る
settings-weekends = 土日
settings-weekends-true = 持ち時間が減る
settings-weekends-false = 持ち時間が減らない
settings-quiet = おやすみ時間
settings-no-quiet = なし
settings-hours = { $first }時〜{ $last }時
settings-zones = タイムゾーン
settings-zone = 地域、都市の順に選んでください。現在：{ $zone }
area-Africa = アフリカ
area-America = アメリカ
area-Antarctica = 南極
area-Asia = アジア
area-Atlantic = 大西洋
area-Australia = オーストラリア
area-Europe = ヨーロッパ
area-Indian = インド洋
area-Pacific = 太平洋
area-UTC = 協定世界時

# ヒント

hint-turn = 💡 コンピューターなら：{ $turn }
hint-ahead = そうすると、いちばん強い相手より約{ $points }点リードする見込みです。
hint-behind = それでも、いちばん強い相手に約{ $points }点遅れる見込みです。
hint-level = そうすると、いちばん強い相手と並ぶ見込みです。
hint-others = 次によい手：{ $options }
hint-other = { $option }{ $points ->
    [0] （ほぼ同じ）
   *[other] （約{ $points }点下）
}

# サーバーの管理

manage-title = このサーバーの Parlour
manage-all-games = ゲーム：すべて許可しています。
manage-forbidden = 許可していないゲーム：{ $games }
manage-all-channels = チャンネル：どこでも募集できます。特定のチャンネルを許可すると、そこだけになります。
manage-channels = 募集できるチャンネル：{ $channels }
manage-nobody-excluded = 除外している人：なし
manage-excluded = 募集と対戦から除外している人：{ $people }
manage-ratings = レーティング：有効。人同士の対戦が対象です（対戦ごとに対象外にもできます）。
manage-no-ratings = レーティング：無効。新しい対戦は対象にならず、表示もしません。
manage-running = 募集と対戦：{ $count }件（新しい順）
manage-games = ゲームを許可または禁止する
manage-allow-game = { $game }を許可する
manage-forbid-game = { $game }を禁止する
manage-exclude = 人を除外する
manage-sure = 本当に終えますか？ { $match }
manage-ended = 終えました。まもなくチャンネルに表示されます。

# How Parlour is

status-title = Parlour の状態
status-version = バージョン { $version }、{ $started }に起動
status-discord = Discord の応答：{ $time }ミリ秒
status-shard = シャード{ $shard } { $time }ミリ秒
status-shards = Discord の応答：{ $shards }
status-store = データベースの応答：{ $time }ミリ秒
status-nothing-waits = 投稿：待っているものはありません
status-waiting = 投稿：最も古いものが{ $seconds }秒待っています
status-no-worker = 投稿：ワーカーが動いていないため、盤面が投稿されません
status-computers = コンピューター：{ $count ->
    [0] 手番の対戦はありません
   *[other] { $count }件の対戦で手番です
}
status-here = このサーバー
status-everywhere = すべてのサーバー（このプロセスでは{ $servers }）
status-sessions = 募集 { $lobbies }、対戦 { $matches }、終了 { $ended }
status-games = ゲーム別の対戦：{ $games }

# 事前の指示

orders-title = 事前の指示
orders-explained = 指示しておくと、その選択が来たときに自動で答えます。取り消すか期限が過ぎるまで有効で、答えるまでほかの人には見えません。押すと指示し、緑のものを押すと取り消します。
orders-none = 今、事前に指示できることはありません。
story-by-order = ⏱️ { $line }
story-prepared = 🗓️ { $line }
story-continued = { $line }、{ $more }

# 手番の準備

prepare-explained = **まだあなたの手番ではありません。**前の人たちの手番が終わったものとして、今の盤面で準備します。
prepare-final = 🔒 は乱数で決まるか、隠れた情報が公開されるため、その先は準備できません。
prepare-ready = **準備できました。**手番が来たときにどうするかを選んでください。
prepared-title = 準備済み：
prepared-at-once = 手番が来たら、すぐに実行されます。結果が変わるときや、隠れた情報が公開されたあとは、実行せずにお見せします。それまでほかの人には見えません。
prepared-offered-later = 手番が来たときにお見せします。1回押すだけで確定できます。それまでほかの人には見えません。
prepared-dropped = 準備をやめました。
prepared-wanted = この手番は準備済みです。
prepared-news = この手番は準備済みですが、そのあと隠れた情報が公開されました。確定する前に見直してください。
prepared-changed = この手番は準備済みですが、準備したときとは結果が変わります。確定する前に見直してください。
prepared-question = この手番は準備済みですが、ほかにも選ぶことがあります。
prepared-illegal = この手番は準備済みですが、今は選べないものがあります。
prepared-illegal-from = 選べなくなったところから：
prepared-final-left = 残りは次のとおりで、選ぶと取り消せません：

# メモ

note-title = あなたのメモ
note-label = 自分だけに見え、対戦が終わるまで残ります
note-saved = メモを保存しました。
note-deleted = メモを削除しました。
note-unseen = …

# 権限（Discord での呼び名）

permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-read-message-history = メッセージ履歴を読む
permission-read-messages = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信

# エラー

error-already-agreed = もう賛成しています。ほかの人の賛成を待っています。
error-already-proposed = すでに提案があります。先に賛成か反対をしてください。チャンネルか、「その他」の「みんなで決める」で答えられます。
error-computer-plays = その席はすでにコンピューターが引き継いでいます。
error-no-proposal = この対戦に提案はありません。
error-nobody-there = その席はコンピューターです。交代できるのは人の席だけです。
error-no-vote = これはあなたが決めることではありません。
error-not-in-play = ここで行われている対戦はありません。
error-older-rules = この対戦は以前のルールで始まったため再現できません。前の盤面は表示できず、確定した手番も戻せません。
error-log-differs = この対戦の記録は再現できません。前の盤面は表示できず、確定した手番も戻せません。対戦はこのまま続けられます。
error-own-proposal = あなた自身の提案です。ほかの人の賛成を待っています。
error-proposal-closed = その提案はすでに終了しています。
error-already-given = この手番にはすでに24時間を追加しています。ほかの参加者はまだ追加できます。
error-already-joined = すでに参加しています。
error-already-invited = その人はすでに招待されています。
error-already-seated = その人はすでにこの対戦に参加しています。
error-already-started = この対戦はすでに始まっています。スレッドをご覧ください。
error-session-quarantined = この対戦のデータを読み込めません。失われないよう別に保管しました。理由は運営者がログで確認できます。ほかの対戦は続けられます。
error-game-gone = この対戦のゲームは、いまこのボットに入っていないため、続きを遊べません。データは失われていません。運営者がゲームを入れ直すと、続きから遊べます。
error-channel-taken = このチャンネルではすでに対戦が行われています。別のチャンネルで募集するか、スレッドの作成を許可してください。
error-discord = Discord が応答を受け付けませんでした。何も失われていません。もう一度お試しください。（参照番号 { $reference }）
error-host-only = それができるのは主催者だけです。
error-host-leaves = あなたは主催者です。「抜ける」で抜け、「取りやめ」で募集を終えられます。
error-lobby-closed = この募集は終了しました。/new で新しく募集できます。
error-managers-only = それができるのは、このサーバーを管理できる人だけです（「サーバー管理」の権限）。
error-missing-permissions = このチャンネルで Parlour に足りない権限：{ $permissions }。サーバーの管理者が許可できます。
error-moved-on = その間に対戦が進んだため、何も行いませんでした。
error-direct-with-others = ダイレクトメッセージでは、ほかの人に対戦が見えません。ここではひとりで、またはコンピューターと遊んでください。人と遊ぶときは、サーバーで /new を使ってください。
error-no-bots = ほかのボットは参加できません。人を選ぶか、コンピューターを追加してください。
error-no-computer = この募集にコンピューターはいません。
error-private-thread = Parlour はこのプライベートスレッドに参加していないため、盤面を投稿できません。ここで Parlour を一度メンションしてから、もう一度 /new を使ってください。
error-no-place = Parlour は { $channel } に投稿できません。権限がないか、チャンネルが削除されています。
error-no-person-chosen = コマンドの欄で人を選んでください。
error-no-sight = この対戦のチャンネルはあなたには見えません。
error-left-server = この対戦のサーバーにいないため、自分の席でプレイすることだけができます。
error-may-not-post = このチャンネルに書き込む権限がないため、Parlour も代わりに投稿しません。
error-removed-from-lobby = 主催者があなたをこの募集から外しました。主催者に招待されると参加できます。
error-unanswered = 招待された人がまだ返事をしていません。待つか、「参加者」または /lobby remove で招待を取り消してください。
error-excluded = このサーバーの管理者が、あなたを募集と対戦から除外しています。進行中の対戦の自分の席ではプレイできます。
error-guest-excluded = このサーバーの管理者が除外している人なので、招待できません。
error-forbidden-game = このサーバーの管理者は、ここでこのゲームを許可していません。
error-forbidden-channel = このサーバーで募集できるチャンネル：{ $channels }
error-too-many-of-these = { $most }件までです。先にどれかを外してください。
error-no-such-player = その人はこの対戦に席がありません。
error-no-session = ここには対戦がありません。/new で募集を、/turns で自分の対戦の一覧を開けます。
error-not-done = 手番はまだ終わっていません。選ぶものが残っています。
error-not-invited = あなたはここの席に招待されていません。
error-not-joined = この募集に参加していません。
error-not-playing = ここであなたが参加している対戦はありません。
error-not-late = これを決められるのは、誰かの持ち時間が切れた後です。「待つ」設定の対戦では決められません。
error-not-paused = 持ち時間はすでに動いています。
error-not-running = 一時停止できる持ち時間がありません。
error-not-started = この対戦はまだ始まっていません。
error-not-lost = この対戦にはチャンネルがあります。誰かが今移したのかもしれません。/turns から開けます。
error-other-server = 対戦はほかのサーバーへ移せません。元のサーバーの、続きをするチャンネルで /turns を使ってください。
error-no-result = この対戦にはまだ結果がないか、結果なしで終わっています。それまでの得点は /more で見られます。
error-not-over = この対戦はまだ終わっていないので、再戦はできません。
error-rematch-on = 再戦はすでにあります：{ $place }
error-not-your-turn = あなたの手番ではありません。手番になったらメンションします。
error-prepare-your-turn = 今はあなたの手番なので、準備するものはありません。/play を使ってください。
error-prepare-ordered = 次の手番には、あなたの事前の指示が答えます。自分で準備するには、まず /orders で取り消してください。
error-prepare-not-now = 次の手番は今は準備できません。何から始まるかが、乱数か、ほかの人が今選んでいることで決まるためです。その人の手番が終わったら、もう一度確認できます。
error-no-vacation = 休暇中ではなく、休暇の予定もありません。
error-nothing-to-take-back = 今取り消せるものはありません。
error-on-vacation = すでに休暇中です。先に終えてください。
error-own-seat = あなたの席のことはほかの参加者が決めます。/vacation で時間を取るか、/substitute で代わりの人を招待できます。
error-database-unavailable = 今はデータベースに接続できません。何も失われていません。数秒後にもう一度お試しください。
error-no-hints = この対戦では主催者がヒントをオフにしています。
error-nothing-to-try = この局面ではゲームが終わっていて、選べる手がありません。前の手番に戻ってからやり直してください。
error-not-own-turn = 対戦中にやり直せるのは、自分の手番だけです。自分が選ぶ局面まで進めるか戻してください。
error-no-direct = Parlourからあなたにメッセージを送れません。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度試してください。
error-nothing-to-verify = 募集から始まった対戦ではないので、証明するものがありません。
error-nothing-to-export = ファイルにできるのは、募集から始まった対戦だけです。
error-export-later = ファイルには隠された情報がすべて入っているため、対戦が終わってから渡します。
error-animating = 前の動画をまだ作っています。お待ちください。
error-not-animated = 動画の作成に時間がかかりすぎたため、中止しました。代わりに手番を順に見てください。
error-file-too-large = ファイルが{ $most }KBを超えています。/export のファイルはずっと小さいものです。
error-file-unreadable = このファイルは再現できません：{ $reason }
error-file-too-long = このファイルの再現に時間がかかりすぎたため、中止しました。
error-file-gone = Discordからファイルを受け取れませんでした。もう一度添付してください。
error-no-board = このメッセージは対戦の盤面ではありません。
error-challenge-self = 自分には挑戦できません。/new で募集を始められます。
error-guest-gone = その人はもうこのサーバーにいません。
error-no-lesson = このゲームの練習はまだありません。/rules でルールを読めます。
error-nothing-to-choose = 今は選ぶことがないので、ヒントはありません。
error-not-a-player = あなたはこの対戦の参加者ではありません。「自分の画面」で全員に見える盤面を見られます。/new で自分の対戦を始められます。
error-lobby-full = 満席です。{ $most }人まで参加できます。
error-nothing-published = この募集は以前のバージョンの Parlour で始まったため、言葉を加えても証明できません。/new で新しく募集してください。
error-unusable-words = 1〜{ $most }文字で入力してください。
error-too-often = 短い間に操作が多すぎます。<t:{ $until }:R>に続けられます。
error-too-busy = 同時に押した人が多すぎました。もう一度お試しください。
error-too-few = { $fewest }人以上必要です。誰かを誘うか、コンピューターを追加してください。
error-unexpected = Parlour で問題が起きました。対戦は元のままで、何も失われていません。もう一度お試しください。繰り返すときは、参照番号 { $reference } を運営者にお知らせください。
error-broken-game = ルールの処理に問題があり、このままでは進めません。対戦は元のままで、何も失われていません。別の選択をし、参照番号 { $reference } を運営者にお知らせください。
error-unknown-button = このボタンは不明か、古いバージョンのものです。/play で現在の選択肢を表示します。
error-unknown-choice = その選択肢はありません。/play でできることを表示します。
error-unknown-clock = { $value } という持ち時間はありません。一覧から選ぶか、48+12 のように「最初の時間+手番ごとの時間」で入力してください。
error-unknown-day = その日に休暇を始めることはできません。2030-12-24 のように、今日以降の日付を入力してください。
error-no-game-chosen = どのゲームですか。ゲームも選ぶか、/new だけを入力してボタンで選んでください。
error-unknown-game = { $game } というゲームはありません。
error-unknown-option = { $option } = { $value } という設定はありません。
error-unknown-quiet = おやすみ時間は 22-7 のように2つの時刻で、{ $most }時間以内で入力してください。なしにするには none と入力します。
error-unknown-zone = そのようなタイムゾーンはありません。Asia/Tokyo のように一覧から選んでください。
error-vacation-too-long = その年の休暇は残り{ $left }日です。
error-wrong-seat = その画面は別の席のものです。/play であなたの画面を表示します。

# コマンド

command-new = 対戦の参加者を募集する。何も入力しなければゲームをボタンで選べる
command-new-game = ゲーム（空欄ならボタンで選ぶ）
command-new-second = 一緒に遊ぶ人
command-new-third = ほかに遊ぶ人
command-new-fourth = ほかに遊ぶ人
command-new-computers = コンピューターの人数
command-new-level = コンピューターの強さ
command-new-language = 対戦の言語
command-new-clock = 持ち時間。例：48+12（最初に48時間、手番ごとに12時間追加）
command-help = Parlour でできることと始め方を見る
command-lobby = このチャンネルの最新の募集のボタンと同じ操作をする
command-lobby-action = 操作
command-lobby-option = 操作が options のとき：どの設定をどの値にするか
command-lobby-player = 操作が invite か remove のとき：誰を
command-lobby-words = 操作が verify のとき：乱数を予測できなくする、あなたの言葉
command-play = 今の選択肢を見る、または答える
command-play-option = 答え、またはその番号
command-play-match = このチャンネル以外の対戦
command-board = 全員に見える盤面を見る
command-board-line = 記録の何行目の後の盤面か（省略すると今の盤面、番号は /story）
command-board-match = このチャンネル以外の対戦
command-view = 自分だけに見えるものを含む盤面を見る
command-view-match = このチャンネル以外の対戦
command-text = 盤面を文章で読む
command-text-match = このチャンネル以外の対戦
command-more = 現在の得点、設定、その他のボタンを見る
command-more-match = このチャンネル以外の対戦
command-next = いちばん急ぎの手番へ進む
command-move = チャンネルが削除された対戦をここで続ける
command-move-match = このチャンネル以外の対戦
command-result = 対戦の結果と得点の推移を見る
command-result-match = このチャンネル以外の対戦
command-story = これまでの経過を読む
command-story-match = このチャンネル以外の対戦
command-replay = 対戦を手番ごと、ラウンドごとに見返す
command-replay-line = 記録の何行目の後か（省略すると全部の後）
command-replay-match = このチャンネル以外の対戦
command-retry = 局面の続きを、コンピューターと自分だけの対戦でやり直す
command-retry-line = 記録の何行目の後か（省略すると全部の後）
command-retry-level = コンピューターの強さ
command-retry-match = このチャンネル以外の対戦
command-animate = 対戦の全体を動画で見る
command-animate-match = このチャンネル以外の対戦
command-export = 終わった対戦をファイルで受け取る
command-export-match = このチャンネル以外の対戦
command-import = ファイルの対戦を見返す
command-import-file = /export で受け取ったファイル
command-undo = 最後の選択を取り消す、または手番を戻す提案をする
command-propose = みんなで決めることを提案する
command-propose-what = 提案の内容
command-propose-match = このチャンネル以外の対戦
command-agree = 提案に賛成する
command-agree-match = このチャンネル以外の対戦
command-decline = 提案に反対する、または自分の提案を取り下げる
command-decline-match = このチャンネル以外の対戦
command-replace = ほかの人かコンピューターが席を引き継ぐことを提案する
command-replace-player = 誰の席か
command-replace-by = 引き継ぐ人（空欄ならコンピューター）
command-replace-match = このチャンネル以外の対戦
command-undo-match = このチャンネル以外の対戦
command-forget-me = あなたについて保存されている情報を確認し、削除する
command-turns = あなたを待っている対戦の一覧
command-record = 自分やほかの人の、ここでの戦績を見る
command-record-player = 誰の戦績か。空欄なら自分
command-record-game = ゲーム。空欄ならすべて
command-ratings = このサーバーのレーティングを見る
command-ratings-game = どのゲームか。空欄なら全ゲームの総合
command-daily = 今日の1局に挑む（全員同じ配りで、1人1回）
command-daily-what = 始める、または今週の表を見る。空欄なら今日の表
command-statistics = このサーバーでの、ゲームの勝ち方を見る
command-statistics-game = ゲーム。空欄なら最も多く遊ばれたもの
command-status = Parlour の状態と、このサーバーで動いている数を見る
menu-challenge = 挑戦する
menu-replay = ここからリプレイ
menu-record = 戦績
command-rules = ゲームのルールを読む
command-rules-game = ゲーム
command-learn = 実際に遊びながら3分でゲームを覚える
command-learn-game = ゲーム
command-concede = 対戦を投了する
command-concede-match = このチャンネル以外の対戦
command-settings = 言語、メンション、お知らせ、時間帯を設定する
command-settings-language = 自分向けの表示の言語
command-settings-mention = 手番になったらメンションするか
command-settings-text-board = 盤面を文字でも表示するか
command-settings-colours = 自分だけに見える盤面の配色（usual：通常、contrast：強いコントラスト、safe：色覚に配慮）
command-settings-reminders = 手番のお知らせが届く場所
command-settings-time-zone = タイムゾーン（例：Asia/Tokyo）
command-settings-quiet = おやすみ時間（例：22-7）。なしは none
command-settings-help = 初めての質問に一度だけ説明を付けるかどうか
command-settings-hide-record = 自分の戦績とレーティングをほかの人に見せないか
command-settings-weekends = 土日も持ち時間を減らすか
command-vacation = 休暇を取る（持ち時間が減らない）
command-vacation-action = 休暇を始める、または終える
command-vacation-days = 始めるときの日数
command-vacation-first-day = 最初の日（例：2030-12-24）。空欄なら今から
command-absence = 持ち時間が切れた人をどうするか決める
command-absence-action = 24時間追加、コンピューターに任せる、対戦を終える
command-absence-player = 誰について
command-absence-match = このチャンネル以外の対戦
command-substitute = 席に誰かを招待する、または招待された席に座る
command-substitute-guest = 招待する人。空欄なら招待された席に座る
command-substitute-player = 誰の席か。空欄なら自分の席
command-substitute-refuse = 招待された席を断る、または自分の席への招待を取り消す
command-substitute-match = このチャンネル以外の対戦
command-mute = 今の手番についてのお知らせを止める
command-mute-match = このチャンネル以外の対戦
command-verify = 乱数が公正だったか確かめる
command-verify-match = このチャンネル以外の対戦
command-rematch = 同じ人たちで、席を1つずつずらして再戦する
command-rematch-match = このチャンネル以外の対戦
command-orders = 事前の指示を出す、または取り消す
command-orders-match = このチャンネル以外の対戦
command-prepare = ほかの人の手番の間に、次の手番を準備する
command-prepare-match = このチャンネル以外の対戦
command-note = 対戦のメモを書く。自分だけに見え、対戦が終わるまで残る
command-note-match = このチャンネル以外の対戦
command-hint = コンピューターのおすすめを3つ見る
command-hint-match = このチャンネル以外の対戦
command-manage = このサーバーの Parlour を管理する（ゲーム、チャンネル、人、対戦）
command-manage-action = 操作。空欄なら現在の設定と進行中の対戦を表示
command-manage-person = exclude と admit のとき：誰を
command-manage-game = allow-game と forbid-game のとき：どのゲームを
command-manage-channel = add-channel と drop-channel のとき：どのチャンネルを（空欄ならここ）
command-manage-match = end と move のとき：このチャンネル以外の対戦

# 戦績

record-own = このサーバーでのあなたの戦績
record-of = { $player }さんの戦績
record-people = 人との対戦
record-computers = コンピューターとの対戦
record-alone = 1人の対戦
record-lesson = 練習からの対戦
record-none = 結果の出た対戦はまだありません。
record-hidden = { $player }さんは戦績を公開していません。
record-wins = { $matches }戦**{ $wins }勝**
record-line = { $label }：{ $text }
record-chance = 運だけなら{ $wins }勝
record-conceded = 投了{ $count }回
record-streak = 連勝：{ $now }（最長{ $longest }）
record-points = 得点：平均{ $average }点、最高{ $best }点
record-brief = { $matches }戦**{ $wins }勝**
record-brief-points = { record-brief }、平均{ $average }点、最高{ $best }点
record-average = 平均{ $average }点
record-seats = { $seats }人
record-pace = 手番にかける時間：たいてい{ $length }
record-unfinished = ほかに、結果が出ずに終わった対戦が{ $count }件あります。
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
ratings-title = レーティング・{ $game }
ratings-line = { $place }位 { $player } **{ $rating }**・{ $matches }戦
ratings-none = まだ、目安になるレーティングの人がいません。人同士のレーティング対象の対戦が10戦ほど必要です。
ratings-provisional = 対戦が少なく暫定：{ $players }
ratings-unsure = { $player } { $rating }
ratings-own = あなた：{ $standing }
ratings-you-hide = 戦績とレーティングを公開していないので、ほかの人にはここにあなたが見えません。/settings で変えられます。
ratings-explained = 最初は全員1500です。点差ではなく、人の間の順位だけで変わります。主催者は募集で、対戦中は全員の同意で、対象外にできます。
ratings-after = レーティング
rating-placed = **{ $rating }**（ここでは{ $of }人中{ $place }位）
rating-provisional = **{ $rating }**（暫定）
rating-after = { $player } { $change } → **{ $rating }**
rating-after-placed = { rating-after }（ここでは{ $of }人中{ $place }位）
rating-after-provisional = { rating-after }（暫定）
plot-ratings = レーティング
plot-newcomer = 最初の値：{ $rating }
plot-rating = 直近{ $count }戦のレーティング

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
daily-won = 勝ち、**{ $points }** : { $rival }
daily-lost = 負け、**{ $points }** : { $rival }
daily-playing = ほかに{ $count }人が挑戦中です。
daily-sum = { $played }戦{ $won }勝、{ $ahead }点
daily-you = { $player }（あなた）
daily-hashes = 今日の引きのハッシュ値：{ $today }。明日：{ $tomorrow }。引きがこれに従うことは、その日の後に /verify で確かめられます。
daily-begun = 今日の1局を用意しました：{ $place }
daily-begun-before = 今日の挑戦はもう始めています：{ $place }
daily-posted = 今日の1局：挑戦は1回、ヒントなし。/daily でほかの人の成績が見られます。
daily-secret-later = ほかの人がまだ挑めます。引きのもとになった値は、明日から /verify で見られます。
pace-0 = 1分以内
pace-1 = 5分以内
pace-2 = 20分以内
pace-3 = 1時間以内
pace-4 = 4時間以内
pace-5 = 12時間以内
pace-6 = 1日以内
pace-7 = 1日より長い
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
statistics-title = { $game }：このサーバーでの勝ち方
statistics-none = 人どうしの対戦で結果の出たものは、ここにはまだありません。
statistics-matches = 人どうしの対戦：{ $matches }件
statistics-strength = 最もよく勝ったのは「{ $category }」でほかの人より多く得点した人：{ $players }回中{ $wins }勝
statistics-few = 対戦が少ないため、まだ目安にすぎません。
error-record-in-server = 戦績はサーバーごとにあります。サーバーでこのコマンドを使ってください。
error-no-ratings = このサーバーでは、管理者がレーティングを無効にしています。
error-not-rated = この対戦は、もともとレーティングの対象外です。
error-deal-not-over = 今日はまだほかの人がこの1局に挑めます。秘密の値、ファイル、やり直しは明日からです。
error-deal-is-final = 今日の1局は1人1回なので、手番を戻せません。
error-no-daily = 今日の1局に使えるゲーム（1人用の相手がいるもの）がありません。
