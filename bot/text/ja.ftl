# 全般

language-name = 日本語
nameless = 名前なし
former-name = 以前のプレイヤー
computer-name = CPU{ $number }
quoted-name = 「{ $name }」
computer-for = { $name }（CPU）
the-computer = コンピューター
list-and = と
list-comma = 、
labelled = { $label }：{ $value }
points = { $points }点
effort-tap = 1タップで完了
moved-here = 対戦はこのチャンネルで続きます。
table-points = 得点
number-decimal = { NUMBER($number, useGrouping: 0) }

# ボタン

button-join = 参加
button-leave = 抜ける
button-accept = 参加する
button-refuse = 辞退する
button-computer = コンピューターを追加
button-dismiss = コンピューターを外す
button-write-clock = 別の持ち時間
button-options = 設定
button-start = 開始
button-hosting = 開始…（主催：{ $host }）
button-back-to-lobby = 募集に戻る
button-to-match = 対戦へ移動
button-remove = { $player }を外す
button-cancel = 募集を取りやめる
button-variants = ルールの選択
button-all-options = すべての設定
button-invite-friends = 友達を誘う
button-play = 手番へ
button-view = 自分の画面
button-whole = 盤面
button-share = チャンネルに投稿
button-more = その他
button-what-next = 学ぶ・遊ぶ・招待する
button-back = 戻す
button-kinds = 一覧へ
button-done = 確定
button-text = 盤面を文字で読む
button-concede = 投了
button-wait = 24時間追加
button-wait-for = { $player }さんに24時間追加
button-playon = コンピューターに任せる
button-playon-for = { $player }さんをコンピューターに任せる
button-end = 対戦を終える
button-end-for = 対戦を終える（{ $player }さん）
button-sit = この席に座る
button-sit-for = { $player }さんの席に座る
button-refuse-for = { $player }さんの席を辞退する
button-decide = 中断・終了などの提案
button-see-proposal = 提案を見る
button-undo = 手番を戻す
button-pause = 一時停止
button-resume = 再開
button-finish = 今の結果で終える
button-annul = 結果なしで終える
button-unrate = レーティング対象外にする
button-replace = { $player }と交代
button-offer-seat = 自分の席を譲る
button-by-computer = コンピューター
button-propose = 提案する
button-at-once = 実行する
button-agree = 賛成
button-seat = 席に着く
button-decline = 反対
button-older = 前へ
button-newer = 次へ

# ヘルプ

help-title = Parlour のボードゲーム
help-about = { $games }。友達と一晩で、または何日もかけて遊べます。コンピューターとも対戦できます。
help-new = **/new**：ゲームを選んで募集を始めます。
help-play = **/play**：自分の手番で選べることを表示します。盤面の下の「手番へ」と同じです。
help-install = [自分のアプリに追加]({ $link })すると、Parlour がいないチャットでも遊べます。
help-rest = ほかの操作は、必要なところにボタンがあります。/ を入力すると、すべてのコマンドが表示されます。

# サーバーへのあいさつ

welcome-title = こんにちは！友達と、またはコンピューターと、ボードゲームで遊べます
help-nothing = あなたを待っている対戦はありません

# 募集を始める

opening-title = 募集を始める
opening-explained = ゲームを選ぶと、このチャンネルで募集が始まります。
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
lobby-variants-applying = -# ここでは何も変わらない項目は、表示していません。
lobby-variants-explained = /rules では標準のルールを説明しています。「ルールに従う」の項目は、設定の「ルール」が標準か製品版どおりかで決まります。
lobby-usual-options = 標準のまま
lobby-host = { $host }（主催者）
lobby-started = 対戦が始まりました：{ $channel }
lobby-cancelled = この募集は開始前に取りやめになりました。
lobby-reserved = { $player } · 招待中
lobby-asked-again = { $player } · 内容が変わったため確認中
draws-checkable = 引きの公正さを検証できます：`{ $fingerprint }`
verify-fair = 秘密の値はこのハッシュと一致し、席順と乱数はその値から、ログ{ $lines }行はすべて乱数とルールから決まりました。
verify-fair-late = 秘密の値はこのハッシュと一致し、ログ{ $lines }行はすべてその値とルールから決まりました。
verify-fair-rematch = 秘密の値はこのハッシュと一致し、乱数はその値から、ログ{ $lines }行はすべて乱数とルールから決まりました。席順は、再戦と同じく引いていません。
verify-fair-contest = 秘密の値はこのハッシュと一致し、乱数はその値から、ログ{ $lines }行はすべて乱数とルールから決まりました。席順は組み合わせの通りです。
lobby-unanswered = 招待された全員が答えると開始できます。
lobby-rematch = 招待した人全員が参加すると、すぐに始まります。
lobby-invitation = { $guests }さん、{ $host }さんから{ $game }の対戦に招待されています。
invitation-joined = { $guest }さんが参加しました。
invitation-out = { $guest }さんは参加しません。
lobby-changed = { $guests }さん、{ $host }さんの{ $game }の対戦の内容が変わりました。確かめて、参加するか辞退するかを選んでください。
lobby-players = 友達を誘う
lobby-players-explained = 招待する人を選んでください。一度だけメンションされ、参加か辞退を選べます。リンクを渡すこともできます：{ $place } 席から外した人は、もう一度招待されるまで参加できません。
lobby-invite = 人を招待する
lobby-joined = 席に着きました。手番になったらメンションします。
chat-posting = 少々お待ちください…
chat-install = Parlour はこのチャットのメンバーではないので、まだあなたにメッセージを送れません。[自分のアプリに追加]({ $link })して、ここで一度 /turns を使うと、手番をダイレクトメッセージでお知らせします。追加しなくても遊べます。
lobby-begins = 席に着きました。対戦が始まります。
lobby-terms-changed = 前に見た内容から変わったため、まだ参加していません。今の内容でよければ「参加する」を押してください。
lobby-declined = 辞退しました。募集に表示されます。
clock-label = 持ち時間＋手番ごとの追加（時間）：48+12
lobby-left = 募集から抜けました。
lobby-link = このリンクを渡すと、友達が参加できます：{ $place }
hosting-title = あなたの募集：{ $most }人中{ $taken }人
hosting-missing = あと{ $count }人必要です。友達を誘うか、コンピューターを追加してください。
hosting-ready = 今すぐ開始することも、ほかの人を待つこともできます。
hosting-full = 全員そろいました。開始しましょう！
option-clock = 持ち時間
option-absence = 時間切れのとき
option-absence-ask = ほかの参加者が決める
option-absence-computer = コンピューターが引き継ぐ
option-absence-wait = 待つ
option-absence-end = 対戦を終える
option-note-absence-end = 2人以上が続けるならコンピューターが引き継ぐ
option-language = 対戦の言語
option-level = コンピューターの強さ
option-level-normal = ふつう
option-level-easy = やさしい
option-level-hard = 強い
option-level-expert = 最強
option-note-level-expert = 考える時間も最長
option-level-own = 自分と互角
option-note-level-own = 結果に合わせて変わる
option-pace = コンピューターの速さ
option-pace-human = 少し待つ
option-note-pace-human = 手番の前に
option-pace-quick = 待たない
option-hints = コンピューターのヒント
option-hints-allowed = あり
option-note-hints-allowed = 使うとレーティングは上がらない
option-hints-off = なし
option-rated = レーティング
option-rated-yes = 対象
option-rated-no = 対象外
option-with-note = { $value }（{ $note }）

# 不在

absence-late = { $player }さんの持ち時間が切れました。
absence-gone = { $player }さんはこのサーバーを離れました。
absence-away = { $player }さんの代わりにコンピューターが続けています。本人は「手番へ」で席に戻れます。
absence-stands-in = { $owner }さんの代わりに{ $player }さんがプレイしています。本人は「手番へ」で席に戻れます。
absence-invited = { $guest }さん、{ $player }さんの席に招待されています。この局面から引き継げます。
absence-idle = 長い間、誰も手を進めていません。このままだと{ $when }に自動で終了します。
absence-choose = ほかの参加者なら誰でも、1タップで決められます。/propose で代わりの人を提案することもできます。
absence-choose-rated = コンピューターが勝っても、対戦はレーティングの対象のままです。
absence-noted = 反映しました。チャンネルでお知らせします。
absence-seated = ようこそ。この席はあなたのものです。手番になったら「手番へ」で選択肢を表示できます。
absence-back = 持ち時間が切れていたため、コンピューターが代わりにプレイしていました。席に戻りました。
absence-back-from-person = 不在の間、ほかの人が代わりにプレイしていました。席に戻りました。

# 持ち時間

clock-none = 持ち時間なし
clock-off = なし
clock-fast = 速い（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-normal = 普通（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-slow = ゆっくり（{ $bank }時間、1手番ごとに+{ $increment }時間）
clock-custom = { $bank }時間、1手番ごとに+{ $increment }時間
clock-until = ⏳ 時間切れ：{ $when }
clock-of = ⏳ { $player }さんの時間切れ：{ $when }

# 投稿

post-turn = { $players }さんの番です。
post-turn-task = { $turn }{ $task }
post-computer = 考え中：{ $players }
post-played = 対戦が終了しました。
post-absent = 不在の人がいたため、対戦は途中で終了しました。その時点の得点：
post-idle = 30日間誰も手を進めなかったため、対戦は自動で終了しました。その時点の得点：
post-stopped = サーバーの管理者が対戦を終えました。その時点の得点：
post-deadline = 対戦の期限になりました。今の点数で決まります：
post-agreed = 合意により、その時点の結果で対戦を終えました。
post-annulled = 合意により、結果なしで対戦を終えました。
clock-paused = ⏸️ 全員の持ち時間が止まっています。
clock-paused-until = ⏸️ 全員の持ち時間が止まっています。{ $when }にまた進みます。
post-conceded = （投了）
post-tie-break = （タイブレーク：{ $what }）
post-round = ラウンド{ $round } { $points }
result-total = 得点
result-curve = 得点の推移（手番ごと）
result-curve-rounds = 得点の推移（ラウンドごと）
result-curve-numbered = 得点の推移（手番ごと、数字はラウンド）
round-name = ラウンド{ $round }
post-more-story = …ほか{ $count }行（経過）
panel-more-news = …ほか{ $count }行
post-no-image = 今回は画像を作成できませんでした。「自分の画面」で盤面を見られます。

# 本人だけの画面

match-begun = あなたの**{ $game }**の対戦：{ $place }
match-link = 対戦を開く
panel-dropped = 選択のうち{ $count }件は今は選べないため、外しました。
panel-choose = 選んでください…
panel-choose-part = { $first }から選ぶ
panel-final = ⚠️ を選ぶと、それより前の選択も含めて取り消せなくなります。
panel-more-refusals = ほかに{ $count }件の理由
panel-ready = **確定しますか？**
panel-done = 確定しました。
panel-unseen = 確定しましたが、チャンネルには表示されません。次の人には Parlour がダイレクトメッセージでお知らせします。
panel-unseen-chat = 確定しました。
panel-untold = 確定しましたが、ほかの人に知らせる方法がありません。
panel-waiting = { $players }さんの番です。
panel-yours = あなたの番です。
panel-over = 対戦は終了しています。
panel-lost = この対戦のチャンネルが削除されたか、見られない参加者がいます。対戦は止まっていて、投稿もされません。参加者全員が見られるチャンネルで /turns を使うと、そこへ移せます。
panel-spectator = あなたはこの対戦の参加者ではありません。全員に見える盤面を表示します。
panel-text-attached = 盤面の文章は長すぎて1件のメッセージに収まらないため、ファイルにしました。
unposted-turn = あなたの手番ですが、チャンネルには表示されていません。
unposted-over = 対戦に動きがありましたが、チャンネルには表示されていません。
unposted-turn-chat = あなたの手番です。
unposted-over-chat = 対戦が終わりました。
unposted-unseen = この対戦のチャンネル { $channel } では、このお知らせを見られません。/turns なら、どこからでも自分の対戦を見られます。
unposted-above = { $players } さん、あなたに見えないチャンネルで対戦が待っています。Parlour からダイレクトメッセージを送れませんでした。/turns にあなたの対戦がすべてあります。
deleted-news = この対戦のチャンネルが削除されたため、対戦は止まっています。
deleted-terms = 続けるまで時計はすべて止まります。30日以内に誰も続けなければ、結果なしで終わります。
unseen-news = Parlour が { $channel } に投稿する内容が { $players }さんに届かないため、対戦を止めました。
unseen-news-you = Parlour が { $channel } に投稿する内容があなたに届かないため、対戦を止めました。
unseen-hint = 参加者なら誰でも、参加者全員が見られるチャンネルで /turns を使って対戦を再開できます。
unseen-clocks = それまで全員の持ち時間は止まります。再開したとき手番の人には、初回に限り、少なくとも1日の持ち時間が残ります。
unseen-turn = 対戦のチャンネルはあなたには見えませんが、1日待ったので先に進みます。ここでプレイできます。
unseen-day = 見られない人を待つのは合計1日までです。その後はどのテキストチャンネルでも対戦を続けられ、その人の持ち時間も進みます。手番はダイレクトメッセージで知らせます。30日間だれも再開しなければ対戦は終わり、待たれていた人の負けになります。
archived-soon = あなたの手番です。何日も進んでいないため、この対戦のスレッドはまもなくアーカイブされます。そうなると、スレッドのボタンが使えないことがあります。
archived-now = あなたの手番です。この対戦のスレッドがアーカイブされたため、スレッドのボタンが使えないことがあります。
archived-open = ここで続けられます。{ $channel } に何か書き込むと、スレッドが再開します。
archived-locked = ここで続けられます。{ $channel } はロックされているため、再開できるのはスレッドを管理できる人だけです。
obstacle-locked = スレッドがロックされているため、Parlour は { $channel } に投稿できません。スレッドを管理できる人がロックを解除できます。
obstacle-permission = 権限が足りないため、Parlour は { $channel } に投稿できません。サーバーの管理者が許可できます。
obstacle-hidden = Parlour には { $channel } が見えません。サーバーの管理者が見えるようにできます。プライベートスレッドの場合は、そこで Parlour をメンションすると参加できます。
obstacle-gone = この対戦のチャンネルが削除されたか、見られない参加者がいます。別のチャンネルで /turns を使うと、そこへ移せます。
obstacle-chat = Parlour は { $channel } のメンバーではないので、自分からは投稿できません。盤面は、遅くとも次にチャットでボタンが押されたときに表示されます。
obstacle-other = Parlour が { $channel } に投稿しようとすると、Discord に拒否されます。Parlour は少なくとも1時間に1回、また次の手番のときにも、もう一度試します。

# 選択肢の損得

button-effects = ？
effect-then = { "・" }
effect-option = { $option } … { $effect }
effect-question = 次は「{ $question }」
effect-again = 続けて選ぶ
effect-turn = これで終わり
effect-chance = 続きは運で決まる
effect-secret = 続いて何かが公開される
effect-end = 対戦が終わる
holding-points = 得点{ $sign }{ $count }

# ある手がほかの手よりよい理由

why-than = { $other }と比べた数手番先の見込み：{ $reasons }。
why-and = 、
why-but = ただし、{ $reasons }。
why-whole = { $other }との差は、どれか一つの理由だけでは説明できません。
why-equal = { $other }とほぼ同じよさで、はっきりした差は見つかりません。
why-points = { $category }で{ $sign }{ $points }{ $when }
why-rival = { $player }は{ $reason }
why-win = 勝つ見込み+{ $count }%
why-lead = リードが{ $points }ぶん広がる
why-opens = { $move }ができるようになる
why-denies = { $player }は{ $move }を選べなくなる
why-at-end = （終了時）
why-at-end-of = （{ $round }の終わり）
why-in = （{ $round }）

# 提案

decide-title = 中断・終了などの提案
decide-explained = 提案はチャンネルに投稿されます。関係する全員が賛成すると実行され、誰か1人でも反対すると取り下げられます。コンピューターは常に賛成します。
ended-early = 合意して途中で終えた対戦は、戦績にもレーティングにも入りません。
proposal-TakeBack = { $player }さんの提案：手番を戻す
proposal-Finish = { $player }さんの提案：今の結果で対戦を終える
proposal-Annul = { $player }さんの提案：結果なしで対戦を終える
proposal-Pause = { $player }さんの提案：一時停止（持ち時間は止まりますが、手は進められます）
proposal-Resume = { $player }さんが再開します：持ち時間がまた進みます
resume-notice = 一時停止は1人でも終わらせられます。押してから24時間後に、または全員が賛成した時点で終わります。
resume-noticed = 一時停止は{ $when }に終わります。全員が賛成すればすぐに終わり、反対しても延びません。
resume-noted = 一時停止は{ $when }に、または全員が賛成した時点で終わります。チャンネルにも表示されます。
proposal-Unrate = { $player }さんの提案：この対戦をレーティングの対象外にする
proposal-Replace = { $player }さんの提案：{ $seat }の席を{ $taker }が引き継ぐ
undo-chance = この間にカードやダイスなどの引きが{ $draws }回ありました。引き直しはなく、同じ手なら同じ結果になります。
undo-no-chance = この間に引きはありません。
undo-shown = 👁️ は隠れていたもので、今は全員が知っています。
undo-seen = この間に非公開の情報を見た人：{ $players }
undo-further = どこまで戻すか…
offer-moved-on = その間に対戦が進みました。今の内容は次のとおりです。
offer-asks = { $players }さんの賛成が必要です。
offer-alone = ほかの人の賛成は必要ありません。
replace-explained = { $player }さんの席を誰が引き継ぎますか？選ばれた人が席に着き、ほかの参加者が賛成すると決まります。{ $player }さんの賛成も必要です。不在なら24時間前に知らせ、本人は「手番へ」で席に戻れます。
replace-opens = { $player }さん、不在のため、席は{ $when }に引き継げるようになります。それまでに「手番へ」で戻るか、反対すれば、席はあなたのままです。その後も「手番へ」で席に戻れます。
replace-opens-late = { $player }さん、不在のため、席は{ $when }に引き継げるようになります。それまでに手番を終えるか、反対すれば、席はあなたのままです。その後も「手番へ」で席に戻れます。
offer-seat-explained = 誰に席を譲りますか？選ばれた人にはこの席に座るためのボタンが表示され、押されるまで席はあなたのものです。コンピューターに任せる場合は、ほかの参加者の賛成が必要です。
replace-by = 人を選ぶ
proposal-missing = まだ賛成していない人：{ $players }
proposal-one = この中の1人の賛成が必要です：{ $players }
proposal-seat = 席に着くのを待っています：{ $players }
proposal-absent = { $players }さんは不在ですが、賛成・反対・復帰ができます。返事がなければ、{ $when }から「賛成」で実行できます。
proposal-agreed = ✅ 賛成が得られました。
shared-by = { $player }さんの投稿です。
proposal-declined = ❌ { $player }さんが反対しました。
proposal-withdrawn = ↩️ { $player }さんが取り下げました。
proposal-done = ✅ 済みました。
proposal-lapsed = 💨 対戦が進んだため、この提案はなくなりました。
proposal-again = この提案の投稿が削除されたため、不在の人が知らない可能性があります。もう一度投稿し、予告期間も最初から数えます。終わるのは{ $when }です。
proposal-settled = この提案は終了しました。
proposed-noted = 提案しました。ほかの人はチャンネルで見られます。チャンネルの「反対」で取り下げられます。
agreed-noted = 賛成しました。ほかの人の賛成を待っています。
outcome-agreed = 賛成が得られました。まもなくチャンネルに表示されます。
outcome-declined = 反対しました。チャンネルに表示されます。
outcome-withdrawn = 取り下げました。チャンネルに表示されます。
outcome-lapsed = 対戦が進んだため、この提案はなくなりました。
notice-TakenBack = ↩️ 合意により、{ $seat }さんの手番まで戻し、それ以降の手を取り消しました。
notice-CameBack = 🪑 { $seat }さんが席に戻りました。
notice-Seated = 🪑 { $former }さんの席を{ $seat }が引き継ぎます。

# 投了

concede-sure = 本当に投了しますか？2人対戦では相手の勝ちになります。3人以上の対戦ではコンピューターが席を引き継ぎ、あなたは最下位になります。
concede-done = 投了しました。
leave-seat-sure = あなたは代わりにプレイしています。席を離れますか？本人が戻るまでコンピューターが続けます。
leave-seat-done = 席を離れました。

# リプレイ

try-posted = 局面のやり直しです。相手はコンピューター（{ $level }）で、結果は戦績に入りません。1週間手が進まないと終わります。

# 手番の準備

prepare-final = ⚠️ は運で決まるか、隠れた情報が公開されるため、その先は準備できません。
prepare-ready = **準備できました。**手番が来たときにどうするかを選んでください。

# 公正さの証明

verify-fault-rules = この対戦は別のバージョンのルールで行われたため、ここでは再現できません。当時のバージョンの Parlour なら再現できます。
verify-fault-secret = 秘密の値が公開したハッシュと一致しません。
verify-fault-seats = 席順が、引いた順番と違います。
verify-fault-added = 操作の番号でも言葉のハッシュでもないものが加えられています。
verify-fault-key = 乱数が秘密の値から決まったものではありません。
verify-fault-log = ログが乱数とルールに合いません：{ $detail }。
verify-fault-position = ログを再現してもこの局面になりません。
verify-fault-end = ログが対戦の終わりまで続いていません。

# 経過

story-by-order = ⏱️ { $line }
story-prepared = 🗓️ { $line }
story-continued = { $line }{ $more }

# 権限（Discord での呼び名）

permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-read-message-history = メッセージ履歴を読む
permission-read-messages = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信

# エラー

error-already-agreed = もう賛成しています。ほかの人の賛成を待っています。
error-already-proposed = すでに提案があります。先に賛成か反対をしてください。チャンネルか、「その他」の「中断・終了などの提案」で答えられます。
error-computer-plays = その席はすでにコンピューターが引き継いでいます。
error-no-proposal = この対戦に提案はありません。
error-nobody-there = その席はコンピューターです。交代できるのは人の席だけです。
error-no-vote = これはあなたが決めることではありません。
error-not-in-play = ここで行われている対戦はありません。
error-older-rules = この対戦は以前のルールで始まったため再現できません。前の盤面は表示できず、確定した手番も戻せません。
error-log-differs = この対戦のログは再現できません。前の盤面は表示できず、確定した手番も戻せません。対戦はこのまま続けられます。
error-own-proposal = あなた自身の提案です。ほかの人の賛成を待っています。
error-proposal-closed = その提案はすでに終了しています。
error-already-given = この手番にはすでに24時間を追加しています。ほかの参加者はまだ追加できます。
error-others-wait = この人をほかの人も待っています。時間が切れたら、それぞれ24時間を追加できます。
error-already-joined = すでに参加しています。
error-terms-changed = 主催者が設定かコンピューターを変更したところなので、参加していません。まもなく募集に表示されます。内容を確かめて、もう一度「参加」を押してください。
error-already-invited = その人はすでに招待されています。
error-already-seated = その人はすでにこの対戦に参加しています。
error-had-another-seat = その人はこの対戦の別の席にいたことがあり、そこで隠されていた情報を知っています。
error-stands-in = あなたは代わりにプレイしているので、席を別の人に渡せません。「その他」の「投了」で席を離れられます。
error-no-help-for-others = このレーティング対象の対戦の結果は、あなたが代わりにプレイしている本人のものになります。ヒントや手番のやり直しを使うと本人のレーティングが上がらなくなるため、ここでは使えません。自分で選んでください。
error-seat-opens-later = この席の本人に知らせてあり、まだ戻る時間があります。<t:{ $when }:R>に引き継げます。
error-seat-stands-still = 対戦は止まっています。再開すると、この席の持ち主には、止まる前と同じだけ戻るまでの時間が残ります。
error-already-started = この対戦はすでに始まっています。スレッドをご覧ください。
error-session-quarantined = この対戦のデータを読み込めません。失われないよう別に保管しました。理由は運営者がログで確認できます。ほかの対戦は続けられます。
error-game-gone = この対戦のゲームは、今このボットに入っていないため、続きを遊べません。データは失われていません。運営者がゲームを入れ直すと、続きから遊べます。
error-channel-taken = ここですでに対戦しているか、このスレッドで別の対戦が行われています。別のチャンネルを使ってください。Parlourがスレッドを作成できるチャンネルでは、対戦ごとにスレッドができます。
error-discord = Discord が応答を受け付けませんでした。何も失われていません。もう一度お試しください。（参照番号 { $reference }）
error-host-only = それができるのは主催者だけです。
error-host-leaves = あなたは主催者です。抜けるときや募集を取りやめるときは「その他」を押してください。
error-lobby-closed = この募集は終了しました。/new で新しく募集できます。
error-just-taken-over = この席は交代したばかりです。今の人が先に手番を行います。
error-managers-only = それができるのは、このサーバーを管理できる人だけです（「サーバー管理」の権限）。
error-missing-permissions = このチャンネルで Parlour に足りない権限：{ $permissions }。サーバーの管理者が許可できます。
error-moved-on = その間に対戦が進んだため、何も行いませんでした。
error-direct-with-others = ダイレクトメッセージでは、ほかの人に対戦が見えません。ここでは1人で、またはコンピューターと遊んでください。人と遊ぶときは、サーバーで /new を使ってください。
error-no-bots = ほかのボットは参加できません。人を選ぶか、コンピューターを追加してください。
error-no-computer = この募集にコンピューターはいません。
error-private-thread = Parlour はこのプライベートスレッドに参加していないため、盤面を投稿できません。ここで Parlour を一度メンションしてから、もう一度 /new を使ってください。
error-no-place = Parlour は { $channel } に投稿できません。権限がないか、チャンネルが削除されています。
error-command-gone = /{ $command } は、ボタンか別のコマンドの一部になりました。はじめ方は /help で見られます。新しいコマンドの一覧は、Discord を再起動すると表示されます。
error-no-sight = この対戦のチャンネルはあなたには見えません。
error-player-without-sight = { $player }さんはこのチャンネルを見られません。参加者全員が見られる場所で続けてください。
error-not-in-personal-channel = この対戦は、プライベートスレッドやボイスチャンネルでは続けられません。所有者がほかの人から隠せるためです。テキストチャンネルか公開スレッドで続けてください。
error-others-play-on = この対戦はほかの人も続けています。不在の席をコンピューターに任せるか、全員に終了を提案してください。
error-left-server = この対戦のサーバーにいないため、自分の席でプレイすることだけができます。
error-share-elsewhere = これを投稿できるのは、対戦のチャンネル（{ $channel }）と、そのスレッドの親チャンネルです。
error-share-locked = このスレッドはロックされているため、投稿できません。
error-share-in-server = これを投稿できるのはサーバーだけです。
error-shared-already = これはここに投稿したばかりです。
error-shared-too-often = 短い間に投稿が続いています。次は<t:{ $until }:R>に投稿できます。
error-not-in-chat = { $player } はこのチャットにいないので、対戦が見えません。
error-only-in-chat = 対戦のチャットで押してください：{ $channel }
error-answers-private = このサーバーでは、招待されていないアプリの返事はあなたにしか見えません。グループチャットで遊ぶか、サーバーの管理者に、Parlour を招待するか「外部のアプリを使用」を許可するよう頼んでください。
error-may-not-post = このチャンネルに書き込む権限がないため、Parlour も代わりに投稿しません。
error-removed-from-lobby = 主催者があなたをこの募集から外しました。主催者に招待されると参加できます。
error-rematch-of-others = この再戦は、前の対戦の参加者のためのものです。ほかの人は、提案した人が招待できます。
error-unanswered = 招待された人がまだ返事をしていません。待つか、「友達を誘う」で招待を取り消してください。
error-excluded = このサーバーの管理者が、あなたを募集と対戦から除外しています。進行中の対戦の自分の席ではプレイできます。
error-guest-excluded = このサーバーの管理者が除外している人なので、招待できません。
error-lobby-excluded = このサーバーの管理者が { $player } さんを除外しています。先に募集から外してください。
error-lobby-left = { $player } さんはこのサーバーを退出しています。ホストは募集から外せます。
error-forbidden-game = このサーバーの管理者は、ここでこのゲームを許可していません。
error-forbidden-channel = このサーバーの管理者が許可しているのは、ほかのチャンネルです：{ $channels }
error-too-many-of-these = { $most }件までです。先にどれかを外してください。
error-no-such-player = その人はこの対戦に席がありません。
error-only-a-lobby = 対戦はまだ始まっていません。募集はこちらです：{ $place }
error-no-session = ここには対戦がありません。/new で募集を、/turns で自分の対戦の一覧を開けます。
error-not-done = 手番はまだ終わっていません。選ぶものが残っています。
error-others-first = ほかの全員が賛成してから、席を引き継いでください。
error-half-between = この席が譲られたあとに対戦の半分を過ぎたので、席の結果がほかの人のものになります。もう一度譲ってもらってください。
error-guest-too-new = { $player } さんはこのサーバーに参加して1日たっていないので、レーティング対象の対戦の席はまだ引き継げません。
error-too-new = このサーバーに参加して1日たっていないので、レーティング対象の対戦の席はまだ引き継げません。
error-not-invited = あなたはここの席に招待されていません。
error-not-joined = この募集に参加していません。
error-not-playing = ここであなたが参加している対戦はありません。
error-not-late = これを決められるのは、誰かの持ち時間が切れた後です。「待つ」設定の対戦では決められません。
error-not-paused = 持ち時間はすでに動いています。
error-not-running = 一時停止できる持ち時間がありません。
error-not-started = この対戦はまだ始まっていません。
error-not-lost = この対戦にはチャンネルがあります。誰かが今移したのかもしれません。/turns から開けます。
error-not-your-turn = あなたの手番ではありません。手番になったらメンションします。
error-nothing-to-take-back = 今取り消せるものはありません。
error-own-seat = あなたの席のことはほかの参加者が決めます。/settings から休暇を取るか、/propose で自分の席を誰かに譲れます。
error-database-unavailable = 今はデータベースに接続できません。何も失われていません。数秒後にもう一度お試しください。
error-no-hints = この対戦ではヒントを使えません。
error-no-direct = Parlour からあなたにメッセージを送れません。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度試してください。
file-no-record = 対戦のファイルではないか、壊れています
file-format = 形式が{ $format }で、このバージョンの Parlour が読めるのは1〜{ $newest }です
file-game = { $game } というゲームはここにありません
file-number = 局面に{ $most }を超える数があります
file-seats = このゲームは{ $fewest }〜{ $most }人用で、{ $seats }人では遊べません
file-options = このゲームにない設定があります
file-key = 鍵が16進数ではありません
file-key-length = 鍵の長さが{ $needed }バイトではなく{ $bytes }バイトです
file-hash = 公開されたハッシュが16進数の SHA-256 ではありません
file-start = 開始局面が{ $line }行目の後とされていますが、ログは{ $lines }行です
file-players = { $seats }席に対してプレイヤーの名前が{ $names }人分あります
file-nothing = 鍵も局面もありません
file-setup = ログの1行目だけが準備でなければなりません
file-withheld = 鍵が含まれていないため、ログから対戦を再現できません
file-made-by-hand = 手で作られた局面から始まっています（`parlour show` なら読める場合があります）
file-unplayable = 開始局面から続けられません
file-length = ログが{ $lines }行あります（1〜{ $most }行まで）
file-rules = ルールのバージョン{ $version }で行われた対戦で、ここのルールはバージョン{ $today }です
file-illegal = ログの{ $line }行目がルールに合いません
file-broken = ログの{ $line }行目の後、ゲームを続けられません
file-line = ログの{ $line }行目が、今のルールでは違うものになります
file-position = 今のルールでは、ログから別の局面になります
error-no-board = このメッセージは対戦の盤面ではありません。
error-challenge-self = 自分には挑戦できません。/new で募集を始められます。
error-guest-gone = その人はもうこのサーバーにいません。
error-not-a-player = あなたはこの対戦の参加者ではありません。「自分の画面」で全員に見える盤面を見られます。/new で自分の対戦を始められます。
error-lobby-full = 満席です。{ $most }人まで参加できます。
error-nothing-published = この募集は以前のバージョンの Parlour で始まったため、言葉を加えても証明できません。/new で新しく募集してください。
error-too-often = 短い間に操作が多すぎます。<t:{ $until }:R>に続けられます。
error-too-many-lobbies = ここでは短い間に多くの募集がありました。次の募集は<t:{ $until }:R>に始められます。
error-guest-called-often = この人には短い間に何度も通知が届いています。今はほかの人を選ぶか、<t:{ $until }:R>にもう一度お試しください。
error-too-many-proposals = 提案が続いています。提案のたびにほかの人へ通知が届くため、次の提案は<t:{ $until }:R>にできます。
error-too-many-matches = 参加中の対戦が{ $most }件あります。同時に参加できるのはそこまでです。/turns であなたを待っている対戦を開き、どれかを終えるか投了してから、もう一度どうぞ。
error-player-in-too-many-matches = { $player }さんは{ $most }件の対戦に参加中で、これ以上は参加できません。どれかが終わるのを待つか、ほかの人を誘ってください。
error-too-busy = 同時に押した人が多すぎました。もう一度お試しください。
error-too-few = { $fewest }人以上必要です。誰かを誘うか、コンピューターを追加してください。
error-unexpected = Parlour で問題が起きました。対戦は元のままで、何も失われていません。もう一度お試しください。繰り返すときは、参照番号 { $reference } を運営者にお知らせください。
error-broken-game = ルールの処理に問題があり、このままでは進めません。対戦は元のままで、何も失われていません。別の選択をし、参照番号 { $reference } を運営者にお知らせください。
error-unknown-button = このボタンは不明か、古いバージョンのものです。/play で現在の選択肢を表示します。
error-unknown-choice = その選択肢はありません。/play でできることを表示します。
error-unknown-clock = { $value } という持ち時間はありません。一覧から選ぶか、48+12 のように「最初の時間+手番ごとの時間」で入力してください。
error-no-game-chosen = どのゲームですか？ゲームも選ぶか、/new だけを入力してボタンで選んでください。
error-unknown-game = { $game } というゲームはありません。
error-option-without-effect = この項目を変えても、ここでは何も変わらないため、変更しませんでした。
error-unknown-option = { $option } = { $value } という設定はありません。
error-unknown-quiet = おやすみ時間は 22-7 のように2つの時刻で、{ $most }時間以内で入力してください。なしにするには none と入力します。
error-unknown-zone = そのようなタイムゾーンはありません。Asia/Tokyo のように一覧から選んでください。
error-wrong-seat = その画面は別の席のものです。/play であなたの画面を表示します。
error-no-ratings = このサーバーでは、管理者がレーティングを無効にしています。
error-no-ratings-in-personal-channel = プライベートスレッドやボイスチャンネルでの対戦は、レーティングの対象になりません。所有者がほかの人から隠せるためです。対象にするには、テキストチャンネルで /new を使ってください。
error-not-rated = この対戦は、もともとレーティングの対象外です。

# コマンド

suggestions-too-many = 候補の表示が多すぎます。数秒待ってから入力を続けてください。
command-help = Parlour でできることと始め方を見る
command-new = 対戦の参加者を募集する。何も入力しなければゲームをボタンで選べる
command-new-game = ゲーム（空欄ならボタンで選ぶ）
command-new-second = 一緒に遊ぶ人
command-new-third = ほかに遊ぶ人
command-new-fourth = ほかに遊ぶ人
command-new-computers = コンピューターの人数
command-new-level = コンピューターの強さ
command-new-language = 対戦の言語
command-new-clock = 持ち時間。例：48+12（最初に48時間、手番ごとに12時間追加）
command-play = 今の選択肢を見る、または答える
command-play-option = 答え、またはその番号
command-play-match = このチャンネル以外の対戦
command-propose = 中断や終了など、全員で決めることを提案する
command-propose-what = 提案の内容
command-propose-match = このチャンネル以外の対戦
menu-challenge = 挑戦する
