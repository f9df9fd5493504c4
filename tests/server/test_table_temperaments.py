"""The temperaments of bots at a table: who gets which, and that a log keeps them."""

from niagara.bots.temperament import TEMPERAMENTS
from niagara.server.commands import Arrange, Fill, Join, Resign, Start
from niagara.server.entries import entry_from_bytes, entry_to_bytes
from niagara.server.game_commands import rematch_setup
from niagara.server.replay import record_of
from niagara.server.table_setup import CreateTable, SeatRequest, create_setup, with_temperaments
from server.tables import ANN, BEN, BOT, ME, OPEN_SEAT, Story, a_table, refusal

OLD_ENTRY = b"""{"kind":"created","host":"session-Ann","setup":{"rules":{},"clock":null,
"is_public":false,"is_rated":false,"seats":[{"kind":"person","session":"session-Ann","name":"Ann"},
{"kind":"bot","name":"easy","level":"easy"},{"kind":"bot","name":"easy","level":"easy"}]}}"""


def temperaments(story: Story) -> list[str | None]:
    return [seat.temperament for seat in story.table.seats]


def drawn(table: str) -> tuple[str | None, ...]:
    setup = create_setup(CreateTable((BOT,) * 5), ANN.session, "Ann", table)
    return tuple(seat.temperament for seat in setup.seats)


def test_every_bot_of_a_table_is_somebody_else() -> None:
    for number in range(20):
        found = drawn(f"table-{number}")
        assert len(set(found)) == 5
        assert set(found) <= set(TEMPERAMENTS)


def test_the_id_of_a_table_draws_its_bots() -> None:
    assert drawn("table-1") == drawn("table-1")
    assert len({drawn(f"table-{number}") for number in range(20)}) > 10


def test_people_have_no_temperament() -> None:
    assert temperaments(a_table(ME, OPEN_SEAT, SeatRequest("local", name="Mum"))) == [None] * 3


def test_a_temperament_can_be_asked_for_and_the_others_differ_from_it() -> None:
    thief = SeatRequest("bot", level="easy", temperament="thief")
    found = temperaments(a_table(ME, BOT, thief, BOT))
    assert found[2] == "thief"
    assert len(set(found)) == 4


def test_two_bots_of_one_temperament_are_refused() -> None:
    thief = SeatRequest("bot", level="easy", temperament="thief")
    with refusal("malformed", "^temperament: two bots of one table cannot both be thief"):
        a_table(ME, thief, thief)
    story = a_table(ME, thief, BOT)
    with refusal("malformed", "^temperament: two bots"):
        story.do(ANN, Arrange(2, "bot", level="easy", temperament="thief"))


def test_an_unknown_temperament_is_refused() -> None:
    with refusal("malformed", "^temperament: expected one of cautious, thief"):
        a_table(ME, BOT, SeatRequest("bot", level="easy", temperament="sleepy"))


def test_bots_of_the_lobby_differ_from_those_that_sit_there() -> None:
    story = a_table(ME, BOT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    story.do(ANN, Arrange(2, "bot", level="easy"))
    story.do(ANN, Fill("hard"))
    assert len(set(temperaments(story)[1:])) == 4


def test_a_bot_stays_who_it_is_when_its_level_changes() -> None:
    story = a_table(ME, BOT, BOT)
    before = temperaments(story)
    story.do(ANN, Arrange(1, "bot", level="hard"))
    assert temperaments(story) == before
    assert story.table.seats[1].level == "hard"


def test_a_bot_that_takes_over_is_somebody_else_too() -> None:
    story = a_table(ME, OPEN_SEAT, BOT)
    story.do(BEN, Join())
    story.do(ANN, Start())
    story.do(BEN, Resign(1))
    found = temperaments(story)
    assert None not in found[1:]
    assert found[1] != found[2]


def test_an_older_log_still_reads_and_its_rematch_has_temperaments() -> None:
    entry = entry_from_bytes(OLD_ENTRY.replace(b"\n", b""))
    story = Story()
    story.add(entry, ANN, "create")
    assert temperaments(story) == [None] * 3
    again = rematch_setup(story.table).seats
    assert again[0].temperament is None
    assert len({seat.temperament for seat in again[1:]} - {None}) == 2


def test_a_stored_entry_keeps_the_temperaments() -> None:
    story = a_table(ME, BOT, BOT)
    seats = story.table.seats
    assert with_temperaments(seats, "another table") == seats
    entry = story.steps[0].entry
    assert entry_from_bytes(entry_to_bytes(entry)) == entry


def test_a_record_names_bots_by_level_and_temperament() -> None:
    story = a_table(ME, SeatRequest("bot", level="easy", temperament="thief"), BOT)
    story.do(ANN, Start())
    names = record_of(story.table, story.steps, (0,)).names
    assert names[:2] == ("Ann", "easy+thief")
