// Made by tools/messagesPlugin.ts.
declare module 'virtual:messages' {
  /** Loads a file of a language: MESSAGES.de.game(). */
  export const MESSAGES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
  /** What each language calls itself. */
  export const OWN_NAMES: Readonly<Record<string, string>>;
  /** The digit zero, which the others follow, and the mark before decimals. */
  export const NUMERALS: Readonly<Record<string, { readonly zero: string; readonly point: string }>>;
  /** What stands between two things of a list, between the first ones of several, and before the last of them. */
  export const LIST_WORDS: Readonly<
    Record<string, Readonly<Record<'conjunction' | 'disjunction', readonly [pair: string, between: string, last: string]>>>
  >;
}
