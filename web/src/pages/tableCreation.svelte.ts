// A game that is about to begin: its table is being laid out, or there is a reason why not.

import { router } from '../router.svelte';
import { excuse } from '../ui/errorText';

export class Beginning {
  isBusy = $state(false);
  problem = $state('');

  /** Lay out a table and go there; a second tap lays no second one. */
  async at(lay: () => Promise<string>, leave: () => void = () => {}): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    try {
      const table = await lay();
      leave();
      router.go(`/t/${table}`);
    } catch (refusal) {
      this.problem = excuse(refusal);
    } finally {
      this.isBusy = false;
    }
  }
}
