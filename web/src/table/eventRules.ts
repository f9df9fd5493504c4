// Which rule each kind of event follows; the rulebook explains it.

import rules from '../../../src/niagara/rulebook/event_rules.json';
import type { Event } from '../api/types';

export const ruleOf = (event: Event): string => rules[event.type];

/** The rule that a refusal names at its beginning, if it names one. */
export const ruleIn = (message: string): string | null => /^(?:R\d+(?:\.\d+)?|D\d+)(?=:)/.exec(message)?.[0] ?? null;
