"""What tests use: people in Python, and controls of the world."""
