# ボットの所有者が読む文

caretaker-well = 🟢 Parlour は順調です
caretaker-troubled = 🔴 Parlour に手当てが必要です
caretaker-backup-title = 前回のバックアップに失敗しました
caretaker-backup = { $when }のことです。1時間ごとにやり直します。理由はログにあります（`backup failed`）。
caretaker-drill-title = 前回のバックアップからは、すべてを戻せないかもしれません
caretaker-drill = { $when }に試しに復元したところ、保存した内容と違っていました。理由はログにあります（`restore for trial failed`）。`parlour backup` で取り直してください。
caretaker-disk-title = ディスクが残り少なくなっています
caretaker-disk = 空きは { $free } GB です。{ $days ->
    [-1] 空きがなくなると、データベースが止まります。
    [0] このままでは、1日以内になくなります。
   *[other] このままでは、あと{ $days }日でなくなります。
}空きを増やすか、バックアップを別の場所（`PARLOUR_BACKUP_FOLDER`）に置いてください。
caretaker-writes-title = データベースが書き込みを拒んでいます
caretaker-writes = 直るまで、誰も手番を進められません。メモリーとディスクを確かめてください。`parlour doctor` が手がかりになります。
caretaker-silent-title = データベースが応答しません
caretaker-silent = { $minutes }分前から、誰も手番を進められません。データベースのログとディスクを確かめてください。
caretaker-runs = **進行中**：対戦 { $matches }、募集 { $lobbies }、サーバー { $servers }
caretaker-waits = **待ち**：{ $seconds ->
    [0] 投稿なし
   *[other] 投稿（{ $minutes ->
        [0] 1分未満
       *[other] { $minutes }分
    }）
}、{ $computers ->
    [0] コンピューターの手番なし
   *[other] コンピューターの手番 { $computers }件
}
caretaker-made = **前回のバックアップ**：{ $when }、{ $size }、募集と対戦 { $matches }件。{ $drill }
caretaker-drill-equal = 試しに復元し、すべてそろっていました。
caretaker-drill-differs = 試しに復元したところ、そろっていませんでした。
caretaker-drill-no-server = このコンピューターには valkey-server がないため、試しの復元はしていません。
caretaker-no-backup = **前回のバックアップ**：まだありません
caretaker-backups-off = **前回のバックアップ**：なし（PARLOUR_BACKUP_HOURS が 0 のため）
caretaker-space = **ディスク**：{ $total } GB のうち { $free } GB が空き{ $days ->
    [-1] {""}
    [0] （このままでは1日以内に満杯）
   *[other] （このままではあと{ $days }日で満杯）
}
caretaker-version = **バージョン**：{ $version }、{ $started }に起動
caretaker-foot = このボットの所有者だけに届きます。週に一度と、手当てが必要になったときすぐに。ただし1日に1通までです。
caretaker-off = このボットについてのお知らせを止めました。手当てが必要になっても届きません。`parlour doctor` とログでは引き続き分かります。
caretaker-on = 週に一度と、手当てが必要になったときすぐに、お知らせが届きます。
button-caretaker-off = お知らせを止める
button-caretaker-on = お知らせを再開する
error-owner-only = このボットの所有者だけができます。
