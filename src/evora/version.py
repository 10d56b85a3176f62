"""The version of Evora: the one place where it is written. The package's metadata is read here."""

from __future__ import annotations

__version__ = "0.1.0"
