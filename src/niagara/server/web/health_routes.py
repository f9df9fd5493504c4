"""For whoever keeps the server running: alive, ready, and how it does."""

from typing import Any

from litestar import Request, Response, get

from niagara.server.store.interface import Store, Unavailable
from niagara.server.web.visitors import service_of

Asked = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(request: Asked) -> Response[dict[str, bool]]:
    """The store can be written to, and we are not closing."""
    service = service_of(request)
    is_stored = service.is_ready and await _is_writable(service.store)
    state = {"store": is_stored, "fanout": service.house.fanout.is_connected}
    return Response(state, status_code=200 if is_stored else 503)


async def _is_writable(store: Store) -> bool:
    try:
        await store.ping()
    except Unavailable:
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """In Prometheus' text format."""
    service = service_of(request)
    service.metrics.rooms.set(len(service.house.rooms))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


HEALTH_ROUTES = [alive, ready, metrics]
