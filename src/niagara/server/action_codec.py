"""Actions as JSON bytes. The set of actions is finite, so each is encoded once, at import."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from niagara.rules import ACTIONS, Action, Malformed
from niagara.rules.codec import action_from_json, action_to_json
from niagara.server.refusal import Refusal

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder().decode
ACTION_BYTES: Final = tuple(encode(action_to_json(action)) for action in ACTIONS)
_RAW: Final = tuple(Raw(written) for written in ACTION_BYTES)
_BY_BYTES: Final = dict(zip(ACTION_BYTES, ACTIONS, strict=True))


def raw(action: Action) -> Raw:
    """An action as encoded JSON."""
    return _RAW[action.index]


def encode_actions(actions: Sequence[Action]) -> bytes:
    """Actions as an encoded JSON array."""
    return b"[" + b",".join([ACTION_BYTES[action.index] for action in actions]) + b"]"


def read_action(written: Raw, where: str = "action") -> Action:
    """Decode an action; raises `Refusal`."""
    known = _BY_BYTES.get(bytes(written))  # clients usually send the bytes they were offered
    if known is not None:
        return known
    try:
        return action_from_json(decode(written), where)
    except (Malformed, msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", str(error)) from error
    except RecursionError as error:
        raise Refusal("malformed", f"{where}: nested too deeply") from error
