// Whether the browser has a network at all.

class Net {
  isOnline = $state(typeof navigator === 'undefined' || navigator.onLine !== false);

  /** Keep in step; call once, where effects may live. */
  watch(): void {
    $effect(() => {
      const look = (): void => void (this.isOnline = navigator.onLine !== false);
      addEventListener('online', look);
      addEventListener('offline', look);
      return () => {
        removeEventListener('online', look);
        removeEventListener('offline', look);
      };
    });
  }
}

export const net = new Net();
