// The creation of a table: whether it is under way, and why it failed.

import { router } from '../router.svelte';
import { errorText } from '../ui/errorText';

export class TableCreation {
  isBusy = $state(false);
  problem = $state('');

  /** Create a table and go there; a second tap creates no second one. */
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
