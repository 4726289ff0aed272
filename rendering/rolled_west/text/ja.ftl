# 盤面の文字

board-round = ラウンド
board-turn = { $step ->
    [ChooseTerrain] { $players }：地域選び
    [TakeTurn] { $players }の手番
   *[CopyDie] { $players }：ダイスをコピーする
}
board-ghost = ゴースト
board-letter = { $resource ->
    [wood] 木
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
board-contracts = 契約
board-boomtown = 事務所
board-pays = { $office ->
    [CC]
        事務所・契約
        1件ごと
    [CS]
        事務所・1位
        の地域ごと
    [CG] 完成した列ごと
    [SC] 集落ごと
    [SS] 点
    [SG] { $units ->
        [0]
            出荷した銅・
            銅の契約ごと
       *[1]
            出荷・契約の
            銅1個ごと
    }
    [GC] 星ごと
    [GS]
        事務所・完成
        した列ごと
   *[GG] 契約ごと
}
board-ghost-rolls = ゴースト：{ $player }の次
board-terrain = { $terrain ->
    [woods] 森
    [valley] 谷
    [hills] 丘
   *[mountains] 山
}

# 文字による盤面

board-text-status = ロールドウェスト、ラウンド{ $round }/{ $rounds }。{ $turn }
board-text-roll = { $player }の出目：{ $dice }
board-text-terrain = { $line }。地域は{ $terrain }
board-text-die = { $use ->
    [free] { $face }
    [terrain] { $face }（地域）
    [spent] { $face }（使用済み）
   *[banked] { $face }（貯蓄）
}
board-text-player = { $player }：{ $points }点
board-text-bank = 、貯蓄 { $stock }
board-text-stock = { $resource }{ $count }
board-text-no-stock = なし
board-text-starts = 、スタートプレイヤー
board-text-copied = 、ダイスをコピー済み
board-text-to-move = 、回答待ち
board-text-source = { $category ->
    [claims] 地域
    [shipping] 出荷
    [contracts] 契約
    [majorities] 地域の順位
   *[offices] 事務所
}{ $points }
board-text-sources = { $line }（{ $sources }）
board-text-track = { $terrain }（{ $values }、1位{ $first }、以下{ $lower }）：{ $marks }
board-text-row = { $metal }の出荷（{ $values }）：{ $marks }
board-text-marks = { $player } { $count }
board-text-settlements = { $count ->
    [0] {""}
   *[other] （うち集落{ $count }）
}
board-text-majority = 、+{ $points }
board-text-first = 一番乗り{ $points }、以降{ $later }
board-text-taken = { $points }（一番乗りは{ $player }）
board-text-nothing = まだなし
board-text-contracts = 残っている契約：{ $contracts }
board-text-contract = { $contract }で{ $points }点
board-text-completed = 履行済みの契約：{ $contracts }
board-text-offices = 購入できる事務所：{ $offices }
board-text-office = { $pays }（{ $cost }）
board-text-bought = 購入済みの事務所：{ $offices }
board-text-owned = { $thing }は{ $player }
board-text-paid = { $thing }は{ $player }、+{ $points }

# 盤面の見方

sign-die = この出目のダイス。バツは使用済み、金庫は貯蓄済み
sign-terrain = 脇に置いたダイスと、それが表す地域。この手番はここを開拓できます
sign-standings = 現在の点。砂時計はダイスをコピーするか選択中、チェックはコピー済み
sign-majority = 地域と、そのダイス。旗の数字は終了時にマスが最も多い人の点、次の数字は2位以下の人の点。横の印は今その点を得る人
sign-space = 土地。木材で左から開拓します。テントはキャンプ、家は集落。数字はすぐ点になり、星は事務所が数えます
sign-berth = 鉄道。出荷した金属1個ごとに貨車が次の駅へ進み、各駅の点を得ます
sign-first = 金色の数字は一番乗りの人の点、もう一方はそのあとの人の点。コマは一番乗りの人
sign-contract = 契約。必要な金属と点。色がつくと、その人が履行済み
sign-office = 事務所。費用の金属2個と、最後に入る点。色がつくと、その人が購入済み
sign-panel = プレイヤー：現在の点と、あとの手番で使える貯蓄。星のバッジは各ラウンドのスタートプレイヤー
sign-ghost = 2人のときはゴーストも振り、その出目を1つコピーできます
sign-result = 点の内訳：左から土地、鉄道、契約、地域の順位、事務所
