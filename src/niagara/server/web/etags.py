"""ETags of requests."""


def has_etag(tags: str, etag: str) -> bool:
    """Whether an ETag is among those that a browser sends in ``If-None-Match``."""
    held = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
    return etag in held or held == ["*"]
