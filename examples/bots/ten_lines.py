#!/usr/bin/env python3
"""A whole bot: exec:examples/bots/ten_lines.py. It drifts, but not over the falls."""

import json
import random
import sys

for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        rng = random.Random(message["seed"])
        print(json.dumps({"type": "ready", "name": "ten lines"}), flush=True)
    elif message["type"] == "decide":
        dry = [action for action in message["legal"] if action.get("to") != "falls"]
        print(json.dumps({"action": rng.choice(dry or message["legal"])}), flush=True)
