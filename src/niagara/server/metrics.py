"""The server's metrics for Prometheus."""

from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server, in a registry of its own: tests run several in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        self.accepted: Final = counter("niagara_commands_accepted", "Commands that were done")
        self.refused: Final = counter("niagara_commands_refused", "Commands refused", ["code"])
        self.failed: Final = counter("niagara_failures", "Requests that ended in an error of ours")
        self.background: Final = counter(
            "niagara_background_failures", "Background work that failed or was postponed", ["what"]
        )
        self.bots: Final = counter(
            "niagara_bot_failures", "Decisions that a level's bot did not make", ["why"]
        )
        self.store_faults: Final = counter(
            "niagara_store_faults", "Calls to the store that failed", ["kind"]
        )
        self.sockets: Final = gauge("niagara_sockets", "Open live connections")
        self.live_tables: Final = gauge("niagara_live_tables", "Tables in memory")
        self.seconds: Final = Histogram(
            "niagara_command_seconds",
            "From a command to its answer",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
        )

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
