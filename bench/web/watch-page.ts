/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Runs in the page: notes how long it takes from each click to what is painted of it, and what shifts. */

export interface Noted {
  /** By interaction: the longest of its events, in milliseconds. */
  readonly interactions: Readonly<Record<string, number>>;
  /** Of the layout, without what follows a click within half a second. */
  readonly shifted: number;
  /** With it. */
  readonly shiftedInAll: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

export function watchPage(): void {
  const noted = { interactions: {} as Record<string, number>, shifted: 0, shiftedInAll: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // What belongs to no click or key, such as a pointer that moves, has no number.
      if (!entry.interactionId) continue;
      const before = noted.interactions[entry.interactionId] ?? 0;
      noted.interactions[entry.interactionId] = Math.max(before, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      noted.shiftedInAll += value;
      if (!hadRecentInput) noted.shifted += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
