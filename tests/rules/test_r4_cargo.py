"""R4.4 to R4.7, R4.11, R4.12, D3, D7: loading and unloading."""

from itertools import product

import pytest

from niagara.rules.board import KIND_NAMES
from niagara.rules.codec import action_from_json
from rules.tables import (
    ASHORE,
    Tile,
    canoes,
    heap,
    legal,
    lies_at,
    owns,
    played,
    refuses,
    table,
    trips,
)

FOREIGN = {"diamond": "ruby amethyst"}  # two guests at the diamond site


@pytest.mark.parametrize(
    ("at", "tile", "lying", "expected"),
    [
        pytest.param(
            *("4", 2, FOREIGN),
            "0>2 0>6L 0>6R 0+A>4 0+D>4 0+R>4",
            id="R4.5 any kind that lies there",
        ),
        pytest.param(
            *("3", 3, FOREIGN),
            "0>s 0>6L 0>6R 0+A>2 0+A>4 0>4+A 0>4+D 0>4+R",
            id="R4.5 any kind after moving",
        ),
        pytest.param(
            *("4", 2, {"amber": "diamond " * 7}), "0>2 0>6L 0>6R", id="R4.5 nothing lies there"
        ),
        pytest.param(
            *("4", 2, {"amber": "diamond " * 7, "diamond": "ruby"}),
            "0>2 0>6L 0>6R 0+R>4",
            id="R4.5 only a guest lies there",
        ),
        pytest.param(
            *("4:diamond", 4, {}),
            "0>s 0>f 0->2 0->6L 0->6R 0>6L- 0>6R-",
            id="R4.7 no swap for the same kind",
        ),
        pytest.param(
            *("4:diamond", 4, FOREIGN),
            "0>s 0>f 0->2 0->6L 0->6R 0>6L- 0>6R- 0-+A>4 0-+R>4",
            id="R4.7 swap for a foreign kind",
        ),
        pytest.param(
            *("4:ruby", 4, FOREIGN),
            "0>s 0>f 0->2 0->6L 0->6R 0>6L- 0>6R- 0-+A>4 0-+D>4",
            id="R4.7 not for the foreign kind carried",
        ),
        pytest.param(
            *("5:diamond", 5, FOREIGN),
            "0>s 0>f 0->2 0->f 0-+B>4 0-+B>6L 0-+B>6R 0>4-+A 0>4-+R 0>6L-+S 0>6R-+S",
            id="R4.7 swap after moving",
        ),
    ],
)
def test_r4_5_to_7_exactly_these_trips(
    at: str, tile: Tile, lying: dict[str, str], expected: str
) -> None:
    assert trips(table(f"{at} lost", tile, lying=lying)) == set(expected.split())


@pytest.mark.parametrize(
    ("at", "move", "carried", "diamonds"),
    [
        pytest.param("4", "a0+D>4", "4:diamond", heap(amethyst=1, diamond=6, ruby=1), id="R4.5"),
        pytest.param("4", "a0+R>4", "4:ruby", heap(amethyst=1, diamond=7), id="R4.5 foreign"),
        pytest.param(
            *("4:amber", "a0->4", "4"),
            heap(amethyst=1, diamond=7, amber=1, ruby=1),
            id="R4.6 the kind need not match the site",
        ),
        pytest.param("4:diamond", "a0->4", "4", heap(amethyst=1, diamond=7, ruby=1), id="R4.6"),
    ],
)
def test_r4_12_a_two_without_moving(at: str, move: str, carried: str, diamonds: str) -> None:
    after = played(table(f"{at} lost", 2, lying=FOREIGN), move)
    assert (canoes(after), lies_at(after, "diamond")) == (f"{carried} lost", diamonds)


@pytest.mark.parametrize("gem", KIND_NAMES)
@pytest.mark.parametrize(
    ("at", "site"),
    [("3", "amethyst"), ("4", "diamond"), ("5", "amber"), ("6R", "sapphire"), ("7L", "ruby")],
)
def test_r4_6_unload_onto_any_site(gem: str, at: str, site: str) -> None:
    after = played(table(f"{at}:{gem} lost", 2), f"a0->{at}")
    assert canoes(after) == f"{at} lost"
    assert lies_at(after, site) == heap(**{site: 7, gem: 7 if gem == site else 1})


def test_r4_7_a_swap_at_one_site() -> None:
    after = played(table("4:amber lost", 4), "a0-+D>4")
    assert (canoes(after), lies_at(after, "diamond")) == (
        "4:diamond lost",
        heap(diamond=6, amber=1),
    )
    after = played(table("5:diamond lost", 5, lying=FOREIGN), "a0>4-+R")
    assert canoes(after) == "4:ruby lost"
    assert lies_at(after, "diamond") == heap(amethyst=1, diamond=7)


@pytest.mark.parametrize(
    ("at", "tile", "action", "rule"),
    [
        pytest.param("3", 5, "0+A>4+D", "R4.4", id="R4.4 loading at both ends"),
        pytest.param("3:ruby", 5, "0->4+D", "R4.4", id="R4.4 unloading here, loading there"),
        pytest.param("3:ruby", 5, "0->4-", "R4.4", id="R4.4 unloading at both ends"),
        pytest.param("3", 5, "0+A>4-", "R4.4", id="R4.4 loading here, unloading there"),
        pytest.param("3:ruby", 5, "0+A>2", "R4.5", id="R4.5 a canoe holds one gem"),
        pytest.param("3:ruby", 3, "0>4+D", "R4.5", id="R4.5 not empty after moving"),
        pytest.param("3", 5, "0+A+A>2", "R4.5", id="R4.4 two gems at once"),
        pytest.param("3", 2, "0+R>3", "R4.5", id="R4.5 no such gem lies there"),
        pytest.param("3", 3, "0>4+A", "R4.5", id="R4.5 no such gem lies there after moving"),
        pytest.param("2", 2, "0+A>2", "R4.5", id="R4.5 no site at 2"),
        pytest.param("3", 4, "0>1+A", "R4.5", id="R4.5 no site at 1"),
        pytest.param("1", 3, "0>s+A", "R4.5", id="R4.5 no site on the shore"),
        pytest.param("2:ruby", 2, "0->2", "R4.6", id="R4.6 no site to unload at"),
        pytest.param("3:ruby", 3, "0>2-", "R4.6", id="R4.6 no site to unload at after moving"),
        pytest.param("1:ruby", 3, "0>s-", "R4.6", id="R4.6 the shore is no site"),
        pytest.param("7L:ruby", 3, "0>f-", "R4.6", id="R4.6 nor are the falls"),
        pytest.param("3", 2, "0->3", "R4.6", id="R4.6 nothing to unload"),
        pytest.param("3", 3, "0>4-", "R4.6", id="R4.6 nothing to unload after moving"),
        pytest.param("3:ruby", 4, "0-->3", "R4.6", id="R4.6 unloading twice"),
        pytest.param("4:diamond", 4, "0-+D>4", "R4.7", id="R4.7 swap for the same kind"),
        pytest.param("5:diamond", 5, "0>4-+D", "R4.7", id="R4.7 the same kind after moving"),
        pytest.param("3", 5, "0+A->4", "R4.7", id="R4.7 loaded and unloaded at once"),
        pytest.param("3", 4, "0+A->3", "R4.7", id="R4.7 loaded and unloaded, no distance"),
        pytest.param("3", 5, "0>4+D-", "R4.7", id="R4.7 loaded and unloaded after moving"),
    ],
)
def test_r4_4_to_7_refused(at: str, tile: Tile, action: str, rule: str) -> None:
    refuses(table(f"{at} lost", tile), 0, action, rule)


@pytest.mark.parametrize(
    ("at", "tile", "refused", "written"),
    [
        pytest.param("3", 2, "0>3+A", "0+A>3", id="D3 load"),
        pytest.param("3:ruby", 2, "0>3-", "0->3", id="D3 unload"),
        pytest.param("3:ruby", 4, "0>3-+A", "0-+A>3", id="D3 unload and load"),
        pytest.param("7R:amber", 2, "0>7R-", "0->7R", id="D3 in the right arm"),
    ],
)
def test_d3_no_distance_is_written_before(at: str, tile: Tile, refused: str, written: str) -> None:
    position = table(f"{at} lost", tile)
    refuses(position, 0, refused, "D3")
    assert written in trips(position)
    assert refused not in trips(position)


def test_d3_in_json() -> None:
    action = {"type": "trip", "canoe": 0, "before": [{"load": "ruby"}], "to": "7L", "after": []}
    assert str(action_from_json(action)) == "0+R>7L"


@pytest.mark.parametrize(
    ("at", "tile", "home", "gem"),
    [
        pytest.param("3", 5, "0+A>s", "amethyst", id="D7 with all points spent"),
        pytest.param("3", 6, "0+A>s", "amethyst", id="D7 with a point left over (R4.2)"),
        pytest.param("4", 6, "0+D>s", "diamond", id="D7 from the diamond site"),
    ],
)
def test_d7_a_gem_loaded_this_turn_may_be_brought_ashore(
    at: str, tile: Tile, home: str, gem: str
) -> None:
    after = played(table(f"{at} shore", tile), f"a{home}")
    assert (canoes(after), owns(after)) == (ASHORE, gem)


@pytest.mark.parametrize("tile", range(2, 7))
@pytest.mark.parametrize("at", ["3", "4", "5", "6L", "7R"])
def test_d7_a_gem_loaded_this_turn_is_not_unloaded_at_a_site(at: str, tile: Tile) -> None:
    for cargo in ("", ":ruby"):
        loading = [trip for trip in trips(table(f"{at}{cargo} shore", tile)) if "+" in trip]
        assert not any("-" in trip[trip.index("+") :] for trip in loading)


def test_r4_7_a_gem_unloaded_by_one_canoe_can_be_loaded_by_the_other() -> None:
    after = played(table("4:ruby 4", 2), "a0->4")
    assert "1+R>4" in trips(after, 1)  # through the site, each at its own cost
    assert canoes(played(after, "a1+R>4")) == "4 4:ruby"


@pytest.mark.parametrize(
    ("at", "tile", "action"),
    [
        pytest.param("3 2:ruby", 1, "0>2xa1", id="R4.11 from canoe 1"),
        pytest.param("2:ruby 3", 1, "1>2xa0", id="R4.11 from canoe 0"),
        pytest.param("4:amber 2:ruby", 4, "0->2xa1", id="R4.11 nor after unloading"),
    ],
)
def test_r4_11_canoes_of_one_player_never_pass_gems(at: str, tile: Tile, action: str) -> None:
    position = table(at, tile)
    assert not any("x" in trip for trip in legal(position))
    refuses(position, 0, action, "R4.8")


def test_r4_11_no_trip_changes_the_cargo_of_another_canoe_but_a_theft() -> None:
    """Whoever owns it: gems are neither given nor swapped."""
    together = ["4:amber 3:ruby", "3 4:sapphire"]
    thefts = 0
    for own, tile in product(("4:diamond 4", "6L 3:ruby", "5:amber 5"), range(1, 7)):
        position = table(own, tile, rivals=together, lying={"diamond": "ruby"})
        for canoe in (0, 1):
            for trip in trips(position, canoe):
                after = played(position, f"a{trip}")
                others = [canoes(after, seat) for seat in (1, 2)]
                others.append(canoes(after).split()[1 - canoe])
                was = [*together, own.split()[1 - canoe]]
                changed = [i for i in range(3) if others[i] != was[i]]
                assert len(changed) == ("x" in trip)
                assert 2 not in changed  # never the player's own other canoe
                thefts += "x" in trip
    assert thefts
