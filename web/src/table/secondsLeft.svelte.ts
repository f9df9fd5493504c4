// The whole seconds until a moment of the server's clock, counted while somebody looks.

const TICK = 500;

export class SecondsLeft {
  private now = $state(Date.now());
  readonly current = $derived.by(() => Math.max(0, Math.ceil((this.until() - this.now - this.skew()) / 1000)));

  constructor(
    private readonly until: () => number,
    private readonly skew: () => number,
  ) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }
}
