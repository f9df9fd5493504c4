// A turning point in a sentence: what happened, and whose chance it changed.

import type { TurningPoint } from '../api/types';
import { placeValues } from '../board/placeNames';
import { say, type Values } from '../i18n/i18n.svelte';
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

function valuesOf({ who, was, now, seat, gem, victim, space, weather }: TurningPoint, { names, you }: Telling): Values {
  const way = now > was ? 'up' : 'down';
  return {
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
}

export function turningText(point: TurningPoint, telling: Telling): string {
  const { kind, seat } = point;
  const { you } = telling;
  const values = valuesOf(point, telling);
  const own = you === null ? null : toldToYou(point, you);
  if (own) return say('turning-you', { ...values, told: say(own, values) });
  return say(seat === you && kind === 'stay' ? 'turning-you-stay' : `turning-${kind}`, values);
}

/** The same; a mistake that was behind it comes first, and then what would have been better. `before` gives the table before a moment. */
export function turningStory(insight: Insight, point: TurningPoint, telling: Telling, before: (moment: number) => Scene): string {
  const mistake = mistakeBehind(insight, point);
  const texts = mistake && choiceTexts(mistake, before(insight.moments[mistake.move] ?? 0), telling);
  if (!texts) return turningText(point, telling);
  const { seat, mark } = mistake;
  return say('turning-mistake', {
    mark: seat === telling.you ? `your-${mark}` : `${mark}`,
    name: telling.names(seat),
    played: texts.played,
    choice: texts.best,
    // What was played tells the deed; that the river takes a canoe comes on top.
    told: point.kind.endsWith('-swept') ? turningText(point, telling) : say('chance-change', valuesOf(point, telling)),
  });
}
