'use strict';
// The Niagara server under load: N tables of four people, everyone on a WebSocket of their own.
//
// The counterpart of boardgameio_load.js: it starts `niagara serve` on a fresh SQLite file, makes
// sessions and tables over HTTP, then plays: whoever is next acts as soon as all four have the last
// update (or --think-ms later). In phase I all could choose at once; here they choose one after the
// other, so that the load is the same. A move is one accepted command: a tile, or a whole turn. A
// game that is over is replaced by a new table of the same four sessions. Takes the package ws from
// the folder it is started in; bench/server.py runs it beside boardgame.io.
//   node server_load.js --python .venv/bin/python --tables 50 --seconds 10
const path = require('path');
const { spawn } = require('child_process');
const client = require('./load_client.js');
const { turn } = require('./policy.js');
const WebSocket = client.requireHere('ws');

const options = client.options({ python: 'python3' });
const ask = client.requester(options.port);
const LIMITS = {
  NIAGARA_COMMANDS_PER_SECOND: '1e6', NIAGARA_SESSIONS_PER_MINUTE: '1e6', NIAGARA_TABLES_PER_MINUTE: '1e6',
  NIAGARA_ADDRESS_COMMANDS_PER_SECOND: '1e6', NIAGARA_ADDRESS_TABLES_PER_MINUTE: '1e6', NIAGARA_SOCKETS_PER_ADDRESS: '100000',
};
const UPDATE = Buffer.from('{"type":"update","sequence":');
const REFUSED = Buffer.from('{"type":"refused"');
const WAITING = Buffer.from('"waiting":[');

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
    Object.assign(run.info, { refused: 0, games_ended: 0 });
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
    this.run.info.tables_opened++;
    this.sockets = await Promise.all([0, 1, 2, 3].map((p) => this.connect(p)));
  }

  connect(p) {
    const table = this.id;
    const url = `ws://127.0.0.1:${options.port}/api/tables/${table}/live`;
    const s = new WebSocket(url, { headers: { cookie: this.cookies[p] }, perMessageDeflate: false, skipUTF8Validation: true });
    return new Promise((ok, bad) => {
      let is_first = true;
      s.on('error', bad);
      s.on('close', (code) => { if (table === this.id && !this.run.is_stopped && this.got < 4) this.run.fail(new Error(`socket closed: ${code}`)); });
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
    this.sockets[this.mover].send(JSON.stringify({ id: `m${++this.commands}`, command }));
  }

  refused(p, message) {
    if (this.run.is_open) this.run.info.refused++;
    this.run.info.refusal = `${message.code}: ${message.message}`;
    if (p === this.mover && this.got < 4) this.act();
  }

  advance(p, data) {
    const { run } = this;
    const sequence = sequenceOf(data);
    if (sequence !== this.sequence + 1) run.fail(new Error(`table ${this.id}: got ${sequence} after ${this.sequence}`));
    this.last[p] = data;
    if (p === this.mover) run.info.update_bytes = data.length;
    if (++this.got < 4) return;
    run.arrived(performance.now() - this.sent);
    this.sequence = sequence;
    if (waitingIn(this.last[0]).length) return run.next(this);
    if (run.is_open) run.info.games_ended++;
    this.renew().then(() => run.next(this), (error) => run.fail(error));
  }

  close() {
    this.sockets.forEach((socket) => socket.terminate());
  }
}

async function ready(server) {
  for (let i = 0; i < 600; i++) {
    if (server.exitCode !== null) throw new Error(`niagara serve ended: ${server.exitCode}`);
    try { return await ask('GET', '/readyz'); } catch { await client.sleep(50); }
  }
  throw new Error('niagara serve does not get ready');
}

client.main(options, {
  start: (folder) =>
    spawn(options.python, ['-m', 'niagara', 'serve', '--port', String(options.port), '--database', path.join(folder, 'niagara.db')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { NIAGARA_LOG_LEVEL: 'warning', ...LIMITS, ...process.env },
    }),
  ready,
  table: (run) => new Table(run),
});
