"""A stage of training in miniature: what it writes, and that stopping it changes nothing."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import jax
import numpy as np
import pytest
from numpy.typing import NDArray

from niagara.bots import make_bot
from niagara.bots.network import HIDDEN, BadWeights, read_network
from niagara.sim.flat_actions import FIRST_TILE, FIRST_WEATHER
from niagara.testing import assert_conforms
from niagara.train import stage
from niagara.train.config import BadConfig, Tables, config_from, read_config
from niagara.train.contest import contest
from niagara.train.distillation import distil
from niagara.train.imitation import Choices, imitate, load_choices, save_choices
from niagara.train.network import policy_logits
from niagara.train.run_log import read_log
from niagara.train.trainer import new_training
from niagara.train.weights_file import (
    export_bot,
    load_networks,
    load_training,
    save_networks,
    save_policy,
)
from small_stage import CONFIG, assert_same_training, run_twice

ROOT = Path(__file__).parents[2]
CONFIGURATIONS = sorted([*ROOT.glob("examples/*.toml"), *ROOT.glob("training/*.toml")])


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The same stage twice: at one go, and stopped between two checkpoints."""
    whole, stopped = tmp_path_factory.mktemp("whole"), tmp_path_factory.mktemp("stopped")
    run_twice(CONFIG, whole, stopped, last=3)
    return whole, stopped


def test_a_stage_that_was_stopped_ends_with_the_same_weights(runs: tuple[Path, Path]) -> None:
    assert_same_training(*runs)
    logs = [read_log(run / stage.LOG) for run in runs]
    for log in logs:
        assert [line["iteration"] for line in log] == [1, 2, 3, 4]
    assert [line["entropy"] for line in logs[0]] == [line["entropy"] for line in logs[1]]


def test_weights_change_and_are_kept_at_every_checkpoint(runs: tuple[Path, Path]) -> None:
    early, late = (load_networks(stage.weights_after(runs[0], number)) for number in (2, 4))
    for one, other in zip(jax.tree.leaves(early), jax.tree.leaves(late), strict=True):
        assert not np.array_equal(one, other)


def test_numpy_plays_the_policy_that_was_trained(runs: tuple[Path, Path]) -> None:
    path = runs[0] / stage.WEIGHTS
    rows = np.random.default_rng(0).random((5, 612)) < 0.2
    expected = policy_logits(load_networks(path).policy, rows, np.ones((5, 212), bool))
    assert np.allclose(read_network(path).outputs(rows), expected, atol=1e-4)


def test_a_policy_plays_by_the_rules_as_a_guest(runs: tuple[Path, Path]) -> None:
    assert_conforms(partial(make_bot, f"policy:{runs[0] / stage.WEIGHTS}"), games=3, seconds=60)


def test_policies_are_rated_at_mixed_tables(runs: tuple[Path, Path]) -> None:
    policies = [load_networks(run / stage.WEIGHTS).policy for run in runs]
    tables = (Tables(3, round_limit=2, games=32),)
    standings = contest(replace(CONFIG, tables=tables), policies, steps=40, seed=1)
    assert sum(each.games for each in standings) >= 32 * 3
    won = sum(each.share * each.games for each in standings)
    assert won == pytest.approx(sum(each.games for each in standings), rel=1e-5)


def test_a_policy_learns_to_choose_as_others_did(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    seen = rng.random((4000, 612)) < 0.02
    seen[:, 7] = rng.random(4000) < 0.5
    legal: NDArray[np.bool_] = np.ones((4000, 212), np.bool_)
    chosen = np.where(seen[:, 7], 3, 5).astype(np.int32)
    save_choices(tmp_path / "choices.npz", Choices(seen, legal, chosen))
    told: list[str] = []
    config = replace(CONFIG, epochs=4, learning_rate=0.01)
    fitted = imitate(config, load_choices([tmp_path / "choices.npz"]), told.append)
    assert told[-1] == "epoch 4: agrees with 100.0%", told
    best = policy_logits(fitted.policy, seen, legal).argmax(-1)
    assert (np.asarray(best) == chosen).mean() > 0.99


def test_a_student_answers_as_its_teacher(runs: tuple[Path, Path], tmp_path: Path) -> None:
    weights = load_networks(runs[0] / stage.WEIGHTS)
    clear = {part: 100 * values for part, values in weights.policy["out"].items()}
    teacher = weights._replace(policy=weights.policy | {"out": clear})  # it hardly chooses yet
    path = tmp_path / "teacher.npz"
    save_networks(path, teacher)
    config = replace(CONFIG, iterations=30, policy_width=24, epochs=4, learning_rate=0.01)
    told: list[str] = []
    student = distil(config, teacher, told.append)
    first, last = (float(told[i].partition("divergence ")[2].split()[0]) for i in (0, -1))
    assert last < first / 2
    assert student["in"]["weight"].shape == (612, 24)
    save_policy(tmp_path / "student.npz", student)
    export_bot(path, tmp_path / "bot.npz", 0.5, student=tmp_path / "student.npz")
    rows = np.random.default_rng(0).random((5, 612)) < 0.2
    for name, policy in (("policy", teacher.policy), ("student", student)):
        learned = policy_logits(policy, rows, np.ones((5, 212), bool))
        shipped = read_network(tmp_path / "bot.npz", name).outputs(rows)
        tiles = slice(FIRST_TILE, FIRST_WEATHER)
        assert np.allclose(shipped[:, tiles], learned[:, tiles], atol=0.05), "tiles as learned"
        assert np.allclose(shipped[:, :FIRST_TILE], 2 * learned[:, :FIRST_TILE], atol=0.1)


def test_weights_rounded_to_bytes_answer_nearly_as_they_did(
    runs: tuple[Path, Path], tmp_path: Path
) -> None:
    source, target = runs[0] / stage.WEIGHTS, tmp_path / "small.npz"
    export_bot(source, target, in_bytes=True)
    rows = np.random.default_rng(0).random((50, 612)) < 0.2
    for name in ("policy", "critic"):
        inputs = rows if name == "policy" else np.pad(rows, [(0, 0), (0, HIDDEN)])
        was, now = (read_network(path, name).outputs(inputs) for path in (source, target))
        assert 0 < np.abs(now - was).mean() < 0.02 * np.abs(was).mean() + 1e-3
    again = load_networks(target).policy["in"]["weight"]
    assert np.allclose(again, load_networks(source).policy["in"]["weight"], atol=0.01)
    assert target.stat().st_size < 0.7 * source.stat().st_size


def test_openings_can_be_kept_open_more_than_other_tiles(
    runs: tuple[Path, Path], tmp_path: Path
) -> None:
    weights = load_networks(runs[0] / stage.WEIGHTS)
    out = weights.policy["out"]
    by_heart = out | {"bias": np.asarray(out["bias"]) + 3 * (np.arange(212) == FIRST_TILE)}
    save_networks(
        tmp_path / "sharp.npz", weights._replace(policy=weights.policy | {"out": by_heart})
    )
    tables = (Tables(3, round_limit=2, games=16),)
    config = replace(CONFIG, start_from=str(tmp_path / "sharp.npz"), tables=tables, iterations=12)
    last: list[float] = []
    for bonus in (0.0, 5.0):
        folder = tmp_path / f"run-{bonus}"
        stage.run_stage(replace(config, opening_entropy=bonus), folder, lambda _: None)
        last.append(read_log(folder / stage.LOG)[-1]["opening_entropy"])
    assert last[1] > last[0] + 0.05, last


def test_a_folder_of_another_run_is_refused(runs: tuple[Path, Path]) -> None:
    with pytest.raises(BadConfig, match="another configuration"):
        stage.run_stage(replace(CONFIG, seed=1), runs[0], lambda _: None)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"itertaions": 3}, "itertaions: no such setting; there are seed"),
        ({"seed": "1"}, "seed: expected int, got '1'"),
        ({"kind": "play"}, "kind: expected one of self-play, exploit, got 'play'"),
        ({"kind": "exploit"}, "start_from: an exploiter needs the weights"),
        ({"tables": []}, "tables: expected at least one"),
        ({"tables": 4}, "tables: expected a list of tables"),
        ({"tables": [{"seats": 6}]}, "tables: R1.1: 3 to 5 seats play, not 6"),
        ({"tables": [{"games": 0}]}, "games: expected a number from 1, got 0"),
        ({"minibatch": 1000}, "minibatch: 131072 decisions an iteration cannot be divided"),
        ({"league": 6, "rivals": ["a"]}, "league: 1024 games cannot be shared by 7 rivals"),
    ],
)
def test_settings_that_cannot_be_run_are_refused(values: dict[str, object], message: str) -> None:
    with pytest.raises(BadConfig, match=message):
        config_from(values)


def test_files_that_hold_something_else_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "weights.npz"
    text.write_text("iterations =")
    for read in (load_networks, load_training, read_network):
        with pytest.raises(BadWeights, match="expected a"):
            read(text)
        with pytest.raises(BadWeights, match="expected a"):
            read(tmp_path / "nothing.npz")
    with pytest.raises(BadConfig, match=r"weights\.npz"):
        read_config(text)


@pytest.mark.parametrize("path", CONFIGURATIONS, ids=lambda path: path.name)
def test_the_configurations_we_ship_can_be_run(path: Path) -> None:
    config = read_config(path)
    fresh = jax.eval_shape(lambda: new_training(config))
    assert fresh.learner.networks.policy["in"]["weight"].shape == (612, config.policy_width)
