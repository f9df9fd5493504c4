"""The engines by name; the library of each is an extra."""

from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import Final

from niagara.arena.cluster.address import ClusterAddress
from niagara.arena.cluster.cluster import Cluster
from niagara.arena.cluster.error import BadCluster

LIBRARIES: Final = {"dask": "distributed", "ray": "ray"}


def connected(address: ClusterAddress) -> AbstractContextManager[Cluster]:
    """The cluster at an address, until the context is left; raises `ClusterError`."""
    engine = address.engine
    if find_spec(LIBRARIES[engine]) is None:
        command = f"pip install 'niagara[{engine}]'"
        raise BadCluster("error-cluster-extra", engine=engine, command=command)
    if engine == "dask":
        from niagara.arena.cluster.dask_cluster import connected_to_dask  # noqa: PLC0415

        return connected_to_dask(address)
    from niagara.arena.cluster.ray_cluster import connected_to_ray  # noqa: PLC0415

    return connected_to_ray(address)
