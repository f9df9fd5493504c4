// What somebody likes: kept in the browser, and with the session when the server can be reached.

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';

export type Preferences = {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  marks: boolean;
  confirm: boolean;
  forecast: boolean;
  ghosts: boolean;
  danger: boolean;
  notify: boolean;
  level: string;
  seats: number;
};

export const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'normal',
  sound: true,
  marks: true,
  confirm: true,
  forecast: true,
  ghosts: true,
  danger: true,
  notify: false,
  level: 'medium',
  seats: 4,
};

const PLACE = 'niagara.preferences';

/** What was kept, as far as it still makes sense; storage may be blocked. */
export function read(text: string | null): Preferences {
  const kept = { ...DEFAULTS };
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    if (typeof given !== 'object' || given === null) return kept;
    for (const [name, value] of Object.entries(given)) {
      if (name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Preferences]) {
        Object.assign(kept, { [name]: value });
      }
    }
  } catch {
    return { ...DEFAULTS };
  }
  return kept;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const prefs: Preferences = $state(read(stored()));

export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // Blocked storage: the preference holds for this visit.
  }
}

/** How long a motion takes, as a factor of its natural time; 0 means at once. */
export function pace(): number {
  if (prefs.motion === 'off') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { fast: 0.5, normal: 1, slow: 1.8 }[prefs.motion];
}
