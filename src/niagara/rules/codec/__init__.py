"""The public JSON forms of rules.md: written exactly, read strictly.

Reading refuses unknown and missing fields, wrong types and impossible positions with
`Malformed`, whose message names the field. Writing then reading gives the same value back.
"""

from niagara.rules.codec.actions import action_from_json, action_to_json
from niagara.rules.codec.events import event_from_json, event_to_json
from niagara.rules.codec.options import options_from_json, options_to_json
from niagara.rules.codec.positions import position_from_json, position_to_json
from niagara.rules.codec.records import record_from_json, record_to_json
from niagara.rules.codec.views import view_from_json, view_to_json

__all__ = [
    "action_from_json",
    "action_to_json",
    "event_from_json",
    "event_to_json",
    "options_from_json",
    "options_to_json",
    "position_from_json",
    "position_to_json",
    "record_from_json",
    "record_to_json",
    "view_from_json",
    "view_to_json",
]
