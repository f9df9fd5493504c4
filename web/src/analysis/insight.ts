// An analysis beside the replay it belongs to: which moment shows which move.

import type { Analysis, JudgedDecision, Moment, TurningPoint } from '../api/types';

export type Insight = {
  readonly analysis: Analysis;
  /** Everybody's chance to win before the first move and after each. */
  readonly chances: readonly (readonly number[])[];
  /** The moment that shows a move. */
  readonly moments: readonly number[];
};

/** `sequences` names the moment of each move. */
export function insightOf(analysis: Analysis, sequences: readonly number[], moments: readonly Moment[]): Insight {
  const places = new Map(moments.map(({ sequence }, i) => [sequence, i]));
  return {
    analysis,
    chances: [analysis.players.map(({ opening }) => opening), ...analysis.chances.map(({ chances }) => chances)],
    moments: sequences.map((sequence) => places.get(sequence) ?? 0),
  };
}

/** The decision that cost a player who did not win most, unless a turning point tells of it already; null if none cost much. */
export function ownCostliest(insight: Insight, seat: number): JudgedDecision | null {
  const { decisions, players, turning_points: points } = insight.analysis;
  if ((players[seat]?.result ?? 1) >= 1) return null;
  const own = decisions.filter((one) => one.seat === seat && one.mark !== null).sort((a, b) => b.loss - a.loss)[0];
  return own && !points.some((point) => mistakeBehind(insight, point) === own) ? own : null;
}

/** How many moves were made when a moment was over. */
export const movesBy = ({ moments }: Insight, at: number): number => moments.filter((moment) => moment <= at).length;

/** The moment after so many moves; the first one before any. */
export const momentAfter = ({ moments }: Insight, moves: number): number => (moves === 0 ? 0 : (moments[moves - 1] ?? 0));

/** The decision that a turning point tells of: what was done, or the choice of a tile; null if there was no choice. */
export const toldDecision = ({ analysis }: Insight, { cause }: TurningPoint): JudgedDecision | null =>
  analysis.decisions.find(({ move }) => move === cause) ?? null;

/** The decisions with a choice that were made in a moment. First comes the one that its turning point tells of, also if it was made before. */
export function decisionsAt(insight: Insight, at: number): JudgedDecision[] {
  const turned = turningPointAt(insight, at);
  const told = turned && toldDecision(insight, turned.point);
  const here = insight.analysis.decisions.filter((one) => insight.moments[one.move] === at && one !== told);
  return told ? [told, ...here] : here;
}

/** Whether a decision was one of several of a turn: then it is told which canoe it was about. */
export const isOneOfTurn = ({ move, seat }: JudgedDecision, decisions: readonly JudgedDecision[]): boolean =>
  decisions.some((other) => other.seat === seat && other.move !== move);

export type ToldPoint = { readonly point: TurningPoint; readonly number: number };

/** The turning point that a moment shows, and which of them it is, from 1. */
export function turningPointAt({ analysis, moments }: Insight, at: number): ToldPoint | null {
  const place = analysis.turning_points.findIndex(({ move }) => moments[move] === at);
  const point = analysis.turning_points[place];
  return point ? { point, number: place + 1 } : null;
}

export const isGrave = ({ mark }: JudgedDecision): boolean => mark !== null && GRAVE.includes(mark);

/** The mistake behind a turning point, if there was one: that of the player who fell, or another's that let the player rise. */
export function mistakeBehind(insight: Insight, point: TurningPoint): JudgedDecision | null {
  const told = toldDecision(insight, point);
  return told && isGrave(told) && (told.seat === point.who) === point.now < point.was ? told : null;
}

/** The turning point of which most lasted. */
export const decidingPoint = ({ analysis }: Insight): TurningPoint | null =>
  [...analysis.turning_points].sort((a, b) => (b.lasting ?? 0) - (a.lasting ?? 0))[0] ?? null;

export type Mark = NonNullable<JudgedDecision['mark']>;
export const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder'];
/** Those that are seen on the chart. */
export const GRAVE: readonly Mark[] = ['mistake', 'blunder'];

export const ACCOUNT = ['start', 'skill', 'gifts', 'luck', 'result'] as const;

/** Where a player's chance went, in whole hundredths of a win: the first four add up to the last. */
export function accountOf({ opening, result, skill, gifts }: Analysis['players'][number]): Record<(typeof ACCOUNT)[number], number> {
  const [start, own, given, end] = [opening, skill, gifts, result].map((share) => Math.round(100 * share)) as [
    number,
    number,
    number,
    number,
  ];
  return { start, skill: own, gifts: given, luck: end - start - own - given, result: end };
}

/** The worst mark of some decisions. */
export const worstMark = (decisions: readonly JudgedDecision[]): Mark | null =>
  MARKS.findLast((mark) => decisions.some((decision) => decision.mark === mark)) ?? null;

/** Everybody's chance at the end of each round. */
export function byRound({ analysis }: Insight): { readonly round: number; readonly chances: readonly number[] }[] {
  const ends = new Map(analysis.chances.map(({ round, chances }) => [round, chances]));
  return [...ends].map(([round, chances]) => ({ round, chances }));
}
