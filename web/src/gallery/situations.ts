// Situations worth looking at.

import type { CanoeRef, Ghost, MovableCanoe, SeatLook, Target } from '../board/targets';
import type { CanoePiece, Place, Scene } from '../scene/scene';
import type { Event, GemKind } from '../api/types';
import { COVER } from '../pages/coverScene';

export type Situation = {
  readonly scene: Scene;
  readonly current?: number;
  readonly targets?: readonly Target[];
  readonly movable?: readonly MovableCanoe[];
  readonly selected?: CanoeRef;
  readonly ghosts?: readonly Ghost[];
  readonly events?: readonly Event[];
};

export const SEATS: readonly SeatLook[] = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eve'].map((name, colour) => ({ colour, name }));

type Boat = readonly [at: Place, gem?: GemKind];

function scene(boats: readonly Boat[], change: Partial<Scene> = {}): Scene {
  const canoes = boats.map(([at, gem], i): CanoePiece => ({ seat: i >> 1, canoe: i & 1, at, gem: gem ?? null }));
  const seats = Math.ceil(boats.length / 2);
  const kinds: GemKind[] = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];
  return {
    canoes,
    sites: Object.fromEntries(kinds.map((kind) => [kind, { [kind]: 7 }])) as unknown as Scene['sites'],
    gems: Array.from({ length: seats }, () => ({})),
    paddles: Array.from({ length: seats }, () => null),
    weather: 0,
    start: 1,
    turn: null,
    round: 1,
    nextArm: 'left',
    flowing: 0,
    ...change,
  };
}

const ashore = (boats: number): Boat[] => Array.from({ length: boats }, () => ['shore']);

const MIXED: Scene['sites'] = {
  amethyst: { amethyst: 5, ruby: 2, diamond: 2, amber: 1 },
  diamond: { diamond: 4, amethyst: 2, amber: 2, sapphire: 1, ruby: 1 },
  amber: { amber: 3, sapphire: 3, diamond: 3 },
  sapphire: { sapphire: 6, amber: 2, ruby: 2 },
  ruby: { ruby: 5, amethyst: 2, diamond: 2, sapphire: 1 },
};

const MIDDLE: readonly Boat[] = [['3'], ['6L', 'sapphire'], ['5', 'amber'], ['shore'], ['3', 'diamond'], ['7R', 'ruby'], ['5'], ['lost']];

const flow = (start: Scene, arms: readonly ('left' | 'right')[]): Event[] => {
  const events: Event[] = [{ type: 'flow', speed: arms.length, lowest: 4, weather: 2 }];
  const at = new Map<CanoePiece, Place>(start.canoes.map((canoe) => [canoe, canoe.at]));
  for (const arm of arms) {
    const side = arm === 'left' ? 'L' : 'R';
    const spaces = ['1', '2', '3', '4', '5', `6${side}`, `7${side}`, 'falls'] as Place[];
    const ways = new Map(spaces.map((space, i) => [space, spaces[i + 1]]));
    const moved = start.canoes.flatMap((canoe) => {
      const was = at.get(canoe)!;
      const now = ways.get(was);
      if (now) at.set(canoe, now);
      return now ? [{ canoe, was, now }] : [];
    });
    const drifts = moved.map(({ canoe, was, now }) => ({ seat: canoe.seat, canoe: canoe.canoe, was, now }));
    events.push({ type: 'push', arm, drifts });
    for (const { canoe, now } of moved) {
      if (now === 'falls') events.push({ type: 'swept', seat: canoe.seat, canoe: canoe.canoe, gem: canoe.gem });
    }
  }
  return [...events, { type: 'start_passed', seat: 2, round: 2 }];
};

const crowded = scene([['2'], ['2', 'ruby'], ['2'], ['2'], ['2', 'diamond'], ['2'], ['2'], ['2', 'amber'], ['2'], ['2']]);
const middle = scene(MIDDLE, { sites: MIXED, weather: 1, start: 2 });
const LATE: readonly Boat[] = [
  ['1'],
  ['6L', 'sapphire'],
  ['2', 'amethyst'],
  ['7L', 'ruby'],
  ['4', 'diamond'],
  ['4'],
  ['5'],
  ['7R', 'amber'],
  ['3'],
  ['6R'],
];
const late = scene(LATE, { weather: 2 });

const TARGETS: readonly Target[] = [
  { id: 'a', space: '2', kind: 'move', word: 'Paddle', label: 'Paddle to 2', detail: '1' },
  { id: 'b', space: '3', kind: 'load', word: 'Load', gem: 'amethyst', label: 'Load amethyst', detail: 'stay, 2 points' },
  { id: 'c', space: '3', kind: 'load', word: 'Load', gem: 'ruby', label: 'Load ruby', detail: 'stay, 2 points' },
  { id: 'd', space: '3', kind: 'load', word: 'Load', gem: 'diamond', label: 'Load diamond', detail: 'stay, 2 points' },
  { id: 'e', space: '5', kind: 'steal', word: 'Steal', gem: 'amber', victim: 1, label: 'Steal amber from Ben', detail: '2 points' },
  { id: 'f', space: 'shore', kind: 'land', word: 'Ashore', label: 'Land', detail: '3' },
  { id: 'g', space: '6R', kind: 'move', word: 'Paddle', label: 'Paddle to 6 right', detail: '3' },
  { id: 'h', space: 'falls', arm: 'left', kind: 'falls', word: 'Canoe lost', label: 'Over the falls', detail: 'lost', danger: true },
];

export const SITUATIONS: Readonly<Record<string, Situation>> = {
  cover: { scene: COVER, current: 3 },
  opening: {
    scene: scene(ashore(10)),
    movable: [0, 1].map((canoe) => ({ seat: 0, canoe, label: `Canoe ${canoe + 1}, ashore` })),
  },
  two: { scene: scene(ashore(4)) },
  crowded: { scene: crowded },
  piles: { scene: scene(MIDDLE, { sites: MIXED, weather: 2 }), current: 6 },
  targets: {
    scene: middle,
    targets: TARGETS,
    movable: [
      { seat: 0, canoe: 0, label: 'Canoe 1, on 3' },
      { seat: 0, canoe: 1, label: 'Canoe 2, on 6 left' },
    ],
    selected: { seat: 0, canoe: 0 },
  },
  ghosts: {
    scene: middle,
    ghosts: [
      { seat: 0, canoe: 0, space: '6R', danger: 'none' },
      { seat: 0, canoe: 1, space: 'falls', danger: 'certain' },
    ],
    current: 3,
  },
  groups: { scene: scene([['1'], ['2'], ['2'], ['3'], ['3'], ['3'], ['5'], ['5'], ['5'], ['5']]) },
  groups2: { scene: scene([['4'], ['4'], ['4'], ['4'], ['4'], ['6R', 'ruby'], ['6R'], ['6R'], ['6R'], ['6R']]) },
  lost: { scene: scene([['lost'], ['lost'], ['lost'], ['7L'], ['lost'], ['lost'], ['lost'], ['lost'], ['lost'], ['lost']]) },
  flow: { scene: late, current: 6, events: flow(late, ['left', 'right', 'left', 'right', 'left', 'right']) },
  tenflow: { scene: crowded, current: 6, events: flow(crowded, ['left', 'right', 'left', 'right', 'left', 'right']) },
  trips: {
    scene: middle,
    events: [
      { type: 'trip', seat: 0, canoe: 0, path: ['3', '4', '5'] },
      { type: 'stolen', seat: 0, canoe: 0, gem: 'amber', victim: [1, 0] },
      { type: 'trip', seat: 1, canoe: 1, path: ['shore', '1', '2', '3'] },
      { type: 'loaded', seat: 1, canoe: 1, site: 'amethyst', gem: 'ruby' },
      { type: 'unloaded', seat: 2, canoe: 0, site: 'amethyst', gem: 'diamond' },
      { type: 'trip', seat: 0, canoe: 0, path: ['5', '4', '3', '2', '1', 'shore'] },
      { type: 'landed', seat: 0, canoe: 0, gem: 'amber' },
      { type: 'weather', seat: 2, was: 1, now: 2 },
      { type: 'rescued', seat: 3, canoe: 1 },
    ],
  },
  fall: {
    scene: late,
    events: [
      { type: 'trip', seat: 0, canoe: 1, path: ['6L', '7L', 'falls'] },
      { type: 'swept', seat: 0, canoe: 1, gem: 'sapphire' },
    ],
  },
};
