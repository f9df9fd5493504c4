// Places in words.

import { armOf } from '../geometry/boardGeometry';
import { say } from '../i18n/i18n.svelte';
import type { Place } from '../scene/scene';

const ARMS = { left: 'L', right: 'R' } as const;

export function placeName(place: Place): string {
  if (place === 'shore') return say('space-shore');
  if (place === 'falls') return say('space-falls');
  if (place === 'lost') return say('space-lost');
  const arm = armOf(place);
  return say('at-space', { disc: Number.parseInt(place, 10), arm: arm ? ARMS[arm] : 'none' });
}
