// Before each file of tests: the messages, as pages have loaded them when they draw something.

import { i18n, type MessageFile } from '../src/i18n/i18n.svelte';
import { MESSAGES } from 'virtual:messages';

await i18n.load(...(Object.keys(MESSAGES['en']!) as MessageFile[]));
