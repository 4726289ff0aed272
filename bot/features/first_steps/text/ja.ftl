# 初めての質問への説明

settings-help = 初めての質問
settings-help-true = 一度だけ説明する
settings-help-false = 説明しない
command-settings-help = 初めての質問に一度だけ説明を付けるかどうか
