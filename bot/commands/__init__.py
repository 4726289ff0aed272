"""Slash commands: one file each, found by file, each with `build(parlour)`."""
