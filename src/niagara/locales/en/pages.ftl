# The words of the pages around the game.
