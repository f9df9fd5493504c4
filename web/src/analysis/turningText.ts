// A turning point in a sentence: what happened, and whose chance it changed most.

import type { TurningPoint } from '../api/types';
import { placeValues } from '../board/placeNames';
import { say } from '../i18n/i18n.svelte';
import type { Place, Scene } from '../scene/scene';
import type { Telling } from '../table/playerNames';
import { choiceTexts } from './actionText';
import { mistakeBehind, type Insight } from './insight';
import { percent } from './percent';

/** The sentences of the log for what a player did. */
const EVENTS: Readonly<Record<string, string>> = {
  ...{ steal: 'stolen', land: 'landed', fall: 'swept-paddled', weather: 'weather' },
  ...{ load: 'loaded', ransom: 'ransomed', paddle: 'trip' },
};

/** What the log tells the player who acted or was robbed; null for others, and where the log says nothing. */
function toldToYou({ kind, seat, victim }: TurningPoint, you: number): string | null {
  if (victim === you) return 'you-robbed';
  return seat === you && kind in EVENTS ? `you-${EVENTS[kind]}` : null;
}

export function turningText(point: TurningPoint, { names, you }: Telling): string {
  const { kind, who, was, now, seat, gem, victim, space, weather } = point;
  const way = now > was ? 'up' : 'down';
  const values = {
    who: names(who),
    way: who === you ? `your-${way}` : way,
    was: percent(was),
    now: percent(now),
    ...(seat === undefined ? {} : { name: names(seat) }),
    ...(victim === undefined ? {} : { victim: names(victim) }),
    ...(gem === undefined ? {} : { gem }),
    ...(weather === undefined ? {} : { weather }),
    ...(space === undefined ? {} : placeValues(space as Place)),
  };
  const own = you === null ? null : toldToYou(point, you);
  if (own) return say('turning-you', { ...values, told: say(own, values) });
  return say(seat === you && kind === 'stay' ? 'turning-you-stay' : `turning-${kind}`, values);
}

/** The same, and what would have been better where a mistake was behind it. `before` gives the table before a moment. */
export function turningStory(insight: Insight, point: TurningPoint, telling: Telling, before: (moment: number) => Scene): string {
  const told = turningText(point, telling);
  const mistake = mistakeBehind(insight, point);
  const choice = mistake && choiceTexts(mistake, before(insight.moments[mistake.move] ?? 0), telling)?.best;
  if (!choice) return told;
  return mistake.seat === telling.you
    ? say('turning-missed-you', { told, choice })
    : say('turning-missed', { told, choice, name: telling.names(mistake.seat) });
}
