// Gems by round as lines: pure geometry of a small chart. Across it is measured in hundredths of its
// width, whatever that is; upwards in pixels.

type Point = { readonly x: number; readonly y: number };
/** `beside` counts the marks at the same value before this one: they stand side by side. */
export type Curve = { readonly seat: number; readonly path: string; readonly last: Point; readonly beside: number };
export type Line = { readonly y: number; readonly value: number };
export type Chart = {
  readonly curves: readonly Curve[];
  readonly lines: readonly Line[];
  /** How many marks stand side by side at most. */
  readonly abreast: number;
};

export const WIDE = 100;
/** Room above the highest and below the lowest line, for the marks at their ends. */
const ROOM = 12;
const FEWEST = 1;
const STEPS = [1, 2, 5, 10, 20];
const MOST_LINES = 5;

/** Lines that share a value lie a little apart, so that none hides another. */
const apart = (seat: number, seats: number): number => (seat - (seats - 1) / 2) * 2.4;

/** Even values from 0 up to the first that nobody passed. */
export function ticksOf(most: number): number[] {
  const step = STEPS.find((one) => Math.ceil(most / one) < MOST_LINES) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/**
 * `rounds[r][s]`: how many gems seat `s` had at the end of round `r`; `start[s]`: before the first of them,
 * which a game that goes on from a position need not begin with none.
 */
export function chartOf(start: readonly number[], rounds: readonly (readonly number[])[], height: number): Chart {
  const ticks = ticksOf(Math.max(FEWEST, ...start, ...rounds.flat()));
  const top = ticks[ticks.length - 1]!;
  const tidy = (value: number): number => Math.round(value * 100) / 100;
  const x = (round: number): number => (WIDE * round) / Math.max(1, rounds.length);
  const y = (value: number): number => tidy(height - ROOM - ((height - 2 * ROOM) * value) / top);
  const ends = rounds[rounds.length - 1] ?? start;
  const curves = start.map((first, seat) => {
    const values = [first, ...rounds.map((row) => row[seat] ?? 0)];
    const points = values.map((value, i) => ({ x: tidy(x(i)), y: tidy(y(value) + apart(seat, start.length)) }));
    const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
    const end = ends[seat] ?? 0;
    const beside = ends.slice(0, seat).filter((other) => other === end).length;
    return { seat, path, last: { x: WIDE, y: y(end) }, beside };
  });
  return { curves, lines: ticks.map((value) => ({ y: y(value), value })), abreast: 1 + Math.max(0, ...curves.map((one) => one.beside)) };
}
