# 公正さの証明

verify-published = 募集の開始時に決まった、秘密の値の SHA-256：`{ $hash }`
verify-published-contest = この対戦の秘密の値の SHA-256（リーグ・大会の秘密の値から決まります）：`{ $hash }`
verify-published-message = 組み合わせと設定が決まった後に決まった、秘密の値の SHA-256：`{ $hash }`
verify-contest = 誰かがエントリーする前に決まった、リーグ・大会の秘密の値のフィンガープリント：`{ $fingerprint }`
verify-published-late = 最初の盤面と一緒に決まった、秘密の値の SHA-256：`{ $hash }`
verify-fingerprint = 最初の投稿と結果に表示されるフィンガープリント（このハッシュの先頭）：`{ $fingerprint }`
verify-nothing-published = この募集は以前のバージョンの Parlour で始まったため、ハッシュは公開されていません。
verify-unproved = この対戦の参加者がデータを削除しました。乱数の元にその人の ID が含まれていたため、公開されたハッシュとは照合できなくなりました。対戦の記録は今でも検証できます。
verify-lesson = この対戦は遊び方の練習から始まりました。最初の数手と乱数のもとになる値は Parlour に含まれていて、秘密ではありません。ログはそこから決まりますが、この対戦のために引かれたものではありません。
verify-press = { $player }：操作 `{ $press }`
verify-press-and-words = { $player }：操作 `{ $press }`、言葉 `{ $hash }…`
verify-lobby = 対戦が始まると、秘密の値に、各参加者が加えたもの、ゲーム、設定、席順を混ぜ、乱数はすべてそこから決まります。全員がそろったら、自分の言葉を加えてください。保存するのはその SHA-256 だけです。
verify-words-added = 言葉を加えました。控えておいてください。ほかの言葉を加えるか、募集から抜けると無効になります。その SHA-256：`{ $hash }`
verify-words-label = 誰にも推測できない言葉
verify-secret = 秘密の値：`{ $secret }`
verify-later = 秘密の値は対戦の終了後に公開します。その後は誰でも対戦を再現できます。
verify-file = 募集に表示されたフィンガープリントと比べ、自分の言葉も確かめてください。このサーバーを使わずに確かめることもできます：`parlour verify FILE --published { $fingerprint }`
verify-file-contest = リーグ・大会が終わると、その秘密の値が表示されます。その後は、このサーバーを使わずにすべて確かめられます：`parlour verify FILE --published { $fingerprint } --contest-secret SECRET`。自分の操作の番号が、エントリーしたときに見た番号と同じかも確かめてください。
verify-file-late = このサーバーを使わずに確かめることもできます：`parlour verify FILE`
verify-limits = 検証でわかるのは、秘密の値が募集時のものであり、席順、乱数、ログがそこから決まったことです。誰も見ていないことまではわかりません。このボットの運営者は、対戦中に秘密の値を見られます。操作の番号は Discord が決めますが、自分の番号を見ることはできません。作り物でないと確信できるのは自分の言葉だけで、それが決め手になるのは、その後に誰も何も加えない場合です。
verify-limits-contest = 検証でわかるのは、乱数とログが秘密の値から決まったことです。それがリーグ・大会の秘密の値から決まったことは、終了時にその値が表示されてから検証できます。途中で終了された場合は表示されません。誰も見ていないことや、ほかの人の操作の番号が本物であることまではわかりません。
verify-limits-message = 検証でわかるのは、乱数とログが秘密の値から決まったことです。秘密の値は組み合わせと設定が決まった後に引かれ、誰も何も加えられなかったため、誰も選んでいないことはわかりません。誰も見ていないこともわかりません。
verify-limits-late = 検証でわかるのは、最初の盤面の後に秘密の値とログが変えられていないことです。秘密の値が無作為に選ばれたことや、誰も見ていないことまではわかりません。

# ボタン

button-write-words = 言葉を加える
button-verify = 公正さの証明

# エラー

error-nothing-to-verify = 募集から始まった対戦ではないので、証明するものがありません。
error-unusable-words = 1〜{ $most }文字で入力してください。
