'use strict';
// What the load clients share: their options, the run from the start of a server to its end, the
// window of measurement, and the report. A client adds the server and how its tables are played.
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { createRequire } = require('module');

const TICKS = 100; // Linux clock ticks a second, as /proc counts them
const QUIET = 0.15; // cores that others may take before a run
const AT_ONCE = 10; // tables opened at the same time

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
exports.sleep = sleep;

// Packages come from the folder the client is started in.
exports.requireHere = createRequire(path.join(process.cwd(), 'package.json'));

// Options that every client takes, with those of one client: --name value.
exports.options = (own) => {
  const found = { tables: 50, seconds: 10, warmup: 3, think_ms: 0, patience: 3, port: 18900, ...own };
  const given = process.argv.slice(2);
  for (let i = 0; i < given.length; i += 2) {
    const name = given[i].replace(/^--/, '').replace(/-/g, '_');
    if (!(name in found)) throw new Error(`unknown option ${given[i]}; there are ${Object.keys(found).join(', ')}`);
    found[name] = typeof found[name] === 'number' ? Number(given[i + 1]) : given[i + 1];
  }
  return found;
};

// A function that sends JSON to a port over kept connections, and reads JSON.
exports.requester = (port) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  return (method, where, body, cookie) =>
    new Promise((resolve, reject) => {
      const data = body === undefined ? '' : JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data), ...(cookie ? { cookie } : {}) };
      const request = http.request({ host: '127.0.0.1', port, path: where, method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode < 300) resolve({ json: text && JSON.parse(text), headers: response.headers });
          else reject(new Error(`${method} ${where}: ${response.statusCode} ${text}`));
        });
      });
      request.on('error', reject);
      request.end(data);
    });
};

// What one run counts. Tables call `sent` before a move, `arrived` when all four players have it.
class Run {
  constructor(think_ms) {
    this.think_ms = think_ms;
    this.latencies = [];
    this.info = { tables_opened: 0 };
    this.is_open = false;
    this.is_stopped = false;
  }

  arrived(ms) {
    if (this.is_open) this.latencies.push(ms);
  }

  // Let a table make its next move, after a pause as people make one.
  next(table) {
    if (this.think_ms > 0) setTimeout(() => this.is_stopped || table.move(), this.think_ms * (0.5 + Math.random()));
    else if (!this.is_stopped) table.move();
  }

  fail(error) {
    if (this.is_stopped) return;
    console.error(error);
    process.exit(1);
  }
}

function processorSeconds(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'ascii');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// Without interrupts, of which loopback traffic makes many.
function machineSeconds() {
  const [, user, nice, system] = fs.readFileSync('/proc/stat', 'ascii').split('\n')[0].trim().split(/\s+/).map(Number);
  return (user + nice + system) / TICKS;
}

function megabytes(pid) {
  const found = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'ascii'));
  return found ? Math.round(Number(found[1]) / 1024) : 0;
}

// Wait for others to leave the machine alone, but no longer than so many seconds.
async function waitForQuiet(patience) {
  for (let second = 0; second < patience; second++) {
    const before = machineSeconds() - ownSeconds();
    await sleep(1000);
    if (machineSeconds() - ownSeconds() - before <= QUIET) return;
  }
}

// Begin to measure; the answer ends it and says what the server, this client and others took.
function openWindow(pid) {
  const began = performance.now();
  const before = [processorSeconds(pid), ownSeconds(), machineSeconds()];
  return () => {
    const wall = (performance.now() - began) / 1000;
    const after = [processorSeconds(pid), ownSeconds(), machineSeconds()];
    const [server, client, machine] = after.map((seconds, i) => (seconds - before[i]) / wall);
    return {
      wall, server_cores: server, client_cores: client,
      other_cores: Math.max(0, machine - server - client), server_mb: megabytes(pid),
    };
  };
}

function percentiles(latencies) {
  const sorted = Float64Array.from(latencies).sort();
  const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : 0);
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

let server = null;
process.on('exit', () => server && server.exitCode === null && server.kill('SIGKILL'));
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit(1));

// One run: `start` answers the server's process, `ready` waits for it, `table` makes a table.
async function measure(options, { start, ready, table }) {
  await waitForQuiet(options.patience);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const run = new Run(options.think_ms);
  const tables = Array.from({ length: options.tables }, () => table(run));
  try {
    server = start(folder);
    await ready(server);
    for (let i = 0; i < tables.length; i += AT_ONCE) await Promise.all(tables.slice(i, i + AT_ONCE).map((each) => each.open()));
    tables.forEach((each) => run.next(each));
    await sleep(options.warmup * 1000);
    const close = openWindow(server.pid);
    run.is_open = true;
    await sleep(options.seconds * 1000);
    run.is_open = false;
    const { wall, ...taken } = close();
    return { moves_per_s: run.latencies.length / wall, ...percentiles(run.latencies), ...taken, info: run.info };
  } finally {
    run.is_stopped = true;
    tables.forEach((each) => each.close());
    if (server && server.exitCode === null) {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await gone;
    }
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

// Run once and print the report as one line of JSON.
exports.main = (options, parts) =>
  measure(options, parts).then(
    (report) => {
      console.log(JSON.stringify(report));
      process.exit(0);
    },
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
