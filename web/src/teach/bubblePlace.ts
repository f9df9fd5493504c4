// Where a bubble stands: near the thing it speaks of, inside the window or a part of it, and over nothing that can be pressed.

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };

/** Between the bubble and everything else, in pixels. */
const GAP = 4;
const GRID = 2;

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function distance(a: Box, b: Box): number {
  const [from, to] = [middle(a), middle(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** A box without its edge. */
export const inside = ({ x, y, width, height }: Box): Box => ({ x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP });

/** How far apart two boxes are, edge to edge, in pixels. */
export const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0), Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0));

/** Whether a place touches none of these. */
export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((one) => meets(box, one));

/** The free place in an area that is nearest to the thing; null if there is none. */
export function bubblePlace(thing: Box, bubble: Size, pressable: readonly Box[], area: Box): Box | null {
  const taken = [thing, ...pressable];
  const [right, bottom] = [area.x + area.width - bubble.width, area.y + area.height - bubble.height];
  let best: Box | null = null;
  for (let { y } = area; y <= bottom; y += GRID) {
    for (let { x } = area; x <= right; x += GRID) {
      const box = { x, y, ...bubble };
      const isNearer = best === null || distance(box, thing) < distance(best, thing);
      if (isNearer && isFree(box, taken)) best = box;
    }
  }
  return best;
}
