'use strict';
// boardgame.io under load: N matches of four players, every player on a socket of their own.
//
// Starts boardgameio_server.js, makes and joins matches through the lobby, then plays: whoever is
// next moves as soon as all four have the last update (or --think-ms later). After so many moves a
// match is replaced by a new one on the same sockets. Takes boardgame.io, socket.io-client and, for
// the FlatFile store, node-persist from the folder it is started in.
//   node boardgameio_load.js --tables 50 --store flatfile --seconds 10
const path = require('path');
const { fork } = require('child_process');
const client = require('./load_client.js');
const io = client.requireHere('socket.io-client');

const options = client.options({ store: 'memory', match_moves: 200 });
const ask = client.requester(options.port + 1);
const SEATS = [0, 1, 2, 3];

class Match {
  constructor(run) {
    this.run = run;
    this.sockets = [];
  }

  async open() {
    for (const seat of SEATS) {
      const socket = io(`http://127.0.0.1:${options.port}/river`, { transports: ['websocket'], forceNew: true, multiplex: false, reconnection: false });
      this.sockets.push(socket);
      await new Promise((done, failed) => {
        socket.once('connect', done);
        socket.once('connect_error', failed);
      });
      socket.on('update', (id, state) => this.updated(seat, id, state));
      socket.on('sync', (id, { state }) => this.synced(id, state));
    }
    await this.renew();
  }

  async renew() {
    const { json } = await ask('POST', '/games/river/create', { numPlayers: SEATS.length });
    const join = (seat) => ask('POST', `/games/river/${json.matchID}/join`, { playerID: String(seat), playerName: `player ${seat}` });
    this.credentials = [];
    for (const seat of SEATS) this.credentials.push((await join(seat)).json.playerCredentials);
    this.id = json.matchID;
    this.hands = SEATS.map(() => [0, 1, 2, 3, 4, 5, 6]);
    this.moves = 0;
    this.in_sync = 0;
    this.run.info.tables_opened++;
    const done = new Promise((resolve) => (this.all_in_sync = resolve));
    for (const seat of SEATS) this.sockets[seat].emit('sync', this.id, String(seat), this.credentials[seat], SEATS.length);
    await done;
  }

  synced(id, state) {
    if (id !== this.id) return;
    this.take(state);
    if (++this.in_sync === SEATS.length) this.all_in_sync();
  }

  take(state) {
    this.state_id = state._stateID;
    this.turn = Number(state.ctx.currentPlayer);
    this.got = SEATS.length;
  }

  move() {
    const seat = this.turn;
    const hand = this.hands[seat];
    const tile = hand.splice(this.moves % hand.length, 1)[0];
    if (hand.length === 0) hand.push(0, 1, 2, 3, 4, 5, 6);
    const payload = { type: 'paddle', args: [tile, this.moves & 1], playerID: String(seat), credentials: this.credentials[seat] };
    this.got = 0;
    this.sent = performance.now();
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.state_id, this.id, String(seat));
  }

  updated(seat, id, state) {
    if (id !== this.id || this.got >= SEATS.length || state._stateID <= this.state_id) return;
    if (this.run.info.update_bytes === undefined && this.moves > 20) {
      const own = Object.keys(state.G.players).join() === String(seat);
      Object.assign(this.run.info, { update_bytes: JSON.stringify(state).length, hands_hidden: own && state.G.secret === undefined });
    }
    if (++this.got < SEATS.length) return;
    this.run.arrived(performance.now() - this.sent);
    this.take(state);
    if (++this.moves < options.match_moves) this.run.next(this);
    else this.renew().then(() => this.run.next(this), (error) => this.run.fail(error));
  }

  close() {
    this.sockets.forEach((socket) => socket.disconnect());
  }
}

client.main(options, {
  start: (folder) =>
    fork(path.join(__dirname, 'boardgameio_server.js'), ['--port', String(options.port), '--store', options.store, '--folder', folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  ready: (server) =>
    new Promise((done, failed) => {
      server.once('message', done);
      server.once('exit', (status) => failed(new Error(`the server ended: ${status}`)));
    }),
  table: (run) => new Match(run),
});
