# 盤面の文字

board-round = ラウンド
board-turn = { $step ->
    [ChooseTerrain] { $players }：地域選び
    [TakeTurn] { $players }の手番
   *[CopyDie] { $players }：ダイスを写す
}
board-ghost = ゴースト
board-letter = { $resource ->
    [wood] 木
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
board-contracts = 契約
board-boomtown = ブームタウン
board-copying = 写す人
board-legend = 1つに つき
board-sign = { $sign ->
    [offices] 事務所
    [contracts] 契約
    [settlements] 集落
    [majorities] 地域の1位
    [rows] 完結した列
    [claim_stars] 星
    [copper_shipped] 出荷した銅
    [copper_contracts] 銅の契約
   *[copper_on_contracts] 契約の銅
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
board-text-starts = 、最初の手番
board-text-copied = 、ダイスを写し済み
board-text-to-move = 、回答待ち
board-text-source = { $category ->
    [claims] 地域
    [shipping] 出荷
    [contracts] 契約
    [majorities] マジョリティ
   *[offices] 事務所
}{ $points }
board-text-sources = { $line }（{ $sources }）
board-text-track = { $terrain }（{ $values }、マジョリティ{ $first }、以下{ $lower }）：{ $marks }
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
board-text-office = { $office }（{ $cost }。{ $pays }）
board-text-bought = 購入済みの事務所：{ $offices }
board-text-owned = { $thing }は{ $player }
board-text-paid = { $thing }は{ $player }、+{ $points }

# 盤面の見方

sign-die = 振られたダイス
sign-copiers = ダイスを写す人。「–」はこれから、砂時計は選択中、チェックは済み
sign-bank = あなたの貯蓄。あとの手番で使えます
sign-space = 土地。左から埋まり、マスの点を得ます。星は事務所の点になることがあります
sign-majority = この地域のマスが最後に1位なら左、2位以下なら右の点。「+」は今のあなたの分。下はほかの人のマス数
sign-berth = 金属の出荷。先に着いた人が高いほうの点を得ます
sign-contract = 契約。必要な金属と点
sign-office = ブームタウンの事務所。最後に何が点になるか
sign-points = 現在の点
