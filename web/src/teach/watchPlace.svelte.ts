// Follows a thing on the page: it may move, change or go at any time.

import { isPopoverOpen, placeOf, type PointedPlace } from './pointTargets';

const LOOK_EVERY = 200;

const PARTS = ['x', 'y', 'width', 'height', 'isCovered'] as const;
const isSame = (a: PointedPlace | null, b: PointedPlace | null): boolean =>
  a === b || (a !== null && b !== null && PARTS.every((part) => a[part] === b[part]));

export class WatchedPlace {
  place: PointedPlace | null = $state.raw(null);
  /** Whether something has opened over the table. */
  hasPopover = $state(false);

  /** Call once, where effects may live. */
  constructor(point: () => string | null) {
    $effect(() => {
      const name = point();
      const look = (): void => {
        const place = name === null ? null : placeOf(name);
        if (!isSame(place, this.place)) this.place = place;
        this.hasPopover = isPopoverOpen();
      };
      look();
      if (name === null) return;
      const timer = setInterval(look, LOOK_EVERY);
      // What comes and goes is seen at once: nothing is left around a thing that is no longer there.
      const changes = new MutationObserver(() => {
        look();
        requestAnimationFrame(look); // what has opened may find its place only then
      });
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
