// Writing SVG paths.

export type Pair = readonly [x: number, y: number];

/** A number with one decimal, as short as SVG allows. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
export const n0 = (value: number): string => String(Math.round(value));
export const xy = (x: number, y: number): string => `${n1(x)} ${n1(y)}`;

const middle = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed line rounded through the midpoints of its corners, as a knife cuts it. */
export function rounded(corners: readonly Pair[], dx = 0, dy = 0): string {
  const size = corners.length;
  const at = (i: number): Pair => corners[(i + size) % size] as Pair;
  const [sx, sy] = middle(at(-1), at(0));
  let d = `M${xy(sx + dx, sy + dy)}`;
  for (let i = 0; i < size; i++) {
    const [qx, qy] = at(i);
    const [ex, ey] = middle(at(i), at(i + 1));
    d += `Q${xy(qx + dx, qy + dy)} ${xy(ex + dx, ey + dy)}`;
  }
  return `${d}z`;
}

function gap(p: Pair, a: Pair, b: Pair): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 1e-6) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
}

/** Fewer points, none further off than the tolerance (Ramer-Douglas-Peucker). */
export function simplified(points: readonly Pair[], tolerance: number): Pair[] {
  const [first, last] = [points[0] as Pair, points[points.length - 1] as Pair];
  let most = 0;
  let where = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const off = gap(points[i] as Pair, first, last);
    if (off > most) [most, where] = [off, i];
  }
  if (points.length < 3 || most < tolerance) return [first, last];
  return [...simplified(points.slice(0, where + 1), tolerance).slice(0, -1), ...simplified(points.slice(where), tolerance)];
}

export function area(loop: readonly Pair[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length] as Pair;
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}
