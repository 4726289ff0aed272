"""The process: the client of Discord, its warm-up and logs, and running until stopped."""
