# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Run the engine for another program.
cli-engine-more =
    Reads requests from standard input and answers on standard output, one JSON object per line, until
    'quit' or the end of its input. docs/engine-protocol.md describes every message.
    Try it: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Check whether an engine follows the engine protocol.
cli-engine-test-more =
    Runs COMMAND through every check, and prints one line per check. Settings that the engine does not
    list are skipped. Exit code 0 if nothing failed, 1 otherwise.
    Example: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = the command that runs the engine, after --
cli-option-engine-timeout = how long to wait for an answer, in seconds (default: 10)
cli-option-engine-tier = which checks: play (enough for games) or complete (the whole protocol; default)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = can play: { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed
cli-engine-test-tier-complete = whole protocol: { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed
