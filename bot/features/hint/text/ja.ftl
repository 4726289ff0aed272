# ヒント

hint-price = 💡 レーティング対象の対戦です。ヒントを使うと、この席は勝ってもレーティングが上がらず、負ければ下がります。2回目からのヒントで損が増えることはありません。ほかの人の変動はいつもどおりですが、この席に負けても下がりません。
hint-limit = 短い時間に何手番もヒントを見ました。次のヒントは<t:{ $until }:R>から見られます。手番はそのまま続けられます。
hint-turn = 💡 コンピューターなら：{ $turn }
hint-ahead = そうすると、いちばん強い相手に約{ points }の差をつける見込みです。
hint-behind = それでも、いちばん強い相手を約{ points }の差で追う見込みです。
hint-level = そうすると、いちばん強い相手と並ぶ見込みです。
hint-why = 理由：{ $why }
hint-others = 次によい手：{ $options }
hint-other = { $option }{ $points ->
    [0] （ほぼ同じ）
   *[other] （約{ points }劣る）
}

# ボタン

button-hint = ヒント
button-take-hint = ヒントを使う

# エラー

error-nothing-to-choose = 今は選ぶことがないので、ヒントはありません。
