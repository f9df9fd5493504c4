// The kinds of moments that the coach has a word for. What is new comes first; each is spoken of once.

import { isParted, spotsOf, type Target } from '../board/targets';
import { canoeId } from '../geometry/piecePoses';
import type { Bag } from '../scene/scene';
import { me } from '../session/me.svelte';
import { goalProgress, isOneShort } from '../table/goals';
import { lastTheft } from '../table/lastTheft';
import { isTold } from '../table/playback.svelte';
import { reachSpots } from '../table/reachSpots';
import type { TableController } from '../table/tableController.svelte';

export type CoachMoment = { readonly id: string; readonly point: string };

type Look = (controller: TableController) => string | null;

const when = (is: boolean, point: string): string | null => (is ? point : null);

/** The own canoe that carries a gem, as long as it can still be paddled. */
function loadedCanoe({ playback, front, isTurn, movable }: TableController): string | null {
  const canMove = (canoe: number): boolean => !isTurn || movable.some((one) => one.canoe === canoe);
  const canoe = playback.scene?.canoes.find((one) => one.seat === front && one.gem !== null && canMove(one.canoe));
  return canoe ? `canoe:${canoeId(canoe.seat, canoe.canoe)}` : null;
}

const ownsGem = ({ own }: TableController): boolean => Object.values(own?.gems ?? {}).some((count) => (count ?? 0) > 0);

const hasLostCanoe = ({ playback, front }: TableController): boolean =>
  playback.scene?.canoes.some(({ seat, at }) => seat === front && at === 'lost') ?? false;

/** Whoever has robbed the player since the last own decision. */
function thiefOf({ connection, front, playback }: TableController): string | null {
  const theft = lastTheft(connection.steps, front, playback.told);
  return theft && `player:${theft.thief}`;
}

/** Whether the own canoe that was lost last was taken by the river: somebody may also paddle over the falls. */
function isTakenByRiver({ connection, front, playback }: TableController): boolean {
  for (const { sequence, events = [] } of connection.steps.toReversed()) {
    const isShown = (event: number): boolean => isTold({ sequence, event }, playback.told);
    const place = events.findLastIndex((event, i) => event.type === 'swept' && event.seat === front && isShown(i));
    if (place >= 0) return events.slice(0, place).some(({ type }) => type === 'flow');
  }
  return false;
}

/** A player who lacks one gem to a goal: the one in front, or somebody else. */
function almostThere({ players, front }: TableController, isOwn: boolean): string | null {
  const lacksOne = (gems: Bag): boolean => goalProgress(gems, me.info?.goals).some(isOneShort);
  const player = players.find(({ seat, gems }) => (seat === front) === isOwn && lacksOne(gems));
  return player ? `player:${player.seat}` : null;
}

/** Where the selected canoe can do something, as the server's legal trips say. */
const targetWhere = ({ targets }: TableController, fits: (target: Target) => boolean): string | null =>
  targets.filter(fits).map((target) => `space:${target.space}`)[0] ?? null;

/** An own canoe, while letters on the board say which of them can go where. */
function letteredCanoe({ boardTargets, selectedCanoe, isTurn, picked, playback: { scene }, front }: TableController): string | null {
  const offered = isTurn && selectedCanoe === null ? boardTargets : [];
  const reach = picked.tile === null ? [] : picked.reach;
  if (!scene || front === null || offered.length + reach.length === 0) return null;
  const spots = offered.length > 0 ? spotsOf(offered, null, scene) : reachSpots(reach, scene, front);
  return when(isParted(spots), `canoe:${canoeId(front, 0)}`);
}

const isFirstRound = ({ view }: TableController): boolean => (view?.round ?? 1) === 1;

const isPicking = (c: TableController): boolean => c.isChoosing && c.chosenTile === null;

/** Whether an own canoe is in danger, and there is a choice that may help it: of a tile, of the weather, of a trip. */
function canHelp({ river: { warning }, isChoosing, isWeather, hand, legal, movable }: TableController): boolean {
  if (!warning || warning.isSlight) return false;
  if (isChoosing) return hand.length > 1;
  return isWeather ? legal.length > 1 : movable.some(({ canoe }) => warning.canoes.includes(canoe));
}

/** Each moment with what it points at, or null while it is not there. */
const LOOKS: readonly (readonly [string, Look])[] = [
  ['goal', (c) => when(isPicking(c), `player:${c.front}`)],
  ['robbed', (c) => (c.isMine ? thiefOf(c) : null)],
  ['fell', (c) => when(isPicking(c) && hasLostCanoe(c) && isTakenByRiver(c), 'forecast')],
  ['ransom', (c) => when(c.isChoosing && c.legal.some((action) => action.type === 'ransom'), 'ransom')],
  // Without a gem it cannot be bought back yet.
  ['lost', (c) => when(isPicking(c) && !ownsGem(c) && hasLostCanoe(c), `player:${c.front}`)],
  ['gem', (c) => when(c.isChoosing && ownsGem(c), `player:${c.front}`)],
  ['last', (c) => (isPicking(c) ? almostThere(c, true) : null)],
  ['rival', (c) => (isPicking(c) ? almostThere(c, false) : null)],
  ['danger', (c) => when(c.isMine && canHelp(c), 'danger')],
  ['home', (c) => (c.isTurn || isPicking(c) ? loadedCanoe(c) : null)],
  // Whoever has played a tile knows how that is done.
  ['tile', (c) => when(isPicking(c) && isFirstRound(c), 'hand')],
  ['weather', (c) => when(c.isWeather && c.staged.actions.length === 0, 'weather')],
  ['letters', letteredCanoe],
  ['steal', (c) => targetWhere(c, (target) => target.victim !== undefined)],
  ['load', (c) => targetWhere(c, (target) => target.kind === 'load')],
  ['paddle', (c) => when(c.isTurn && c.targets.length > 0, 'spot')],
  ['ghost', (c) => when(c.isTurn && c.river.ghosts.length > 0, 'ghost')],
  ['forecast', (c) => when(isPicking(c) && !isFirstRound(c), 'forecast')],
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
