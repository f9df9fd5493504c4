// A game that is about to begin: its table is being laid out, or there is a reason why not.

import { router } from '../router.svelte';
import { errorText } from '../ui/errorText';

export class TableCreation {
  isBusy = $state(false);
  problem = $state('');

  /** Lay out a table and go there; a second tap lays no second one. */
  async run(create: () => Promise<string>, leave: () => void = () => {}): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    try {
      const table = await create();
      leave();
      router.go(`/t/${table}`);
    } catch (refusal) {
      this.problem = errorText(refusal);
    } finally {
      this.isBusy = false;
    }
  }
}
