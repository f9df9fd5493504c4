"""Exercises: a position, what rivals do there, and a goal that the engine's result is held against.

Lessons and puzzles are exercises. Each is a data file; its words are in the Fluent files, under its
id. An exercise is played at an ordinary table, and judged from what happened there.
"""

from niagara.exercises.exercise import Exercise, Hint, Mistake
from niagara.exercises.judge import Moment, Verdict, judge
from niagara.exercises.library import exercises, find_exercise
from niagara.exercises.rivals import scripted_turn

__all__ = [
    "Exercise",
    "Hint",
    "Mistake",
    "Moment",
    "Verdict",
    "exercises",
    "find_exercise",
    "judge",
    "scripted_turn",
]
