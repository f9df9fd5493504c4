"""Addresses of clusters: what can be read, what is refused, and who answers there."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from niagara.arena import ClusterError, cluster_at
from niagara.arena.cluster.address import ClusterAddress


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("dask:10.0.0.5:8786", "10.0.0.5", 8786),
        ("dask:tcp://head.example:8786", "head.example", 8786),
        ("dask:tls://head:1", "head", 1),
        ("dask:tcp://[::1]:8786", "::1", 8786),
        ("ray:10.0.0.5:6379", "10.0.0.5", 6379),
        ("ray:ray://head:10001", "head", 10001),
        ("ray:auto", "", None),
    ],
)
def test_addresses_are_read(text: str, host: str, port: int | None) -> None:
    address = ClusterAddress.parse(text)
    assert (address.host, address.port, str(address)) == (host, port, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with dask: / ray:, got “”"),
        ("10.0.0.5:8786", "begins with dask: / ray:, got “10.0.0.5:8786”"),
        ("slurm:head:1", "begins with dask: / ray:, got “slurm:head:1”"),
        ("dask", "such as dask:10.0.0.5:8786, got “dask”"),
        ("dask:", "such as dask:10.0.0.5:8786, got “dask:”"),
        ("dask:head", "got “dask:head”"),
        ("dask:auto", "got “dask:auto”"),
        ("dask:head:port", "got “dask:head:port”"),
        ("dask:head:0", "got “dask:head:0”"),
        ("dask:head:65536", "got “dask:head:65536”"),
        ("dask:http://head:80", "got “dask:http://head:80”"),
        ("dask:ray://head:80", "got “dask:ray://head:80”"),
        ("ray:tcp://head:80", "such as ray:10.0.0.5:6379, got “ray:tcp://head:80”"),
        ("ray:he ad:80", "got “ray:he ad:80”"),
    ],
)
def test_other_addresses_are_refused(text: str, message: str) -> None:
    with pytest.raises(ClusterError) as caught:
        ClusterAddress.parse(text)
    assert message in str(caught.value)


@contextmanager
def listening() -> Iterator[tuple[socket.socket, str]]:
    """A port on which somebody listens, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener, f"dask:127.0.0.1:{listener.getsockname()[1]}"


def test_a_port_on_which_nobody_listens_does_not_answer() -> None:
    with listening() as (_, address):
        pass
    with pytest.raises(ClusterError, match="doesn’t answer: Connection refused"):
        cluster_at(address).__enter__()


def test_somebody_who_says_nothing_is_no_scheduler() -> None:
    with listening() as (_, address), pytest.raises(ClusterError, match="answer: timed out"):
        ClusterAddress.parse(address).check_reachable(seconds=0.1)


def test_somebody_who_hangs_up_is_no_scheduler() -> None:
    with listening() as (listener, address):
        listener.close()
        with pytest.raises(ClusterError, match=f"{address} doesn’t answer"):
            ClusterAddress.parse(address).check_reachable(seconds=1)
