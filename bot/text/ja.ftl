# 全般

language-name = 日本語
computer-name = コンピューター{ $number }
computer-for = { $name }（コンピューター）
the-computer = コンピューター
list-and = と
list-comma = 、
points = { $points }点

# ボタン

button-join = 参加
button-leave = 抜ける
button-computer = コンピューターを追加
button-dismiss = コンピューターを外す
button-options = 設定
button-start = 開始
button-cancel = 取りやめ
button-play = プレイ
button-view = 自分の画面
button-move = ここで続ける
button-rematch = もう一戦
button-story = 経過
button-more = その他
button-back = 取り消す
button-done = 確定
button-next = 次の手番へ（あと{ $count }件）
button-text = 文字の盤面
button-rules = ルール
button-verify = 乱数の証明
button-hint = ヒント
button-orders = 事前の指示
button-concede = 投了
button-mute = この手番は通知しない
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
button-replace = { $player }と交代
button-by-computer = コンピューターに任せる
button-propose = 提案する
button-at-once = 実行する
button-agree = 賛成
button-seat = 席に着く
button-decline = 反対
button-older = 前へ
button-newer = 次へ

# 参加者の募集

lobby-facts = { $fewest }〜{ $most }人 · 対面で約{ $minutes }分、メッセージでは数日
lobby-seats = 参加者（{ $taken }/{ $most }）
lobby-options = 設定
lobby-usual-options = 標準のまま
lobby-host = { $host }さんが募集しました。開始も{ $host }さんが行います。/lobby でも同じ操作ができます。
lobby-started = 対戦中です：{ $channel }
lobby-cancelled = この募集は開始前に取りやめになりました。
lobby-noted = 反映しました。上の募集に表示されます。
option-clock = 持ち時間
option-absence = 時間が切れたとき
option-absence-ask = ほかの参加者が決める
option-absence-computer = コンピューターが続ける
option-absence-wait = 待つ
option-absence-end = 対戦を終える
option-language = 卓の言語
option-level = コンピューターの強さ
option-level-normal = ふつう
option-level-easy = やさしい
option-level-hard = 強い
option-pace = コンピューターの速さ
option-pace-human = 少し間をおく
option-pace-quick = すぐに打つ
option-hints = コンピューターのヒント
option-hints-allowed = あり
option-hints-off = なし

# お知らせ

reminder-title = { $count ->
    [1] あなたの手番が続いています
   *[other] { $count }卓があなたを待っています
}
effort-tap = 1タップ
effort-turn = 手番1回分
mute-noted = この手番についてはもうお知らせしません。

# 不在の人がいるとき

absence-late = { $player }さんの時間が切れました。
absence-gone = { $player }さんはこのサーバーを離れました。
absence-away = { $player }さんの代わりにコンピューターが続けています。本人は「プレイ」で席に戻れます。
absence-invited = { $guest }さん、よければ{ $player }さんの席をどうぞ。この局面から続けられます。
absence-idle = 長いあいだ誰も動いていません。このままだと{ $when }に自動で終了します。
absence-choose = ほかの参加者が1タップで決められます。/substitute で代わりの人を招くこともできます。
absence-noted = 反映しました。卓に表示されます。
absence-seated = ようこそ。この席はあなたのものです。手番になったら「プレイ」で質問を表示します。
absence-back = 時間が切れてコンピューターが代わっていましたが、席に戻りました。

# 休暇

vacation-title = あなたの休暇
vacation-none = 休暇中ではありません。
vacation-on = { $end }まで休暇中です。
vacation-planned = 休暇は{ $start }から{ $end }までです。
vacation-left = 今年の残り：{ $days }日
vacation-began = 時間切れになるところだったので、休暇が自動で始まりました。{ $end }まで続き、今年の残りは{ $days }日です。/vacation で早く終えられます。
vacation-explained = 休暇中は持ち時間が減らず、お知らせも届きません。プレイはできます。時間切れになりそうなときは、最大3日が自動で始まります。

# 持ち時間

clock-none = 持ち時間なし
clock-fast = 速い（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-normal = 普通（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-slow = ゆっくり（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-custom = { $bank }時間、1手番ごとに+{ $increment }時間
clock-until = ⏳ 時間切れ：{ $when }
clock-of = ⏳ { $player }さんの時間切れ：{ $when }

# チャンネルへの投稿

post-turn = { $players }さんの手番です。
post-computer = { $players }が考えています。
post-played = ゲームが終了しました。
post-absent = 不在の人がいたため、対戦は途中で終了しました。その時点の得点：
post-idle = 30日間誰も動かなかったため、対戦は自動で終了しました。その時点の得点：
post-agreed = 全員の同意により、その時点の結果で対戦を終えました。
post-annulled = 全員の同意により、結果なしで対戦を終えました。
clock-paused = ⏸️ 全員の持ち時間が止まっています。
post-conceded = （投了）
post-tie-break = （タイブレーク：{ $what }）
post-round = 第{ $round }ラウンド { $points }
post-more-story = …ほかに{ $count }行あります。「経過」で読めます
post-no-image = 今回は画像を描けませんでした。/board で盤面を見られます。
post-commitment = 乱数は秘密の鍵で決まります。鍵は終了後に公開します。鍵の SHA-256：`{ $commitment }`
post-key = 乱数の鍵：`{ $key }` /verify でこの鍵を使って対戦を再現します。

# 本人だけの画面

panel-since = 前の手番のあとに起きたこと
panel-chosen = 選択済み：
panel-choose = 選んでください…
panel-choose-part = { $first } から選ぶ
panel-final = 🔒 は取り消せません。それより前の選択も取り消せなくなります。
panel-more-refusals = ほかに{ $count }件の理由
panel-ready = **手番の内容が決まりました。**「確定」を押すと次へ進みます。変更するときは取り消してください。
panel-done = 確定しました。まもなく全員に表示されます。
panel-waiting = { $players }さんを待っています。
panel-over = ゲームは終了しています。
panel-lost = この対戦のチャンネルがなくなり、ほかの人には何も表示されません。別のチャンネルで /turns を使うと、そこで続けられます。
panel-spectator = あなたはこの卓の参加者ではありません。全員に見える盤面を表示します。

# みんなで決めること

decide-title = みんなで決める
decide-explained = 提案はチャンネルに投稿されます。関係する全員がボタンで賛成すると実行され、だれか一人でも反対すれば取り下げになります。コンピューターはみんなに従います。
proposal-TakeBack = { $player }さんの提案：次の内容を取り消す
proposal-Finish = { $player }さんの提案：今の結果で対戦を終える
proposal-Annul = { $player }さんの提案：結果なしで対戦を終える
proposal-Pause = { $player }さんの提案：一時停止（持ち時間は止まりますが、手は進められます）
proposal-Resume = { $player }さんの提案：再開（持ち時間がまた進みます）
proposal-Replace = { $player }さんの提案：{ $seat }の席を{ $taker }が引き継ぐ
undo-chance = この間に乱数が{ $draws }回引かれました。引き直しはなく、同じ手なら同じ結果になります。
undo-no-chance = この間に乱数は引かれていません。
undo-shown = 👁️ は隠れていたもので、今は全員が知っています。
undo-seen = この間に自分だけの情報を見た人：{ $players }
undo-further = どこまで戻すか…
offer-asks = { $players }さんの賛成が必要です。
offer-alone = ほかの人の賛成は必要ありません。
replace-explained = { $player }さんの席をだれが引き継ぎますか？選ばれた人が席に着くと決まります。
replace-by = 人を選ぶ
ballot-missing = まだ賛成していない人：{ $players }
ballot-one = このうち一人の賛成が必要です：{ $players }
ballot-seat = 席に着くのを待っています：{ $player }
ballot-agreed = ✅ 全員が賛成しました。
ballot-declined = ❌ { $player }さんが反対しました。
ballot-withdrawn = ↩️ { $player }さんが取り下げました。
ballot-lapsed = 💨 対戦が進んだため、この提案はなくなりました。
ballot-settled = この提案は決着しました。
proposed-noted = 提案しました。ほかの人はチャンネルで読めます。全員が賛成するまでは「反対」で取り下げられます。
agreed-noted = 賛成しました。ほかの人の賛成を待っています。
outcome-agreed = 全員が賛成しました。まもなくチャンネルに表示されます。
outcome-declined = 反対しました。チャンネルに表示されます。
outcome-withdrawn = 取り下げました。チャンネルに表示されます。
outcome-lapsed = 対戦が進んだため、この提案はなくなりました。
notice-TakenBack = ↩️ { $seat }さんが、全員の賛成を得て自分の手番とその後の手を取り消しました。
notice-CameBack = 🪑 { $seat }さんが席に戻りました。
notice-Seated = 🪑 { $former }さんの席は{ $seat }が引き継ぎます。

# 投了

concede-sure = 本当に投了しますか？2人対戦では相手の勝ちになります。3人以上ではコンピューターが代わりに続け、あなたは最下位になります。
moved-here = この対戦はこのチャンネルで続きます。
rematch-on = もう一戦が始まりました：{ $channel }。席はひとつずつずれます。
concede-done = 投了しました。

# 読む

story-title = 経過
story-empty = まだ何も起きていません。
rules-sections = ほかの章
verify-promise = 開始時に公開した SHA-256：`{ $commitment }`
verify-key = 鍵：`{ $key }`
verify-later = 鍵はゲームの終了後に公開します。それまで何が引かれるかは誰にも分からず、終了後は何も変えられていないことを誰でも確かめられます。
verify-fair = ✅ 鍵は公開した値と一致し、記録{ $moves }行を再現するとこの対戦と完全に一致しました。
verify-unfair = ❌ この鍵で記録{ $moves }行を再現しても、この対戦と一致しません。
turns-title = あなたを待っている卓：{ $count }
turns-proposals = あなたの返事を待っている提案：{ $count }
turns-lost = チャンネルがなくなった卓
turns-none = あなたを待っている卓はありません。
settings-title = あなたの設定
settings-auto = Discord に合わせる
settings-language = 本人向けの言語：{ $language }
settings-mention = { $on ->
    [true] 手番になるとメンションします。
   *[false] 手番になっても名前だけを示し、メンションしません。
}
settings-text-board = { $on ->
    [true] 盤面を画像と文字で表示します。
   *[false] 盤面を画像で表示します。
}
settings-reminders = { $where ->
    [channel] 手番のお知らせは卓のチャンネルに届きます。
    [direct] 手番のお知らせはダイレクトメッセージで届きます。
   *[off] 手番のお知らせは届きません。
}
settings-zone = タイムゾーン：{ $zone }
settings-no-quiet = 静かな時間は設定されていません。
settings-quiet = 静かな時間（持ち時間が減らず、お知らせも届かない）：{ $first }時〜{ $last }時
settings-weekends = { $on ->
    [true] 土日も持ち時間が減ります。
   *[false] 土日は持ち時間が減りません。
}

# ヒント

hint-title = コンピューターの考え
hint-line = { $number }. { $option }
    -# 試行の{ $share }% · しばらく先で最強の相手との差は{ $lead }点
hint-explained = よい順です。あなたに見える情報だけで{ $trials }回試しました。聞いたことは誰にも知らされません。

# 事前の指示

orders-title = 事前の指示
orders-explained = 指示しておくと、その質問が来たときに取り消すまで代わりに答えます。それまでほかの人には見えません。押すと指示し、緑のものを押すと取り消します。
orders-none = 今、事前に答えられるものはありません。
story-by-order = ⏱️ { $line }
story-continued = { $line }、{ $more }

# 権限(Discord での呼び名)

permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-read-message-history = メッセージ履歴を読む
permission-read-messages = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信

# できないこと

trouble-already-agreed = もう賛成しています。ほかの人の賛成を待っています。
trouble-already-proposed = この卓にはすでに提案があります。先に賛成か反対をしてください。提案はチャンネルと、「その他」の「みんなで決める」にあります。
trouble-computer-plays = その席はすでにコンピューターが引き継いでいます。
trouble-no-proposal = この卓に提案はありません。
trouble-nobody-there = その席はコンピューターです。交代できるのは人の席だけです。
trouble-not-asked = これはあなたが決めることではありません。
trouble-not-in-play = ここで行われている対戦はありません。
trouble-older-rules = この対戦は以前のルールで始まったため再現できません。確定した手は取り消せません。
trouble-own-proposal = あなた自身の提案です。ほかの人の賛成を待っています。
trouble-proposal-closed = その提案はもう決着しています。
trouble-already-given = この手番にはもう24時間を追加しています。追加は1人につき1手番1回までで、ほかの参加者はまだ追加できます。
trouble-already-joined = すでにこの卓に参加しています。
trouble-already-seated = その人はすでにこの卓に参加しています。
trouble-already-started = この対戦はすでに始まっています。スレッドをご覧ください。
trouble-broken-session = この対戦の記録を読めません。何も失われないよう別に保管しました。理由は運営者がログで確認できます。ほかの対戦は続けられます。
trouble-channel-taken = このチャンネルではすでに対戦が行われています。別のチャンネルで募集するか、スレッドの作成を許可してください。
trouble-discord = Discord が応答を受け付けませんでした。何も失われていません。もう一度お試しください。（参照番号 { $reference }）
trouble-host-only = それができるのは募集した人だけです。
trouble-lobby-closed = この募集は終わりました。/new で新しく募集できます。
trouble-missing-permissions = Parlour はここではそれができません。このチャンネルで足りない権限：{ $permissions }。サーバーの管理者が許可できます。
trouble-moved-on = 表示された後にゲームが進みました。現在の状況を表示します。
trouble-no-bots = ほかのボットは参加できません。人を選ぶか、コンピューターを追加してください。
trouble-no-computer = この卓にコンピューターはいません。
trouble-no-place = Parlour は { $channel } に書き込めません。権限がなくなったか、チャンネルが削除されています。
trouble-no-such-player = その人はこの卓に席がありません。
trouble-no-session = ここには卓がありません。/new で募集、/turns で自分の卓の一覧を見られます。
trouble-not-done = まだ選ぶものが残っています。
trouble-not-invited = ここであなたに用意された席はありません。
trouble-not-joined = この卓に参加していません。
trouble-not-playing = 投了できる対戦がここにはありません。
trouble-not-late = それを決められるのは誰かの時間が切れた後です。待つと決めた卓では決められません。
trouble-not-paused = この卓の持ち時間は動いています。
trouble-not-running = ここには止められる持ち時間がありません。
trouble-not-started = この対戦はまだ始まっていません。
trouble-not-lost = この対戦にはチャンネルがあります。だれかが今移したのかもしれません。/turns から開けます。
trouble-other-server = 対戦はほかのサーバーへ移せません。元のサーバーの、続きをするチャンネルで /turns を使ってください。
trouble-not-over = この対戦はまだ終わっていないので、もう一戦は始められません。
trouble-rematch-on = もう一戦はすでに始まっています：{ $channel }
trouble-not-your-turn = 今あなたがすることはありません。手番になったらメンションします。
trouble-no-vacation = 休暇中でも、休暇の予定もありません。
trouble-nothing-to-take-back = 今取り消せるものはありません。
trouble-on-vacation = すでに休暇中です。先に終えてください。
trouble-own-seat = あなたの席のことはほかの参加者が決めます。/vacation で時間を取るか、/substitute で代わりの人を招けます。
trouble-record-away = 今は記録に接続できません。何も失われていません。数秒後にもう一度お試しください。
trouble-no-hints = この卓ではヒントは使えません。主催者がそう決めました。
trouble-nothing-to-choose = 今は選ぶことがないので、ヒントはありません。
trouble-stranger = あなたはこの卓の参加者ではありません。「自分の画面」で全員に見える盤面を、/new で自分の卓を開けます。
trouble-table-full = 満席です。{ $most }人まで参加できます。
trouble-too-busy = 同時に押した人が多すぎました。もう一度お試しください。
trouble-too-few = { $fewest }人以上必要です。誰かを誘うか、コンピューターを追加してください。
trouble-unexpected = Parlour で問題が起きました。対戦は元のままで、何も失われていません。もう一度お試しください。繰り返すときは参照番号 { $reference } を運営者に伝えてください。
trouble-unknown-button = このボタンは Parlour のものではないか、古いものです。/play で現在の質問を表示します。
trouble-unknown-choice = その選択肢はありません。/play でできることを表示します。
trouble-unknown-clock = { $value } という持ち時間はありません。一覧から選ぶか、48+12 のように「最初の時間+手番ごとの時間」で書いてください。
trouble-unknown-day = 休暇を始められる日ではありません。2030-12-24 のように、今日以降の日を書いてください。
trouble-unknown-game = { $game } というゲームはありません。
trouble-unknown-option = この卓に { $option } = { $value } という設定はありません。
trouble-unknown-quiet = 静かな時間は 22-7 のように2つの時刻で、{ $most }時間以内にしてください。なしにするには none と書きます。
trouble-unknown-zone = そのようなタイムゾーンはありません。Asia/Tokyo のように一覧から選んでください。
trouble-vacation-too-long = その年の休暇は残り{ $left }日です。
trouble-wrong-seat = その画面は別の席のものです。/play であなたの画面を表示します。

# コマンド

command-new = ゲームの卓を開く
command-new-game = ゲーム
command-new-second = 一緒に遊ぶ人
command-new-third = ほかに遊ぶ人
command-new-fourth = ほかに遊ぶ人
command-new-computers = コンピューターの人数
command-new-level = コンピューターの強さ
command-new-language = 卓の言語
command-new-clock = 持ち時間。例：48+12（最初に48時間、手番ごとに12時間追加）
command-lobby = このチャンネルの最新の募集のボタンと同じ操作をする
command-lobby-action = 操作
command-lobby-option = 操作が options のとき：どの設定をどの値にするか
command-play = 今の質問を見る、または答える
command-play-option = 答え、またはその番号
command-play-match = このチャンネル以外の自分の卓
command-board = 全員に見える盤面を見る
command-board-match = このチャンネル以外の自分の卓
command-view = 自分だけに見えるものを含む盤面を見る
command-view-match = このチャンネル以外の自分の卓
command-text = 盤面を文章で読む
command-text-match = このチャンネル以外の自分の卓
command-more = 現在の得点、オプション、その他のボタンを見る
command-more-match = このチャンネル以外の自分の卓
command-next = いちばん急ぎの手番へ進む
command-move = チャンネルを失った対戦をここで続ける
command-move-match = このチャンネル以外の自分の卓
command-story = これまでの経過を読む
command-story-match = このチャンネル以外の自分の卓
command-undo = 最後の選択を取り消す、または手番を戻す提案をする
command-propose = みんなで決めることを提案する
command-propose-what = 提案の内容
command-propose-match = このチャンネル以外の自分の卓
command-agree = 卓への提案に賛成する
command-agree-match = このチャンネル以外の自分の卓
command-decline = 卓への提案に反対する、または自分の提案を取り下げる
command-decline-match = このチャンネル以外の自分の卓
command-replace = ほかの人かコンピューターが席を引き継ぐことを提案する
command-replace-player = だれの席か
command-replace-by = 引き継ぐ人（空欄ならコンピューター）
command-replace-match = このチャンネル以外の自分の卓
command-undo-match = このチャンネル以外の自分の卓
command-turns = あなたを待っている卓の一覧
command-rules = ゲームのルールを読む
command-rules-game = ゲーム
command-concede = 対戦を投了する
command-concede-match = このチャンネル以外の自分の卓
command-settings = Parlour の話し方を選ぶ
command-settings-language = 本人向けの言語
command-settings-mention = 手番になったらメンションするか
command-settings-text-board = 盤面を文字でも表示するか
command-settings-reminders = 手番のお知らせが届く場所
command-settings-time-zone = タイムゾーン（例：Asia/Tokyo）
command-settings-quiet = 静かにしておく時間（例：22-7）、なしは none
command-settings-weekends = 土日も持ち時間を減らすか
command-vacation = 休暇を取る（持ち時間が減らない）
command-vacation-action = 休暇を始める、または終える
command-vacation-days = 始めるときの日数
command-vacation-first-day = 最初の日（例：2030-12-24）。なければ今から
command-absence = 時間が切れた人をどうするか決める
command-absence-action = 24時間追加、コンピューターに任せる、対戦を終える
command-absence-player = 誰について
command-absence-match = このチャンネル以外の自分の卓
command-substitute = 席に誰かを招く、または招かれた席に座る
command-substitute-guest = 招く人。なければ自分に用意された席に座る
command-substitute-player = 誰の席か。なければ自分の席
command-substitute-match = このチャンネル以外の自分の卓
command-mute = 今の手番についてのお知らせを止める
command-mute-match = このチャンネル以外の自分の卓
command-verify = 乱数が公正だったか確かめる
command-verify-match = このチャンネル以外の自分の卓
command-rematch = 同じ人たちで、席をひとつずつずらしてもう一戦する
command-rematch-match = このチャンネル以外の自分の卓
command-orders = 事前に答えておく、またはそれを取り消す
command-orders-match = このチャンネル以外の自分の卓
command-hint = コンピューターが見たよい手を3つ見る
command-hint-match = このチャンネル以外の自分の卓
