"""Chat at a table: messages, emotes, muting."""

import pytest
from msgspec import json

from niagara.server.chat import LONGEST_SAYING
from niagara.server.commands import Arrange, Emote, Join, Leave, Mute, RemoveSeat, Say
from niagara.server.entries import Muted, Said
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.updates import Updates
from niagara.server.view_encoder import ViewEncoder, step_json
from server.tables import ANN, BEN, BOT, CEM, ME, OPEN_SEAT, STRANGER, Story, a_table


@pytest.fixture
def story() -> Story:
    story = a_table()
    story.do(BEN, Join())
    return story


def said(story: Story, text: str) -> str:
    entry = story.do(ANN, Say(text)).entry
    assert isinstance(entry, Said)
    return entry.text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("hello", "hello"),
        ("  two\n\nlines\t ", "two lines"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("left\u202eright", "leftright"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("schön 🛶", "schön 🛶"),
    ],
)
def test_what_is_said_is_kept_as_plain_text(story: Story, text: str, kept: str) -> None:
    assert said(story, text) == kept


@pytest.mark.parametrize("text", [" \n\t ", "\u200b\u200b", "x" * (LONGEST_SAYING + 1)])
def test_nothing_and_too_much_are_refused(story: Story, text: str) -> None:
    assert story.refused(ANN, Say(text)) == "malformed"


def test_the_longest_saying_is_heard_whole(story: Story) -> None:
    assert said(story, "x" * LONGEST_SAYING) == "x" * LONGEST_SAYING


@pytest.mark.parametrize("command", [Say("hi"), Emote("hello"), Mute(0)])
def test_only_those_who_sit_here_talk_and_mute(story: Story, command: Say) -> None:
    for who in (CEM, STRANGER):
        assert story.refused(who, command) == "not-yours"


def test_an_emote_is_one_of_a_few(story: Story) -> None:
    step = story.do(BEN, Emote("oops"))
    form = step_json(step, ())
    assert (form["seat"], form["text"], form["emote"]) == (1, "oops", True)


def test_nobody_mutes_themselves_or_a_seat_there_is_not(story: Story) -> None:
    assert story.refused(ANN, Mute(0)) == "malformed"
    assert story.refused(ANN, Mute(4)) == "malformed"


def heard(story: Story, session: str) -> bytes:
    updates = Updates(ViewEncoder(story.table), story.steps[-1:])
    return updates.message(story.table.owned_by(session), session)


def test_who_is_muted_is_not_heard_by_who_muted_them_and_by_all_others(story: Story) -> None:
    story.do(ANN, Mute(1))
    story.do(BEN, Say("secret plans"))
    assert b"secret plans" not in heard(story, ANN.session)
    assert b'"muted":true' in heard(story, ANN.session)
    assert b"secret plans" in heard(story, BEN.session)
    assert b"secret plans" in heard(story, STRANGER.session)
    story.do(ANN, Mute(1, on=False))
    story.do(BEN, Say("louder"))
    assert b"louder" in heard(story, ANN.session)


def muted(story: Story, session: str) -> list[int] | None:
    """What is sent to somebody who reconnects."""
    updates = Updates(ViewEncoder(story.table), [], is_whole=True)
    found: list[int] | None = json.decode(
        updates.message(story.table.owned_by(session), session)
    ).get("muted")
    return found


def test_who_comes_back_is_told_whom_they_do_not_hear_and_nobody_else_is(story: Story) -> None:
    assert muted(story, ANN.session) is None
    story.do(ANN, Mute(1))
    assert muted(story, ANN.session) == [1]
    assert muted(story, BEN.session) is muted(story, STRANGER.session) is None
    story.do(ANN, Mute(1, on=False))
    assert muted(story, ANN.session) is None


def test_a_person_stays_muted_on_another_seat_and_who_sits_there_next_is_heard() -> None:
    story = a_table(ME, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    story.do(BEN, Join(1))
    story.do(ANN, Mute(1))
    story.do(BEN, Join(2))
    story.do(CEM, Join(1))
    assert muted(story, ANN.session) == [2]
    story.do(BEN, Say("here I am"))
    assert b"here I am" not in heard(story, ANN.session)
    story.do(CEM, Say("good day"))
    assert b"good day" in heard(story, ANN.session)
    story.do(ANN, RemoveSeat(3))
    story.do(ANN, Mute(2, on=False))
    assert muted(story, ANN.session) is None


def test_a_bot_and_an_empty_seat_say_nothing_that_could_be_muted() -> None:
    story = a_table(ME, BOT, OPEN_SEAT)
    assert story.refused(ANN, Mute(1)) == "not-now"
    assert story.refused(ANN, Mute(2)) == "not-now"


def test_an_older_log_that_mutes_a_bot_is_still_read(story: Story) -> None:
    story.do(ANN, Arrange(2, "bot", "easy"))
    story.add(Muted(ANN.session, 2, on=True), ANN, "old")
    assert story.told_again().mutes == set()


def test_mutes_survive_a_snapshot(story: Story) -> None:
    story.do(ANN, Mute(1))
    kept = table_from("t", snapshot_of(story.table))
    assert kept.mutes == {(ANN.session, BEN.session)}


def test_nobody_is_told_who_mutes_whom(story: Story) -> None:
    step = story.do(ANN, Mute(1))
    for viewer in ((), (0,), (1,)):
        assert step_json(step, viewer) == {
            "sequence": step.sequence,
            "at": step.at,
            "kind": "private",
        }


def test_what_was_said_stays_with_whoever_said_it(story: Story) -> None:
    step = story.do(BEN, Say("hello"))
    story.do(BEN, Leave())
    story.do(CEM, Join())
    told = [step_json(each, ()) for each in (step, story.do(CEM, Say("hi")))]
    assert [(each["seat"], each["name"]) for each in told] == [(1, "Ben"), (1, "Cem")]
    assert [each["player"] for each in told] == [BEN.session, CEM.session]
    muted = step_json(step, (), {BEN.session})
    assert muted["name"] == "Ben"
    assert "text" not in muted
