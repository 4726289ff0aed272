# Daueraufträge

orders-title = Daueraufträge
orders-explained = Ein Dauerauftrag antwortet für dich, sobald die Frage kommt, bis du ihn löschst oder er erledigt ist. Bis er antwortet, sieht ihn sonst niemand. Drück einen, um ihn zu erteilen; drück einen grünen, um ihn zu löschen.
orders-none = Gerade gibt es nichts, was du im Voraus beantworten könntest.

# Knöpfe

button-orders = Daueraufträge
orders-give = Erteilen
orders-cancel = Löschen
