"""What is done later or takes long, as docket tasks."""
