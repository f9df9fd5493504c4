"""What an import says when the extra that it needs is not installed."""


def missing_extra(extra: str, error: ImportError) -> ImportError:
    """An error that names the extra to install; raise it from the one that was caught."""
    return ImportError(f"{error}; this needs: pip install 'niagara[{extra}]'", name=error.name)
