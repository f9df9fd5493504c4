// The kinds of moments that the coach has a word for. What is new comes first; each is spoken of once.

import { canoeId } from '../geometry/piecePoses';
import type { TableController } from '../table/tableController.svelte';

export type CoachMoment = { readonly id: string; readonly point: string };

type Look = (controller: TableController) => string | null;

const when = (is: boolean, point: string): string | null => (is ? point : null);

/** The own canoe that carries a gem. */
function loadedCanoe({ playback, front }: TableController): string | null {
  const canoe = playback.scene?.canoes.find((one) => one.seat === front && one.gem !== null);
  return canoe ? `canoe:${canoeId(canoe.seat, canoe.canoe)}` : null;
}

const ownsGem = ({ own }: TableController): boolean => Object.values(own?.gems ?? {}).some((count) => (count ?? 0) > 0);

/** Each moment with what it points at, or null while it is not there. */
const LOOKS: readonly (readonly [string, Look])[] = [
  ['ransom', (c) => when(c.isChoosing && c.legal.some((action) => action.type === 'ransom'), 'ransom')],
  ['gem', (c) => when(c.isChoosing && ownsGem(c), `player:${c.front}`)],
  ['danger', (c) => when(c.isMine && c.warning !== null, 'danger')],
  ['tile', (c) => when(c.isChoosing && c.chosenTile === null, 'hand')],
  ['weather', (c) => when(c.isWeather && c.staged.actions.length === 0, 'weather')],
  ['steal', (c) => c.targets.filter((target) => target.victim !== undefined).map((target) => `space:${target.space}`)[0] ?? null],
  ['paddle', (c) => when(c.isTurn && c.targets.length > 0, 'spot')],
  ['home', (c) => (c.isTurn ? loadedCanoe(c) : null)],
  ['forecast', (c) => when(c.isChoosing && c.chosenTile === null && (c.view?.round ?? 1) > 1, 'forecast')],
  ['carry', (c) => (c.isChoosing ? loadedCanoe(c) : null)],
];

/** What a moment points at; null once it has passed. */
export const pointOf = (controller: TableController, id: string): string | null =>
  LOOKS.find(([name]) => name === id)?.[1](controller) ?? null;

/** What the coach may speak of now: the first moment that is new. */
export function momentNow(controller: TableController, told: readonly string[]): CoachMoment | null {
  if (controller.playback.isPlaying || controller.isBusy) return null;
  for (const [id, look] of LOOKS) {
    const point = told.includes(id) ? null : look(controller);
    if (point !== null) return { id, point };
  }
  return null;
}
