"""Computer players, and the processes in which they search."""
