// Copying: by the clipboard where there is one that answers, else by the old command.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../src/ui/copyAndShare';

/** A browser whose clipboard takes a text in its own way; what the old command copied is noted. */
function browserWith(writeText: ((text: string) => Promise<void>) | null): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: writeText ? { writeText } : undefined });
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };
  return copied;
}

describe('copy', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('uses the clipboard', async () => {
    const written: string[] = [];
    const copied = browserWith(async (text) => void written.push(text));
    expect(await copy('a link')).toBe(true);
    expect([written, copied]).toEqual([['a link'], []]);
  });

  it.each([
    ['is missing', null],
    ['refuses', () => Promise.reject(new Error('not allowed'))],
    ['never answers', () => new Promise<void>(() => undefined)],
  ])('uses the old command where the clipboard %s', async (_, writeText) => {
    const copied = browserWith(writeText);
    const done = copy('a link');
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    expect(copied).toEqual(['a link']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
