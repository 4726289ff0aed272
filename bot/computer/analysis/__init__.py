"""The search of analyses, in a process of its own with the lowest priority."""
