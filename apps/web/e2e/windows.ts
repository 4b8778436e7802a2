/** The same position in windows of several sizes: one match is played, and looked at in all of them. */
import type { Page } from "playwright-core";

export type WindowSize = readonly [width: number, height: number];

/** Until nothing moves any more that depends on the size: React has drawn it, and the page is laid out. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const boxes = (): string =>
      [...document.querySelectorAll("main *")]
        .map((each) => each.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left, top, width, height].join())
        .join(" ");
    await frame();
    for (let before = "", now = boxes(); before !== now; ) {
      await frame();
      await frame();
      before = now;
      now = boxes();
    }
  });
}

/** Makes the window so large, and waits until the page has followed. */
export async function resize(page: Page, [width, height]: WindowSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await laidOut(page);
}

/** Calls `look` in each window, and goes back to the one the page was in. */
export async function inWindows(
  page: Page,
  windows: readonly WindowSize[],
  look: (size: WindowSize) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of windows) {
    await resize(page, size);
    await look(size);
  }
  if (before !== null) await resize(page, [before.width, before.height]);
}
