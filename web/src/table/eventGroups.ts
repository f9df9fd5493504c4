// Which events of a step are shown together, how long each is held, and which have a caption on the board.

import type { Event } from '../api/types';

type Kind = Event['type'];

/** Shown by the panels alone: nothing moves on the board. */
const AT_ONCE = new Set<Kind>(['chosen', 'revealed', 'hands_refilled', 'stranded']);
/** These begin a group of their own: what comes before them is over when they are told. */
const OPENERS = new Set<Kind>([
  'revealed',
  'flow',
  'start_passed',
  'game_over',
  'weather',
  'stolen',
  'rescued',
  'goal_reached',
  'one_gem_short',
]);
/** Canoes that fall together are told together, as they fall; then the river waits until that was read. */
const FALL: Kind = 'swept';
/** Nothing joins the group of these: the caption has to be read. */
const ALONE = new Set<Kind>(['flow', 'stolen', 'goal_reached', 'one_gem_short']);
/** How long an event stays in sight after its motion, in milliseconds at the normal pace. */
const HOLDS: Partial<Record<Kind, number>> = {
  revealed: 600,
  landed: 700,
  weather: 500,
  flow: 1700,
  stolen: 700,
  swept: 900,
  rescued: 1900,
  goal_reached: 3200,
  one_gem_short: 2200,
};
const CAPTIONS = new Set<Kind>(['flow', 'stolen', 'swept', 'rescued', 'goal_reached', 'one_gem_short']);

export const isAtOnce = (group: readonly Event[]): boolean => AT_ONCE.has(group[0]!.type);

/** A canoe that comes ashore is held only for the gem that it brings. */
const isSilent = (event: Event): boolean => event.type === 'landed' && event.gem === null;

export const holdOf = (group: readonly Event[]): number =>
  Math.max(0, ...group.map((event) => (isSilent(event) ? 0 : (HOLDS[event.type] ?? 0))));

/** In the headline as well as in a caption: the river is a heading, its caption the news; and a theft is what its turn was for. */
const HEADINGS = new Set<Kind>(['flow', 'stolen']);

/** Whether the headline tells of an event: mostly not if a caption does. */
export const isHeadline = ({ type }: Event): boolean => HEADINGS.has(type) || (type !== 'push' && !CAPTIONS.has(type));

/** The events of a group that are captioned on the board. */
export const captionsOf = (group: readonly Event[]): Event[] => group.filter((event) => CAPTIONS.has(event.type));

/** A turn moves one canoe after the other: each is told while it moves. */
const MOVES = new Set<Kind>(['trip', 'loaded', 'unloaded', 'landed']);
const isOtherCanoe = (last: readonly Event[], event: Event): boolean =>
  MOVES.has(event.type) &&
  'canoe' in event &&
  last.some((other) => MOVES.has(other.type) && 'canoe' in other && other.canoe !== event.canoe);

function isNewGroup(last: readonly Event[], event: Event): boolean {
  const before = last.at(-1)!;
  if (OPENERS.has(event.type) || ALONE.has(before.type)) return true;
  if ((before.type === FALL && event.type !== FALL) || isOtherCanoe(last, event)) return true;
  return AT_ONCE.has(last[0]!.type) !== AT_ONCE.has(event.type);
}

/** Events that are performed together; the panels catch up between the groups. */
export function groupEvents(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (!last || isNewGroup(last, event)) groups.push([event]);
    else last.push(event);
  }
  return groups;
}
