"""Small C libraries of our own, built with the machine's compiler and loaded with ctypes.

A library lies beside its source and is named after it, so that one built from other rules is never
loaded. None is required: without a compiler the slower Python that it stands in for is used.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

FLAGS: Final = ("-std=gnu11", "-O3", "-shared", "-fPIC")


class NotBuilt(RuntimeError):
    """A library is not built here."""


class CLibrary:
    """A library in a folder, made from the text that a function writes."""

    def __init__(self, folder: Path, name: str, source: Callable[[], str]) -> None:
        self.folder = folder
        self.name = name
        self.source = source

    @cached_property
    def path(self) -> Path:
        """Where the library of this source is, or would be."""
        digest = hashlib.sha256(self.source().encode()).hexdigest()[:16]
        return self.folder / f"_{self.name}_{digest}.so"

    @property
    def is_built(self) -> bool:
        """Whether the library of this source is there."""
        return self.path.exists()

    @cached_property
    def loaded(self) -> Any:
        """The library; raises NotBuilt."""
        if not self.is_built:
            raise NotBuilt(
                f"the {self.name} library is not built here, or only from other rules:"
                " `make packed` builds it (it needs a C compiler)"
            )
        return ctypes.CDLL(str(self.path))

    def build(self) -> None:
        """Compile it unless it is there; raises NotBuilt without a compiler."""
        if self.is_built:
            return
        found = compiler()
        if found is None:
            raise NotBuilt(f"the {self.name} library needs a C compiler, and there is none here")
        with tempfile.TemporaryDirectory(dir=self.folder, prefix="_build") as scratch:
            text, made = Path(scratch, "source.c"), Path(scratch, "library.so")
            text.write_text(self.source())
            command = [found, *FLAGS, "-o", str(made), str(text), "-lm"]
            subprocess.run(command, check=True)  # noqa: S603 - our own words
            made.rename(self.path)  # whole or not at all, whoever else is building
        for other in set(self.folder.glob(f"_{self.name}_*.so")) - {self.path}:
            other.unlink(missing_ok=True)  # of rules that have changed


def compiler() -> str | None:
    """The C compiler that Python extensions would be built with, if it is there."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) or shutil.which("cc")
