game-name = ミントワークス（すがすがしい仕事）
game-pitch = ワーカーを働かせて計画を手に入れ、最高の地方を作りましょう。

# 設定

ruleset-publisher = 人材派遣会社と再生業者の効果が狭い
option-opponent = 1人で遊ぶときの対戦相手
option-opponent-random = ランダム
option-opponent-justin = ジャスティン：使った場所を閉鎖する
option-opponent-rachael = レイチェル：サプライがなくなると勝つ
option-opponent-sonic = ソニック：2手番続けて行う
option-opponent-mort = モート：ワーカーがなくならない
option-advanced = 高度の場所カード
option-advanced-none = 使わない
option-advanced-random = ランダムに2枚（1人では1枚）
option-advanced-chosen = 下で選ぶ2枚（1人では1枚目だけ）
option-advanced-first = 選ぶときの1枚目
option-advanced-first-crowdfunder = クラウドファンダー
option-advanced-first-recycler = 再生業者
option-advanced-first-swap-meet = 不要品交換会
option-advanced-first-temp-agency = 人材派遣会社
option-advanced-second = 選ぶときの2枚目（同じならランダム）
option-advanced-second-crowdfunder = クラウドファンダー
option-advanced-second-recycler = 再生業者
option-advanced-second-swap-meet = 不要品交換会
option-advanced-second-temp-agency = 人材派遣会社
option-temp-agency-target = 人材派遣会社で使える場所
option-temp-agency-target-by-ruleset = ルールに従う
option-temp-agency-target-any-open = 使用できる他の場所すべて
option-temp-agency-target-occupied = ワーカーが置かれている場所だけ
option-recycler-rule = 再生業者で建物から得るもの
option-recycler-rule-by-ruleset = ルールに従う
option-recycler-rule-first-printing = 購入費用と書かれた点数
option-recycler-rule-later-printing = 現在の点数だけ

# 用語

plan = { $plan ->
    [gallery] 画廊
    [gardens] 庭園
    [statue] 像
    [museum] 博物館
    [windmill] 風車
    [bridge] 橋
    [factory] 工場
    [stripmine] 露天鉱山
    [workshop] 工房
    [corporate_hq] 事業本部
    [mine] 鉱山
    [co_op] 協同組合
    [plant] 生産施設
    [vault] 地下貯蔵室
    [assembler] 組立工
    [obelisk] 方尖塔
    [landfill] ごみ処理地
    [crane] クレーン
    [truck] トラック
    [lotto] ロト
    [wholesaler] 卸売り業者
   *[hidden] 秘密の計画
}
plan-brief = { $plan ->
    [gallery] 毎ラウンド1点増える
    [gardens] 3点
    [statue] 2点
    [museum] 文化の建物1枚につき1点
    [windmill] 1点
    [bridge] 文化の建物2枚分
    [factory] 3点、ワーカー毎ラウンド1個
    [stripmine] ワーカー毎ラウンド3個
    [workshop] 2点、ワーカー毎ラウンド1個
    [corporate_hq] 毎ラウンド建物1枚につき1個
    [mine] 1点、ワーカー毎ラウンド1個
    [co_op] 1点、毎ラウンド自分と1人に1個
    [plant] 2点、ワーカー毎ラウンド2個
    [vault] 計画1枚につき2点
    [assembler] 1点、供給者で買うとすぐ建つ
    [obelisk] 建物1枚につき1点
    [landfill] 3点、自分の文化は各1点減る
    [crane] 1点、建設家の費用が1個減る
    [truck] 1点、供給者の費用が1個減る
    [lotto] 2点、ロトの所有者になる
    [wholesaler] 1点、卸売り業者の所有者になる
   *[hidden] 持ち主だけが知っている
}
plan-text = { $plan ->
    [gallery] 置かれているワーカー1個につき1点。維持フェイズにサプライからワーカー1個を加えます。
    [gardens] 3点。
    [statue] 2点。
    [museum] これを含む自分の文化の建物1枚につき1点。
    [windmill] 1点。
    [bridge] 0点。建物を数えるときは文化の建物2枚分です。
    [factory] 3点。維持フェイズにワーカーを1個得ます。
    [stripmine] 0点。維持フェイズにワーカーを3個得ます。
    [workshop] 2点。維持フェイズにワーカーを1個得ます。
    [corporate_hq] 0点。維持フェイズにこれを含む自分の建物1枚につきワーカーを1個得ます。
    [mine] 1点。維持フェイズにワーカーを1個得ます。
    [co_op] 1点。維持フェイズにワーカーを1個得て、選んだ他のプレイヤーも1個得ます。
    [plant] 2点。維持フェイズにワーカーを2個得ます。
    [vault] 自分の計画1枚につき2点。
    [assembler] 1点。供給者で買った計画は無料ですぐに建設されます。
    [obelisk] これを含む自分の建物1枚につき1点。
    [landfill] 3点。自分の文化の建物の点数が1点ずつ減ります（0点より少なくはなりません）。
    [crane] 1点。建設家に支払うワーカーが1個減ります。
    [truck] 1点。供給者に支払うワーカーが1個減ります（最小1個）。
    [lotto] 2点。ロトが使用できるようになり、その所有者になります。
    [wholesaler] 1点。卸売り業者が使用できるようになり、その所有者になります。
   *[hidden] ロトで引いた計画です。持ち主だけが知っています。
}
type = { $type ->
    [culture] 文化
    [production] 製造
    [utility] 支援
   *[deed] 証書
}
location = { $location ->
    [producer] 生産所
    [wholesaler] 卸売り業者
    [builder] 建設家
    [supplier] 供給者
    [leadership_council] 主評議会
    [lotto] ロト
    [crowdfunder] クラウドファンダー
    [recycler] 再生業者
    [swap_meet] 不要品交換会
   *[temp_agency] 人材派遣会社
}
location-brief = { $location ->
    [producer] ワーカー2個得る
    [wholesaler] ワーカー2個得る
    [builder] 計画を1枚建設
    [supplier] 計画を1枚買う
    [leadership_council] ワーカー1個得て、次のスタートプレイヤーに
    [lotto] 秘密の計画を1枚引く
    [crowdfunder] ワーカー3個得る、他の全員は1個
    [recycler] カード1枚をワーカーに換える
    [swap_meet] カードを1枚交換
   *[temp_agency] 他の場所の効果を使う
}
location-text = { $location ->
    [producer] ワーカーを2個得ます。
    [wholesaler] ワーカーを2個得ます。維持フェイズにワーカーが置かれていれば所有者が1個得ます。
    [builder] 自分の計画1枚を建物にします。
    [supplier] 購入費用と同じ数のワーカーで、公開計画カードを1枚買います。
    [leadership_council] スタートプレイヤートークンを取り、ワーカーを1個得ます。
    [lotto] 山札の一番上のカードを秘密の計画として得ます。維持フェイズにワーカーが置かれていれば所有者が2個得ます。
    [crowdfunder] ワーカーを3個得ます。他の全員は1個ずつ得ます。
    [recycler] 自分の計画か建物1枚を山札の一番下に戻し、ワーカーを得ます。
    [swap_meet] 自分の計画か建物1枚を公開計画カード1枚と交換します。
   *[temp_agency] 必要な数より1個多いワーカーで、他の場所の効果を使います。
}
opponent-name = { $opponent ->
    [justin] ジャスティン
    [rachael] レイチェル
    [sonic] ソニック
   *[mort] モート
}
who = { $opponent ->
    [justin] ジャスティン
    [rachael] レイチェル
    [sonic] ソニック
    [mort] モート
   *[nobody] { $seat }
}
way = { $place ->
    [temp_agency] （人材派遣会社を通して）
   *[other] {""}
}
kind = { $built ->
    [0] 計画
   *[1] 建物
}

# 質問

ask-TakeTurn = どこにワーカーを置きますか？
ask-TakeLastTurn = 最後のラウンドです。どこにワーカーを置きますか？
ask-ChooseTarget = 人材派遣会社でどの場所の効果を使いますか？
ask-BuyPlan = どの計画を買いますか？
ask-BuildPlan = どの計画を建設しますか？
ask-RecycleCard = どのカードを山札の下に戻してワーカーを得ますか？
ask-GiveCard = どのカードを手放しますか？
ask-SwapCard = どの公開計画カードを取りますか？ 未建設の計画になります。
ask-ChooseCoop = 協同組合の効果で、他の1人もワーカーを1個得ます。誰に渡しますか？

turn-TakeTurn = ワーカーを置くか、パスしてください。
turn-TakeLastTurn = 7点に達したので、最後のラウンドです。ワーカーを置くか、パスしてください。
turn-ChooseTarget = 人材派遣会社で使う場所を選んでください。
turn-BuyPlan = 買う計画を選んでください。
turn-BuildPlan = 建設する計画を選んでください。
turn-RecycleCard = 再生するカードを選んでください。
turn-GiveCard = 手放すカードを選んでください。
turn-SwapCard = 取るカードを選んでください。
turn-ChooseCoop = 協同組合のワーカーを得る人を選んでください。

# 手

dues = { $location ->
    [supplier] ワーカー{ $cost }個以上
    [temp_agency] ワーカー{ $cost }個以上
   *[other] ワーカー{ $cost }個
}
move-Pass = { $forced ->
    [0] 今はパス
   *[1] パス：置ける所がない
}
move-Place = { location }：{ dues } → { location-brief }
move-Hire = { location }：{ dues } → { location-brief }
move-Buy = { plan }、ワーカー{ $cost }個{ $built ->
    [0] {""}
   *[1] （すぐ建設）
}：{ plan-brief }
move-Build = { plan }、ワーカー{ $cost }個：{ plan-brief }
move-Recycle = { plan }（{ kind }）、ワーカー{ $cost }個 → ワーカー{ $gain }個得る
move-Give = { plan }（{ kind }）を手放す：{ plan-brief }
move-SwapFor = { plan }、ワーカー{ $cost }個：{ plan-brief }
move-GiveMint = { $other_seat }にワーカー1個

# ボタンの短い表示

pick-Pass = パス
pick-Place = { location }
pick-Hire = { location }
pick-Buy = { plan }
pick-Build = { plan }
pick-Recycle = { plan } → ワーカー{ $gain }個
pick-Give = { plan }
pick-SwapFor = { plan }
pick-GiveMint = { $other_seat }

kind-Plans = 計画
kind-Buildings = 建物

chose-Pass = パス
chose-Place = { location }
chose-Hire = { location }
chose-Buy = { plan }
chose-Build = { plan }
chose-Recycle = { plan }
chose-Give = { plan }を手放す
chose-SwapFor = { plan }を取る
chose-GiveMint = { $other_seat }

order-PassUntilEnd = ラウンド{ $round }が終わるまでパス
order-GiveCoopTo = 協同組合のワーカーはいつも{ $other_seat }へ

# 選択肢の損得

holding-mints = ワーカー{ $sign }{ $count }
holding-plans = 計画{ $sign }{ $count }
holding-buildings = 建物{ $sign }{ $count }
holding-stars = 点数{ $sign }{ $count }
holding-token = スタートプレイヤートークン{ $sign }1
brief-OthersGained = 他の全員にワーカー{ $mints }個
brief-Opened = { location }が使えるようになる
brief-LeftAtSwapMeet = { plan }−1
brief-Swapped = { plan }+1
brief-CoopPaid = { who }にワーカー1個
brief-LottoPlayed = 秘密の計画
brief-IncomePaid = ラウンド{ $round }が終わる
brief-IncomeGained = ラウンド{ $round }が終わる

# 選べない理由

refuse-LocationClosed = { location }：計画カード「{ location }」が建設されるまで使用できません。
refuse-LocationFull = { location }：空いている所がありません。
refuse-LocationIsLocked = { location }：次のラウンドまで使用できません。
refuse-LocationUnused = { location }：ワーカーが置かれていないため、人材派遣会社では使えません。
refuse-NothingToDoThere = { location }：{ $location ->
    [builder] 建設できる計画がありません
    [recycler] 手放せるカードがありません
    [swap_meet] 交換できるカードがありません
    [supplier] 公開計画カードがありません
    [lotto] 山札がありません
   *[temp_agency] 効果を使える場所がありません
}。
refuse-TooFewMints = { location }：ワーカーが{ $cost }個必要ですが、{ $mints }個しかありません。
refuse-PlanTooDear = { plan }：ワーカーが{ $cost }個必要ですが、{ $mints }個しかありません。

# 経過

story-OpponentMet = { $opponent ->
    [justin] 対戦相手はジャスティンです。一番安い計画を買い、彼が使った場所は次のラウンドまで閉鎖されます。
    [rachael] 対戦相手はレイチェルです。払える中で一番高い計画を買い、サプライのワーカーがなくなると勝ちます。
    [sonic] 対戦相手はソニックです。2手番続けて行い、計画を持っていないときだけ一番高いものを買います。
   *[mort] 対戦相手はモートです。ワーカーが尽きることはなく、製造以外で一番高い計画を買います。
}
story-RoundStarted = ラウンド{ $round }開始。スタートプレイヤーは{ who }です。
story-OpponentPassed = { opponent-name }は使える場所がないため、状況が変わるまでパスします。
story-Worked = { who }がワーカー{ $cost }個を{ location }に置き{ $gain ->
    [0] {""}
   *[other] 、ワーカー{ $gain }個をもらい
}{ $location ->
    [leadership_council] 、スタートプレイヤートークンを取り
   *[other] {""}
}ました{ way }。
story-OthersGained = 他の全員もワーカーを{ $mints }個得ました。
story-Bought = { who }がワーカー{ $cost }個で{ plan }を買いました{ way }。
story-Built = { who }がワーカー{ $cost }個で{ plan }を建設しました{ way }：{ plan-brief }。
story-Assembled = { who }がワーカー{ $cost }個で{ plan }を買い、すぐに建設しました{ way }。
story-Opened = { location }が使用できるようになりました。
story-LottoPlayed = { who }がワーカー{ $cost }個でロトから秘密の計画を引きました{ way }。
story-PlanDrawn = { plan }を引きました：{ plan-brief }。
story-Recycled = { who }がワーカー{ $cost }個で{ plan }を山札の下に戻し、ワーカー{ $gain }個をもらいました{ way }。
story-LeftAtSwapMeet = { who }が{ plan }を公開計画カードに加えました。
story-Swapped = { who }が代わりにワーカー{ $cost }個で{ plan }を取りました{ way }。
story-LocationLocked = { location }は次のラウンドまで使えなくなりました。
story-Passed = { $seat }がパスしました。
story-NothingToPlace = { $seat }は置ける所がないため、状況が変わるまでパスします。
story-PlanRevealed = { plan }が公開計画カードに加わりました。
story-SupplyReplaced = 供給者が使われなかったため、公開計画カードが入れ替わりました。
story-BuildingsPaid = { who }が建物からワーカーを{ $mints }個得ました。
story-CoopPaid = 協同組合のおかげで{ who }もワーカーを1個得ました。
story-GalleryGrew = { who }の画廊のワーカーが{ $mints }個になりました。
story-OwnerPaid = { who }が{ location }の所有者としてワーカーを{ $mints }個得ました。
story-IncomePaid = ラウンド{ $round }終了。全員がワーカーを{ $mints }個得ました。
story-IncomeGained = ラウンド{ $round }終了。{ who }がワーカーを{ $mints }個得ました。
story-SevenReached = 維持フェイズに{ who }の建物が{ $stars }点です。7点以上でゲームが終了します。
story-SupplyRanOut = 公開計画カードを補充できないため、ゲームが終了します。
story-Stalled = { $rounds }ラウンド続けて変化がなかったため、ラウンド{ $round }でゲームが終了します。
story-LastRoundEnded = 最後のラウンド{ $round }が終わり、ゲームが終了します。
story-MintsRanOut = サプライのワーカーがなくなり、レイチェルの勝ちです。
story-SecretShown = { who }の秘密の計画は{ plan }でした。
story-GameWon = { who }が{ $stars }点で勝ちました。
story-VictoryShared = ワーカーの数まで同じです。ここでは年齢を比べないため、勝利を分け合います。

category-culture = 文化
category-production = 製造
category-utility = 支援
category-deed = 証書
tie-break-1 = 地方の小ささ
tie-break-2 = ワーカーの数
points-of-game = { $points }点
result-total-of-game = 得点
result-curve-of-game = 得点の推移（手番ごと）
result-curve-rounds-of-game = 得点の推移（ラウンドごと）
result-curve-numbered-of-game = 得点の推移（手番ごと、数字はラウンド）
best-turns-of-game = 1手番での最多得点
best-rounds-of-game = 1ラウンドでの最多得点
title-one-point-of-game = 紙一重：1点差で勝利
title-big-turn-of-game = 大きな一手：1手番で{ $count }点
title-strong-finish-of-game = 追い込み：最終ラウンドで{ $count }点
title-best-round-of-game = 1ラウンドの最多得点：{ $count }点
title-best-category-of-game = スペシャリスト：「{ $category }」で{ $count }点
title-earner = 稼ぎ手：場所からワーカー{ $count }個
title-landlord = 大家：証書でワーカー{ $count }個
title-lucky-draw = くじ運：ロトで引いた計画を建設
title-small-town = 小さな町：建物{ $count }つで勝利
title-master-builder = 建築家：建物{ $count }つ

# 遊び方の練習

lesson-goal = ミントワークスへようこそ！ **目指すのは、いちばん多くの点です。** 誰かが7点になると、終わりはもうすぐです。ミント型のワーカーは、働き手であり、お金でもあります。手番では1つの場所に置き、その効果を使います。相手は生産所で1個を2個にしました。あなたもどうぞ。
lesson-supplier = ワーカーは4個になりました。置いた分は戻りません。生産所の2つのマスは埋まり、次のラウンドまで誰も使えません。相手は計画を買いました。あなたも供給者で買いましょう。
lesson-plan = 計画は、点や毎ラウンドのワーカーをもたらします。鉱山は2個なので、建設に使う2個が残ります。
lesson-builder = 計画は建設するまで何の役にも立ちません。建設家にはワーカーを2個置きます。
lesson-upkeep = **最初の1点です。** 名前の下に並ぶ7つの星を見てください。ワーカーがないので、このあとは自動でパスになります。全員がパスすると維持フェイズになり、置かれたワーカーはなくなって、全員が1個、あなたは鉱山でさらに1個もらえます。
lesson-council = ラウンド2、手持ちは2個です。スタートプレイヤーは今度も、スタートプレイヤートークン（葉の印）を持つ相手でした。主評議会で受け取りましょう。置いたワーカーは戻り、**次のラウンドはあなたから始まります**。
lesson-wholesaler = 生産所は埋まりました。相手が卸売り業者を建てたので、そこは誰でも使えます。使われると、ラウンドの終わりに所有者も1個もらえます。それでも使いましょう。
lesson-pass = 相手はパスしました。残したワーカーは次のラウンドに使えます。パスしたあとも、ほかの人が続ければまた置けます。ここであなたもパスすると、ラウンドが終わります。
lesson-last = **ここからラウンド5へ進みます。** あなたは4点、相手は5点で、あなたには建てていない計画が2枚あります。建設家を使いましょう。
lesson-build = 風車は1点、工場は3点です。あと3点で7点になります。
lesson-seven = **7点です！** これが最後のラウンドですが、終わりまで続けます。そのあと、**点のいちばん多い人の勝ちです**。建てていない計画は点になりません。
lesson-end = 7対5で、あなたの勝ちです！ 同点なら、カードの少ない人、次にワーカーの多い人が勝ちます。次は本当の対戦です。ラウンド2の、パスする前に戻ります。あなたには1点とワーカー3個、そして毎ラウンド働く鉱山があります。

# 概要

overview-goal = ワーカーは働き手であり、お金です。計画を買って建設します。誰かが**7点**に達したラウンドで終わり、点のいちばん多い人の勝ちです。
overview-turn = **手番**
    場所カードの空いている所にワーカーを置き、効果を使います。
    - 生産所：ワーカーを得る。
    - 供給者：計画を買う。
    - 建設家：計画を建設する。建設して初めて点になります。
    またはパス。全員がパスすると、置いたワーカーはなくなり、建物の分と全員1個ずつを得ます。

# 初めての質問の説明

help-TakeTurn = 置いたワーカーは手元に戻りません。パスすれば、残りは次のラウンドに使えます。
help-TakeLastTurn = このラウンドの終わりにも7点以上の人がいれば、ゲームが終わります。建てられる計画は今のうちに建てましょう。
help-BuyPlan = 計画は建設家（ワーカー2個）で建設して初めて点になります。
help-BuildPlan = ワーカーを得る建物は早いうちに、点の高い建物は後半に役立ちます。
help-ChooseTarget = ほかの場所カードの効果を使います。
help-RecycleCard = カードの値段と書かれた点の分だけワーカーを得ます。
help-GiveCard = 渡したカードは公開計画カードになり、誰でも買えます。
help-SwapCard = 建物を渡しても、取ったカードは未建設の計画になります。
help-ChooseCoop = あなたも1個得ます。
