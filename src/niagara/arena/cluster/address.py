"""Which cluster: an engine and its address, as typed after ``--cluster``."""

import errno
import os
import re
import socket
from typing import Final, NamedTuple

from niagara.arena.cluster.error import BadCluster, ClusterError

# The ways of speaking to each engine, and the name of "the one on this machine", if it has one.
SCHEMES: Final = {"dask": ("tcp", "tls"), "ray": ("ray",)}
NAMES: Final = {"dask": (), "ray": ("auto",)}
EXAMPLES: Final = {"dask": "dask:10.0.0.5:8786", "ray": "ray:10.0.0.5:6379"}
FORM: Final = re.compile(
    r"(?:(?P<scheme>[a-z]+)://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:.]+\]):(?P<port>\d{1,5})", re.ASCII
)
MOST_PORTS: Final = 65_535
SECONDS: Final = 10.0  # until a cluster that does not answer counts as unreachable


class ClusterAddress(NamedTuple):
    """An engine and where it listens; without a port it is one of the engine's own names."""

    engine: str
    where: str  # as the engine's library takes it
    host: str
    port: int | None

    @classmethod
    def parse(cls, text: str) -> "ClusterAddress":
        """The parts of an address; raises `BadCluster`.

        >>> ClusterAddress.parse("dask:tcp://10.0.0.5:8786")
        ClusterAddress(engine='dask', where='tcp://10.0.0.5:8786', host='10.0.0.5', port=8786)
        >>> ClusterAddress.parse("ray:auto").port
        """
        engine, colon, where = text.partition(":")
        if engine not in SCHEMES:
            known = " / ".join(f"{name}:" for name in SCHEMES)
            raise BadCluster("error-cluster-engine", engine=text[:40], engines=known)
        if where in NAMES[engine]:
            return cls(engine, where, "", None)
        found = FORM.fullmatch(where) if colon else None
        if found is None or (found["scheme"] or SCHEMES[engine][0]) not in SCHEMES[engine]:
            raise BadCluster("error-cluster-address", text=text[:80], example=EXAMPLES[engine])
        port = int(found["port"])
        if not 1 <= port <= MOST_PORTS:
            raise BadCluster("error-cluster-address", text=text[:80], example=EXAMPLES[engine])
        return cls(engine, where, found["host"].strip("[]"), port)

    def __str__(self) -> str:
        return f"{self.engine}:{self.where}"

    def check_reachable(self, seconds: float = SECONDS) -> None:
        """Raise `ClusterError` unless a scheduler answers there.

        The engines' own libraries try for minutes, and tell of it in stack traces. Both speak first
        when somebody connects, unless the connection is encrypted.
        """
        if self.port is None:
            return
        try:
            with socket.create_connection((self.host, self.port), timeout=seconds) as connection:
                if not self._is_encrypted() and not connection.recv(1):
                    raise ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET))
        except OSError as error:
            raise self.unreachable(error) from error

    def _is_encrypted(self) -> bool:
        """Whether TLS is spoken there; Ray's own setting says so in the environment."""
        if self.engine == "ray":
            return os.environ.get("RAY_USE_TLS", "0").lower() in {"1", "true"}
        return self.where.startswith("tls:")

    def unreachable(self, error: BaseException) -> ClusterError:
        """The error to raise when nobody answers; the reason in the words of the system."""
        text = getattr(error, "strerror", None) or str(error)
        lines = text.strip().splitlines()  # of a remote stack trace only the last one says why
        reason = lines[-1] if lines else type(error).__name__
        return ClusterError("error-cluster-unreachable", address=str(self), reason=reason)
