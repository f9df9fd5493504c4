// A phone on the table does not go dark in the middle of a game.

/** Keep the screen on until the answer is called; where that cannot be, nothing happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const hold = async (): Promise<void> => {
    if (isOver || !isPhone || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A low battery, or a browser that does not want to.
    }
  };
  const again = (): void => void hold();
  document.addEventListener('visibilitychange', again);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => {});
  };
}
