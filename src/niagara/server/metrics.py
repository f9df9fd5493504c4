"""The server's metrics for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server, in a registry of its own: tests run several in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.accepted: Final = Counter(
            "niagara_commands_accepted", "Commands that were done", registry=self.registry
        )
        self.refused: Final = Counter(
            "niagara_commands_refused", "Commands refused", ["code"], registry=self.registry
        )
        self.failed: Final = Counter(
            "niagara_failures", "Requests that ended in an error of ours", registry=self.registry
        )
        self.background: Final = Counter(
            "niagara_background_failures",
            "Background work that failed or was postponed",
            ["what"],
            registry=self.registry,
        )
        self.bots: Final = Counter(
            "niagara_bot_failures",
            "Decisions that a level's bot did not make",
            ["why"],
            registry=self.registry,
        )
        self.store_faults: Final = Counter(
            "niagara_store_faults",
            "Calls to the store that failed",
            ["kind"],
            registry=self.registry,
        )
        self.sockets: Final = Gauge(
            "niagara_sockets", "Open live connections", registry=self.registry
        )
        self.live_tables: Final = Gauge("niagara_rooms", "Tables in memory", registry=self.registry)
        self.seconds: Final = Histogram(
            "niagara_command_seconds",
            "From a command to its answer",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
        )

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
