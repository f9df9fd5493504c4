// Events and steps as sentences, with the pieces they are about.

import type { CanoeRef } from '../board/targets';
import type { Place } from '../scene/scene';
import type { Event, Step } from '../api/types';
import { say, i18n } from '../i18n/i18n.svelte';
import type { Names } from './playerNames';
import { placeName } from './placeNames';

/** Canoes and spaces to highlight on the board. */
export type Highlight = { readonly canoes: readonly CanoeRef[]; readonly spaces: readonly Place[] };
export type Line = {
  readonly id: string;
  readonly kind: 'event' | 'round' | 'said' | 'note';
  readonly seat: number | null;
  readonly text: string;
  readonly highlight: Highlight;
  /** Announced when it happens, but not shown in the log. */
  readonly isQuiet?: boolean;
};

export const NO_HIGHLIGHT: Highlight = { canoes: [], spaces: [] };

/** One event as a sentence: most are told by their own values. */
export function sentence(event: Event, names: Names): string {
  const name = 'seat' in event ? names(event.seat) : '';
  switch (event.type) {
    case 'trip': {
      const place = placeName(event.path.at(-1) ?? 'shore');
      return say(event.path.length > 1 ? 'event-trip' : 'event-trip-stays', { name, place });
    }
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
      return say('event-flow', { speed: event.speed });
    default:
      return say(`event-${event.type.replace('_', '-')}`, { ...event, name, gem: ('gem' in event && event.gem) || 'none' });
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

function eventLine(step: Step, event: Event, place: number, names: Names): Line {
  return {
    id: `${step.sequence}.${place}`,
    kind: event.type === 'start_passed' ? 'round' : 'event',
    seat: 'seat' in event ? event.seat : null,
    text: sentence(event, names),
    highlight: highlightOf(event),
    isQuiet: event.type === 'chosen',
  };
}

function noteText(step: Step, names: Names): string | null {
  const name = step.seat === undefined ? '' : names(step.seat);
  switch (step.kind) {
    case 'started':
      return say('at-note-started', { name: names(step.start ?? 0) });
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
    const lines = toldEvents(step.events ?? []).map((event, place) => eventLine(step, event, place, names));
    if (step.by !== 'clock' || step.seat === undefined || lines.length === 0) return lines;
    const late = say('at-note-clock', { name: names(step.seat) });
    return [{ id: `${step.sequence}.clock`, kind: 'note', seat: step.seat, text: late, highlight: NO_HIGHLIGHT }, ...lines];
  }
  if (step.kind === 'said') {
    return [{ id: `${step.sequence}`, kind: 'said', seat: step.seat ?? null, text: spoken(step), highlight: NO_HIGHLIGHT }];
  }
  const text = noteText(step, names);
  return text === null ? [] : [{ id: `${step.sequence}`, kind: 'note', seat: step.seat ?? null, text, highlight: NO_HIGHLIGHT }];
}
