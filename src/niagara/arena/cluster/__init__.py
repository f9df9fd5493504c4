"""Games on a cluster: Dask or Ray (docs/arena.md)."""
