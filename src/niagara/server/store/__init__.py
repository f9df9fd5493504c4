"""Where tables, sessions and ratings are kept."""
