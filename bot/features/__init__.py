"""What the core does without: a folder for each feature."""
