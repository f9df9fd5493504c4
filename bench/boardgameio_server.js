'use strict';
// A small game of four players with secret hands on a boardgame.io server, for boardgameio_load.js.
// About 2 kB of state. A move plays a tile of the hand and moves one of two canoes by it.
//   node boardgameio_server.js --port 18900 --store memory|flatfile --folder DIR
const { requireHere } = require('./load_client.js');
const { Server, FlatFile } = requireHere('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = requireHere('boardgame.io/core');

const [port, store, folder] = ['--port', '--store', '--folder'].map((name) => process.argv[process.argv.indexOf(name) + 1]);
const SEATS = 4;
const TILES = [0, 1, 2, 3, 4, 5, 6];
const GEMS = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];
const perSeat = (make) => Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, make(seat)]));

const game = {
  name: 'river',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    river: Array.from({ length: 36 }, (_, space) => ({ space, gems: [GEMS[space % GEMS.length]], blocked: false })),
    canoes: perSeat(() => [{ at: 0, cargo: null }, { at: 0, cargo: null }]),
    score: perSeat(() => ({ gems: [], moves: 0 })),
    players: perSeat(() => ({ hand: [...TILES], played: [] })),
    secret: { bag: random.Shuffle(Array.from({ length: 40 }, (_, i) => i)) },
    weather: 0,
    round: 1,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    paddle: ({ G, playerID }, tile, canoe) => {
      const own = G.players[playerID];
      const at = own.hand.indexOf(tile);
      if (at < 0 || (canoe !== 0 && canoe !== 1)) return INVALID_MOVE;
      own.hand.splice(at, 1);
      own.played.push(tile);
      if (own.hand.length === 0) {
        own.hand = [...TILES];
        own.played = [];
        G.round += 1;
      }
      const moved = G.canoes[playerID][canoe];
      moved.at = (moved.at + tile) % G.river.length;
      moved.cargo = moved.cargo === null ? G.river[moved.at].gems[0] : null;
      G.score[playerID].moves += 1;
      G.weather = ((G.weather + tile) % 5) - 2;
    },
  },
};

const db = store === 'flatfile' ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
// The lobby has a port of its own: on the game's port it answers 404 with koa-compose 4.2.
Server({ games: [game], origins: ['*'], ...db }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(port) + 1 },
  callback: () => process.send({ ready: true }),
});
