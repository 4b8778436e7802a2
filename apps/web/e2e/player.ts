/** Somebody who plays by clicking whatever can be clicked, never giving up. */
import type { Locator, Page } from "playwright-core";

const MAX_PICKS = 20;
/**
 * What was offered may be gone before the finger is there: a pass that went by itself. Or the machine
 * is slow: after a click that came to nothing the next one has twice the time.
 */
const SHORTEST_PATIENCE_MS = 300;
const MAX_PATIENCE_MS = 60_000;
let patienceMs = SHORTEST_PATIENCE_MS;
const PAUSE_MS = 40;

/** Looks at what is offered and clicks one move of it; waits a moment when nothing is. */
export async function clickAMove(page: Page, turn: number): Promise<void> {
  try {
    const isTaken = await tryToMove(page, turn);
    if (!isTaken) await page.waitForTimeout(PAUSE_MS);
  } catch (error) {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
    patienceMs = Math.min(2 * patienceMs, MAX_PATIENCE_MS);
  }
}

async function tryToMove(page: Page, turn: number): Promise<boolean> {
  const playable = page.locator(".card.playable:visible");
  const cards = await playable.count();
  // Mostly a card, sometimes the phase: so that something happens, and the turn ends.
  if (cards > 0 && turn % 5 !== 0) await click(playable.nth(turn % cards));
  for (let pick = 0; pick < MAX_PICKS; pick++) {
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

async function click(what: Locator): Promise<void> {
  await what.click({ timeout: patienceMs });
  patienceMs = SHORTEST_PATIENCE_MS;
}

/** Elements that reach out of the window to the right, but for what scrolls in its own box. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element): boolean => element.closest(".hand ul, .wide") !== null;
    const found = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .filter((element) => element.checkVisibility())
      .filter((element) => !isScrolled(element))
      .map((element) => `${element.tagName} ${element.className}`);
    const page = document.documentElement.scrollWidth;
    return page > width ? [`the page is ${page} wide`, ...found] : found;
  });
}

/** Where the eye and the thumb must reach at any moment of a match. */
const MUST_BE_REACHED = [
  "#decision h2",
  ".hand .card",
  "#decision .moves .move",
  ".latest",
  ".bar a",
];

/** What cannot be seen or touched without scrolling the page: out of the window, or under something. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate((selectors) => {
    const faults: string[] = [];
    for (const selector of selectors) {
      const shown = [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility(),
      );
      // What scrolls sideways in its own box may have its first out of sight.
      const first = shown.find((each) => each.getBoundingClientRect().left >= 0) ?? shown[0];
      if (first === undefined) continue;
      const { left, right, top, bottom } = first.getBoundingClientRect();
      const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit !== null && (first.contains(hit) || hit.contains(first));
      if (top < 0 || bottom > innerHeight + 0.5 || !isHit) faults.push(selector);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
    return faults;
  }, MUST_BE_REACHED);
}

/** Buttons and links of a match that a fingertip would miss. */
export function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const buttons = [...document.querySelectorAll(".match button, .match a, .match summary")];
    return buttons
      .filter((each) => each.checkVisibility() && !each.matches(".skip, :disabled"))
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width < size || height < size;
      })
      .map((each) => `${each.className} ${each.textContent}`);
  }, least);
}
