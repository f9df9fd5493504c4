"""Puzzles: positions from games of bots with one answer that is clearly the best.

They are found by `tools/find_puzzles.py`. Why an answer is the best is told by a theme, a claim
that the rules can check.
"""

from niagara.exercises.puzzles.puzzle import Puzzle, puzzle_of_the_day, puzzles

__all__ = ["Puzzle", "puzzle_of_the_day", "puzzles"]
