"""Makes the puzzles of the package from games of the engine: docs/puzzles.md."""
