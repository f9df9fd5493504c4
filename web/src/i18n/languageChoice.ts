// Which language a visitor has chosen: remembered, and taken from an address such as /learn?lang=fa.

import { prefer, prefs } from '../prefs.svelte';
import { i18n } from './i18n.svelte';
import { isPseudo, LANGUAGES } from './languages';

/** Choose a language for good; resolves to whether it could be loaded. */
export async function chooseLanguage(language: string): Promise<boolean> {
  try {
    await i18n.change(language);
  } catch {
    return false;
  }
  prefer('language', language);
  return true;
}

/**
 * A language in the address is a choice like any other: it is remembered. The address loses it, so that after another
 * choice a reload or a bookmark does not bring it back. Call once, before anything else reads the address.
 */
export function takeLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang') || isPseudo(i18n.language)) return;
  if (address.searchParams.get('lang')?.toLowerCase().startsWith(i18n.language)) prefer('language', i18n.language);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

let followed = prefs.language;

/** Change the language when another tab or device has chosen one. Call it in an effect. */
export function followChosenLanguage(): void {
  const { language } = prefs;
  if (language === followed) return;
  followed = language;
  if (LANGUAGES.includes(language) && language !== i18n.language) i18n.change(language).catch(() => {}); // the next visit has it
}

/** The address of a page to send to others; they see its card and the page in the language of the sender. */
export function addressToShare(path: string): string {
  const address = new URL(path, location.origin);
  if (i18n.language !== LANGUAGES[0] && !isPseudo(i18n.language)) address.searchParams.set('lang', i18n.language);
  return address.href;
}
