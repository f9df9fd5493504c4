'use strict';
// The peers' clients wait up to two minutes for a quiet machine before each run and discard noisy
// runs. A bounded benchmark cannot: with BENCH_PATIENCE (seconds) they wait that long at most and
// keep every run, with the noise written beside it. Loaded into a peer's client by
// `node --require patience.js`, with BENCH_PEERS naming their folder.
const path = require('path');

exports.limit = (common) => {
  const seconds = Number(process.env.BENCH_PATIENCE);
  if (!seconds) return;
  const { waitQuiet, repeat } = common;
  common.waitQuiet = (limit) => waitQuiet(limit, seconds);
  common.repeat = (workload, reps, once, note) => repeat(workload, reps, once, note, Infinity);
};

if (process.env.BENCH_PEERS) exports.limit(require(path.join(process.env.BENCH_PEERS, 'load_common.js')));
