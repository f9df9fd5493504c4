// Where canoes go over the falls, and when.

import type { Event } from '../api/types';
import { armOf, type Arm } from './boardGeometry';

/** Over the brink of which arm, after so many steps of the way. */
export type Fall = { readonly arm: Arm; readonly steps: number };

/** How an event takes canoes over the falls; null if it takes none. */
export function fallOf(event: Event): Fall | null {
  if (event.type === 'push') return event.drifts.some(({ now }) => now === 'falls') ? { arm: event.arm, steps: 0 } : null;
  if (event.type !== 'trip' || event.path.at(-1) !== 'falls') return null;
  return { arm: armOf(event.path.at(-2) ?? '') ?? 'left', steps: event.path.length - 2 };
}
