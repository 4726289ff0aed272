"""What is new to a person, explained once."""
