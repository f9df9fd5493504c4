"""The terminal game, played as people play it: by what stands on the screen."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from niagara.cli.terminal.colours import show
from niagara.cli.terminal.draft import Draft
from niagara.cli.terminal.game import BAD_INPUT, ENDED_EARLY, INTERRUPTED, OK, play_terminal
from niagara.cli.terminal.menu import Menu
from niagara.cli.terminal.players_from_text import players_from_text
from niagara.cli.terminal.record_files import load_record
from niagara.cli.words import message
from niagara.draw.text_width import columns
from niagara.rules import DONE, Malformed, Options, Position, Record, legal_actions, replay, view
from niagara.rules.notation import action_from_text, action_to_text
from niagara.rules.position import OVER
from rules.tables import choosing, table

BOTS_ROUND = "you,paddler,drifter"


class Screen:
    """A console of 80 columns and what was printed on it since one last looked."""

    def __init__(self, *, is_terminal: bool = False) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=80, force_terminal=is_terminal, color_system=None
        )
        self._seen = 0

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def fresh(self) -> str:
        found = self.text[self._seen :]
        self._seen = len(self.text)
        return found


class Script:
    """Somebody who types these lines, then goes away."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Newcomer:
    """Somebody who reads the screen and types the number of a choice that sounds good."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def __call__(self, prompt: str) -> str:
        shown = self.screen.fresh()
        if not re.fullmatch(r"[a-e] .*> ", prompt):
            return ""
        labels = re.findall(r"(?:^| )(r?\d+|~)\) (.*?)(?=  |$)", shown, re.MULTILINE)
        liked = [label for label, words in labels if "bring the" in words]
        calm = [label for label, words in labels if "falls" not in words]
        loading = [label for label, words in labels if "load" in words and label in calm]
        return str((liked or loading or calm or [label for label, _ in labels])[0])


def played(
    read: Callable[[str], str], screen: Screen, seats: str, record: Path, seed: int = 7
) -> tuple[int, Record]:
    code = play_terminal(seats, seed, Options(), screen.console, read, record)
    return code, load_record(record)


@pytest.mark.parametrize(
    "seats",
    [
        "you,paddler,drifter,drifter",
        "Ann, Ben, paddler",
        "you,paddler,paddler,paddler,drifter",
    ],
)
def test_a_whole_game_by_numbered_choices(seats: str, tmp_path: Path) -> None:
    screen = Screen()
    code, record = played(Newcomer(screen), screen, seats, tmp_path / "game.json")
    last = list(replay(record))[-1].position
    assert (code, last.phase) == (OK, OVER)
    assert "★" in screen.text
    assert " wins with " in screen.text
    assert f"replay {tmp_path / 'game.json'}\n" in screen.text
    lines = [line for line in screen.text.splitlines() if str(tmp_path) not in line]
    assert max(map(columns, lines)) <= 80
    assert "\x1b" not in screen.text


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("one.txt", "two.txt"):
        screen = Screen()
        records.append(played(Newcomer(screen), screen, BOTS_ROUND, tmp_path / name, 3)[1])
    assert records[0] == records[1]


def test_bots_alone_play_without_being_asked(tmp_path: Path) -> None:
    read = Script()
    code, _ = played(read, Screen(), "paddler,paddler,paddler", tmp_path / "game.json")
    assert (code, read.prompts) == (OK, [])


def test_notation_is_understood_and_commands_answer(tmp_path: Path) -> None:
    screen = Screen()
    read = Script("help", "board", "log", "5", "", "0>3+A", "", "log", "quit")
    code, record = played(read, screen, BOTS_ROUND, tmp_path / "game.txt")
    assert code == OK
    assert "Nothing yet." in screen.text
    assert "4 of a kind, one of each kind or any 7 wins" in screen.text
    assert "a you, tile 5: canoe 0 shore → 3, loads amethyst" in screen.text
    mine = [action_to_text(moment.move.action) for moment in replay(record) if not moment.move.seat]
    assert mine == ["5", "0>3+A"]


def test_digits_of_another_script_are_understood(tmp_path: Path) -> None:
    screen = Screen()
    read = Script("؟", "۵", "", "۰>۳+A", "", "٢", "", "quit")
    _, record = played(read, screen, BOTS_ROUND, tmp_path / "game.json")
    assert "4 of a kind, one of each kind or any 7 wins" in screen.text
    mine = [action_to_text(moment.move.action) for moment in replay(record) if not moment.move.seat]
    assert mine == ["5", "0>3+A", "2"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "Type one of 1, 2, 3, 4, 5, 6, ~, or help."),
        ("", "Type one of 1, 2, 3, 4, 5, 6, ~, or help."),
        ("fly", "“fly” isn’t a choice."),
        ("[bold]x[/]", "“[bold]x[/]” isn’t a choice."),
        ("0>3+A", "Canoes move once everyone has chosen a tile. (Rule R2.2)"),
        ("$0A", "(Rule R7.1)"),
        ("undo", "There’s nothing to undo this turn."),
    ],
)
def test_wrong_input_in_phase_one_is_answered(typed: str, answer: str, tmp_path: Path) -> None:
    screen = Screen()
    code, record = played(Script(typed), screen, BOTS_ROUND, tmp_path / "game.json")
    assert answer in " ".join(screen.text.split())
    assert (code, record.steps) == (ENDED_EARLY, ())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "Type a number from 1 to 4 or a trip such as 0>3+A, or help."),
        ("0>4+D", "(Rule R4."),
        ("0>s", "(Rule R"),
        (".", "(Rule R3"),
    ],
)
def test_wrong_input_in_phase_two_is_answered(typed: str, answer: str, tmp_path: Path) -> None:
    screen = Screen()
    played(Script("5", "", typed), screen, BOTS_ROUND, tmp_path / "game.json")
    assert answer in " ".join(screen.text.split())


def test_a_choice_can_be_taken_back_before_it_is_confirmed(tmp_path: Path) -> None:
    read = Script("5", "undo", "4", "what?", "", "2", "undo", "0>2+A", "0>4", "")
    screen = Screen()
    _, record = played(read, screen, BOTS_ROUND, tmp_path / "game.json")
    assert "Undone: tile 5." in screen.text
    assert "Press Enter to confirm, or type undo" in screen.text
    mine = [action_to_text(m.move.action) for m in replay(record) if m.move.seat == 0]
    assert mine == ["4", "0>4"]


def test_quit_end_of_input_and_interrupt_keep_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    script = Script("4", "")

    def interrupt(prompt: str) -> str:
        try:
            return script(prompt)
        except EOFError:
            raise KeyboardInterrupt from None

    begun = ((Script("4", "", "quit"), OK), (Script("4", ""), ENDED_EARLY))
    for read, code in (*begun, (interrupt, INTERRUPTED)):
        screen = Screen()
        assert play_terminal(BOTS_ROUND, 7, Options(), screen.console, read) == code
        assert "Record saved: niagara-7" in screen.text
    assert play_terminal(BOTS_ROUND, 7, Options(), screen.console, Script("quit")) == OK
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["niagara-7-2.json", "niagara-7-3.json", "niagara-7.json"]


def test_a_record_that_cannot_be_saved_there_is_saved_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    screen = Screen()
    script = Script("4", "", "q")
    record = tmp_path / "no" / "such" / "folder.json"
    assert play_terminal(BOTS_ROUND, 7, Options(), screen.console, script, record) == OK
    assert "The record couldn’t be saved" in screen.text
    assert (tmp_path / "niagara-7.json").exists()


@pytest.mark.parametrize(
    ("seats", "answer"),
    [
        ("", "expected 3 to 5 seats, got 0"),
        ("you,paddler", "expected 3 to 5 seats, got 2"),
        ("you,you,you,you,you,you", "expected 3 to 5 seats, got 6"),
        ("you,padler,drifter", "did you mean paddler?"),
        ("you, ,drifter", "expected a name"),
        ("x" * 41 + ",drifter,drifter", "expected a name"),
        ("you,dri\nfter,drifter", "expected words between commas on one line"),
    ],
)
def test_wrong_seats_are_refused(seats: str, answer: str) -> None:
    screen = Screen()
    assert play_terminal(seats, 1, Options(), screen.console, Script()) == BAD_INPUT
    assert answer in " ".join(screen.text.split())


def test_seats_have_names_of_their_own() -> None:
    assert [player.name for player in players_from_text("drifter,drifter,drifter")] == [
        "drifter",
        "drifter 2",
        "drifter 3",
    ]


def test_a_seat_with_a_comma_of_its_own_stands_in_quotes() -> None:
    players = players_from_text('you, "Lee, Ann", drifter')
    assert [player.name for player in players] == ["you", "Lee, Ann", "drifter"]
    assert [player.bot is None for player in players] == [True, True, False]


def test_nobody_at_the_device_sees_anothers_tiles(tmp_path: Path) -> None:
    """Between two people the screen is wiped, and Ben's screen does not tell Ann's tile."""
    screen = Screen(is_terminal=True)
    between: list[str] = []
    answers = {"Ann> ": "6", "Ben> ": "1"}

    def read(prompt: str) -> str:
        between.append(screen.fresh())
        if prompt.startswith("b Ben> "):
            raise EOFError
        return next((typed for who, typed in answers.items() if prompt.endswith(who)), "")

    played(read, screen, "Ann,Ben,Cem", tmp_path / "game.json")
    anns, handover, bens = between[1], between[3], between[4]
    assert "1 2 3 4 5 6 ~" in anns
    assert handover.startswith("\x1b[2J")
    assert "\x1b[3J" in handover
    line = next(line for line in bens.splitlines() if " a Ann" in line)
    assert "(?)" in line
    assert "6 tiles" in line
    assert "tile 6" not in bens


RIVALS = ["2:ruby 2:diamond"] * 2


def menu_of(position: Position) -> Menu:
    return Menu(view(position, 0), 0, legal_actions(position, 0))


@pytest.mark.parametrize(
    ("at", "canoe"), [("shore lost", 0), ("lost shore", 1)], ids=["canoe 0", "canoe 1"]
)
def test_d1_the_menu_offers_to_leave_a_lone_canoe_ashore(at: str, canoe: int) -> None:
    menu = menu_of(table(at, 4, rivals=RIVALS))
    assert menu.lines() == [
        f"Your canoe {canoe}, ashore:",
        "   1) down to 4",
        "Or leave it ashore:",
        "   2) end turn",
    ]
    assert menu.find("2") == menu.find(".") == DONE


def test_a_long_menu_is_grouped_numbered_and_fits() -> None:
    position = table("5:amber 5:diamond", 5, rivals=RIVALS)
    menu = menu_of(position)
    lines = menu.lines()
    assert len(menu.choices) == len(legal_actions(position, 0)) >= 24
    assert [choice.label for choice in menu.choices] == [
        str(n) for n in range(1, len(menu.choices) + 1)
    ]
    assert {choice.action for choice in menu.choices} == set(legal_actions(position, 0))
    assert lines[0] == "Your canoe 0, on 5, with an amber:"
    assert any("unload, up to 2, steal the ruby from b’s canoe 0" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_choices_are_found_by_label_and_notation() -> None:
    position = table("3 shore", 3, rivals=RIVALS)
    menu = menu_of(position)
    for choice in menu.choices:
        assert menu.find(choice.label) == choice.action
        assert menu.find(action_to_text(choice.action)) == choice.action
    with pytest.raises(Malformed):
        menu.find("99")


def test_a_draft_takes_its_trips_back() -> None:
    position = table("3 shore", 3, rivals=RIVALS)
    draft = Draft(position, 0)
    draft.add(action_from_text("0>s"))
    assert DONE in draft.staged.legal
    completed = [draft.staged.is_whole]
    draft.add(action_from_text("1>3"))
    completed.append(draft.staged.is_whole)
    assert action_to_text(draft.undo() or DONE) == "1>3"
    draft.add(DONE)
    completed.append(draft.staged.is_whole)
    assert completed == [False, True, True]
    draft.undo()
    draft.undo()
    assert (draft.staged.position, draft.actions, draft.undo()) == (position, [], None)


def test_a_lone_canoe_ends_the_turn() -> None:
    draft = Draft(table("7L:ruby lost", 2, rivals=RIVALS), 0)
    draft.add(action_from_text("0>5"))
    assert draft.staged.is_whole


def test_colours_obey_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    def printed() -> str:
        file = io.StringIO()
        show(Console(file=file, width=80, force_terminal=True, color_system="standard"), "a0+R ≈")
        return file.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[1;31ma0" in printed()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[\d;]*3\d", printed())


def test_ransoms_have_labels_of_their_own() -> None:
    """In phase I a digit is a tile, so what comes before the tile is r1, r2 and so on."""
    position = choosing("lost lost", "amethyst ruby")
    menu = menu_of(position)
    assert [choice.label for choice in menu.choices] == ["r1", "r2", "r3", "r4", *"123456~"]
    assert action_to_text(menu.find("r2")) == "$0R"
    assert action_to_text(menu.find("cloud")) == "~"
    draft = Draft(position, 0)
    draft.add(menu.find("r2"))
    assert [choice.label for choice in menu_of(draft.staged.position).choices][:2] == ["r1", "1"]


def test_help_fits_the_screen() -> None:
    assert max(map(len, message("terminal-help").splitlines())) <= 80
