"""Niagara: canoes on a river of glass discs that slides, round by round, over a waterfall."""

__all__ = ["__version__"]
__version__ = "0.1.0"
