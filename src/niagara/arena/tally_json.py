"""A tally as a JSON object, for programs."""

from dataclasses import asdict
from typing import Any, Final

from niagara.arena.schedule import Ending, Experiment
from niagara.arena.tally import BotTally, Rounds, Tally
from niagara.rules.codec import options_to_json

Json = dict[str, Any]
DIGITS: Final = 5
NOTES: Final[dict[Ending, str]] = {
    "complete": "",
    "interrupted": "interrupted after {} of {} games",
    "worker-died": "a worker process died; {} of {} games were played",
    "cluster-failed": "the cluster failed; {} of {} games were played",
}


def tally_to_json(tally: Tally, experiment: Experiment) -> Json:
    """The games, one entry per distinct bot, and the settings of the run."""
    return {
        "games": tally.games,
        "rounds": None if tally.rounds is None else _rounds(tally.rounds),
        "bots": [_bot(line) for line in tally.bots],
        "lineup": list(experiment.lineup),
        "planned": experiment.planned,
        "seed": experiment.seed,
        "rules": options_to_json(experiment.options),
        "note": NOTES[experiment.ending].format(tally.games, experiment.planned),
    }


def _bot(line: BotTally) -> Json:
    """Names as in `BotTally`; the rating is an object of three numbers."""
    form = _rounded(asdict(line))
    form["seats"] = int(line.seats) if line.seats.is_integer() else form["seats"]
    form["interval"] = [round(end, DIGITS) for end in line.interval]
    form["rounds"] = _rounds(line.rounds)
    form["rating"] = _rounded({**line.rating._asdict(), "ordinal": line.rating.ordinal})
    return form


def _rounds(rounds: Rounds) -> Json:
    return _rounded(asdict(rounds))


def _rounded(form: Json) -> Json:
    return {
        key: round(value, DIGITS) if isinstance(value, float) else value
        for key, value in form.items()
    }
