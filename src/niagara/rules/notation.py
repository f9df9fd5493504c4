r"""A compact notation for actions and whole games, for people to read and write.

Actions (docs/notation.md has the whole page)::

    4  ~            choose tile 4, the cloud
    $1R             ransom canoe 1 for a ruby
    w+  w-          move the weather up, down
    0>4             canoe 0 goes to 4          (to: s the shore, 1 … 7R, f the falls)
    0+A>5           load an amethyst, then go to 5
    1-+R>6L         unload, load a ruby, go to 6L
    0->2xc1         unload, go to 2, steal from seat c, canoe 1
    0>3+A           go to 3, load an amethyst
    .               end the turn

In a game every action has its seat's letter before it, each flow the arms of its discs after an
equals sign, and rounds are numbered: ``1. a4 b2 c~ a0>4 b0>2 cw+ =LR``.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from niagara.rules.actions import (
    DONE,
    UNLOAD,
    Action,
    Cargo,
    Load,
    Paddle,
    Ransom,
    Steal,
    Trip,
    Weather,
    canonical,
)
from niagara.rules.board import ARM_NAMES, CLOUD, DESTINATION_NAMES, FALLS, SHORE
from niagara.rules.codec.options import NAMES as OPTION_NAMES
from niagara.rules.codec.options import options_to_json
from niagara.rules.codec.records import record_from_json
from niagara.rules.codec.strict_json import fields, parsed
from niagara.rules.errors import Malformed
from niagara.rules.options import DEFAULT
from niagara.rules.record import FORMAT, Flow, Move, Record

KIND_LETTERS: Final = "ADBSR"  # amethyst, diamond, am-B-er, sapphire, ruby
SEAT_LETTERS: Final = "abcde"
ARM_LETTERS: Final = "LR"
CLOUD_SIGN: Final = "~"
UNKNOWN: Final = "?"

_SPACE_SIGNS: Final = ("s", *DESTINATION_NAMES[SHORE + 1 : FALLS], "f")
_WEATHER_SIGNS: Final = {1: "+", -1: "-"}
_CARGO: Final = r"(?:-|\+[ADBSR]|x[a-e][01])"
_TRIP: Final = re.compile(rf"([01])({_CARGO}{{0,2}})>(s|[67][LR]|[1-5]|f)({_CARGO}{{0,2}})")
_OP: Final = re.compile(_CARGO)
_HEADER: Final = re.compile(r"\[(\w+) (.*)\]")
_SETUP_FIELDS: Final = ("niagara", "seats", "start", "first_arm")
_COMMENT: Final = re.compile(r"\{[^}]*\}")


def action_to_text(action: Action) -> str:
    """An action in notation; a number that means nothing on the board is written "?".

    >>> action_to_text(Trip(0, (UNLOAD,), 2, (Steal(2, 1),)))
    '0->2xc1'
    """
    if isinstance(action, Trip):
        before = "".join(map(_cargo_to_text, action.before))
        after = "".join(map(_cargo_to_text, action.after))
        return f"{action.canoe}{before}>{_sign(_SPACE_SIGNS, action.to)}{after}"
    if isinstance(action, Paddle):
        return CLOUD_SIGN if action.tile == CLOUD else str(action.tile)
    if isinstance(action, Ransom):
        return f"${action.canoe}{_sign(KIND_LETTERS, action.gem)}"
    if isinstance(action, Weather):
        return f"w{_WEATHER_SIGNS.get(action.step, UNKNOWN)}"
    return "."


def _cargo_to_text(op: Cargo) -> str:
    if isinstance(op, Load):
        return f"+{_sign(KIND_LETTERS, op.kind)}"
    return f"x{_sign(SEAT_LETTERS, op.seat)}{op.canoe}" if isinstance(op, Steal) else "-"


def _sign(signs: Sequence[str], number: int) -> str:
    return signs[number] if 0 <= number < len(signs) else UNKNOWN


def action_from_text(text: str, where: str = "action") -> Action:
    """An action from its notation. Well-formed is not yet legal.

    >>> action_from_text("1>6R+S")
    Trip(1, (), 7, (Load(3),))
    """
    if text == ".":
        return DONE
    if text in ("w+", "w-"):
        return canonical(Weather(1 if text == "w+" else -1))
    if text == CLOUD_SIGN or re.fullmatch("[1-6]", text):
        return canonical(Paddle(CLOUD if text == CLOUD_SIGN else int(text)))
    if re.fullmatch(r"\$[01][ADBSR]", text):
        return canonical(Ransom(int(text[1]), KIND_LETTERS.index(text[2])))
    trip = _TRIP.fullmatch(text)
    if trip is None:
        raise Malformed(where, f'expected an action such as 4, ~, 0>3+A or w+, got "{text[:40]}"')
    canoe, before, to, after = trip.groups()
    space = _SPACE_SIGNS.index(to)
    return canonical(Trip(int(canoe), _cargo_from_text(before), space, _cargo_from_text(after)))


def _cargo_from_text(text: str) -> tuple[Cargo, ...]:
    return tuple(_op(op) for op in _OP.findall(text))


def _op(text: str) -> Cargo:
    if text == "-":
        return UNLOAD
    if text[0] == "+":
        return Load(KIND_LETTERS.index(text[1]))
    return Steal(SEAT_LETTERS.index(text[1]), int(text[2]))


def record_to_text(record: Record) -> str:
    """A whole game in notation: a header, then a line for each round."""
    lines = [f"[{key} {json.dumps(value)}]" for key, value in _header(record).items()]
    rounds = [""]
    for step in record.steps:
        rounds[-1] += f" {_step_to_text(step)}"
        if isinstance(step, Flow):
            rounds.append("")
    lines += ["", *(f"{n}.{steps}" for n, steps in enumerate(rounds, start=1) if steps)]
    return "\n".join(lines) + "\n"


def _header(record: Record) -> dict[str, object]:
    given, usual = options_to_json(record.options), options_to_json(DEFAULT)
    return {
        "niagara": FORMAT,
        "seats": list(record.names),
        "start": record.start,
        "first_arm": ARM_NAMES[record.first_arm],
        **{key: value for key, value in given.items() if value != usual[key]},
    }


def _step_to_text(step: Move | Flow) -> str:
    if isinstance(step, Flow):
        return "=" + "".join(ARM_LETTERS[arm] for arm in step.arms)
    return SEAT_LETTERS[step.seat] + action_to_text(step.action)


def record_from_text(text: str) -> Record:
    """A whole game from its notation; comments in braces among the moves are left out.

    Raises `Malformed`, naming the header field or the word. Whether the game is legal is for
    `replay` to say.
    """
    header: dict[str, Any] = {}
    lines = text.splitlines()
    while lines and (found := _HEADER.fullmatch(lines[0].strip())):
        key, value = found.groups()
        if key in header:
            raise Malformed(f"header.{key}", "stands there twice")
        header[key] = parsed(value, f"header.{key}")
        del lines[0]
    words = _COMMENT.sub(" ", "\n".join(lines)).split()
    setup = fields(header, "header", _SETUP_FIELDS, OPTION_NAMES)
    record = record_from_json(
        {
            "format": setup["niagara"],
            "rules": {
                key: setup.get(key, usual) for key, usual in options_to_json(DEFAULT).items()
            },
            **{key: setup[key] for key in ("seats", "start", "first_arm")},
            "steps": [],
        },
        "header",
    )
    return record.grown(list(_steps(words, len(record.names))))


def _steps(words: list[str], seats: int) -> Iterator[Move | Flow]:
    letters = SEAT_LETTERS[:seats]
    flows = 0
    for number, word in enumerate(words, start=1):
        where = f"word {number}"
        if re.fullmatch(r"\d{1,6}\.", word):
            if int(word[:-1]) != flows + 1:
                raise Malformed(where, f'expected round "{flows + 1}.", got "{word}"')
        elif re.fullmatch("=[LR]*", word):
            flows += 1
            yield Flow(tuple(ARM_LETTERS.index(arm) for arm in word[1:]))
        elif word[0] in letters:
            yield Move(letters.index(word[0]), action_from_text(word[1:], where))
        else:
            raise Malformed(where, f'expected a seat from a to {letters[-1]}, got "{word[:40]}"')
