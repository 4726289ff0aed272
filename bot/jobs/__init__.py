"""Background work, as docket tasks."""
