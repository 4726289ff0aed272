"""The process: the Discord client, its warm-up and logs, and running until stopped."""
