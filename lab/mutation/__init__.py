"""Plants faults and counts how many of them `make test` notices.

Each fault is the subtle kind that a developer makes: a boundary that is off by one, a forgotten
call, the wrong variable. It is planted in a private copy of the tree, never in the working tree,
and the tests nearest to it run first.

Existing tools were tried on paper. mutmut has neither a seeded sample nor TypeScript and expects to
import the package from its own copy, which our editable native install prevents; cosmic-ray runs
one test command for every module and edits the working tree unless it clones it and builds it anew;
StrykerJS knows only JavaScript and has no sample. Hence a small program of ours.
"""
