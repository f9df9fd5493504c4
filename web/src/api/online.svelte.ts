// Whether the browser is online.

class Network {
  isOnline = $state(typeof navigator === 'undefined' || navigator.onLine !== false);

  /** Keep it up to date; call once, while a component is set up. */
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

export const network = new Network();
