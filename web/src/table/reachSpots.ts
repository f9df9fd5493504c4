// Where the tile that is picked up could take own canoes, and the gems that this brings, as the server says.

import type { Reached } from '../api/types';
import { spotsOf, type Spot, type Target } from '../board/targets';
import { say } from '../i18n/i18n.svelte';
import type { Scene } from '../scene/scene';

const targetsOf = ({ space, gains, gives_up }: Reached): Target[] =>
  gains.length > 0
    ? gains.map(({ deed, gem }) => ({ id: `${space} ${deed} ${gem}`, space, kind: deed, word: say(`at-deed-${deed}`), label: '', gem }))
    : [{ id: space, space, kind: gives_up ? 'unload' : 'move', word: '', label: '' }];

export function reachSpots(reach: readonly Reached[], scene: Scene, seat: number): Spot[] {
  const ashore = scene.canoes.find((canoe) => canoe.seat === seat) ?? null;
  const spots = spotsOf(reach.flatMap(targetsOf), ashore && { ...ashore, at: 'shore' }, scene);
  return spots.map((spot) => ({ ...spot, canoes: reach.find(({ space }) => space === spot.key)?.canoes ?? [] }));
}
