"""What somebody at a table, or watching it, may see: the only way out for anything of a table.

An audience is the seats somebody acts for; nobody's is a spectator's. Views come from
`niagara.rules`; what all audiences see alike is written once and shared.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import Raw

from niagara.rules import SPECTATOR, Position, acting, legal_actions, seen_by, take_back, view
from niagara.rules.events import Chosen, Event
from niagara.rules.forms import event_to_json
from niagara.rules.forms.positions import table_to_json
from niagara.rules.forms.views import player_to_json
from niagara.rules.view import is_revealed, own, rival
from niagara.server.entries import Acted, Created, Muted, Said, Seated
from niagara.server.forecast import forecast_to_json
from niagara.server.setup import Seat
from niagara.server.state import State, Step
from niagara.server.trip_costs import trip_costs
from niagara.server.wire import encode, written_list

Audience = tuple[int, ...]
SPECTATORS: Final[Audience] = ()
Json = dict[str, Any]


class Sight:
    """A table at one moment, as any audience may see it."""

    def __init__(self, table: State) -> None:
        self.table = table
        self._public: tuple[bytes, list[bytes]] | None = None
        self._seats: dict[Audience, Raw] = {}

    def seats(self, audience: Audience) -> Raw | None:
        """Each own seat's view and what it may do; None before the start."""
        position = self.table.position
        if position is None:
            return None
        found = self._seats.get(audience)
        if found is None:
            if audience:
                written = b",".join([self._own(position, seat) for seat in audience])
            else:
                written = b'{"seat":null,"view":%b}' % self._view(position, None)
            found = self._seats[audience] = Raw(b"[%b]" % written)
        return found

    def _own(self, position: Position, seat: int) -> bytes:
        view, legal = self._view(position, seat), self._legal(position, seat)
        return b'{"seat":%d,"view":%b,"legal":%b}' % (seat, view, legal)

    def _view(self, position: Position, seat: int | None) -> bytes:
        """A view: what all see alike, with its own player in place (tests prove it equal)."""
        if self._public is None:
            around = table_to_json(position, [])
            del around["players"]
            faces = [self._face(position, each, is_own=False) for each in self._all]
            self._public = (encode(around)[1:-1], faces)
        alike, faces = self._public
        if seat is not None:
            faces = faces.copy()
            faces[seat] = self._face(position, seat, is_own=True)
        name = b"null" if seat is None else b"%d" % seat
        return b'{"seat":%b,%b,"players":[%b]}' % (name, alike, b",".join(faces))

    @property
    def _all(self) -> range:
        return range(len(self.table.seats))

    def _face(self, position: Position, seat: int, *, is_own: bool) -> bytes:
        """A player, written; most have not changed since the last time, and are kept."""
        player = position.players[seat]
        turn = position.pending if seat == position.turn else None
        is_open = is_own or is_revealed(position, seat, len(position.players))
        kept = self.table.faces.get((seat, is_own))
        if kept is None or kept[0] is not player or kept[1] is not turn or kept[2] != is_open:
            seen = own(player) if is_own else rival(position, seat)
            kept = (player, turn, is_open, encode(player_to_json(seen, turn)))
            self.table.faces[seat, is_own] = kept
        return kept[3]

    def _legal(self, position: Position, seat: int) -> bytes:
        """What a seat may do, or do again; null if it has nothing to decide."""
        if self.table.status != "running":
            return b"null"
        legal = legal_actions(position, seat)
        if not legal and self.table.can_choose_again(seat):
            legal = legal_actions(take_back(position, seat), seat)
        return written_list(legal) if legal else b"null"

    def forecasts(self, audience: Audience) -> list[Json | None]:
        """What the river may do, as each own seat can tell (a spectator's, if there is none)."""
        position = self.table.position
        if position is None:
            return []
        return [forecast_to_json(view(position, seat)) for seat in audience or (SPECTATOR,)]

    def costs(self, audience: Audience) -> list[list[Json | None]]:
        """What each own seat's legal actions cost, in their order."""
        position = self.table.position
        if position is None or self.table.status != "running":
            return [[] for _ in audience]
        return [
            trip_costs(position, seat, legal_actions(position, seat))
            if seat == position.turn
            else []
            for seat in audience
        ]

    def waiting(self) -> list[Json]:
        """Who has a decision to make, and until when."""
        table = self.table
        if table.status != "running" or table.position is None:
            return []
        return [{"seat": seat, "until": table.deadline(seat)} for seat in acting(table.position)]


def table_form(table: State) -> Json:
    """A table as everybody may see it."""
    return {
        "id": table.id,
        "status": table.status,
        "host": table.host,
        "seats": [seat_form(seat, i in table.away) for i, seat in enumerate(table.seats)],
        "rules": table.rules,
        "clock": table.clock,
        "public": table.is_public,
        "rated": table.is_rated,
        "agreed": [i for i, seat in enumerate(table.seats) if table.has_agreed(seat)],
        "votes": [i for i, seat in enumerate(table.seats) if table.votes.get(seat.session or "")],
        "after": table.after,
        "rematch": table.rematch,
        "round": table.position.round if table.position else None,
        "winners": list(table.position.winners) if table.position else [],
    }


def seat_form(seat: Seat, is_away: bool = False) -> Json:
    """A seat as everybody may see it."""
    return {
        "kind": seat.kind,
        "player": seat.session,
        "name": seat.name,
        "level": seat.level,
        "away": is_away,
    }


def seats_of(table: State, sessions: Collection[str]) -> list[int]:
    """Where some people sit."""
    return [i for i, seat in enumerate(table.seats) if seat.session in sessions]


def step_form(step: Step, audience: Audience, deaf_to: Collection[str] = ()) -> Json:
    """A step of a table's log as an audience may see it."""
    entry = step.entry
    form: Json = {"sequence": step.sequence, "at": step.at, "kind": entry.__struct_config__.tag}
    match entry:
        case Acted():
            form |= {"seat": entry.seat, "by": entry.by}
            form["events"] = [event_to_json(event) for event in _seen(step.events, audience)]
        case Said() if entry.session in deaf_to:
            form |= {"seat": entry.seat, "muted": True}
        case Said():
            form |= {"seat": entry.seat, "text": entry.text, "emote": entry.is_emote}
        case Muted():
            form["kind"] = "private"  # whom somebody does not want to hear is their own business
        case Created() | Seated():
            pass  # the table itself is sent along
        case _:
            form |= {
                name: getattr(entry, name)
                for name in ("seat", "yes", "level", "start", "table")
                if hasattr(entry, name)
            }
    return form


def _seen(events: Sequence[Event], audience: Audience) -> list[Event]:
    """Events as somebody with several seats sees them: each of their own secrets, no others."""
    return [
        seen_by((event,), event.seat if event.seat in audience else SPECTATOR)[0]
        if isinstance(event, Chosen)
        else event
        for event in events
    ]
