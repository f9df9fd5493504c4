'use strict';
// How the load client plays: gems ashore, no canoe over the falls, so that games end. It builds whole
// turns from the view and the legal actions alone, without asking the server for previews.

const NOISE = 20;
const depth = (space) => (space === 'shore' || space === 'lost' ? 0 : space === 'falls' ? 8 : Number(space[0]));
const shuffled = (items) => items.map((item) => [Math.random(), item]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);

// What a tile is worth to one canoe.
function promise(canoe, tile) {
  const d = depth(canoe.at);
  if (canoe.at === 'lost') return 0;
  if (canoe.gem) return tile >= d ? 20 : tile;
  const steps = tile - 2; // loading costs two points
  if (steps < 0) return d > 4 ? -3 : 0;
  const loadsHere = d >= 3;
  const home = loadsHere && steps >= d ? 20 : loadsHere ? 8 - (d - steps) * 0.3 : 0;
  const sites = [d + steps, d - steps].filter((site) => site >= 3 && site <= 6);
  return Math.max(home, ...sites.map((site) => 8 - 0.5 * site), d > 4 ? 0 : 1);
}

function merit(view, action) {
  if (action.type === 'weather') return -action.step * view.weather;
  if (action.type === 'done') return -1;
  const own = view.players[view.seat];
  const d = depth(action.to);
  const canoe = own.canoes[action.canoe];
  if (action.to === 'falls') return -100;
  const handling = [...action.before, ...action.after];
  if (handling.includes('unload')) return -20 - d;
  const load = handling.find((item) => item.load);
  const kind = load ? 0.3 * (own.gems[load.load] || 0) : 0;
  if (canoe.gem || action.before.length) return (d === 0 ? 30 : 12 - d) + kind;
  if (load) return 10 - 0.5 * d + kind;
  if (handling.length) return 11 - 0.5 * d; // a theft
  return -Math.abs(d - 3) - (d > 5 ? 10 : 0) - (d === 0 ? 2 : 0);
}

// Whether a second trip may have become impossible by the first one.
function conflicts(a, b) {
  const of = (action) => [...action.before, ...action.after].filter((item) => item !== 'unload').map((item) => JSON.stringify(item));
  return of(a).some((item) => of(b).includes(item));
}

const best = (view, actions) => shuffled(actions).sort((a, b) => merit(view, b) - merit(view, a));

function trips(view, legal) {
  const canoes = view.players[view.seat].canoes;
  const inWater = [0, 1].filter((i) => canoes[i].at !== 'shore' && canoes[i].at !== 'lost');
  const of = (i) => best(view, legal.filter((action) => action.canoe === i));
  if (inWater.length === 2) {
    const [first, second] = [of(0), of(1)];
    const pairs = [];
    for (const a of first.slice(0, 4)) for (const b of second.slice(0, 4)) if (!conflicts(a, b)) pairs.push([a, b]);
    const sum = (pair) => merit(view, pair[0]) + merit(view, pair[1]);
    const plain = (list) => list.filter((action) => !action.before.length && !action.after.length);
    for (const a of plain(first)) for (const b of plain(second)) pairs.push([a, b]);
    return pairs.sort((a, b) => sum(b) - sum(a));
  }
  const ashore = [0, 1].filter((i) => canoes[i].at === 'shore');
  if (inWater.length === 1 && ashore.length === 1) {
    const launch = of(ashore[0])[0];
    const options = [];
    for (const a of of(inWater[0])) {
      if (launch && merit(view, launch) > 0 && !conflicts(a, launch)) options.push([a, launch]);
      options.push([a, { type: 'done' }]);
    }
    return options;
  }
  return best(view, legal).map((action) => [action]);
}

// Whole turns to try, the best first.
exports.turn = (view, legal) => {
  const own = view.players[view.seat];
  if (view.phase === 'paddle') {
    const ransoms = legal.filter((action) => action.type === 'ransom');
    // With some noise: without it all four would play the same high tile, and the river would be fast.
    const worth = (tile) => (tile === 'cloud' ? 2 : own.canoes.reduce((sum, canoe) => sum + promise(canoe, tile), 0)) + NOISE * Math.random();
    const tiles = legal.filter((action) => action.type === 'paddle').map((action) => [worth(action.tile), action]).sort((a, b) => b[0] - a[0]).map((pair) => pair[1]);
    return tiles.map((tile) => [...ransoms.slice(0, 1), tile]);
  }
  if (legal.some((action) => action.type === 'trip')) return trips(view, legal);
  return best(view, legal).map((action) => [action]);
};
