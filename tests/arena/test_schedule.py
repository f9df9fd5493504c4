"""Who sits where, on which deal."""

from collections import Counter

import pytest

from niagara.arena import BadSeats, fixtures, ladder_fixtures, lineup_from_text

LINEUP = ("captain:200ms", "guide", "paddler", "drifter", "drifter")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    games = list(fixtures(LINEUP[:seats], seats * 7, 1))
    for seat in range(seats):
        sat = Counter(game.specs[seat] for game in games)
        assert sat == Counter(word for word in LINEUP[:seats] for _ in range(7))


def test_rotations_share_a_deal_and_deals_differ() -> None:
    games = list(fixtures(LINEUP[:4], 400, 1))
    assert [game.game for game in games] == list(range(400))
    assert all(game.deal == game.game // 4 for game in games)
    assert len({game.seed for game in games}) == len({(g.deal, g.seed) for g in games}) == 100


def test_seeds_depend_on_the_seed_and_the_game_alone() -> None:
    seeds = [game.seed for game in fixtures(["guide"] * 4, 40, 3)]
    assert seeds == [game.seed for game in fixtures(["drifter"] * 4, 80, 3)][:40]
    assert not set(seeds) & {game.seed for game in fixtures(["guide"] * 4, 40, 4)}


def test_the_ladder_seats_all_mixed_tables_and_everybody_as_often() -> None:
    words = ("a", "b", "c", "d")
    tables = 4**4 - 4  # in every order, less those of one kind
    games = list(ladder_fixtures(words, 31 * 4, 1))  # 31 tables of four, moved round
    assert all(len(set(game.specs)) > 1 for game in games)
    assert len({tuple(sorted(game.specs)) for game in games}) == 31 <= tables
    assert len(set(Counter(word for game in games for word in game.specs).values())) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("drifter,drifter", "3 to 5 seats, got 2"),
        ("", "3 to 5 seats, got 0"),
        (",".join(["drifter"] * 6), "3 to 5 seats, got 6"),
        ("drifter,driftr,drifter", "did you mean drifter"),
        ("drifter,,drifter", "no bot ''"),
        ("drifter,dri\nfter,drifter", "expected words between commas on one line"),
        ("drifter:9,drifter,drifter", "drifter: .*no setting"),
    ],
)
def test_lineups_that_cannot_play(text: str, message: str) -> None:
    with pytest.raises(BadSeats, match=message):
        lineup_from_text(text)


def test_lineups_are_read_between_commas() -> None:
    assert lineup_from_text(" paddler,drifter , drifter") == ("paddler", "drifter", "drifter")
