"""Valid documents, damaged: the inputs most likely to slip through a parser."""

import copy
from random import Random
from typing import Any

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 7, 8, 2**70, 1.0, 0.5, "", "1", "cloud", "lost", "falls", "8L"),
    *([], [[]], {}, {"ruby": 8}, {"": 0}, "hidden", "ruby", [1, 2], "\ud800", "left", "é" * 300),
]


def damaged(document: Any, rng: Random) -> Any:
    """A copy of a document with one to three things wrong with it (or, by luck, none)."""
    document = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if not isinstance(document, dict | list):
            break
        _damage(rng.choice(list(_containers(document))), document, rng)
    return document


def _containers(node: Any) -> Any:
    """Every object and list of a document."""
    if isinstance(node, dict | list):
        yield node
        for child in node.values() if isinstance(node, dict) else node:
            yield from _containers(child)


def _damage(node: Any, document: Any, rng: Random) -> None:
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    value = copy.deepcopy(rng.choice([*JUNK, *_leaves(document)]))
    kind = rng.choice(("replace", "remove", "add", "swap"))
    if kind == "add" or not keys:
        if isinstance(node, dict):
            node[rng.choice(("", "extra", "began", "hand_count", "ruby"))] = value
        else:
            node.insert(rng.randint(0, len(node)), value)
    elif kind == "remove":
        del node[rng.choice(keys)]
    elif kind == "swap":
        a, b = rng.choice(keys), rng.choice(keys)
        node[a], node[b] = node[b], node[a]
    else:
        node[rng.choice(keys)] = value


def _leaves(node: Any) -> list[Any]:
    """A few values from elsewhere in the same document: the right type in the wrong place."""
    children = list(node.values()) if isinstance(node, dict) else list(node)
    return children[:4]
