"""Work on whole matches, in processes of their own: animating one, and reading one from a file."""
