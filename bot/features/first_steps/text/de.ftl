# Die Hilfe bei Neuem

settings-help = Was mir neu ist
settings-help-true = wird einmal erklärt
settings-help-false = wird nicht erklärt
command-settings-help = Ob jede Art von Entscheidung einmal erklärt wird
