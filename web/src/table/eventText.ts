// Events and steps as sentences, with the pieces they are about.

import type { CanoeRef } from '../board/targets';
import type { Place } from '../scene/scene';
import type { Event, FlowEvent, GemKind, Step, Tile } from '../api/types';
import { say, i18n, type Values } from '../i18n/i18n.svelte';
import { ruleOf } from './eventRules';
import { shownName } from '../i18n/guestName';
import { isAmong, namesOf, othersOf, seatsAt, type Telling } from './playerNames';
import { fromValues, placeValues } from './placeNames';

/** Canoes and spaces to highlight on the board. */
export type Highlight = { readonly canoes: readonly CanoeRef[]; readonly spaces: readonly Place[] };
export type Line = {
  readonly id: string;
  readonly kind: 'event' | 'round' | 'said' | 'note';
  readonly seat: number | null;
  readonly text: string;
  /** Who says it. */
  readonly name?: string;
  readonly highlight: Highlight;
  /** Which event of its step it tells. */
  readonly event: number;
  /** The rule that it follows. */
  readonly rule?: string;
  /** What it is about, to be shown as a picture. */
  readonly gem?: GemKind | null;
  readonly tile?: Tile;
  /** Announced when it happens, but not shown in the log. */
  readonly isQuiet?: boolean;
};

export const NO_HIGHLIGHT: Highlight = { canoes: [], spaces: [] };

const GOALS: Readonly<Record<string, string>> = { 'four of a kind': 'goal-four', 'five kinds': 'goal-five', 'seven in all': 'goal-seven' };

/** Goals, as the server names them, in words. */
export const goalNames = (goals: readonly string[]): string => i18n.list(goals.map((goal) => say(GOALS[goal] ?? goal)));

/** How far the river flows when an event of a step happens; null if it does not. */
export const flowAt = (events: readonly Event[], place: number): FlowEvent | null =>
  events.slice(0, Math.max(0, place)).find((event) => event.type === 'flow') ?? null;

/** Whether an event of a step happens while the river flows. */
export const isInFlow = (events: readonly Event[], place: number): boolean => flowAt(events, place) !== null;

/** One event as a sentence: most are told by their own values; a canoe falls by the river, or by paddling. */
export function sentence(event: Event, { names, you }: Telling, isFlowing = false): string {
  const isYou = 'seat' in event && event.seat === you;
  const name = 'seat' in event ? names(event.seat) : '';
  const tell = (what: string, values: Values = {}): string => say(isYou ? `you-${what}` : `event-${what}`, { name, ...values });
  switch (event.type) {
    case 'trip': {
      // Where it comes from says which canoe it is.
      const [from = 'shore', to = from] = [event.path[0], event.path.at(-1)];
      return tell(event.path.length > 1 ? 'trip-from' : 'trip-stays', { ...placeValues(to), ...fromValues(from) });
    }
    case 'stolen':
      if (event.victim[0] === you) return say('you-robbed', { name, gem: event.gem });
      return tell('stolen', { gem: event.gem, victim: names(event.victim[0]) });
    case 'weather':
      return tell('weather', { weather: event.now });
    case 'push':
      return tell('push', { arm: event.arm });
    case 'game_over': {
      const winners = event.winners.map((winner) => winner.seat);
      const what = event.round_limit ? 'game-over-limit' : 'game-over';
      return say(isAmong(you, winners) ? `you-${what}` : `event-${what}`, othersOf(winners, { names, you }));
    }
    case 'flow':
      return tell('flow-cause', { speed: event.speed, weather: event.weather, lowest: event.lowest ?? 'none' });
    case 'swept':
      return tell(isFlowing ? 'swept-river' : 'swept-paddled', { gem: event.gem ?? 'none' });
    case 'goal_reached': {
      const values = { name, goals: goalNames(event.goals), ...othersOf(event.to_move, { names, you }) };
      return isAmong(you, event.to_move) ? say('you-to-move', values) : tell('goal-reached', values);
    }
    default:
      return tell(event.type.replaceAll('_', '-'), { ...event, name, gem: ('gem' in event && event.gem) || 'none' });
  }
}

/** An event in so few words that a headline has room for them. What is captioned on the board is mostly told there alone. */
export function headlineOf(event: Event, telling: Telling): string {
  const isYou = 'seat' in event && event.seat === telling.you;
  const name = 'seat' in event ? telling.names(event.seat) : '';
  const tell = (what: string): string => say(isYou ? `you-head-${what}` : `at-head-${what}`, { name });
  switch (event.type) {
    case 'flow':
      return say('at-head-river');
    case 'ransomed':
      return tell('canoe-back');
    case 'trip':
      if (event.path.length > 1) return say(isYou ? 'you-trip' : 'event-trip', { name, ...placeValues(event.path.at(-1) ?? 'shore') });
      return sentence(event, telling);
    default:
      return sentence(event, telling);
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

/** Whether both canoes of a player make the same trip, one right after the other. */
const isTwin = (one: Event | undefined, other: Event | undefined): boolean =>
  one?.type === 'trip' &&
  other?.type === 'trip' &&
  one.seat === other.seat &&
  one.canoe !== other.canoe &&
  one.path.length > 1 &&
  other.path.length > 1 &&
  one.path.at(-1) === other.path.at(-1);

/** Where discs went both ways at the fork, a line says so, once the last of them has gone. */
function forkLines(step: Step): Line[] {
  const events = step.events ?? [];
  const gone = { left: 0, right: 0 };
  for (const event of events) if (event.type === 'push') gone[event.arm]++;
  if (gone.left === 0 || gone.right === 0) return [];
  const last = events.findLastIndex(({ type }) => type === 'push');
  const line = { kind: 'event', seat: null, highlight: NO_HIGHLIGHT, rule: ruleOf(events[last]!) } as const;
  return [{ id: `${step.sequence}.fork`, event: last, text: say('event-fork', gone), ...line }];
}

/** The told events of a step as lines: two equal trips are one line, at the second. */
function eventLines(step: Step, telling: Telling): Line[] {
  const told = toldEvents(step.events ?? []);
  return told.flatMap((event, i) => {
    if (isTwin(event, told[i + 1])) return [];
    const line = eventLine(step, event, telling);
    const before = told[i - 1];
    if (event.type !== 'trip' || !before || !isTwin(before, event)) return [line];
    const text = say(event.seat === telling.you ? 'you-trip-both' : 'event-trip-both', {
      name: telling.names(event.seat),
      ...placeValues(event.path.at(-1) ?? 'shore'),
    });
    const canoes = [...highlightOf(before).canoes, ...line.highlight.canoes];
    return [{ ...line, text, highlight: { ...line.highlight, canoes } }];
  });
}

function eventLine(step: Step, event: Event, telling: Telling): Line {
  const events = step.events ?? [];
  const place = events.indexOf(event);
  return {
    id: `${step.sequence}.${place}`,
    event: place,
    kind: event.type === 'start_passed' ? 'round' : 'event',
    seat: 'seat' in event ? event.seat : null,
    text: sentence(event, telling, isInFlow(events, place)),
    highlight: highlightOf(event),
    rule: ruleOf(event),
    ...('gem' in event ? { gem: event.gem as GemKind | null } : {}),
    ...(event.type === 'revealed' ? { tile: event.tile } : {}),
    isQuiet: event.type === 'chosen',
  };
}

/** A game that begins at a laid position goes on from its round. */
function startText({ round = 1, start = 0 }: Step, { names, you }: Telling): string {
  const values = { round, name: names(start) };
  if (round > 1) return say(start === you ? 'you-start-passed' : 'event-start-passed', values);
  return say(start === you ? 'you-note-started' : 'at-note-started', values);
}

/** Who lets a bot play for whom; either can be the one it is told to. */
function standInText({ seat, whom = 0, decided, yes }: Step, { names, you }: Telling): string {
  const values = { name: names(seat ?? 0), whom: names(whom) };
  if (decided) return say(whom === you ? 'you-note-stand-in' : 'at-note-stand-in', values);
  const answer = yes ? 'yes' : 'no';
  if (whom === you) return say(`you-note-absent-${answer}`, values);
  return say(seat === you ? `you-note-stand-in-${answer}` : `at-note-stand-in-${answer}`, values);
}

function noteText(step: Step, telling: Telling, bot: string): string | null {
  const isYou = step.seat === telling.you;
  const name = step.seat === undefined ? '' : telling.names(step.seat);
  const tell = (what: string): string => say(isYou ? `you-note-${what}` : `at-note-${what}`, { name });
  switch (step.kind) {
    case 'started':
      return startText(step, telling);
    case 'voted':
      return tell(step.yes ? 'voted-yes' : 'voted-no');
    case 'stand-in':
      return standInText(step, telling);
    case 'returned':
      return tell(step.kind);
    case 'resigned':
      return say(isYou ? 'you-note-resigned' : 'at-note-resigned', { name, bot });
    case 'abandoned':
    case 'rematched':
      return say(`at-note-${step.kind}`);
    default:
      return null;
  }
}

/** What somebody said, in words; an emote is one of ours. */
export function spoken(step: Step): string {
  if (step.muted) return say('at-chat-muted');
  return step.emote ? say('at-emote', { emote: step.text ?? '' }) : (step.text ?? '');
}

/** Where whoever said something sits now, or sat until a bot took over; null if they left before the game. */
function speakerSeat({ seat, player, name }: Step, { table }: Telling): number | null {
  if (!table || !player) return seat ?? null;
  const now = table.seats.findIndex((one) => one.player === player);
  if (now >= 0) return now;
  return table.resigned?.some((one) => one.seat === seat && one.name === name) ? (seat ?? null) : null;
}

/** A step as lines of the log. Players are called what they were called then: others may have their seats now. */
export function linesOf(step: Step, now: Telling): Line[] {
  const telling = now.table ? { ...now, names: namesOf(seatsAt(now.table, step.sequence)) } : now;
  if (step.kind === 'acted') {
    const lines = [...eventLines(step, telling), ...forkLines(step)].sort((one, other) => one.event - other.event);
    if (step.by !== 'clock' || step.seat === undefined || lines.length === 0) return lines;
    const late = say(step.seat === telling.you ? 'you-note-clock' : 'at-note-clock', { name: telling.names(step.seat) });
    return [{ id: `${step.sequence}.clock`, event: 0, kind: 'note', seat: step.seat, text: late, highlight: NO_HIGHLIGHT }, ...lines];
  }
  if (step.kind === 'said') {
    const name = step.name === undefined ? telling.names(step.seat ?? 0) : shownName(step.name);
    const said = { kind: 'said', seat: speakerSeat(step, now), name, text: spoken(step) } as const;
    return [{ id: `${step.sequence}`, event: 0, ...said, highlight: NO_HIGHLIGHT }];
  }
  const text = noteText(step, telling, now.names(step.seat ?? 0));
  // Once it is decided, it is about whoever is away, not about the last to vote.
  const seat = step.kind === 'stand-in' && step.decided ? step.whom : step.seat;
  return text === null ? [] : [{ id: `${step.sequence}`, event: 0, kind: 'note', seat: seat ?? null, text, highlight: NO_HIGHLIGHT }];
}
