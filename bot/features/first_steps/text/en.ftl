# The help with what is new

settings-help = What is new to me
settings-help-true = is explained once
settings-help-false = is not explained
command-settings-help = Whether to explain each kind of question once
