"""The packed engine: one small C source for processors and GPUs."""
