'use strict';
// The Niagara server under load: N tables of four people, everyone on a WebSocket of their own.
//
// The counterpart of the peers' bgio_load.js, move for move: it starts `niagara serve` on a fresh
// SQLite file, makes sessions and tables over HTTP, then plays: whoever is next acts as soon as all
// four have the last update (or --think-ms later). In phase I all could choose at once; here they
// choose one after the other, so that the load is the same. A move is one accepted command: a tile,
// or a whole turn. A game that is over is replaced by a new table of the same four sessions.
// Latency: "mover" from sending a move to the mover's own update, "all" to the last of the four.
// Prints one line of JSON. Takes the package ws from the folder it is started in and load_common.js
// from --peers; bench/server.py runs it beside boardgame.io.
//   node server_load.js --peers DIR --python .venv/bin/python --tables 50,200 --seconds 10 --reps 3
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { spawn } = require('child_process');
const { turn } = require('./policy.js');

const peers = process.argv[process.argv.indexOf('--peers') + 1];
const L = require(path.resolve(peers, 'load_common.js'));
const WebSocket = L.requireHere('ws');
require('./patience.js').limit(L);

const opt = L.args({ peers: '', python: 'python3', tables: '50,200', seconds: 20, warmup: 4, reps: 5, port: 18990, think_ms: 0 });
const LIMITS = {
  NIAGARA_COMMANDS_PER_SECOND: '1e6', NIAGARA_SESSIONS_PER_MINUTE: '1e6', NIAGARA_TABLES_PER_MINUTE: '1e6',
  NIAGARA_ADDRESS_COMMANDS_PER_SECOND: '1e6', NIAGARA_ADDRESS_TABLES_PER_MINUTE: '1e6', NIAGARA_SOCKETS_PER_ADDRESS: '100000',
};
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const UPDATE = Buffer.from('{"type":"update","sequence":');
const REFUSED = Buffer.from('{"type":"refused"');
const WAITING = Buffer.from('"waiting":[');

function ask(method, pathname, body, cookie) {
  return new Promise((resolve, reject) => {
    const data = body === undefined ? '' : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data), ...(cookie ? { cookie } : {}) };
    const req = http.request({ host: '127.0.0.1', port: opt.port, path: pathname, method, agent, headers }, (res) => {
      let out = '';
      res.setEncoding('utf8');
      res.on('data', (d) => (out += d));
      res.on('end', () => (res.statusCode < 300 ? resolve({ json: out && JSON.parse(out), headers: res.headers }) : reject(new Error(`${method} ${pathname}: ${res.statusCode} ${out}`))));
    });
    req.on('error', reject);
    req.end(data);
  });
}

const startsWith = (data, prefix) => data.compare(prefix, 0, prefix.length, 0, prefix.length) === 0;

// The sequence number of an update, without parsing it: only whoever acts next reads all of theirs.
function sequenceOf(data) {
  let n = 0;
  for (let i = UPDATE.length; data[i] >= 48 && data[i] <= 57; i++) n = n * 10 + data[i] - 48;
  return n;
}

// The seats that an update waits for: [{"seat":0,"until":null},…], of digits 0 to 4.
function waitingIn(data) {
  const seats = [];
  const from = data.indexOf(WAITING) + WAITING.length;
  const end = data.indexOf(']', from);
  for (let at = data.indexOf('"seat":', from); at >= 0 && at < end; at = data.indexOf('"seat":', at + 1)) seats.push(data[at + 7] - 48);
  return seats;
}

class Table {
  constructor(run) {
    this.run = run;
    this.cookies = [];
    this.sockets = [];
    this.last = [null, null, null, null];
    this.commands = 0;
  }

  async open() {
    for (let p = 0; p < 4; p++) {
      const { headers } = await ask('POST', '/api/session', { name: `player ${p}` });
      this.cookies.push(headers['set-cookie'][0].split(';')[0]);
    }
    await this.renew();
  }

  async renew() {
    const name = () => `c${++this.commands}`;
    this.sockets.forEach((s) => s.close());
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { json } = await ask('POST', `/api/tables?id=${name()}`, { seats }, this.cookies[0]);
    this.id = json.table;
    const order = (p, command) => ask('POST', `/api/tables/${this.id}/commands`, { id: name(), command }, this.cookies[p]);
    for (let p = 1; p < 4; p++) await order(p, { do: 'join', seat: p });
    this.sequence = (await order(0, { do: 'start' })).json.sequence;
    this.got = 4;
    this.moves = 0;
    this.run.created++;
    this.sockets = await Promise.all([0, 1, 2, 3].map((p) => this.connect(p)));
  }

  connect(p) {
    const table = this.id;
    const url = `ws://127.0.0.1:${opt.port}/api/tables/${table}/live`;
    const s = new WebSocket(url, { headers: { cookie: this.cookies[p] }, perMessageDeflate: false, skipUTF8Validation: true });
    return new Promise((ok, bad) => {
      let is_first = true;
      s.on('error', bad);
      s.on('close', (code) => { if (table === this.id && !this.run.stopped && this.got < 4) this.run.fail(new Error(`socket closed: ${code}`)); });
      s.on('message', (data) => {
        if (table !== this.id) return;
        if (!startsWith(data, UPDATE)) {
          if (startsWith(data, REFUSED)) this.refused(p, JSON.parse(data));
        } else if (is_first) {
          is_first = false;
          this.last[p] = data;
          ok(s);
        } else this.advance(p, data);
      });
    });
  }

  move() {
    if (this.run.stopped) return;
    const waiting = waitingIn(this.last[0]);
    this.mover = waiting[0];
    const own = JSON.parse(this.last[this.mover]).seats[0];
    this.options = turn(own.view, own.legal);
    this.got = 0;
    this.sent = performance.now();
    this.act();
  }

  act() {
    if (!this.options.length) throw new Error(`table ${this.id}: every turn was refused`);
    const command = { do: 'act', seat: this.mover, actions: this.options.shift(), sequence: this.sequence };
    this.run.sent++;
    this.sockets[this.mover].send(JSON.stringify({ id: `m${++this.commands}`, command }));
  }

  refused(p, message) {
    if (this.run.open) this.run.refused++;
    this.run.info.refusal = `${message.code}: ${message.message}`;
    if (p === this.mover && this.got < 4) this.act();
  }

  advance(p, data) {
    const run = this.run;
    const sequence = sequenceOf(data);
    if (sequence !== this.sequence + 1) run.fail(new Error(`table ${this.id}: got ${sequence} after ${this.sequence}`));
    const dt = performance.now() - this.sent;
    this.last[p] = data;
    if (p === this.mover && run.open) { run.mover.push(dt); run.accepted++; run.bytes += data.length; }
    if (++this.got < 4) return;
    if (run.open) run.all.push(dt);
    this.sequence = sequence;
    this.moves++;
    if (waitingIn(this.last[0]).length) return this.next();
    if (run.open) { run.games++; run.game_moves += this.moves; }
    this.renew().then(() => this.next(), (e) => run.fail(e));
  }

  next() {
    if (opt.think_ms > 0) setTimeout(() => this.move(), opt.think_ms * (0.5 + Math.random()));
    else this.move();
  }
}

async function ready(child) {
  for (let i = 0; i < 600; i++) {
    if (child.exitCode !== null) throw new Error(`niagara serve ended: ${child.exitCode}`);
    try { return await ask('GET', '/readyz'); } catch { await L.sleep(50); }
  }
  throw new Error('niagara serve does not get ready');
}

let server = null;
process.on('exit', () => server && server.exitCode === null && server.kill('SIGKILL'));
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit(1));

async function once(n) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'niagara-'));
  const child = spawn(opt.python, ['-m', 'niagara', 'serve', '--port', String(opt.port), '--database', path.join(dir, 'niagara.db')],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { NIAGARA_LOG_LEVEL: 'warning', ...LIMITS, ...process.env } });
  server = child;
  const run = { info: {}, mover: [], all: [], accepted: 0, sent: 0, refused: 0, created: 0, games: 0, game_moves: 0, bytes: 0, open: false, stopped: false, fail: (e) => { if (!run.stopped) { console.error(e); process.exit(1); } } };
  const tables = Array.from({ length: n }, () => new Table(run));
  try {
    await ready(child);
    for (let i = 0; i < n; i += 10) await Promise.all(tables.slice(i, i + 10).map((t) => t.open()));
    tables.forEach((t) => (opt.think_ms > 0 ? t.next() : t.move()));
    await L.sleep(opt.warmup * 1000);
    const created0 = run.created;
    const close = L.openWindow(child.pid);
    run.open = true;
    await L.sleep(opt.seconds * 1000);
    run.open = false;
    const win = close();
    run.stopped = true;
    Object.assign(run.info, {
      matches_started_in_window: run.created - created0, refused: run.refused, games_ended: run.games,
      moves_a_game: run.games ? Math.round(run.game_moves / run.games) : null,
      update_bytes: run.accepted ? Math.round(run.bytes / run.accepted) : null,
    });
    return { counts: { moves: run.accepted }, latency: { mover: L.percentiles(run.mover), all: L.percentiles(run.all) }, win, info: run.info };
  } finally {
    run.stopped = true;
    tables.forEach((t) => t.sockets.forEach((s) => s.terminate()));
    const gone = new Promise((ok) => child.once('exit', ok));
    if (child.exitCode === null) { child.kill('SIGKILL'); await gone; }
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

(async () => {
  const results = [];
  for (const n of opt.tables.split(',').map(Number)) {
    const note = opt.think_ms ? `paced: ${opt.think_ms} ms mean think time` : 'closed loop, no think time';
    results.push(await L.repeat(`sqlite:${n} tables${opt.think_ms ? `:think ${opt.think_ms} ms` : ''}`, opt.reps, () => once(n), note));
  }
  const versions = { node: process.version, ws: L.requireHere('ws/package.json').version };
  console.log(JSON.stringify({ bench: 'server_load', versions, cpus: os.cpus().length, loadavg: os.loadavg(), options: { ...opt, peers: undefined, python: path.basename(opt.python) }, results }));
  process.exit(0);
})().catch((e) => { console.error(e); process.exit(1); });
