// Which gem lies in which slot of a site. The game only counts gems; slots are kept from scene to
// scene, so that no gem changes its place without a reason.

import { GEM_KINDS, type Bag, type Scene } from '../scene/scene';
import type { GemKind } from '../api/types';

export type Heap = readonly (GemKind | null)[];
export type Heaps = Readonly<Record<GemKind, Heap>>;

const count = (heap: Heap, kind: GemKind): number => heap.filter((gem) => gem === kind).length;

/** The heap after its gems changed: the topmost of a kind goes, a new one takes the first free place. */
export function settle(heap: Heap, bag: Bag): Heap {
  const next = [...heap];
  for (const kind of GEM_KINDS) {
    const wanted = bag[kind] ?? 0;
    for (let have = count(next, kind); have > wanted; have--) next[next.lastIndexOf(kind)] = null;
  }
  for (const kind of GEM_KINDS) {
    const wanted = bag[kind] ?? 0;
    for (let have = count(next, kind); have < wanted; have++) {
      const free = next.indexOf(null);
      if (free < 0) next.push(kind);
      else next[free] = kind;
    }
  }
  return next;
}

export const NO_HEAPS: Heaps = { amethyst: [], diamond: [], amber: [], sapphire: [], ruby: [] };

export function heapsOf(scene: Scene, before: Heaps = NO_HEAPS): Heaps {
  return Object.fromEntries(GEM_KINDS.map((site) => [site, settle(before[site], scene.sites[site] ?? {})])) as Record<GemKind, Heap>;
}
