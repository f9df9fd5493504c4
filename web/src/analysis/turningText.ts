// A turning point in a sentence: what happened, and whose chance it changed most.

import type { TurningPoint } from '../api/types';
import { placeValues } from '../board/placeNames';
import { say } from '../i18n/i18n.svelte';
import type { Place } from '../scene/scene';
import type { Names } from '../table/playerNames';
import { percent } from './percent';

export function turningText({ kind, who, was, now, seat, gem, victim, space, weather }: TurningPoint, names: Names): string {
  return say(`turning-${kind}`, {
    who: names(who),
    way: now > was ? 'up' : 'down',
    was: percent(was),
    now: percent(now),
    ...(seat === undefined ? {} : { name: names(seat) }),
    ...(victim === undefined ? {} : { victim: names(victim) }),
    ...(gem === undefined ? {} : { gem }),
    ...(weather === undefined ? {} : { weather }),
    ...(space === undefined ? {} : placeValues(space as Place)),
  });
}
