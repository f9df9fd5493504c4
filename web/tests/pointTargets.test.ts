// What hints and the coach point at has a selector; what does not exist has none.

import { describe, expect, it } from 'vitest';
import { selectorsOf } from '../src/teach/pointTargets';

describe('the things that are pointed at', () => {
  it('are found by their names', () => {
    expect(selectorsOf('hand')).toEqual(['.hand ul']);
    expect(selectorsOf('tile:cloud')).toEqual(['.hand [data-tile="cloud"]']);
    expect(selectorsOf('space:7R')).toContain('.board [data-place="7R"]');
    expect(selectorsOf('canoe:canoe:0:1')).toEqual(['.board [data-canoe="canoe:0:1"] .wood']);
  });

  it('are none under an unknown name', () => {
    expect(selectorsOf('moon')).toEqual([]);
    expect(selectorsOf('moon:3')).toEqual([]);
  });
});
