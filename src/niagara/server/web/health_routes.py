"""Routes for operators: health, readiness, metrics."""

from litestar import Response, get

from niagara.server.store.interface import Store, Unavailable
from niagara.server.web.request_session import HttpRequest, service_of


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(request: HttpRequest) -> Response[dict[str, bool]]:
    """Whether the store can be written to and the server is not shutting down."""
    service = service_of(request)
    is_stored = service.is_ready and await _is_writable(service.store)
    state = {"store": is_stored, "fanout": service.tables.fanout.is_connected}
    return Response(state, status_code=200 if is_stored else 503)


async def _is_writable(store: Store) -> bool:
    try:
        await store.ping()
    except Unavailable:
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """The metrics in Prometheus' text format."""
    service = service_of(request)
    service.metrics.live_tables.set(len(service.tables.live_tables))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


HEALTH_ROUTES = [alive, ready, metrics]
