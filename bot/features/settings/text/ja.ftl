# 自分の設定

settings-title = 自分の設定
settings-explained = すべての対戦に使われます。おやすみ時間には持ち時間が減らず、お知らせも届きません。ほかの時間帯は /settings で入力できます。
settings-value = { $name }：{ $value }
settings-auto = Discord に合わせる
settings-language = 表示言語
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
settings-colours-unchanged = { $games }の盤面は変わりません。通常の色も見分けやすく、色ごとに形が違います。
settings-reminders = 手番のお知らせ
settings-reminders-channel = チャンネルで
settings-reminders-direct = ダイレクトメッセージで
settings-reminders-off = なし
settings-weekends = 土日
settings-weekends-true = 持ち時間が減る
settings-weekends-false = 持ち時間が減らない
settings-quiet = おやすみ時間
settings-no-quiet = なし
settings-hours = { $first }時〜{ $last }時
settings-zones = タイムゾーン
settings-zone = 地域、都市の順に選んでください。現在：{ $zone }
help-settings = **/settings**：言語、メンション、お知らせ、おやすみ時間の設定です。

# タイムゾーンの地域

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

# ボタン

button-settings = 自分の設定
button-all-settings = すべての設定
button-time-zone = タイムゾーン：{ $zone }

# コマンド

command-settings = 言語、メンション、お知らせ、時間帯を設定する
command-settings-language = 自分向けの表示言語
command-settings-mention = 手番になったらメンションするか
command-settings-text-board = 盤面を文字でも表示するか
command-settings-colours = 自分だけに見える盤面の配色（usual：通常、contrast：強いコントラスト、safe：色覚に配慮）
command-settings-reminders = 手番のお知らせが届く場所
command-settings-time-zone = タイムゾーン（例：Asia/Tokyo）
command-settings-quiet = おやすみ時間（例：22-7）。なしは none
command-settings-weekends = 土日も持ち時間を減らすか
