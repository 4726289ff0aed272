# 休暇

vacation-title = あなたの休暇
vacation-none = 休暇中ではありません。
vacation-on = { $end }まで休暇中です。
vacation-planned = 休暇は{ $start }から{ $end }までです。
vacation-left = 今年の残り：{ $days }日
vacation-explained = 休暇中は持ち時間が減らず、お知らせも届きません。手番は進められます。持ち時間が切れそうになると、最大3日の休暇が自動で始まります。

vacation-cut = ただし、この対戦はそこまで待ちません。制限時間は{ $when }に切れます。
vacation-began = 持ち時間が切れそうだったため、休暇が自動で始まりました。{ $end }まで続き、今年の残りは{ $days }日です。ボタンで早めに終えられます。
vacation-length = { $first ->
    [now] 今から
   *[other] { $first }から
}何日休みますか？
vacation-days = { $days }日
vacation-first-day = 最初の日（例：2030-12-24）

# ボタン

button-vacation = 休暇
button-another-day = 別の日から
button-end-vacation = 休暇を終える
button-drop-vacation = 予定を取り消す

# エラー

error-no-vacation = 休暇中ではなく、休暇の予定もありません。
error-on-vacation = すでに休暇中です。先に終えてください。
error-unknown-day = その日に休暇を始めることはできません。2030-12-24 のように、今日以降の日付を入力してください。
error-vacation-too-long = その年の休暇は残り{ $left }日です。
