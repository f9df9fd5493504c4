"""How nodes announce to each other that a table has new entries."""
