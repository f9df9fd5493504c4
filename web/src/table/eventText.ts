// Events and steps as sentences, with the pieces they are about.

import type { CanoeRef } from '../board/targets';
import type { Place } from '../scene/scene';
import type { Event, Step } from '../api/types';
import { say, i18n } from '../i18n/i18n.svelte';
import { ruleOf } from './eventRules';
import type { Names } from './playerNames';
import { placeValues } from './placeNames';

/** Canoes and spaces to highlight on the board. */
export type Highlight = { readonly canoes: readonly CanoeRef[]; readonly spaces: readonly Place[] };
export type Line = {
  readonly id: string;
  readonly kind: 'event' | 'round' | 'said' | 'note';
  readonly seat: number | null;
  readonly text: string;
  readonly highlight: Highlight;
  /** Which event of its step it tells. */
  readonly event: number;
  /** The rule that it follows. */
  readonly rule?: string;
  /** Announced when it happens, but not shown in the log. */
  readonly isQuiet?: boolean;
};

export const NO_HIGHLIGHT: Highlight = { canoes: [], spaces: [] };

const GOALS: Readonly<Record<string, string>> = { 'four of a kind': 'goal-four', 'five kinds': 'goal-five', 'seven in all': 'goal-seven' };

/** Goals, as the server names them, in words. */
export const goalNames = (goals: readonly string[]): string => i18n.list(goals.map((goal) => say(GOALS[goal] ?? goal)));

/** Whether an event of a step happens while the river flows. */
export const isInFlow = (events: readonly Event[], place: number): boolean =>
  events.slice(0, Math.max(0, place)).some((event) => event.type === 'flow');

/** One event as a sentence: most are told by their own values; a canoe falls by the river, or by paddling. */
export function sentence(event: Event, names: Names, isFlowing = false): string {
  const name = 'seat' in event ? names(event.seat) : '';
  switch (event.type) {
    case 'trip':
      return say(event.path.length > 1 ? 'event-trip' : 'event-trip-stays', { name, ...placeValues(event.path.at(-1) ?? 'shore') });
    case 'stolen':
      return say('event-stolen', { name, gem: event.gem, victim: names(event.victim[0]) });
    case 'weather':
      return say('event-weather', { name, weather: event.now });
    case 'push':
      return say('event-push', { arm: event.arm });
    case 'game_over': {
      const winners = event.winners.map((winner) => names(winner.seat));
      const key = event.round_limit ? 'event-game-over-limit' : 'event-game-over';
      return say(key, { names: i18n.list(winners), count: winners.length });
    }
    case 'flow':
      return say('event-flow-cause', { speed: event.speed, weather: event.weather, lowest: event.lowest ?? 'none' });
    case 'swept':
      return say(isFlowing ? 'event-swept-river' : 'event-swept-paddled', { name, gem: event.gem ?? 'none' });
    case 'goal_reached':
      return say('event-goal-reached', {
        name,
        goals: goalNames(event.goals),
        names: i18n.list(event.to_move.map(names)),
        count: event.to_move.length,
      });
    default:
      return say(`event-${event.type.replace('_', '-')}`, { ...event, name, gem: ('gem' in event && event.gem) || 'none' });
  }
}

/** An event in so few words that a headline has room for them. */
export function headlineOf(event: Event, names: Names): string {
  const name = 'seat' in event ? names(event.seat) : '';
  switch (event.type) {
    case 'flow':
      return say('at-head-flow', { speed: event.speed });
    case 'swept':
      return say('at-head-swept', { name });
    case 'ransomed':
    case 'rescued':
      return say('at-head-canoe-back', { name });
    case 'goal_reached':
      return say('at-head-goal', { name, goals: goalNames(event.goals) });
    default:
      return sentence(event, names);
  }
}

export function highlightOf(event: Event): Highlight {
  switch (event.type) {
    case 'trip':
      return { canoes: [{ seat: event.seat, canoe: event.canoe }], spaces: event.path.slice(-1) };
    case 'stolen':
      return {
        canoes: [
          { seat: event.seat, canoe: event.canoe },
          { seat: event.victim[0], canoe: event.victim[1] },
        ],
        spaces: [],
      };
    case 'push':
      return { canoes: event.drifts.map(({ seat, canoe }) => ({ seat, canoe })), spaces: [] };
    default:
      return 'canoe' in event ? { canoes: [{ seat: event.seat, canoe: event.canoe }], spaces: [] } : NO_HIGHLIGHT;
  }
}

/** A trip ashore or over the edge is told by what came of it; single pushes are only seen. */
function isTold(event: Event, next: Event | undefined): boolean {
  if (event.type === 'push') return false;
  if (event.type !== 'trip') return true;
  return next?.type !== 'landed' && next?.type !== 'swept';
}

export const toldEvents = (events: readonly Event[]): Event[] => events.filter((event, i) => isTold(event, events[i + 1]));

function eventLine(step: Step, event: Event, names: Names): Line {
  const events = step.events ?? [];
  const place = events.indexOf(event);
  return {
    id: `${step.sequence}.${place}`,
    event: place,
    kind: event.type === 'start_passed' ? 'round' : 'event',
    seat: 'seat' in event ? event.seat : null,
    text: sentence(event, names, isInFlow(events, place)),
    highlight: highlightOf(event),
    rule: ruleOf(event),
    isQuiet: event.type === 'chosen',
  };
}

/** A game that begins at a laid position goes on from its round. */
function startText({ round = 1 }: Step, name: string): string {
  return round > 1 ? say('event-start-passed', { round, name }) : say('at-note-started', { name });
}

function noteText(step: Step, names: Names): string | null {
  const name = step.seat === undefined ? '' : names(step.seat);
  switch (step.kind) {
    case 'started':
      return startText(step, names(step.start ?? 0));
    case 'voted':
      return say(step.yes ? 'at-note-voted-yes' : 'at-note-voted-no', { name });
    case 'stand-in': {
      const key = step.decided ? 'at-note-stand-in' : step.yes ? 'at-note-stand-in-yes' : 'at-note-stand-in-no';
      return say(key, { name, whom: names(step.whom ?? 0) });
    }
    case 'returned':
    case 'resigned':
    case 'abandoned':
    case 'rematched':
      return say(`at-note-${step.kind}`, { name });
    default:
      return null;
  }
}

/** What somebody said, in words; an emote is one of ours. */
export function spoken(step: Step): string {
  if (step.muted) return say('at-chat-muted');
  return step.emote ? say('at-emote', { emote: step.text ?? '' }) : (step.text ?? '');
}

/** A step as lines of the log. */
export function linesOf(step: Step, names: Names): Line[] {
  if (step.kind === 'acted') {
    const lines = toldEvents(step.events ?? []).map((event) => eventLine(step, event, names));
    if (step.by !== 'clock' || step.seat === undefined || lines.length === 0) return lines;
    const late = say('at-note-clock', { name: names(step.seat) });
    return [{ id: `${step.sequence}.clock`, event: 0, kind: 'note', seat: step.seat, text: late, highlight: NO_HIGHLIGHT }, ...lines];
  }
  if (step.kind === 'said') {
    return [{ id: `${step.sequence}`, event: 0, kind: 'said', seat: step.seat ?? null, text: spoken(step), highlight: NO_HIGHLIGHT }];
  }
  const text = noteText(step, names);
  return text === null ? [] : [{ id: `${step.sequence}`, event: 0, kind: 'note', seat: step.seat ?? null, text, highlight: NO_HIGHLIGHT }];
}
