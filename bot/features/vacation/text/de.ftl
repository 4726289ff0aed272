# Urlaub

vacation-title = Dein Urlaub
vacation-none = Du bist nicht im Urlaub.
vacation-on = Du bist im Urlaub. Er endet: { $end }.
vacation-planned = Dein geplanter Urlaub: { $start } bis { $end }.
vacation-left = { $days ->
    [one] Du hast dieses Jahr noch 1 Urlaubstag
   *[other] Du hast dieses Jahr noch { $days } Urlaubstage
}.
vacation-explained = Im Urlaub stehen deine Uhren, und du bekommst keine Erinnerungen; spielen kannst du trotzdem. Bevor dir eine Uhr abläuft, beginnen von selbst bis zu drei Urlaubstage.

vacation-cut = Diese Partie wartet nicht so lange: Ihre Zeit läuft { $when } ab.
vacation-began = Deine Zeit war fast abgelaufen, deshalb hat von selbst ein Urlaub begonnen. Er endet: { $end }. Danach bleiben dir dieses Jahr noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}. Der Knopf beendet ihn früher.
vacation-length = Wie viele Tage ab { $first ->
    [now] jetzt
   *[other] { $first }
}?
vacation-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation-first-day = Erster Tag, etwa 2030-12-24

# Knöpfe

button-vacation = Urlaub
button-another-day = Anderer erster Tag
button-end-vacation = Urlaub beenden
button-drop-vacation = Plan verwerfen

# Fehler

error-no-vacation = Du bist nicht im Urlaub und hast keinen geplant.
error-on-vacation = Du bist schon im Urlaub. Beende ihn erst.
error-unknown-day = An diesem Tag kann kein Urlaub beginnen. Gib ein Datum wie 2030-12-24 ein, heute oder später.
error-vacation-too-long = Du hast in dem Jahr noch { $left ->
    [one] 1 Urlaubstag
   *[other] { $left } Urlaubstage
}.
