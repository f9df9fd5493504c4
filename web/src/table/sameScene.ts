// Whether two scenes look alike: a staged action is only acted out if it leads where the server says.

import { GEM_KINDS, type Bag, type Scene } from '../scene/scene';

const sameBag = (a: Bag, b: Bag): boolean => GEM_KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

/** Whether two scenes look alike on the board. */
export function isSameScene(a: Scene, b: Scene): boolean {
  return (
    a.weather === b.weather &&
    a.canoes.length === b.canoes.length &&
    a.canoes.every((piece, i) => piece.at === b.canoes[i]?.at && piece.gem === b.canoes[i]?.gem) &&
    GEM_KINDS.every((kind) => sameBag(a.sites[kind] ?? {}, b.sites[kind] ?? {})) &&
    a.gems.every((bag, seat) => sameBag(bag, b.gems[seat] ?? {}))
  );
}
