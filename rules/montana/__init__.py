"""Montana: recruit workers, deliver goods and be the first to place all settlements."""
