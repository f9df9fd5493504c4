// What stands on the tags beside lit spaces, and where there is room for them.

import type { GemKind } from '../api/types';
import { DISC, DISC_NAMES, DISCS, PIER, PLANK } from '../geometry/boardGeometry';
import { placeLabels, stemOf, type Circle, type PlacedLabel } from '../geometry/freeRoom';
import { discNumbers } from '../geometry/discNumbers';
import { gemPoses, pointerPose, ringPose, type Picture, type PlacedCanoe } from '../geometry/piecePoses';
import type { Point } from '../geometry/curve';
import { around } from '../geometry/pose';
import { CANOE, GEM } from '../geometry/slots';
import { RING } from './places';
import { shineOf, type Shine, type Spot, type Target, type TargetKind } from './targets';

/** One thing on a tag: what is done, by sign and word where it is the first of its kind, with which gem. */
export type TagPart = {
  readonly id: string;
  readonly kind: TargetKind | null;
  readonly word: string;
  readonly gem?: GemKind;
};
export type Tag = PlacedLabel & {
  readonly parts: readonly TagPart[];
  /** Whether more can be done there than the parts say. */
  readonly hasMore: boolean;
  readonly danger: boolean;
  readonly shine: Shine;
  /** A pixel of the tag in board units: on large boards it grows with them. */
  readonly unit: number;
  /** The pointer from the ring to the tag. */
  readonly stem: ReturnType<typeof stemOf>;
};

/** Sizes in pixels: the parts, a letter, the gap between them, the padding, words, and the widest a tag may be. */
export const TAG = { sign: 14, gem: 16, letter: 8, gap: 2, pad: 5, height: 22, or: 26, more: 46, dots: 12, widest: 128 } as const;

/** A pixel of a tag is never less than this, in board units. */
const LEAST_UNIT = 1.25;

/** A finger this far from a tag still means it, in pixels. */
const TAG_REACH = 8;

/** The choices of one kind: they share its sign and its word. From whom a gem is stolen, the choice itself says. */
function partsOf(targets: readonly Target[]): TagPart[] {
  const parts = targets.map(({ kind, word, gem }, i): TagPart => {
    const sign = i === 0 ? { kind, word } : { kind: null, word: '' };
    return { id: gem ?? kind, ...sign, ...(gem ? { gem } : {}) };
  });
  return parts.filter(({ id, kind, gem }, i) => kind || (gem && parts.findIndex((other) => other.id === id) === i));
}

const widthOf = ({ kind, word, gem }: TagPart): number =>
  [kind ? TAG.sign : TAG.or, word.length * TAG.letter, gem ? TAG.gem : 0].reduce((sum, w) => (w ? sum + w + TAG.gap : sum), 0);

/** In short a tag has its sign alone, and dots for more; a theft and a canoe that is lost keep their words. */
const withoutWord = (part: TagPart): TagPart =>
  part.kind && part.kind !== 'steal' && part.kind !== 'falls' ? { ...part, word: '' } : part;

/**
 * What a tag says: what a press does, or else the first kind of thing that can be done there and that there is more.
 * A plain destination has none. In short it is as wide as its signs.
 */
export function tagParts({ targets }: Spot): { parts: TagPart[]; hasMore: boolean; width: number; short: number } {
  if (targets.every(({ kind }) => kind === 'move')) return { parts: [], hasMore: false, width: 0, short: 0 };
  const obvious = targets.find(({ isObvious }) => isObvious);
  const all = partsOf(obvious ? [obvious] : targets.filter(({ kind }) => kind === targets[0]!.kind));
  let width = 0;
  const parts = all.filter((part, i) => i === 0 || (width += widthOf(all[i - 1]!)) + widthOf(part) <= TAG.widest);
  const hasMore = !obvious && (parts.length < all.length || targets.some(({ kind }) => kind !== targets[0]!.kind));
  const whole = (list: readonly TagPart[], more: number): number =>
    list.reduce((sum, part) => sum + widthOf(part), 0) + (hasMore ? more : -TAG.gap) + 2 * TAG.pad;
  return { parts, hasMore, width: whole(parts, TAG.more), short: whole(parts.map(withoutWord), TAG.dots) };
}

/** Three circles along a hull. */
export const hullCircles = ({ pose }: PlacedCanoe): Circle[] =>
  [-0.32, 0, 0.32].map((part) => ({
    ...around(pose, pose.angle, { x: part * CANOE.length * pose.scale, y: 0 }),
    r: (CANOE.width / 2 + 2) * pose.scale,
  }));

/** Everything that a tag must not cover. `pixel` is the size of a pixel in board units. */
export function tagObstacles(picture: Picture, canoes: readonly PlacedCanoe[], pixel: number): Circle[] {
  const { scene, heaps } = picture;
  const plank = [0, 1, 2, 3].map((i) => ({ x: PLANK.x + (PLANK.width * (i + 0.5)) / 4, y: PLANK.y + PLANK.height / 2, r: 42 }));
  const pier = [0, 1, 2].map((i) => ({ x: PIER.x + PIER.width / 2, y: PIER.y + (PIER.height * (i + 0.5)) / 3, r: PIER.width / 2 }));
  return [
    ...canoes.flatMap(hullCircles),
    ...gemPoses(heaps).map(({ pose }) => ({ x: pose.x, y: pose.y, r: GEM + 3 })),
    ...DISC_NAMES.map((disc) => ({ ...DISCS[disc], r: DISC + 3 })),
    ...discNumbers(pixel).map(({ x, y, width }) => ({ x, y, r: width / 2 })),
    { ...pointerPose(scene), r: 26 },
    { ...ringPose(scene), r: 22 },
    ...plank,
    ...pier,
  ];
}

/** The tags of all lit spaces, each in free room. */
export function tagsOf(spots: readonly Spot[], obstacles: readonly Circle[], pixel: number): Tag[] {
  const unit = Math.max(pixel, LEAST_UNIT);
  const drawn = spots.map((spot) => ({ spot, ...tagParts(spot) })).filter(({ parts }) => parts.length > 0);
  const rings = spots.map((spot) => ({ ...spot.at, r: RING }));
  const labels = drawn.map(({ spot, width, short }) => ({
    key: spot.key,
    about: { ...spot.at, r: RING },
    width: width * unit,
    short: short * unit,
    height: TAG.height * unit,
  }));
  const others = [...DISC_NAMES.map((disc) => ({ ...DISCS[disc], r: DISC })), ...rings];
  return placeLabels(labels, [...obstacles, ...rings], others).map((label) => {
    const { parts, hasMore, spot } = drawn.find((one) => one.spot.key === label.key)!;
    const shown = label.isShort ? parts.map(withoutWord) : parts;
    const width = label.isShort ? label.short : label.width;
    return {
      ...label,
      width,
      parts: shown,
      hasMore,
      danger: spot.danger,
      shine: shineOf(spot.targets),
      unit,
      stem: stemOf({ ...label, width }, label.about),
    };
  });
}

/** The tag that a tap means: the nearest one within reach of a finger; one that warns only where it is drawn. `pixel` is the size of a pixel in board units. */
export function tagAt<T extends PlacedLabel & Partial<Pick<Tag, 'danger'>>>(tags: readonly T[], { x, y }: Point, pixel: number): T | null {
  const away = (tag: T): number =>
    Math.hypot(Math.max(0, Math.abs(x - tag.x) - tag.width / 2), Math.max(0, Math.abs(y - tag.y) - tag.height / 2));
  const [nearest] = [...tags].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= (nearest.danger ? 0 : TAG_REACH * pixel) ? nearest : null;
}
