"""Cards as PNG pictures: most sites take no SVG.

They are rendered in a worker process, and cached; equal requests share one rendering.
"""

import asyncio
import hashlib
from collections import Counter, OrderedDict
from pathlib import Path
from typing import Final

from niagara.server.refusal import Refusal
from niagara.server.workers import JobInfo, WorkerDied, WorkerLate, Workers

MOST_CACHED: Final = 16_000_000  # bytes of pictures
MOST_WAITING: Final = 4  # pictures that one address waits for
SECONDS: Final = 20.0  # time limit of one rendering, the start of the worker included
COST_S: Final = 0.2  # about what a rendering takes
GROUP: Final = "cards"
# The letters of all our languages: a server need not have fonts. Subsets of DejaVu Sans (Latin,
# Cyrillic) and Vazirmatn (Persian), as TTF: resvg reads no WOFF2. docs/translations.md says how.
FONTS: Final = Path(__file__).parent / "card_fonts"


class CardPictures:
    """Renders and caches cards, for one node."""

    def __init__(self, workers: Workers | None) -> None:
        self._workers: Final = workers  # None: rendered in a thread
        self._cache: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._size = 0
        self._in_progress: Final[dict[str, asyncio.Future[bytes]]] = {}
        self._waiting: Final[Counter[str]] = Counter()

    async def picture(self, who: str, svg: str) -> bytes:
        """The picture of a card; raises `Refusal` if too many are asked for at once."""
        tag = picture_tag(svg)
        if tag in self._cache:
            self._cache.move_to_end(tag)
            return self._cache[tag]
        under_way = self._in_progress.get(tag)
        if under_way is None:
            if self._waiting[who] >= MOST_WAITING:
                raise Refusal("slow-down", "too many pictures at once: wait for the answers")
            self._waiting[who] += 1
            under_way = asyncio.ensure_future(self._make(who, tag, svg))
            under_way.add_done_callback(_retrieve_exception)
            self._in_progress[tag] = under_way
        return await asyncio.shield(under_way)

    async def _make(self, who: str, tag: str, svg: str) -> bytes:
        try:
            if self._workers is None:
                picture = await asyncio.to_thread(render, svg)
            else:
                turn = JobInfo(who, GROUP, COST_S)
                picture = await self._workers.run(turn, SECONDS, render, svg)
        except (WorkerDied, WorkerLate) as error:
            raise Refusal("unavailable", "no picture can be drawn now; ask again") from error
        finally:
            del self._in_progress[tag]
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        self._keep(tag, picture)
        return picture

    def _keep(self, tag: str, picture: bytes) -> None:
        self._cache[tag] = picture
        self._size += len(picture)
        while self._size > MOST_CACHED:
            _, dropped = self._cache.popitem(last=False)
            self._size -= len(dropped)


def picture_tag(svg: str) -> str:
    """A name for the picture of a card: it differs if the card does."""
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


def render(svg: str) -> bytes:
    """An SVG document as PNG, with our fonts; names in other scripts with those of this machine."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - only where pictures are made

    return bytes(
        svg_to_bytes(svg_string=svg, font_dirs=[str(FONTS)], sans_serif_family="DejaVu Sans")
    )


def _retrieve_exception(answer: asyncio.Future[bytes]) -> None:
    """Retrieve the exception, in case whoever asked has left: else asyncio logs it."""
    if not answer.cancelled():
        answer.exception()
