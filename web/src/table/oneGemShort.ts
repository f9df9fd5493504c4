// The server says of a step who needs only one more gem; the page tells it right after the gem that came home.

import type { Event, Step } from '../api/types';

export function withOneGemShort(step: Step): Step {
  const { events, one_gem_short: seats } = step;
  if (!events || !seats) return step;
  const told: Event[] = [...events];
  for (const seat of seats) {
    const landed = told.findLastIndex((event) => event.type === 'landed' && event.seat === seat);
    if (landed >= 0) told.splice(landed + 1, 0, { type: 'one_gem_short', seat });
  }
  return { ...step, events: told };
}
