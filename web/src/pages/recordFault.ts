// What is wrong with the record of a game, in the language of the page.

import { say } from '../i18n/i18n.svelte';

/** The server names the place in the record and the problem there; one with a rule begins with it. */
export function recordFault(message: string): string {
  const [, place = '', problem = ''] = /^(.*?): (.*)$/s.exec(message) ?? [];
  const rule = /^[RD]\d+(\.\d+)?/.exec(problem)?.[0] ?? '';
  return say('record-fault', { kind: rule ? 'rule' : problem, place, rule, problem });
}
