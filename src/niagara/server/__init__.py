"""The game server: live tables that never lose a move."""
