"""The OpenAPI schemas describe exactly what is sent: no field is missing, none is left over."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from niagara.rules import ACTIONS, SPECTATOR, seen_by, view
from niagara.rules.codec import action_to_json, event_to_json, position_to_json, view_to_json
from niagara.server import log_queries
from niagara.server.commands import Emote, Mute, Resign, Say, Vote
from niagara.server.entries import AnyEntry
from niagara.server.explanation import WhyRequest, explain
from niagara.server.live_table import LogAccess
from niagara.server.preview import preview
from niagara.server.table_state import TableState
from niagara.server.updates import Updates
from niagara.server.view_encoder import ViewEncoder, table_json
from niagara.server.web.openapi_game_schema import (
    AnyAction,
    AnyEvent,
    Destination,
    Kind,
    PositionSchema,
    Tile,
    ViewSchema,
)
from niagara.server.web.openapi_table_schema import (
    PreviewSchema,
    RecordSchema,
    ReplaySchema,
    StatisticsSchema,
    StepKind,
    StepSchema,
    UpdateSchema,
    WhySchema,
)
from niagara.server.web.schemas import TableSchema
from play import some_game, steps
from server.games import PEOPLE, running
from server.tables import ANN, BEN, CEM, Story, play_on


def check(sent: Any, schema: Any) -> None:
    """Read something by a schema and write it again: that neither fails nor leaves anything out."""
    body = sent if isinstance(sent, bytes) else msgspec.json.encode(sent)
    again = msgspec.json.encode(msgspec.json.decode(body, type=schema))
    assert msgspec.json.decode(again) == msgspec.json.decode(body)


@pytest.mark.parametrize("seed", range(40))
def test_every_view_and_event_is_as_described(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        position = step.after
        check(position_to_json(position), PositionSchema)
        for seat in (SPECTATOR, *range(len(position.players))):
            check(view_to_json(view(position, seat)), ViewSchema)
            for event in seen_by(step.events, seat):
                check(event_to_json(event), AnyEvent)


def test_every_action_is_as_described() -> None:
    forms = [action_to_json(action) for action in ACTIONS]
    for form in forms:
        check(form, AnyAction)
    kinds = {form["type"] for form in forms}
    assert {str(each.__struct_config__.tag) for each in get_args(AnyAction)} == kinds
    for field, values in {"tile": Tile, "to": Destination, "gem": Kind}.items():
        assert {form[field] for form in forms if field in form} == set(get_args(values))


def test_every_kind_of_entry_but_mutes_is_a_kind_of_step() -> None:
    kinds = {str(entry.__struct_config__.tag) for entry in get_args(AnyEntry)}
    assert set(get_args(StepKind)) == kinds - {"muted"} | {"private"}


def check_messages(story: Story) -> None:
    encoder = ViewEncoder(story.table)
    check(table_json(story.table), TableSchema)
    for viewer in ((), (0,), (0, 1)):
        for is_whole in (False, True):
            updates = Updates(encoder, story.steps[-1:], is_whole=is_whole)
            check(updates.message(viewer, ANN.session, aids=is_whole), UpdateSchema)
    if story.table.status == "running" and 0 in acting_people(story.table):
        check(preview(story.table, ANN.session, 0, ()), PreviewSchema)
        for asked in (WhyRequest(0), WhyRequest(0, 1), WhyRequest(0, 1, "falls")):
            check(explain(story.table, ANN.session, asked), WhySchema)


def acting_people(table: TableState) -> set[int]:
    return {waiting["seat"] for waiting in ViewEncoder(table).waiting()}


@pytest.mark.parametrize("fork", ["alternate", "natural"])
def test_every_message_about_a_game_is_as_described(fork: str) -> None:
    rng = Random(fork)
    story = running(rng, clock=60, round_limit=6, fork=fork)
    for command in (Say("hello"), Emote("nice"), Mute(1), Vote(True)):
        story.do(ANN, command)
        check_messages(story)
    story.do(BEN, Say("muted"))
    story.do(BEN, Vote(False))
    check_messages(story)
    play_on(story, rng, PEOPLE, most=9)
    story.do(CEM, Resign(2))
    while story.table.status == "running":
        check_messages(story)
        play_on(story, rng, PEOPLE, most=1)
    check_messages(story)
    log = (story.table.id, story.rows)
    access = LogAccess((0,), frozenset({BEN.session}))
    check(log_queries.write_steps(*log, 0, access), list[StepSchema])
    check(log_queries.write_record(*log, (), "json"), RecordSchema)
    check(log_queries.write_statistics(*log), StatisticsSchema)
    for seat in (None, 0):
        check(log_queries.write_replay(*log, seat, 0), ReplaySchema)
