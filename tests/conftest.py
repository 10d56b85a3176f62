"""What holds for all tests."""

import os
import signal

# Whatever the machine speaks: tests read English, and those about languages choose their own.
os.environ["EVORA_LANGUAGE"] = "en"
# A shell starts what runs in the background deaf to Ctrl-C; the tests that press it are not.
signal.signal(signal.SIGINT, signal.default_int_handler)
