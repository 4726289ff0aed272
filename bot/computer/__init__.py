"""Computer players and their search processes, and work on whole matches in processes of its own."""
