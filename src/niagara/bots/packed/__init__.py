"""The captain on the packed engine: its policy and search in C, with the tables of `worth`."""
