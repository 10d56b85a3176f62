"""Programs that measure how well the engine plays and how true its values are (docs/strength.md).

They need nothing of the package but positions, seeds and `evora.search.Engine`, so that the Python
of an earlier version can run them, too: two versions are compared on the same positions and deals.
"""
