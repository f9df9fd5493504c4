"""The fair queue: whoever has used the least time is next."""

from random import Random

import pytest

from niagara.server.fair_queue import FairQueue


@pytest.fixture
def queue() -> FairQueue[str]:
    return FairQueue()


def served(queue: FairQueue[str], seconds: dict[str, float], many: int) -> list[str]:
    """The owners of the next jobs, each of which takes its owner's time."""
    order = []
    for _ in range(many):
        owner, group, _ = queue.pop()
        queue.spent(owner, group, seconds[owner])
        order.append(owner)
    return order


def test_whoever_queues_a_hundred_long_jobs_delays_others_by_one(queue: FairQueue[str]) -> None:
    for i in range(100):
        queue.push("greedy", f"table {i % 20}", f"long {i}", 0.9)
    owner, group, _ = queue.pop()  # it runs
    for i in range(5):
        queue.push("modest", "table", f"short {i}", 0.01)
    queue.spent(owner, group, 0.9)
    assert served(queue, {"greedy": 0.9, "modest": 0.01}, 5) == ["modest"] * 5


def test_tables_of_one_owner_take_turns(queue: FairQueue[str]) -> None:
    for table in ("a", "b", "c"):
        for i in range(3):
            queue.push("owner", table, f"{table}{i}", 1.0)
    jobs = []
    while queue:
        owner, group, job = queue.pop()
        queue.spent(owner, group, 1.0)
        jobs.append(job)
    assert jobs == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]


def test_a_quick_table_does_not_wait_behind_slow_ones_of_the_same_owner(
    queue: FairQueue[str],
) -> None:
    for i in range(6):
        for _ in range(5):
            queue.push("owner", f"slow {i}", "long", 0.9)
    for _ in range(6):
        owner, group, _ = queue.pop()
        queue.spent(owner, group, 0.9)
    queue.push("owner", "quick", "short", 0.01)
    assert queue.pop()[1] == "quick"


def test_working_time_is_shared_not_turns(queue: FairQueue[str]) -> None:
    for i in range(200):
        queue.push("slow", "t", f"{i}", 0.9)
        queue.push("quick", "t", f"{i}", 0.1)
    seconds = {"slow": 0.9, "quick": 0.1}
    order = served(queue, seconds, 110)
    spent = {owner: order.count(owner) * seconds[owner] for owner in seconds}
    assert abs(spent["slow"] - spent["quick"]) <= 0.9


def test_nobody_saves_time_up_by_staying_away_nor_loses_debt_by_coming_back(
    queue: FairQueue[str],
) -> None:
    for i in range(50):
        queue.push("steady", "t", f"{i}", 1.0)
    served(queue, {"steady": 1.0}, 20)
    for i in range(30):
        queue.push("late", "t", f"{i}", 1.0)
    order = served(queue, {"steady": 1.0, "late": 1.0}, 20)
    assert abs(order.count("steady") - order.count("late")) <= 1
    for i in range(10):  # one job at a time, as somebody would who hopes to be new each time
        queue.push("sly", "t", f"{i}", 1.0)
        owners = served(queue, {"steady": 1.0, "late": 1.0, "sly": 1.0}, 3)
        assert owners.count("sly") <= 1


@pytest.mark.parametrize("seed", range(20))
def test_every_job_comes_out_once_in_the_order_of_its_group(seed: int) -> None:
    rng = Random(seed)
    queue: FairQueue[tuple[str, str, int]] = FairQueue()
    came: dict[tuple[str, str], list[int]] = {}
    count = 0
    for step in range(400):
        if rng.random() < 0.6 or not queue:
            owner, group = rng.choice("abc"), rng.choice("xy")
            queue.push(owner, group, (owner, group, step), rng.random())
            count += 1
        else:
            owner, group, job = queue.pop()
            assert (owner, group) == job[:2]
            came.setdefault(job[:2], []).append(job[2])
            queue.spent(owner, group, rng.random())
    assert len(queue) == count - sum(map(len, came.values()))
    assert all(steps == sorted(steps) for steps in came.values())


def test_idle_owners_are_forgotten(queue: FairQueue[str]) -> None:
    queue.push("busy", "t", "job", 1.0)
    queue.pop()
    for i in range(2000):
        queue.push(f"visitor {i}", "t", "job", 0.0)
        served(queue, {f"visitor {i}": 0.0}, 1)
    assert len(queue._owners) < 1000
