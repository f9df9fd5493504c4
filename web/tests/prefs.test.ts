import { afterEach, describe, expect, it, vi } from 'vitest';
import { adopt, DEFAULTS, isStorageBlocked, savePreferences, onsave, pace, prefs, read, validPreferences } from '../src/prefs.svelte';

const still = (isStill: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStill }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(prefs, DEFAULTS);
  localStorage.clear();
});

describe('what was kept', () => {
  it('is read as far as it makes sense', () => {
    expect(read(null)).toEqual(DEFAULTS);
    expect(read('{"theme":"dark","seats":5,"sound":false}')).toEqual({ ...DEFAULTS, theme: 'dark', seats: 5, sound: false });
    expect(read('{"theme":"neon","seats":9,"sound":"loud","motion":3,"level":7,"other":1}')).toEqual(DEFAULTS);
  });

  it.each(['', '{', 'null', '[]', '3', '{"__proto__":{"sound":false}}', '{"constructor":1}'])('is nothing if it is %j', (text) => {
    expect(read(text)).toEqual(DEFAULTS);
  });

  it('of a session is sifted the same way', () => {
    expect(validPreferences({ motion: 'slow', ghosts: 'no' })).toEqual({ ...DEFAULTS, motion: 'slow' });
    adopt({ motion: 'fast' });
    expect(prefs.motion).toBe('fast');
  });
});

describe('keeping', () => {
  it('writes, and tells who listens', () => {
    const heard = vi.fn();
    onsave(heard);
    prefs.theme = 'light';
    savePreferences();
    expect(heard).toHaveBeenCalledOnce();
    expect(read(localStorage.getItem('niagara.preferences')).theme).toBe('light');
  });

  it('survives blocked storage', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => {} });
    expect(isStorageBlocked()).toBe(true);
    expect(() => savePreferences()).not.toThrow();
  });
});

describe('pace', () => {
  it('follows the preference, and the system', () => {
    still(false);
    expect(pace()).toBe(1);
    prefs.motion = 'slow';
    expect(pace()).toBeGreaterThan(1);
    prefs.motion = 'off';
    expect(pace()).toBe(0);
    prefs.motion = 'normal';
    still(true);
    expect(pace()).toBe(0);
  });
});
