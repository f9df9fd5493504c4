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

/** One ghost for each canoe on the river, at the strongest current that may come; a fall that is hardly to be feared is not shown. */
export function ghostsOf(forecast: Forecast | null, scene: Scene, seat: number, aids: Aids = { ghosts: true, danger: true }): Ghost[] {
  if (!forecast) return [];
  return forecast.canoes.flatMap((drift, canoe) => {
    const piece = scene.canoes.find((other) => other.seat === seat && other.canoe === canoe);
    const danger = dangerOf(drift);
    const end = drift.ends.findLast((place) => place !== 'falls' || danger !== 'none');
    if (!piece || !end || end === piece.at || piece.at === 'shore' || piece.at === 'lost') return [];
    return wanted({ seat, canoe, space: end, danger, arm: drift.arm }, piece.at, aids);
  });
}

/** A forecast without the drifts that are not worth a sign. */
function without(forecast: Forecast, isIdle: (drift: Drift, canoe: number) => boolean): Forecast {
  const canoes = forecast.canoes.map((drift, canoe): Drift =>
    isIdle(drift, canoe) ? { ...drift, ends: [], danger: 'none', risk: 0 } : drift,
  );
  return { ...forecast, canoes };
}

/** A canoe that will be paddled first does not drift from where it is: only that it is in danger there is worth a sign. */
export const onlyStaying = (forecast: Forecast, isLeaving: (canoe: number) => boolean): Forecast =>
  without(forecast, (drift, canoe) => dangerOf(drift) === 'none' && isLeaving(canoe));

/** A warning in words, whether what it says is sure or hardly to be feared, and the canoes it is about. */
export type Warning = { readonly text: string; readonly isSure: boolean; readonly isSlight?: true; readonly canoes: readonly number[] };

/** A danger that a canoe can still be paddled out of. */
const IF_IT_STAYS = { certain: 'unless', possible: 'perhaps', none: 'none' } as const;

/** The own canoes the river will take or may take, unless they move if they still can; else the speed up to which they are safe. */
export function warningOf(
  forecast: Forecast | null,
  scene: Scene,
  seat: number,
  canMove: (canoe: number) => boolean = () => false,
): Warning | null {
  if (!forecast) return null;
  const known = forecast.canoes.map((drift, canoe) => {
    const danger = dangerOf(drift);
    return canMove(canoe) ? IF_IT_STAYS[danger] : danger;
  });
  for (const danger of ['certain', 'unless', 'possible', 'perhaps'] as const) {
    const canoes = known.flatMap((own, canoe) => (own === danger ? [canoe] : []));
    if (canoes[0] === undefined) continue;
    const text = sayOfCanoe(`at-danger-${danger}`, scene, seat, canoes[0], { count: canoes.length, gem: 'none' });
    return { text, isSure: danger === 'certain' || danger === 'unless', canoes };
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

/** The speeds to show, and their chances: until the own tile is chosen, those that the others' tiles alone would make. */
export const speedsOf = (forecast: Forecast): Pick<Forecast, 'speeds' | 'chances'> => forecast.others ?? forecast;

/** What is called likely comes true so often. */
const LIKELY = 0.75;

/** The fewest neighbouring speeds that are likely together, and of these the likeliest; all where no chances are known. */
export function likelySpeeds({ speeds, chances }: Pick<Forecast, 'speeds' | 'chances'>): readonly number[] {
  const sum = (from: number, count: number): number => chances.slice(from, from + count).reduce((a, b) => a + b, 0);
  for (let count = 1; count < chances.length; count++) {
    const starts = speeds.slice(0, speeds.length - count + 1).map((_, from) => from);
    const from = starts.reduce((best, other) => (sum(other, count) > sum(best, count) ? other : best));
    if (sum(from, count) >= LIKELY) return speeds.slice(from, from + count);
  }
  return speeds;
}

/** The likely speeds, and the highest possible, in words; null if that is likely, too. */
function likelyText(shown: Pick<Forecast, 'speeds' | 'chances'>): string | null {
  const likely = likelySpeeds(shown);
  const [first = 0, last = first, high] = [likely[0], likely.at(-1), shown.speeds.at(-1)];
  if (shown.speeds.length < 3 || last === high) return null;
  const named = likely.map((speed) => i18n.number(speed));
  const hasGap = last - first >= likely.length;
  const words = likely.length > 2 && !hasGap ? i18n.range(first, last) : i18n.list(named, 'disjunction');
  return say('at-river-likely', { likely: words, last, high: high ?? last });
}

/** So many speeds are listed where one between them is impossible; of more the first and the last are read more easily. */
const MOST_LISTED = 4;

/** What is known of the current, in words; while nothing is, what it will depend on. */
export function currentOf(forecast: Forecast | null, weather: number): string {
  if (!forecast) return say('at-river-open', { weather });
  const shown = speedsOf(forecast);
  const likely = likelyText(shown);
  if (likely) return likely;
  const low = shown.speeds[0] ?? 0;
  const high = shown.speeds.at(-1) ?? 0;
  if (forecast.others) return say('at-river-others', { low, high, spread: low === high ? 'no' : 'yes' });
  if (low === high) return say('at-river-sure', { speed: low });
  const { length: count } = forecast.speeds;
  const hasGap = high - low >= count;
  if (count > MOST_LISTED || (count > 2 && !hasGap)) return say('at-river-range', { low, high });
  const speeds = forecast.speeds.map((speed) => i18n.number(speed));
  return say('at-river-either', { speeds: i18n.list(speeds, 'disjunction'), high });
}

/** What the current still depends on, in words; null if on nothing, or if it is one's own tile. */
export function whyOf(forecast: Forecast | null): string | null {
  if (!forecast || forecast.others || forecast.speeds.length < 2) return null;
  // As many speeds as weathers: whatever the lowest tile is, it is known.
  return say('at-river-why', { cause: forecast.speeds.length <= forecast.weathers.length ? 'clouds' : 'tiles' });
}

/**
 * Where a current that is sure comes from, in words: the lowest tile and the weather, which a cloud may be bound to change.
 * While a tile is to be chosen, what that can do.
 */
export function causeOf({ speeds, lowest, weathers, others }: Forecast, weather: number): string | null {
  if (others) return say('at-river-why', { cause: 'own' });
  if (lowest === null || speeds.length > 1) return null;
  const then = weathers[0] ?? weather;
  return say('at-river-lowest', { tile: lowest, weather: then, state: then === weather ? 'sure' : 'changing' });
}
