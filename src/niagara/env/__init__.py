"""The game as standard learning environments: PettingZoo, Gymnasium and OpenSpiel.

========================= ==========================================================================
`niagara.env.niagara_v0`  PettingZoo: turns (AEC) and a parallel reading; extra `rl`
`niagara.env.single`      Gymnasium, ``Niagara-v0``: one seat against bots; extra `rl`
`niagara.env.vector`      Gymnasium, many games at once on the packed engine; extra `rl`
`niagara.env.spiel_game`  OpenSpiel, ``python_niagara``; extra `spiel`
========================= ==========================================================================

All of them number the actions as `niagara.sim.flat_actions` does, show a seat what
`niagara.sim.observation` describes, and pay at the end of a game what `niagara.env.rewards` says.
How to use them: docs/environments.md.
"""
