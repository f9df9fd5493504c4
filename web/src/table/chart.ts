// Gems by round as lines: pure geometry of a small chart.

export type Curve = { readonly seat: number; readonly path: string; readonly last: { readonly x: number; readonly y: number } };
export type Chart = { readonly width: number; readonly height: number; readonly curves: readonly Curve[]; readonly marks: readonly { readonly y: number; readonly value: number }[] };

const PAD = { left: 22, right: 16, top: 10, bottom: 8 };

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
export function chartOf(rounds: readonly (readonly number[])[], width: number, height: number): Chart {
  const seats = rounds[0]?.length ?? 0;
  const top = Math.max(4, ...rounds.flat());
  const x = (round: number): number => PAD.left + ((width - PAD.left - PAD.right) * round) / Math.max(1, rounds.length);
  const y = (value: number): number => height - PAD.bottom - ((height - PAD.top - PAD.bottom) * value) / top;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const curves = Array.from({ length: seats }, (_, seat) => {
    const values = [0, ...rounds.map((row) => row[seat] ?? 0)];
    const points = values.map((value, i) => ({ x: round(x(i)), y: round(y(value) + apart(seat, seats)) }));
    const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
    return { seat, path, last: points[points.length - 1]! };
  });
  const ends = spread(curves.map((curve) => curve.last.y), 18, PAD.top, height - PAD.bottom);
  const marks = [0, Math.ceil(top / 2), top].map((value) => ({ y: round(y(value)), value }));
  const marked = curves.map((curve, i) => ({ ...curve, last: { x: curve.last.x, y: ends[i]! } }));
  return { width, height, curves: marked, marks };
}
