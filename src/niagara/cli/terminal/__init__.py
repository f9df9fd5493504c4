"""Niagara in a terminal: `game.play_terminal` and `replay.replay_terminal`."""
