"""What every room of the server uses: settings, refusals, limits, logs, metrics."""
