"""What happens by itself: clocks, restarts, and what is not kept."""
