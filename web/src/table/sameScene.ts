// Whether two scenes look the same: a staged action is animated only if it leads to the server's preview.

import { GEM_KINDS, type Bag, type Scene } from '../scene/scene';

const sameBag = (a: Bag, b: Bag): boolean => GEM_KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

/** Whether two scenes look the same on the board. */
export function isSameScene(a: Scene, b: Scene): boolean {
  return (
    a.weather === b.weather &&
    a.canoes.length === b.canoes.length &&
    a.canoes.every((piece, i) => piece.at === b.canoes[i]?.at && piece.gem === b.canoes[i]?.gem) &&
    GEM_KINDS.every((kind) => sameBag(a.sites[kind] ?? {}, b.sites[kind] ?? {})) &&
    a.gems.every((bag, seat) => sameBag(bag, b.gems[seat] ?? {}))
  );
}
