// What the keys do at the table.

import { prefs } from '../prefs.svelte';
import { isElsewhere, keyCommand, type KeyCommand } from './keyMap';
import type { TableController } from './tableController.svelte';

type Panels = { readonly openLog: () => void; readonly openHelp: () => void };

export function pressKey(event: KeyboardEvent, controller: TableController, panels: Panels): void {
  if (event.defaultPrevented || isElsewhere(event.target) || controller.isCovered) return;
  if (controller.playback.isPlaying && event.key !== 'Tab' && event.key !== 'Shift') controller.playback.skip();
  const command = keyCommand(event);
  const isDone = event.key.startsWith('Arrow')
    ? controller.isTurn && focusBoard(event.target)
    : command !== null && !event.repeat && run(command, event.target, controller, panels);
  if (isDone) event.preventDefault();
}

/** Arrows lead onto the board from anywhere; there it takes them itself. */
function focusBoard(from: EventTarget | null): boolean {
  const board = document.querySelector('.game .board');
  if (!board || (from instanceof Element && (board.contains(from) || from.closest('.log')))) return false;
  const first = board.querySelector<HTMLElement>('button[data-spot]') ?? board.querySelector<HTMLElement>('button[data-x]:not([tabindex])');
  first?.focus({ preventScroll: true });
  return first !== null;
}

/** Do what a key asks for; false if it means nothing here. */
function run(command: KeyCommand, from: EventTarget | null, controller: TableController, panels: Panels): boolean {
  switch (command.do) {
    case 'tile':
      if (!controller.isChoosing || !controller.hand.includes(command.tile)) return false;
      void (prefs.confirm ? controller.pickTile(command.tile) : controller.chooseTile(command.tile));
      return true;
    case 'confirm': {
      const button = from instanceof Element ? from.closest<HTMLElement>('button, a') : null;
      if (controller.picked.tile === null || (button && button.dataset.tile === undefined)) return false;
      void controller.chooseTile(controller.picked.tile);
      return true;
    }
    case 'weather': {
      const action = controller.legal.find((one) => one.type === 'weather' && one.step === command.step);
      if (!controller.isWeather || !action) return false;
      void controller.stage(action);
      return true;
    }
    case 'takeback':
      void controller.takeBack();
      return true;
    case 'end':
      if (!controller.isTurn) return false;
      void controller.endTurn();
      return true;
    case 'log':
      panels.openLog();
      return true;
    case 'help':
      panels.openHelp();
      return true;
    case 'cancel':
      if (controller.picked.tile !== null) controller.pickTile(null);
      else controller.deselectCanoe();
      return false;
  }
}
