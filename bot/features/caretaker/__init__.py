"""The caretaker: backups on a timer, each restored for trial, and a message to the owner of the bot."""
