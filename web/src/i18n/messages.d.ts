// Made by tools/messagesPlugin.ts.
declare module 'virtual:messages' {
  /** Loads a file of a language: MESSAGES.de.game(). */
  export const MESSAGES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
  /** What each language calls itself. */
  export const OWN_NAMES: Readonly<Record<string, string>>;
}
