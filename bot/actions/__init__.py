"""What a person can do, a feature a file: each action with its press, its button, its slash command and its texts.

`press` says what a declaration holds, `custom_id` writes it into a button and reads it back. The handler of each action
is the one function in `handlers` that is marked with it.
"""
