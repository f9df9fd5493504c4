// Gems by round as lines: pure geometry of a small chart. Across it is measured in hundredths of its
// width, whatever that is; upwards in pixels.

type Point = { readonly x: number; readonly y: number };
export type Curve = { readonly seat: number; readonly path: string; readonly last: Point };
export type Line = { readonly y: number; readonly value: number };
export type Chart = { readonly curves: readonly Curve[]; readonly lines: readonly Line[] };

export const WIDE = 100;
/** Room above the highest and below the lowest line, for the marks at their ends. */
const ROOM = 10;
const GAP = 18;

/** Lines that share a value lie a little apart, so that none hides another. */
const apart = (seat: number, seats: number): number => (seat - (seats - 1) / 2) * 2.4;

/** Marks at the ends of lines keep their distance: from the lowest up, and back down at the top. */
function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((y, i) => ({ y, i })).sort((a, b) => b.y - a.y);
  let limit = bottom;
  for (const one of order) {
    one.y = Math.min(one.y, limit);
    limit = one.y - gap;
  }
  limit = top;
  for (const one of order.reverse()) {
    one.y = Math.max(one.y, limit);
    limit = one.y + gap;
  }
  return order.sort((a, b) => a.i - b.i).map((one) => one.y);
}

/** `rounds[r][s]`: how many gems seat `s` had at the end of round `r`. */
export function chartOf(rounds: readonly (readonly number[])[], height: number): Chart {
  const seats = rounds[0]?.length ?? 0;
  const most = Math.max(4, ...rounds.flat());
  const tidy = (value: number): number => Math.round(value * 100) / 100;
  const x = (round: number): number => (WIDE * round) / Math.max(1, rounds.length);
  const y = (value: number): number => height - ROOM - ((height - 2 * ROOM) * value) / most;
  const curves = Array.from({ length: seats }, (_, seat) => {
    const values = [0, ...rounds.map((row) => row[seat] ?? 0)];
    const points = values.map((value, i) => ({ x: tidy(x(i)), y: tidy(y(value) + apart(seat, seats)) }));
    const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
    return { seat, path, last: points[points.length - 1]! };
  });
  const ends = spread(
    curves.map((curve) => curve.last.y),
    GAP,
    ROOM,
    height - ROOM,
  );
  const lines = [0, Math.ceil(most / 2), most].map((value) => ({ y: tidy(y(value)), value }));
  return { curves: curves.map((curve, i) => ({ ...curve, last: { x: curve.last.x, y: ends[i]! } })), lines };
}
