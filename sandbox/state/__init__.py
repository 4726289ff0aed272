"""What exists in the sandbox: its world, kept on disk, with ids, clocks and permissions."""
