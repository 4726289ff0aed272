# Die Hilfe bei Neuem

settings-help = Neues
settings-help-true = wird einmal erklärt
settings-help-false = wird nicht erklärt
command-settings-help = Ob jede Art von Entscheidung einmal erklärt wird
