/** Somebody who plays by clicking whatever can be clicked, never giving up. */
import type { Locator, Page } from "playwright-core";

const MOST_PICKS = 20;
/** What was offered may be gone before the finger is there: a pass that went by itself. */
const PATIENCE_MS = 300;
const PAUSE_MS = 40;

/** Looks at what is offered and clicks one move of it; waits a moment when nothing is. */
export async function clickAMove(page: Page, turn: number): Promise<void> {
  try {
    const isTaken = await tryToMove(page, turn);
    if (!isTaken) await page.waitForTimeout(PAUSE_MS);
  } catch (error) {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  }
}

async function tryToMove(page: Page, turn: number): Promise<boolean> {
  const playable = page.locator(".card.playable:visible");
  const cards = await playable.count();
  // Mostly a card, sometimes the phase: so that something happens, and the turn ends.
  if (cards > 0 && turn % 5 !== 0) await click(playable.nth(turn % cards));
  for (let pick = 0; pick < MOST_PICKS; pick++) {
    const open = page.locator("[data-pick]:not([disabled]):not(.chosen)");
    const isDone = (await page.locator(".picker .move:not([disabled])").count()) > 0;
    if (isDone || (await open.count()) === 0) break;
    await click(open.first());
  }
  const moves = page.locator(".decision [data-move]:not([aria-disabled=true]):visible");
  const offered = await moves.count();
  if (offered === 0) return false;
  const first = turn % 5 === 0 ? turn % offered : 0;
  await click(moves.nth(first));
  return true;
}

const click = (what: Locator): Promise<void> => what.click({ timeout: PATIENCE_MS });

/** Elements that reach out of the window to the right, but for what scrolls in its own box. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element): boolean => element.closest(".hand ul") !== null;
    const found = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .filter((element) => !isScrolled(element))
      .map((element) => `${element.tagName} ${element.className}`);
    const page = document.documentElement.scrollWidth;
    return page > width ? [`the page is ${page} wide`, ...found] : found;
  });
}
