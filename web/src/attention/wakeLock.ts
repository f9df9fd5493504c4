// Keeps the screen of a phone on during a game.

/** Keep the screen on until the returned function is called; does nothing where that is not supported. */
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
      // The battery is low, or the browser refuses.
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
