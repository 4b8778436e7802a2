/** How far a page jumps by itself: what moves without anybody having touched anything. */
import type { Page } from "playwright-core";

/** What counts as good, of a whole match (web.dev/cls). */
const MOST_SHIFT = 0.1;

interface Measured {
  readonly shift: number;
  readonly moved: readonly string[];
}

/** Adds up what moved without anybody having touched anything, from the home page to the end. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = { shift: 0, moved: [] as string[] };
    Object.assign(globalThis, { measured });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        measured.shift += entry.value;
        for (const { node } of entry.sources) {
          if (node instanceof Element) measured.moved.push(String(node.className));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved, if all of it together is too much. */
export async function jumped(page: Page): Promise<readonly string[]> {
  const { shift, moved } = await page.evaluate(
    () => (globalThis as unknown as { measured: Measured }).measured,
  );
  return shift < MOST_SHIFT ? [] : [`${shift.toFixed(3)} in all`, ...moved];
}
