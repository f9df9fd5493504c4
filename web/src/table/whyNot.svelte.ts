// Why something is not offered: the server's reason, in a sentence, beside what was asked about.

import type { Place, Scene } from '../scene/scene';
import type { Action, Reason, WhyRequest } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import type { TableConnection } from './tableConnection.svelte';
import { placeValues } from './placeNames';
import type { Names } from './playerNames';

/** What was asked about: a space for a canoe, a canoe, or the end of the turn. */
export type WhyTopic = { readonly canoe?: number; readonly space?: Place };
export type WhyNote = { readonly seat: number; readonly topic: WhyTopic; readonly reason: Reason };

/** A reason as a sentence. */
export function reasonText(reason: Reason, scene: Scene, seat: number, names: Names): string {
  const { code, values } = reason;
  const canoe = scene.canoes.find((piece) => piece.seat === seat && piece.canoe === values.canoe);
  const key = i18n.has(`why-${code}`) ? `why-${code}` : 'why-unknown';
  return say(key, { ...values, name: values.seat === undefined ? '' : names(values.seat), ...placeValues(canoe?.at ?? 'shore') });
}

export class WhyNot {
  note: WhyNote | null = $state.raw(null);
  private asked = 0;

  constructor(private readonly connection: TableConnection) {}

  /** Ask the server; what is staged counts. */
  async ask(seat: number, topic: WhyTopic, actions: readonly Action[]): Promise<void> {
    const asked = ++this.asked;
    this.note = null;
    const why: WhyRequest = { seat, actions: [...actions] };
    if (topic.canoe === 0 || topic.canoe === 1) why.canoe = topic.canoe;
    if (topic.space !== undefined && topic.space !== 'lost') why.to = topic.space;
    const [answer] = await Promise.all([this.connection.request({ why }), i18n.load('why')]);
    if (asked !== this.asked || answer.type !== 'why' || !answer.reason) return;
    this.note = { seat, topic, reason: answer.reason };
  }

  /** Say what is known without asking. */
  async tell(seat: number, topic: WhyTopic, code: string, values: Reason['values'] = {}): Promise<void> {
    const asked = ++this.asked;
    await i18n.load('why');
    if (asked === this.asked) this.note = { seat, topic, reason: { code, rule: '', values } };
  }

  /** Close what is shown, and forget what was asked. */
  clear(): void {
    this.asked++;
    this.note = null;
  }
}
