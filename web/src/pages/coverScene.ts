// The scene on the home page.

import type { CanoePiece, Place, Scene } from '../scene/scene';
import type { GemKind } from '../api/types';

const canoe = (seat: number, number: number, at: Place, gem: GemKind | null = null): CanoePiece => ({ seat, canoe: number, at, gem });

export const COVER: Scene = {
  canoes: [
    canoe(0, 0, '4', 'diamond'),
    canoe(0, 1, '7L'),
    canoe(1, 0, '5'),
    canoe(1, 1, 'shore'),
    canoe(2, 0, '6R', 'sapphire'),
    canoe(2, 1, '2'),
    canoe(3, 0, '5', 'amber'),
    canoe(3, 1, 'shore'),
    canoe(4, 0, '1'),
    canoe(4, 1, 'shore'),
  ],
  sites: {
    amethyst: { amethyst: 6, ruby: 1 },
    diamond: { diamond: 5 },
    amber: { amber: 5 },
    sapphire: { sapphire: 6 },
    ruby: { ruby: 6, amethyst: 1 },
  },
  gems: [{ amber: 1 }, {}, { diamond: 1 }, {}, {}],
  paddles: [null, null, null, null, null],
  weather: 0,
  start: 3,
  turn: null,
  round: 7,
  nextArm: 'left',
  flowing: 0,
};

export const LOOKS = COVER.gems.map((_, colour) => ({ colour, name: '' }));
