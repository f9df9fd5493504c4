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

/** How many moves were made when a moment was over. */
export const movesBy = ({ moments }: Insight, at: number): number => moments.filter((moment) => moment <= at).length;

/** The moment after so many moves; the first one before any. */
export const momentAfter = ({ moments }: Insight, moves: number): number => (moves === 0 ? 0 : (moments[moves - 1] ?? 0));

/** The decisions with a choice that were made in a moment. */
export const decisionsAt = ({ analysis, moments }: Insight, at: number): JudgedDecision[] =>
  analysis.decisions.filter(({ move }) => moments[move] === at);

/** The turning point that a moment shows, and which of them it is, from 1. */
export function turningPointAt(
  { analysis, moments }: Insight,
  at: number,
): { readonly point: TurningPoint; readonly number: number } | null {
  const place = analysis.turning_points.findIndex(({ move }) => moments[move] === at);
  const point = analysis.turning_points[place];
  return point ? { point, number: place + 1 } : null;
}

/** Whose decision a turning point hangs on: whoever acted, or whoever the tiles went against. */
function isDecidedBy({ kind, seat, who, was, now }: TurningPoint, decision: JudgedDecision): boolean {
  const { type } = decision.played;
  if (seat === undefined) return kind.startsWith('tiles') && now < was && type === 'paddle' && decision.seat === who;
  if (decision.seat !== seat || (seat === who && now > was)) return false;
  return kind === 'ransom' ? type === 'ransom' : type !== 'paddle' && type !== 'ransom';
}

/** The mistake behind a turning point: the costliest decision of its moment, if it was one. */
export const mistakeBehind = ({ analysis }: Insight, point: TurningPoint): JudgedDecision | null =>
  analysis.decisions
    .filter((decision) => decision.round === point.round && isDecidedBy(point, decision))
    .filter(({ mark }) => mark === 'mistake' || mark === 'blunder')
    .sort((a, b) => b.loss - a.loss)[0] ?? null;

/** The turning point that changed a chance most. */
export const decidingPoint = ({ analysis }: Insight): TurningPoint | null =>
  [...analysis.turning_points].sort((a, b) => Math.abs(b.now - b.was) - Math.abs(a.now - a.was))[0] ?? null;

export type Mark = NonNullable<JudgedDecision['mark']>;
export const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder'];

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
