// What the player may do on the board. It is given to the board, which knows no rule.

import type { CanoePiece, Scene } from '../scene/scene';
import type { GemKind, Space } from '../api/types';
import { armOf, brink, DISCS, isDisc, type Arm } from '../geometry/boardGeometry';
import type { Point } from '../geometry/curve';
import { beachMiddle } from '../geometry/slots';

export type TargetKind = 'move' | 'load' | 'unload' | 'swap' | 'steal' | 'land' | 'falls';

export type Target = {
  readonly id: string;
  readonly space: Space | 'falls';
  readonly kind: TargetKind;
  /** What is done there, in one word. */
  readonly word: string;
  /** What a screen reader says, and the first line of the choice. */
  readonly label: string;
  /** What it costs or brings, in a word or two. */
  readonly detail?: string;
  readonly gem?: GemKind;
  /** The colour of the player who is robbed. */
  readonly victim?: number;
  readonly danger?: boolean;
  /** Whose canoe does it, where targets of several are shown. */
  readonly canoe?: number;
  /** Of several things that can be done at its space, what is plainly meant. */
  readonly isObvious?: boolean;
  /** Over which arm's brink; without it, that of the selected canoe. */
  readonly arm?: Arm;
};

export type CanoeRef = { readonly seat: number; readonly canoe: number };
export type MovableCanoe = CanoeRef & { readonly label: string };
/** Whether the river takes a canoe over the falls: not, perhaps, or for sure. */
export type Danger = 'none' | 'possible' | 'certain';
/** Where a canoe will be after the flow, over which arm if that is not clear from where it is. */
export type Ghost = CanoeRef & { readonly space: Space | 'falls'; readonly danger: Danger; readonly arm?: Arm | null };
export type SeatLook = { readonly colour: number; readonly name: string };

/** All targets of one space, which lights up once. */
export type Spot = {
  readonly key: string;
  readonly at: Point;
  readonly targets: readonly Target[];
  readonly danger: boolean;
  /** The canoes that can go there. */
  readonly canoes: readonly number[];
};

/** How brightly a space shines: where a gem is won, where the way merely leads, where something is given up. */
export type Shine = 'bright' | 'plain' | 'faint';

const SHINES: Readonly<Record<TargetKind, Shine>> = {
  ...({ steal: 'bright', load: 'bright', land: 'plain', move: 'plain', unload: 'faint', swap: 'faint', falls: 'faint' } as const),
};

export function shineOf(targets: readonly Target[]): Shine {
  const shines = targets.map(({ kind, gem }) => (kind === 'land' && gem ? 'bright' : SHINES[kind]));
  return (['bright', 'plain'] as const).find((shine) => shines.includes(shine)) ?? 'faint';
}

/** Where something is given up, only whoever has chosen the canoe needs to know. */
export const worthwhile = (spots: readonly Spot[]): Spot[] => spots.filter(({ targets }) => shineOf(targets) !== 'faint');

/** Whether it has to be said which canoe can go where: not all can go everywhere. */
export const isParted = (spots: readonly Spot[]): boolean => new Set(worthwhile(spots).map(({ canoes }) => canoes.join())).size > 1;

export const isCanoe = (a: CanoeRef | null | undefined, b: CanoeRef): boolean => a?.seat === b.seat && a.canoe === b.canoe;

const BRINKS: Readonly<Record<Arm, number>> = { left: 258, right: 680 };

/** Where going over the falls is shown: on the lip of its arm. */
export function brinkPoint(arm: Arm): Point {
  const x = BRINKS[arm];
  return { x, y: brink(x) + 10 };
}

/** `arm` is the one over whose brink a canoe goes. */
export function placePoint(space: Space | 'falls', arm: Arm, canoe: CanoePiece | null, seats: number): Point {
  if (isDisc(space)) return DISCS[space];
  if (space === 'shore') return beachMiddle(canoe?.seat ?? 0, seats);
  return brinkPoint(arm);
}

export function spotsOf(targets: readonly Target[], canoe: CanoePiece | null, { gems: { length: seats }, nextArm }: Scene): Spot[] {
  const spots = new Map<string, Target[]>();
  // Above the fork the river decides.
  const arm = (canoe && armOf(canoe.at)) ?? nextArm;
  for (const target of targets) {
    const key = target.space === 'falls' ? `falls-${target.arm ?? arm}` : target.space;
    spots.set(key, [...(spots.get(key) ?? []), target]);
  }
  return [...spots].map(([key, list]) => {
    const first = list[0] as Target;
    const at = placePoint(first.space, first.arm ?? arm, canoe, seats);
    const canoes = [...new Set(list.flatMap(({ canoe }) => canoe ?? []))].sort();
    return { key, at, targets: list, danger: list.some((target) => target.danger === true), canoes };
  });
}
