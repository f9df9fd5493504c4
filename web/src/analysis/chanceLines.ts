// Chances as lines: pure geometry. Across it is measured in hundredths of the chart's width, whatever that is; upwards
// in hundredths of its height.

import { isGrave, movesBy, type Insight, type Mark } from './insight';

type Point = { readonly x: number; readonly y: number };
export type ChanceLine = { readonly seat: number; readonly path: string };
export type ChanceMark = Point & { readonly seat: number; readonly move: number; readonly mark: Mark };
export type RoundTick = { readonly round: number; readonly x: number };

const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Where the chart stands after so many moves. */
export const across = ({ chances }: Insight, moves: number): number => tidy((100 * moves) / Math.max(1, chances.length - 1));

/** How many moves were made at a place of the chart, given as a share of its width. */
export function movesAt({ chances }: Insight, share: number): number {
  const last = chances.length - 1;
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

export const height = (chance: number): number => tidy(100 - 100 * chance);

export const linesOf = (insight: Insight): ChanceLine[] =>
  insight.analysis.players.map((_, seat) => ({
    seat,
    path: insight.chances.map((row, moves) => `${moves ? 'L' : 'M'}${across(insight, moves)} ${height(row[seat] ?? 0)}`).join(''),
  }));

/** What a mark takes of the chart's width and height, also on a phone. */
const ROOM = { x: 5, y: 17 };
const areApart = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) >= ROOM.x || Math.abs(a.y - b.y) >= ROOM.y;

/** Decisions that cost much, on the lines of those who made them, the worst first: where two would cover each other, only the worse. */
export function marksOf(insight: Insight): ChanceMark[] {
  const grave = insight.analysis.decisions.filter(isGrave).sort((a, b) => b.loss - a.loss);
  return grave.reduce<ChanceMark[]>((marks, { move, seat, mark }) => {
    const at = { x: across(insight, move + 1), y: height(insight.chances[move + 1]?.[seat] ?? 0) };
    return marks.every((other) => areApart(other, at)) ? [...marks, { seat, move, mark: mark!, ...at }] : marks;
  }, []);
}

/** A mark keeps this much of the chart's width from the next, so that the numbers of rounds can be read. */
const APART = 9;

/** The rounds whose numbers have room under the chart, each where it begins. */
export function roundTicks(insight: Insight): RoundTick[] {
  const starts = new Map<number, number>();
  insight.analysis.chances.forEach(({ round }, move) => {
    if (!starts.has(round)) starts.set(round, across(insight, move));
  });
  const ticks: RoundTick[] = [];
  for (const [round, x] of starts) if (x - (ticks.at(-1)?.x ?? -APART) >= APART && x <= 100 - APART / 2) ticks.push({ round, x });
  return ticks;
}

/** Everybody's chance at a moment of the replay. */
export const chancesAt = (insight: Insight, at: number): readonly number[] => insight.chances[movesBy(insight, at)] ?? [];
