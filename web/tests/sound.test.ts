import { describe, expect, it } from 'vitest';
import { play, SCORES, soundOf } from '../src/sound/synth';
import type { Event, Replay } from '../src/api/types';
import games from './replays.json';

describe('sounds', () => {
  it('are short and quiet', () => {
    for (const parts of Object.values(SCORES)) {
      expect(Math.max(...parts.map((part) => part.at + part.ring))).toBeLessThan(2);
      expect(Math.max(...parts.map((part) => part.gain))).toBeLessThanOrEqual(0.3);
      for (const part of parts) expect(Math.min(part.from, part.to)).toBeGreaterThan(0);
    }
  });

  it('go with what happens', () => {
    const heard = new Set((games as unknown as Replay[]).flatMap(({ moments }) => moments.flatMap(({ events }) => events.map(soundOf))));
    expect([...heard].filter(Boolean).sort()).toEqual(expect.arrayContaining(['chest', 'flow', 'gem', 'paddle', 'splash', 'steal', 'win']));
    expect([3, 4, 8].map((speed) => soundOf({ type: 'flow', speed } as Event))).toEqual([null, 'spate', 'spate']);
    expect(soundOf({ type: 'landed', seat: 0, canoe: 0, gem: null } as Event)).toBeNull();
  });

  it('need no speaker', () => {
    expect(() => play('gem')).not.toThrow();
  });
});
