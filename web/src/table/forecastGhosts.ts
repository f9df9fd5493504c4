// Where the river may carry one's own canoes: what the forecast says, as ghosts on the board.

import type { Ghost } from '../board/targets';
import type { Place, Scene } from '../scene/scene';
import type { FlowEvent, Forecast } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import { sayOfCanoe } from './tripTargets';

type Drift = Forecast['canoes'][number];

/** A danger is worth a warning from this chance on. */
const REAL_RISK = 0.25;

/** How a canoe is in danger: what is hardly to be feared is none. */
const dangerOf = ({ danger, risk }: Drift): Drift['danger'] => (danger === 'possible' && risk < REAL_RISK ? 'none' : danger);

type Aids = { readonly ghosts: boolean; readonly danger: boolean };

/** What is wanted of a ghost: all of it, or only the danger where the canoe is now. */
function wanted(ghost: Ghost, at: Place, aids: Aids): Ghost[] {
  const danger = aids.danger ? ghost.danger : 'none';
  if (aids.ghosts) return [{ ...ghost, danger }];
  return danger !== 'none' && at !== 'falls' ? [{ ...ghost, space: at, danger }] : [];
}

/** One ghost for each canoe on the river, at the strongest current that may come. */
export function ghostsOf(forecast: Forecast | null, scene: Scene, seat: number, aids: Aids = { ghosts: true, danger: true }): Ghost[] {
  if (!forecast) return [];
  return forecast.canoes.flatMap((drift, canoe) => {
    const piece = scene.canoes.find((other) => other.seat === seat && other.canoe === canoe);
    const end = drift.ends[drift.ends.length - 1];
    if (!piece || !end || end === piece.at || piece.at === 'shore' || piece.at === 'lost') return [];
    return wanted({ seat, canoe, space: end, danger: end === 'falls' ? dangerOf(drift) : 'none', arm: drift.arm }, piece.at, aids);
  });
}

/** Before a tile is picked nearly everything may still come: only what is sure is worth a sign. */
export function onlySure(forecast: Forecast): Forecast {
  return {
    ...forecast,
    canoes: forecast.canoes.map((drift) => (drift.danger === 'possible' ? { ...drift, ends: [], danger: 'none', risk: 0 } : drift)),
  };
}

/** A warning in words, whether what it says is sure or hardly to be feared, and the canoes it is about. */
export type Warning = { readonly text: string; readonly isSure: boolean; readonly isSlight?: true; readonly canoes: readonly number[] };

/** The own canoes the river will take, or may; else the speed up to which they are safe. */
export function warningOf(forecast: Forecast | null, scene: Scene, seat: number): Warning | null {
  if (!forecast) return null;
  for (const danger of ['certain', 'possible'] as const) {
    const canoes = forecast.canoes.flatMap((drift, canoe) => (dangerOf(drift) === danger ? [canoe] : []));
    if (canoes[0] === undefined) continue;
    const text = sayOfCanoe(`at-danger-${danger}`, scene, seat, canoes[0], { count: canoes.length, gem: 'none' });
    return { text, isSure: danger === 'certain', canoes };
  }
  const canoes = forecast.canoes.flatMap(({ danger }, canoe) => (danger === 'possible' ? [canoe] : []));
  const speed = forecast.speeds.find((_, i) => canoes.some((canoe) => forecast.canoes[canoe]?.ends[i] === 'falls'));
  return speed === undefined ? null : { text: say('at-danger-slight', { speed }), isSure: false, isSlight: true, canoes };
}

/** What is known of a river that flows: all of it. */
export const forecastInFlow = ({ speed, lowest, weather }: FlowEvent): Forecast => ({
  canoes: [],
  speeds: [speed],
  chances: [1],
  lowest: typeof lowest === 'number' ? lowest : null,
  weathers: [weather],
});

/** Whether nobody's number is known: then nearly every speed is possible. */
export const isOpen = (forecast: Forecast): boolean => forecast.lowest === null && forecast.speeds.length > 2;

/** What is known of the current, in words; while nothing is, what it will depend on. */
export function currentOf(forecast: Forecast | null, weather: number): string {
  if (!forecast || isOpen(forecast)) return say('at-river-open', { weather });
  const low = forecast.speeds[0] ?? 0;
  const high = forecast.speeds.at(-1) ?? 0;
  if (low === high) return say('at-river-sure', { speed: low });
  const hasGap = high - low >= forecast.speeds.length;
  if (forecast.speeds.length > 2 && !hasGap) return say('at-river-range', { low, high });
  const speeds = forecast.speeds.map((speed) => i18n.number(speed));
  return say('at-river-either', { speeds: i18n.list(speeds, 'disjunction'), high });
}

/** What the current still depends on, in words; null if on nothing, or if nothing is known yet. */
export function whyOf(forecast: Forecast | null): string | null {
  if (!forecast || isOpen(forecast) || forecast.speeds.length < 2) return null;
  // As many speeds as weathers: whatever the lowest tile is, it is known.
  return say('at-river-why', { cause: forecast.speeds.length <= forecast.weathers.length ? 'clouds' : 'tiles' });
}

/** Where a current that is sure comes from, in words: the lowest tile and the weather, which a cloud may be bound to change. */
export function causeOf({ speeds, lowest, weathers }: Forecast, weather: number): string | null {
  if (lowest === null || speeds.length > 1) return null;
  const then = weathers[0] ?? weather;
  return say('at-river-lowest', { tile: lowest, weather: then, state: then === weather ? 'sure' : 'changing' });
}
