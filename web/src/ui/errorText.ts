// The text for a refusal or failure, which says what to do.

import { Refusal } from '../api/http';
import { say, i18n } from '../i18n/i18n.svelte';

export function errorText(problem: unknown): string {
  const code = problem instanceof Refusal ? problem.code : typeof problem === 'string' ? problem : 'failed';
  const key = `refused-${code}`;
  return say(i18n.has(key) ? key : 'refused-failed');
}
