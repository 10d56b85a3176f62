"""What holds for all tests."""

import os

# Whatever the machine speaks: tests read English, and those about languages choose their own.
os.environ["EVORA_LANGUAGE"] = "en"
