// Which rule each kind of event follows; the rulebook explains it.

import rules from '../../../src/niagara/rulebook/event_rules.json';
import type { Event } from '../api/types';

/** What steps tell besides what the rules call events. */
const TOLD = { one_gem_short: 'R8.1' };

export const ruleOf = (event: Event): string => ({ ...rules, ...TOLD })[event.type];

/** The rule that a refusal names at its beginning, if it names one. */
export const ruleIn = (message: string): string | null => /^(?:R\d+(?:\.\d+)?|D\d+)(?=:)/.exec(message)?.[0] ?? null;
