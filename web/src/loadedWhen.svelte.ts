// Parts of a page that come when they are about to be needed.

export type LoadedPart<Part> = { readonly part: Part | null };

/** Load a part once it is needed; call it where effects may live. What could not be loaded is tried again when the need changes. */
export function loadedWhen<Part>(isNeeded: () => boolean, load: () => Promise<{ default: Part }>): LoadedPart<Part> {
  let part = $state.raw<Part | null>(null);
  $effect(() => {
    if (part || !isNeeded()) return;
    load().then(
      (loaded) => (part = loaded.default),
      () => {}, // The server is away: everything else waits for it, too.
    );
  });
  return {
    get part() {
      return part;
    },
  };
}
