// Folding the events of whole recorded games gives the scene of every view that follows.

import { describe, expect, it } from 'vitest';
import { after, sceneOf, withNextArms } from '../src/scene/scene';
import type { Replay } from '../src/api/types';
import games from './replays.json';

const replays = games as unknown as Replay[];

describe('scene', () => {
  it.each(replays.map((replay, i) => [i, replay] as const))('follows the events of game %i', (_, replay) => {
    let scene = sceneOf((replay.moments[0]?.position ?? replay.moments[0]?.view)!);
    for (const moment of replay.moments.slice(1)) {
      const end = (moment.position ?? moment.view)!;
      scene = withNextArms(moment.events, end).reduce(after, scene);
      const expected = sceneOf(end);
      expect({ ...scene, flowing: 0, paddles: [] }).toEqual({ ...expected, flowing: 0, paddles: [] });
    }
  });
});
