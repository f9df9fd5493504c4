"""Tables with a game under way."""

from random import Random

from server.tables import ANN, BEN, CEM, Story, begun, play_on

PEOPLE = (ANN, BEN, CEM)


def running(rng: Random | None = None, clock: int | None = None, **rules: object) -> Story:
    """Ann, Ben and Cem at seats 0, 1 and 2."""
    return begun(rng=rng, rules=rules, clock=clock)


def on_turn(seed: int = 3) -> tuple[Story, int]:
    """A game in the middle of a round, and whose turn it is."""
    story = running(Random(seed))
    play_on(story, Random(seed), PEOPLE, most=20)
    while story.position.phase != "canoes":
        play_on(story, Random(seed), PEOPLE, most=1)
    return story, story.position.turn
