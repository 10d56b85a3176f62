"""Letters: addresses and their confirmation, what is written, how it is sent."""
