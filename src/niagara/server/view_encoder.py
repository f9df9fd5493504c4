"""What viewers may see of a table. Everything sent about a table is made here.

A viewer is given by the seats they act for; spectators have none. Views come from `niagara.rules`;
what all viewers see alike is encoded once and shared.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import Raw

from niagara.rules import (
    SPECTATOR,
    Player,
    Position,
    acting,
    legal_actions,
    seen_by,
    take_back,
    view,
)
from niagara.rules.codec import event_to_json
from niagara.rules.codec.positions import table_to_json
from niagara.rules.codec.views import player_to_json
from niagara.rules.events import Chosen, Event
from niagara.rules.position import CANOE_PHASE
from niagara.rules.scoring import goals_met
from niagara.rules.view import is_revealed, own, rival
from niagara.server.action_codec import encode, encode_actions
from niagara.server.aids import forecast_to_json, trip_costs
from niagara.server.entries import (
    Acted,
    Created,
    Invited,
    Muted,
    Said,
    Seated,
    StandInVoted,
    Started,
)
from niagara.server.game_commands import stand_in_majority, stand_in_voters
from niagara.server.presence import Presence
from niagara.server.table_setup import Seat
from niagara.server.table_state import NOBODY, Step, TableState

Viewer = tuple[int, ...]
Json = dict[str, Any]


# Encoded players by seat and whether it is the viewer's own, with what they were made of.
EncodedPlayers = dict[tuple[int, bool], tuple[Player, object, bool, bytes]]


class ViewEncoder:
    """Encodes the present state of a table for any viewer.

    ``encoded_players`` is a cache that outlives the encoder: most players do not change from one
    update to the next.
    """

    def __init__(self, table: TableState, encoded_players: EncodedPlayers | None = None) -> None:
        self.table = table
        self._players: Final = {} if encoded_players is None else encoded_players
        self._public: tuple[bytes, list[bytes]] | None = None
        self._seats: dict[Viewer, Raw] = {}

    def seats(self, viewer: Viewer) -> Raw | None:
        """The view and legal actions of each of the viewer's seats; None before the start."""
        position = self.table.position
        if position is None:
            return None
        found = self._seats.get(viewer)
        if found is None:
            if viewer:
                written = b",".join([self._own(position, seat) for seat in viewer])
            else:
                written = b'{"seat":null,"view":%b}' % self._view(position, None)
            found = self._seats[viewer] = Raw(b"[%b]" % written)
        return found

    def _own(self, position: Position, seat: int) -> bytes:
        view, legal = self._view(position, seat), self._legal(position, seat)
        return b'{"seat":%d,"view":%b,"legal":%b}' % (seat, view, legal)

    def _view(self, position: Position, seat: int | None) -> bytes:
        """A seat's view, joined from shared parts; tests compare it with the rules' own."""
        if self._public is None:
            around = table_to_json(position, [])
            del around["players"]
            players = [
                self._player(position, each, is_own=False) for each in range(len(position.players))
            ]
            self._public = (encode(around)[1:-1], players)
        alike, players = self._public
        if seat is not None:
            players = players.copy()
            players[seat] = self._player(position, seat, is_own=True)
        name = b"null" if seat is None else b"%d" % seat
        return b'{"seat":%b,%b,"players":[%b]}' % (name, alike, b",".join(players))

    def _player(self, position: Position, seat: int, *, is_own: bool) -> bytes:
        """An encoded player, from the cache if it has not changed."""
        player = position.players[seat]
        turn = position.pending if seat == position.turn else None
        is_open = is_own or is_revealed(position, seat)
        kept = self._players.get((seat, is_own))
        if kept is None or kept[0] is not player or kept[1] is not turn or kept[2] != is_open:
            seen = own(player) if is_own else rival(position, seat)
            kept = (player, turn, is_open, encode(player_to_json(seen, turn)))
            self._players[seat, is_own] = kept
        return kept[3]

    def _legal(self, position: Position, seat: int) -> bytes:
        """A seat's legal actions, including other tiles to choose; null if there are none."""
        if self.table.status != "running":
            return b"null"
        legal = legal_actions(position, seat)
        if not legal and self.table.can_choose_again(seat):
            legal = legal_actions(take_back(position, seat), seat)
        return encode_actions(legal) if legal else b"null"

    def forecasts(self, viewer: Viewer) -> list[Json | None]:
        """The forecast for each of the viewer's seats, or a spectator's."""
        position = self.table.position
        if position is None:
            return []
        return [forecast_to_json(view(position, seat)) for seat in viewer or (SPECTATOR,)]

    def costs(self, viewer: Viewer) -> list[list[Json | None]]:
        """What each own seat's legal actions cost, in their order."""
        position = self.table.position
        if position is None or self.table.status != "running":
            return [[] for _ in viewer]
        return [
            trip_costs(position, seat, legal_actions(position, seat))
            if seat == position.turn
            else []
            for seat in viewer
        ]

    def goals_reached(self) -> list[Json]:
        """The seats that have met a goal while others still have turns, and which (R8.1)."""
        position = self.table.position
        if position is None or position.phase != CANOE_PHASE:
            return []
        return [
            {"seat": seat, "goals": list(goals)}
            for seat, player in enumerate(position.players)
            if (goals := goals_met(player.gems))
        ]

    def waiting(self) -> list[Json]:
        """The seats that have to decide, and until when."""
        table = self.table
        if table.status != "running" or table.position is None:
            return []
        return [{"seat": seat, "until": table.deadline(seat)} for seat in acting(table.position)]


def table_json(table: TableState) -> Json:
    """A table as everybody may see it."""
    form = {
        "id": table.id,
        "status": table.status,
        "host": table.host,
        "seats": [seat_json(seat, i in table.away) for i, seat in enumerate(table.seats)],
        "rules": table.rules,
        "clock": table.clock,
        "stand_in_after": table.stand_in_after,
        "public": table.is_public,
        "rated": table.is_rated,
        "hints": table.has_hints,
        "agreed": [i for i, seat in enumerate(table.seats) if table.has_agreed(seat)],
        "votes": [i for i, seat in enumerate(table.seats) if table.votes.get(seat.session or "")],
        "exercise": table.exercise,
        "after": table.after,
        "rematch": table.rematch,
        "round": table.position.round if table.position else None,
        "winners": list(table.position.winners) if table.position else [],
    }
    if table.resigned_at:
        form["resigned"] = [
            {"seat": seat, "sequence": at, "name": table.resigned[seat].name}
            for seat, at in table.resigned_at.items()
        ]
    return form


def seat_json(seat: Seat, is_away: bool = False) -> Json:
    """A seat as everybody may see it."""
    return {
        "kind": seat.kind,
        "player": seat.session,
        "name": seat.name,
        "level": seat.level,
        "temperament": seat.temperament,
        "away": is_away,
    }


def absence_json(table: TableState, presence: Presence) -> list[Json]:
    """The seats of absent people, and how far the others are with letting a bot play."""
    if table.status not in ("open", "running"):
        return []
    after = table.stand_in_after if table.status == "running" else None
    needed = stand_in_majority(table, presence)
    return [
        {
            "seat": i,
            "since": (since := presence.absent[seat.session]),
            "stand_in_at": None if after is None or i in table.stood_in else since + 1000 * after,
            "votes": seats_of(table, stand_in_voters(table, seat.session, presence)),
            "needed": needed,
        }
        for i, seat in enumerate(table.seats)
        if seat.session is not None and seat.session in presence.absent
    ]


def seats_of(table: TableState, sessions: Collection[str]) -> list[int]:
    """The seats of some sessions."""
    return [i for i, seat in enumerate(table.seats) if seat.session in sessions]


def step_json(step: Step, viewer: Viewer, muted_sessions: Collection[str] = ()) -> Json:
    """A step of a table's log as a viewer may see it."""
    entry = step.entry
    form: Json = {"sequence": step.sequence, "at": step.at, "kind": entry.__struct_config__.tag}
    match entry:
        case Acted():
            form |= {"seat": entry.seat, "by": entry.by}
            form["events"] = [event_to_json(event) for event in _seen(step.events, viewer)]
            if step.one_gem_short:
                form["one_gem_short"] = list(step.one_gem_short)
        case Said():
            form |= {"seat": entry.seat} | _speaker_json(step.speaker)
            if entry.session in muted_sessions:
                form["muted"] = True
            else:
                form |= {"text": entry.text, "emote": entry.is_emote}
        case Muted():
            form["kind"] = "private"  # mutes are private
        case StandInVoted():
            form |= {"seat": entry.seat, "whom": entry.whom}
            form |= {"yes": entry.yes, "decided": entry.is_decided}
        case Started():
            # The round is another than the first where the game begins at a laid position.
            began = step.position
            form |= {"start": entry.start, "round": 1 if began is None else began.round}
        case Created() | Seated() | Invited():
            pass  # the update holds the table itself
        case _:
            form |= {
                name: getattr(entry, name)
                for name in ("seat", "yes", "level", "table")
                if hasattr(entry, name)
            }
    return form


def _speaker_json(speaker: Seat | None) -> Json:
    """Who said something; a deleted person is nobody."""
    if speaker is None or speaker.name == NOBODY:
        return {"player": None, "name": NOBODY}
    return {"player": speaker.session, "name": speaker.name}


def _seen(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    """Events as a viewer sees them: with the secrets of all their own seats."""
    return [
        seen_by((event,), event.seat if event.seat in viewer else SPECTATOR)[0]
        if isinstance(event, Chosen)
        else event
        for event in events
    ]
