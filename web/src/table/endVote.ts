import type { TableController } from './tableController.svelte';

/** Whether nobody else has to agree to end the game: everyone here does, or is away. */
export function isUpToUs(controller: TableController): boolean {
  const decided = [...controller.votes, ...controller.seats, ...controller.absent.map(({ seat }) => seat)];
  return controller.table?.seats.every((seat, i) => seat.player === null || decided.includes(i)) ?? false;
}
