// What bots say at great moments. It follows from what everybody sees: the same log gives the same words
// to everybody. A bot speaks once in a few rounds at most, and in one round only one of them does; what happened
// to a person, or is great for all, is answered all the same. No bot says a thing twice.

import type { Event, Seat, Step, Table } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import { prefs } from '../prefs.svelte';
import { isBotMuted } from './mutedBots';
import { seatsAt } from './playerNames';

/** What a bot says about an event of a step. */
export type BotLine = { readonly sequence: number; readonly event: number; readonly seat: number; readonly text: string };
type Occasion = 'stole' | 'yours' | 'revenge' | 'robbed' | 'lost' | 'pity' | 'near' | 'won' | 'bold';
/** `weight`: of several in one step the heaviest is spoken of, and only a light one waits for its turn. */
type Cue = { readonly seat: number; readonly occasion: Occasion; readonly weight: number };
type Prompt = Cue & { readonly event: number; readonly round: number; readonly line: string };

/** Rounds in which a bot speaks at most once. */
const SELDOM = 3;
/** How many ways there are to say it. */
const variantsOf = (occasion: Occasion): number => (occasion === 'revenge' || occasion === 'near' ? 1 : 2);
const [LIGHT, GREAT, LAST] = [0, 1, 2];
/** Taking a gem from the site at the edge of the falls is what the others admire. */
const BOLD_SITE = 'ruby';
/** Of so many bold moves one is talked about. */
const BOLD_EVERY = 2;

/** Everybody of some, from a place that the draw decides. */
const turned = (seats: readonly number[], draw: number): number[] => {
  const first = draw % Math.max(1, seats.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/** Who might speak about an event, the likeliest first. `robbers`: who robbed each seat last. */
function cuesOf(event: Event, bots: readonly number[], draw: number, robbers: ReadonlyMap<number, number>): Cue[] {
  const others = (seat: number, occasion: Occasion, weight: number, turn: number): Cue[] =>
    turned(
      bots.filter((bot) => bot !== seat),
      turn,
    ).map((bot) => ({ seat: bot, occasion, weight }));
  switch (event.type) {
    case 'stolen': {
      const [thief, victim] = [event.seat, event.victim[0]];
      const weight = bots.includes(thief) && bots.includes(victim) ? LIGHT : GREAT;
      const isRevenge = robbers.get(thief) === victim;
      const cues: Cue[] = [
        { seat: thief, occasion: bots.includes(victim) ? 'stole' : 'yours', weight },
        { seat: victim, occasion: 'robbed', weight },
      ];
      if (draw % 2 !== 0) cues.reverse();
      return isRevenge ? [{ seat: thief, occasion: 'revenge', weight: GREAT }, ...cues] : cues;
    }
    case 'swept':
      if (bots.includes(event.seat)) return [{ seat: event.seat, occasion: 'lost', weight: LIGHT }];
      return others(event.seat, 'pity', GREAT, Math.floor(draw / BOLD_EVERY));
    case 'one_gem_short':
      return others(event.seat, 'near', GREAT, Math.floor(draw / BOLD_EVERY));
    case 'loaded':
      if (event.site !== BOLD_SITE || draw % BOLD_EVERY !== 0) return [];
      return others(event.seat, 'bold', LIGHT, Math.floor(draw / BOLD_EVERY));
    default:
      return [];
  }
}

/** A number from a step's place in the log, the same for everybody. */
const drawOf = (sequence: number): number => Math.imul(sequence + 1, 0x9e3779b1) >>> 8;

/** Everything that the bots of a table say about some steps. */
export function botLines(steps: readonly Step[], seats: readonly Seat[], resigned: Table['resigned'] = []): BotLine[] {
  const spoke = new Map<number, number>();
  const said = new Set<string>();
  const robbers = new Map<number, number>();
  const lines: BotLine[] = [];
  let round: number | null = null; // unknown until a round begins: nobody speaks
  /** In which round a great moment was last spoken of. */
  let great = 0;
  /** Those that play: whoever has taken a seat over is silent about what was before. */
  let bots: readonly number[] = [];

  const temperamentOf = (seat: number): string => seats[seat]?.temperament ?? '';
  const maySpeak = ({ seat, weight }: Cue): boolean => {
    const now = round ?? 0;
    if (!bots.includes(seat)) return false;
    if (weight > LIGHT) return great !== now;
    return now - (spoke.get(seat) ?? -SELDOM) >= SELDOM && ![...spoke.values()].includes(now);
  };
  /** The words for a cue that its bot has not used yet. */
  const lineOf = ({ seat, occasion }: Cue, draw: number): string | undefined => {
    const count = variantsOf(occasion);
    const ways = Array.from({ length: count }, (_, i) => `${occasion}-${1 + ((Math.floor(draw / 8) + i) % count)}`);
    return ways.find((way) => !said.has(`${temperamentOf(seat)} ${way}`));
  };
  const cuesFor = (event: Event, draw: number): Cue[] => {
    if (event.type === 'game_over')
      return event.winners.filter(({ seat }) => bots.includes(seat)).map(({ seat }) => ({ seat, occasion: 'won', weight: LAST }));
    return round === null ? [] : cuesOf(event, bots, draw, robbers).filter(maySpeak);
  };

  for (const step of steps) {
    if (step.kind === 'started') round = 1;
    const draw = drawOf(step.sequence);
    bots = seatsAt({ seats: [...seats], resigned }, step.sequence).flatMap((seat, i) => (seat.temperament ? [i] : []));
    let best: Prompt | undefined;
    for (const [place, event] of (step.events ?? []).entries()) {
      for (const cue of cuesFor(event, draw)) {
        const line = lineOf(cue, draw);
        if (line && (!best || cue.weight > best.weight)) best = { ...cue, event: place, round: round ?? 0, line };
      }
      if (event.type === 'stolen') robbers.set(event.victim[0], event.seat);
      if (event.type === 'start_passed') round = event.round;
    }
    if (!best) continue;
    const { seat, line, event, weight } = best;
    spoke.set(seat, best.round);
    if (weight === GREAT) great = best.round;
    const temperament = temperamentOf(seat);
    said.add(`${temperament} ${line}`);
    lines.push({ sequence: step.sequence, event, seat, text: say(`bot-says-${line}`, { temperament }) });
  }
  return lines.filter(({ seat }) => prefs.chatter && !isBotMuted(seats[seat]?.temperament));
}
