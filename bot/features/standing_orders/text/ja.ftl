# 事前の指示

orders-title = 事前の指示
orders-explained = 指示しておくと、その選択が来たときに自動で答えます。取り消すか期限が過ぎるまで有効で、答えるまでほかの人には見えません。押すと指示し、緑のものを押すと取り消します。
orders-none = 今、事前に指示できることはありません。

# ボタン

button-orders = 事前の指示
orders-give = そうする
orders-cancel = やめる
