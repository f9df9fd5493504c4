"""Benchmarks: always side by side in one run, since absolute times wander on shared machines."""
