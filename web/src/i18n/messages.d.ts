// Made by tools/messagesPlugin.ts.
declare module 'virtual:messages' {
  /** Loads a file of a language: MESSAGES.de.game(). */
  export const MESSAGES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
}
