/** Listeners to new versions, in this process. */

interface Listener {
  readonly heard: (matchId: string, version: number) => void;
  readonly missed: () => void;
}

export class Listeners {
  private readonly listeners = new Set<Listener>();

  add(heard: Listener["heard"], missed: Listener["missed"] = () => {}): () => void {
    const listener = { heard, missed };
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(matchId: string, version: number): void {
    this.each(({ heard }) => heard(matchId, version));
  }

  tellMissed(): void {
    this.each(({ missed }) => missed());
  }

  /** Each on its own: an error of one listener is neither the others' nor the store's. */
  private each(tell: (listener: Listener) => void): void {
    for (const listener of this.listeners) {
      queueMicrotask(() => {
        if (this.listeners.has(listener)) tell(listener);
      });
    }
  }
}
