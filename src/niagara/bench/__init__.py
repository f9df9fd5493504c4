"""Benchmarks: always side by side in one run, since absolute times vary on shared machines."""
