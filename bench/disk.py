"""Where benchmarks keep their files: on a real disk, since durability costs nothing in memory."""

from pathlib import Path

IN_MEMORY = ("tmpfs", "ramfs")


def file_system(folder: Path) -> str | None:
    """The kind of file system a folder is on; None where the machine does not say."""
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return None
    found: tuple[int, str] = (-1, "")
    for line in mounts.read_text().splitlines():
        where, kind = line.split()[1:3]
        if folder.resolve().is_relative_to(where):
            found = max(found, (len(where), kind))
    return found[1] or None


def check(folder: Path) -> None:
    """Make the folder, and refuse one in memory."""
    folder.mkdir(parents=True, exist_ok=True)
    kind = file_system(folder)
    if kind in IN_MEMORY:
        raise SystemExit(f"{folder} is in memory ({kind}); name one on a disk with --disk")
