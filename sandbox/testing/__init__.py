"""People in Python, and the controls that tests have."""
