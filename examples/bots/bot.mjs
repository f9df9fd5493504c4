#!/usr/bin/env node
// A bot in JavaScript, for plain Node: exec:examples/bots/bot.mjs
// Brings gems home, loads what lies near, and keeps away from the falls.

import { createInterface } from "node:readline";

const DEPTH = { shore: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, "6L": 6, "6R": 6, "7L": 7, "7R": 7, falls: 99 };

let seed = 0;

// The same seed draws the same numbers: a bot must play the same game again.
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

function merit(action, view) {
  if (action.type !== "trip") return random();
  const full = view.players[view.seat].canoes[action.canoe].gem !== null;
  const cargo = [...action.before, ...action.after];
  const unloads = cargo.includes("unload");
  const takes = cargo.some((op) => op !== "unload");
  const depth = DEPTH[action.to];
  return full ? -depth - (unloads ? 20 : 0) : (takes ? 10 : 0) - depth;
}

function best(legal, view) {
  const rated = legal.map((action) => ({ action, merit: merit(action, view) }));
  return rated.reduce((a, b) => (b.merit > a.merit ? b : a)).action;
}

function say(message) {
  console.log(JSON.stringify(message));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    seed = message.seed;
    say({ type: "ready", name: "homing" });
  } else if (message.type === "decide") {
    say({ action: best(message.legal, message.view) });
  }
}
