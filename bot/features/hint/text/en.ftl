# Hints

hint-price = 💡 This match is rated. After a hint this seat can gain no rating, not even if you win, but it can still lose some. Further hints cost nothing more. The others are rated as always, except that they lose nothing to this seat.
hint-limit = You have had hints for several turns in a short time. The next hint is possible <t:{ $until }:R>; you can play on at once.
hint-turn = 💡 The computer would choose: { $turn }
hint-ahead = It expects you to be about { points } ahead of your best rival then.
hint-behind = It expects you to be about { points } behind your best rival then.
hint-level = It expects you to be level with your best rival then.
hint-why = Why? { $why }
hint-others = Next best: { $options }
hint-other = { $option } { $points ->
    [0] (about as good)
   *[other] (about { points } worse)
}

# Buttons

button-hint = Hint
button-take-hint = Take the hint

# Errors

error-nothing-to-choose = You have nothing to choose at the moment, so there is no hint.
