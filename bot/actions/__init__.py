"""What a person can do in every match: each action's press, button and label.

`press` defines what a declaration holds; `custom_id` encodes it into a button and decodes it. Each action is handled by
the one function in `handlers` that is marked with it.
"""
