"""All words that people read, as Fluent files: one folder per language."""
