# メモ

note-title = あなたのメモ
note-label = 自分だけに見え、対戦が終わるまで残ります
note-saved = メモを保存しました。
note-deleted = メモを削除しました。
note-unseen = …

# ボタン

button-note = メモ

# エラー

error-note-over = この対戦は終わり、メモも消えました。
