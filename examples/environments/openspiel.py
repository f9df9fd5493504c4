"""OpenSpiel: a random game; chance draws the set-up and, by the natural fork, the river."""

import random

import pyspiel

import niagara.env.spiel_game  # noqa: F401 - registers the game

game = pyspiel.load_game("python_niagara(players=3,fork=natural,round_limit=20)")
state = game.new_initial_state()
while not state.is_terminal():
    outcomes = state.chance_outcomes() if state.is_chance_node() else None
    actions, chances = zip(*outcomes, strict=True) if outcomes else (state.legal_actions(), None)
    state.apply_action(random.choices(actions, chances)[0])
print(state.returns())
