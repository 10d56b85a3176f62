"""The documentation as a site: `make docs` builds it with MkDocs, without the network.

The pages of `docs/` are taken as they are, so that they read the same on a forge. Added are pages
that are made here: a reference of the library from its docstrings, one of the commands from their
parser, and the files outside `docs/` that pages link to.
"""
