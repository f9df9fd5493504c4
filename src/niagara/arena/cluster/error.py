"""What can go wrong with a cluster, as messages in the reader's language."""

from niagara.locales.spoken_error import SpokenError


class ClusterError(SpokenError):
    """A cluster that cannot be used, or that failed while games were played."""


class BadCluster(ClusterError):
    """An address that names no cluster, or an engine whose library is not installed here."""
