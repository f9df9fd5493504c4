// What bots say at great moments. It follows from what everybody sees: the same log gives the same words
// to everybody. A bot speaks once in a few rounds at most, and in one round only one of them does.

import type { Event, Seat, Step, Table } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import { prefs } from '../prefs.svelte';
import { isBotMuted } from './mutedBots';
import { seatsAt } from './playerNames';

/** What a bot says about an event of a step. */
export type BotLine = { readonly sequence: number; readonly event: number; readonly seat: number; readonly text: string };
type Occasion = 'stole' | 'robbed' | 'lost' | 'won' | 'bold';
type Cue = { readonly seat: number; readonly occasion: Occasion };
type Prompt = Cue & { readonly event: number };

/** Rounds in which a bot speaks at most once. */
const SELDOM = 3;
const VARIANTS = 2;
/** Taking a gem from the site at the edge of the falls is what the others admire. */
const BOLD_SITE = 'ruby';
/** Of so many bold moves one is talked about. */
const BOLD_EVERY = 2;

/** Who might speak about an event, the likeliest first. */
function cuesOf(event: Event, bots: readonly number[], draw: number): Cue[] {
  switch (event.type) {
    case 'stolen': {
      const cues: Cue[] = [
        { seat: event.seat, occasion: 'stole' },
        { seat: event.victim[0], occasion: 'robbed' },
      ];
      return draw % 2 === 0 ? cues : cues.reverse();
    }
    case 'swept':
      return [{ seat: event.seat, occasion: 'lost' }];
    case 'loaded': {
      if (event.site !== BOLD_SITE || draw % BOLD_EVERY !== 0) return [];
      const others = bots.filter((seat) => seat !== event.seat);
      const first = Math.floor(draw / BOLD_EVERY) % Math.max(1, others.length);
      return [...others.slice(first), ...others.slice(0, first)].map((seat) => ({ seat, occasion: 'bold' }));
    }
    default:
      return [];
  }
}

/** A number from a step's place in the log, the same for everybody. */
const drawOf = (sequence: number): number => Math.imul(sequence + 1, 0x9e3779b1) >>> 8;

/** Everything that the bots of a table say about some steps. */
export function botLines(steps: readonly Step[], seats: readonly Seat[], resigned: Table['resigned'] = []): BotLine[] {
  const spoke = new Map<number, number>();
  const lines: BotLine[] = [];
  let round: number | null = null; // unknown until a round begins: nobody speaks
  /** Those that play: whoever has taken a seat over is silent about what was before. */
  let bots: readonly number[] = [];

  const maySpeak = (seat: number): boolean => {
    const now = round ?? 0;
    return bots.includes(seat) && now - (spoke.get(seat) ?? -SELDOM) >= SELDOM && ![...spoke.values()].includes(now);
  };
  const pick = (event: Event, draw: number): Cue | undefined => {
    if (event.type === 'game_over') {
      const winner = event.winners.find(({ seat }) => bots.includes(seat));
      return winner && { seat: winner.seat, occasion: 'won' };
    }
    return round === null ? undefined : cuesOf(event, bots, draw).find(({ seat }) => maySpeak(seat));
  };

  for (const step of steps) {
    if (step.kind === 'started') round = 1;
    const draw = drawOf(step.sequence);
    bots = seatsAt({ seats: [...seats], resigned }, step.sequence).flatMap((seat, i) => (seat.temperament ? [i] : []));
    let cue: Prompt | undefined;
    for (const [place, event] of (step.events ?? []).entries()) {
      const found = pick(event, draw);
      if (found && (!cue || found.occasion === 'won')) cue = { ...found, event: place };
      if (found) spoke.set(found.seat, round ?? 0);
      if (event.type === 'start_passed') round = event.round;
    }
    if (!cue) continue;
    const variant = 1 + (Math.floor(draw / 8) % VARIANTS);
    const temperament = seats[cue.seat]?.temperament ?? '';
    const text = say(`bot-says-${cue.occasion}-${variant}`, { temperament });
    lines.push({ sequence: step.sequence, event: cue.event, seat: cue.seat, text });
  }
  return lines.filter(({ seat }) => prefs.chatter && !isBotMuted(seats[seat]?.temperament));
}
