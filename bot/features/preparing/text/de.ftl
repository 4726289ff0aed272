# Vorbereitete Züge

prepare-explained = **Du bist noch nicht am Zug.** Du bereitest deinen Zug auf dem jetzigen Spielplan vor, als wären die Züge vor dir schon vorbei.
prepared-title = Vorbereitet:
prepared-at-once = Parlour macht das für dich, sobald du am Zug bist. Bewirkt es dann etwas anderes oder wurde etwas aufgedeckt, siehst du es zuerst. Vorher sieht es sonst niemand.
prepared-despite-news = Parlour macht das für dich, sobald du am Zug bist. Bewirkt es dann etwas anderes, siehst du es zuerst. Vorher sieht es sonst niemand.
prepared-offered-later = Du siehst das, wenn du am Zug bist, und beendest den Zug mit einem Knopfdruck. Vorher sieht es sonst niemand.
prepared-dropped = Was du vorbereitet hattest, ist verworfen.
prepared-wanted = Du hast diesen Zug vorbereitet.
prepared-news = Du hast diesen Zug vorbereitet. Seitdem wurde etwas aufgedeckt: Schau noch einmal hin, bevor du ihn beendest.
prepared-changed = Du hast diesen Zug vorbereitet, aber er würde jetzt etwas anderes bewirken: Schau noch einmal hin, bevor du ihn beendest.
prepared-question = Du hast diesen Zug vorbereitet, aber es gibt noch etwas zu entscheiden.
prepared-illegal = Du hast diesen Zug vorbereitet, aber nicht alles davon geht noch.
prepared-illegal-from = Ab hier geht es nicht mehr:
prepared-final-left = Das ist noch übrig und lässt sich nicht zurücknehmen:
prepared-done = Parlour hat gemacht, was du vorbereitet hattest: { $moves }
prepared-branch = Dein vorbereiteter Zug hätte etwas anderes bewirkt, genau wie nach { $turn }. Also hat Parlour gemacht, was du dafür gewählt hattest: { $moves }

# Wenn-dann

branches-title = Wenn sich etwas ändert
branches-none = Kein wahrscheinlicher Zug der anderen macht aus deinem vorbereiteten Zug etwas anderes.
branches-explained = Jedes davon gilt nur, wenn es dann genau so ist, egal durch wen, und noch bewirkt, was du gesehen hast. Sonst wirst du gefragt. Niemand sonst sieht davon etwas.
branches-news = **Wenn vor deinem Zug etwas aufgedeckt wird:**
    ❔ Du siehst es zuerst.
branches-despite-news = **Wenn vor deinem Zug etwas aufgedeckt wird:**
    ✅ Es passiert trotzdem, solange es dasselbe bewirkt.
branch-illegal = Wenn **{ $move }** nicht mehr geht, zum Beispiel nach { $turn }
branch-changed = Wenn dein Zug dann etwas anderes bewirkt, zum Beispiel nach { $turn }
branch-turn = „{ $moves }“ von { $player }
branch-then = Dann: { $moves }
branch-asks = Du wirst gefragt.
branch-explained = **Du bist noch nicht am Zug.** So sähe der Spielplan nach { $turn } aus. Was machst du dann?

# Knöpfe

button-prepare = Zug vorbereiten
button-change-prepared = Vorbereitetes ändern
button-drop-prepared = Verwerfen
button-carry-out = Automatisch ziehen
button-offer-later = Erst mir zeigen
button-branches = Wenn sich etwas ändert
button-open-branch = Wählen
button-change-branch = Ändern
button-ask-then = Dann mich fragen
button-despite-news = Trotzdem tun
button-mind-news = Erst mir zeigen
button-to-board = Spielplan

# Fehler

error-prepare-your-turn = Du bist am Zug: Es gibt nichts vorzubereiten. Nutze /play.
error-prepare-ordered = Einer deiner Daueraufträge antwortet in deinem nächsten Zug. Lösch ihn („Mehr“, „Daueraufträge“), bevor du den Zug selbst vorbereitest.
error-prepare-not-now = Dein nächster Zug lässt sich jetzt nicht vorbereiten: Er hängt vom Zufall ab oder davon, was andere gerade wählen. Nach deren Zug kannst du wieder nachsehen.
error-prepare-no-branch = Die Partie ist weitergegangen, deshalb ist der Spielplan für diesen Fall nicht mehr zu sehen. Was du dafür gewählt hattest, gilt weiter.
