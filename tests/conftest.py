"""For all tests: Ctrl-C reaches the processes they start, also where the tests themselves run in the background."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # a shell starts background jobs with SIGINT ignored, and what they start inherits that
    signal.signal(signal.SIGINT, signal.default_int_handler)
