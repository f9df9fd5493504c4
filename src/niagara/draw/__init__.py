"""A position or a view as a picture: `board` for terminals, `svg` for documents and notebooks.

Both show no more than they are given.
"""

from niagara.draw.svg import svg
from niagara.draw.text import board

__all__ = ["board", "svg"]
