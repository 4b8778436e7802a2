/**
 * How far a page jumps by itself: what moves without anybody having touched anything. What moves within half a second of
 * a touch is its doing; and on a machine on which the server takes longer to answer, within half a second of the answer.
 */
import type { Page } from "playwright-core";

/** What counts as good, of a whole match (web.dev/cls). */
const MOST_SHIFT = 0.1;

interface Measured {
  readonly shift: number;
  /** By what moved, and from where to where: how much of the shift. */
  readonly moved: Readonly<Record<string, number>>;
}

/** Adds up what moved without anybody having touched anything, from the home page to the end. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = { shift: 0, moved: {} as Record<string, number> };
    Object.assign(globalThis, { measured });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    const at = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${[x, y].map(Math.round).join(",")} ${[width, height].map(Math.round).join("x")}`;
    const recentMs = 500;
    const framesToDraw = 5;
    // When the last move was sent, and until when what moves is the doing of that.
    let from = Infinity;
    let until = 0;
    /** An answer is drawn some frames later, however long these take. */
    const isDrawnIn = (frames: number): void => {
      requestAnimationFrame(() => {
        if (frames > 1) isDrawnIn(frames - 1);
        else until = performance.now() + recentMs;
      });
    };
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.method !== "POST") return send(input, init);
      from = performance.now();
      until = Infinity;
      try {
        return await send(input, init);
      } finally {
        isDrawnIn(framesToDraw);
      }
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        if (entry.startTime >= from && entry.startTime < until) continue;
        measured.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.closest("[class]")?.className ?? "something that is gone";
          const what = `${name}: ${at(previousRect)} to ${at(currentRect)}`;
          measured.moved[what] = (measured.moved[what] ?? 0) + entry.value / entry.sources.length;
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved, if all of it together is too much: the worst first. */
export async function jumped(page: Page): Promise<readonly string[]> {
  const { shift, moved } = await page.evaluate(
    () => (globalThis as unknown as { measured: Measured }).measured,
  );
  if (shift < MOST_SHIFT) return [];
  const worst = Object.entries(moved).sort(([, one], [, other]) => other - one);
  const lines = worst.slice(0, 30).map(([what, share]) => `${share.toFixed(4)} ${what}`);
  return [`${shift.toFixed(3)} in all`, ...lines];
}
