// Follows a thing on the page: it may move, change or go at any time.

import { placeOf, type PointedPlace } from './pointTargets';

const LOOK_EVERY = 200;

const isSame = (a: PointedPlace | null, b: PointedPlace | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);

export class WatchedPlace {
  place: PointedPlace | null = $state.raw(null);

  /** Call once, where effects may live. */
  constructor(point: () => string | null) {
    $effect(() => {
      const name = point();
      const look = (): void => {
        const place = name === null ? null : placeOf(name);
        if (!isSame(place, this.place)) this.place = place;
      };
      look();
      if (name === null) return;
      const timer = setInterval(look, LOOK_EVERY);
      // What comes and goes is seen at once: nothing is left around a thing that is no longer there.
      const changes = new MutationObserver(look);
      changes.observe(document.body, { childList: true, subtree: true });
      addEventListener('resize', look);
      return () => {
        changes.disconnect();
        clearInterval(timer);
        removeEventListener('resize', look);
      };
    });
  }
}
