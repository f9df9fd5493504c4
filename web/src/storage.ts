// The browser's storage, which may be blocked: then nothing is found in it, and nothing kept.

type Kind = 'localStorage' | 'sessionStorage';

export function stored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text, or with null forget it; false if storage is blocked. */
export function store(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
