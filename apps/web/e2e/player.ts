/** Somebody who plays by clicking whatever can be clicked, never giving up. */
import type { Locator, Page } from "playwright-core";

const MAX_PICKS = 20;
/**
 * What was offered may be gone before the finger is there: a pass that went by itself. Or the machine
 * is slow: after a click that came to nothing the next one has twice the time, and half of it after one that
 * came to something.
 */
const SHORTEST_PATIENCE_MS = 300;
const MAX_PATIENCE_MS = 60_000;
let patienceMs = SHORTEST_PATIENCE_MS;
const PAUSE_MS = 40;

/** More than any match has: whoever clicks more of them gets nowhere. */
const MOST_MOVES = 3000;

/** Which of the moves in sight: what the position says, or those that end a turn, which are the first of each list. */
type Choice = "any" | "first";

/**
 * Clicks moves until this is so, and after each look at the table gives the caller one. Only moves are
 * counted: how often one looks before there is something to do depends on the machine.
 */
export async function* clicksUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  choice: Choice = "any",
): AsyncGenerator<number, void, void> {
  let moves = 0;
  for (let look = 0; !(await isSo()); look++) {
    if (moves > MOST_MOVES) throw new Error(`${MOST_MOVES} moves, and it is still not so`);
    if (await clickAMove(page, choice)) moves++;
    yield look;
  }
}

/** The same, for whoever has nothing to look at on the way. */
export async function clickUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  choice?: Choice,
): Promise<void> {
  for await (const _ of clicksUntil(page, isSo, choice));
}

/** Makes so many moves, fewer if the match is over before, and after each look gives the caller one. */
export async function* clicksOf(page: Page, moves: number): AsyncGenerator<number, void, void> {
  let made = 0;
  const isOver = async (): Promise<boolean> => (await page.locator(".ending").count()) > 0;
  for (let look = 0; made < moves && !(await isOver()); look++) {
    if (await clickAMove(page)) made++;
    yield look;
  }
}

/** The same, for whoever has nothing to look at on the way. */
export async function clickMoves(page: Page, moves: number): Promise<void> {
  for await (const _ of clicksOf(page, moves));
}

/** Looks at what is offered and clicks one move of it; waits a moment when nothing is. Whether it moved. */
export async function clickAMove(page: Page, choice: Choice = "any"): Promise<boolean> {
  try {
    const isTaken = await tryToMove(page, choice === "first" ? 0 : await nextNumber(page));
    if (isTaken) patienceMs = Math.max(patienceMs / 2, SHORTEST_PATIENCE_MS);
    if (!isTaken) await page.waitForTimeout(PAUSE_MS);
    return isTaken;
  } catch (error) {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
    patienceMs = Math.min(2 * patienceMs, MAX_PATIENCE_MS);
    return false;
  }
}

const tries = new WeakMap<Page, { readonly version: number; readonly count: number }>();

/**
 * What is chosen in a position depends on it alone, so that a match that is dealt again is played again; and on
 * what was tried there before, so that nobody tries the same for ever.
 */
async function nextNumber(page: Page): Promise<number> {
  const version = Number(await page.locator("main.match").getAttribute("data-version"));
  const before = tries.get(page);
  const count = before?.version === version ? before.count : 0;
  if ((await page.locator(ANYTHING).count()) > 0) tries.set(page, { version, count: count + 1 });
  // Spreads versions that follow each other over all numbers.
  return (((version * 40_503) >>> 4) % 1009) + count;
}

async function tryToMove(page: Page, turn: number): Promise<boolean> {
  const playable = page.locator(PLAYABLE);
  const cards = await playable.count();
  // Mostly a card, sometimes the phase: so that something happens, and the turn ends.
  if (cards > 0 && turn % 5 !== 0) await click(playable.nth(turn % cards));
  const moves = page.locator(MOVES);
  for (let pick = 0; pick < MAX_PICKS; pick++) {
    const isDone = (await page.locator(IN_NOTE).count()) > 0;
    const open = page.locator(OPEN);
    if (isDone || (await open.count()) === 0) break;
    await click(open.first());
  }
  const offered = await moves.count();
  // What was pointed at last may have made the move.
  if (offered === 0) return false;
  const first = turn % 5 === 0 ? turn % offered : 0;
  await click(moves.nth(first));
  return true;
}

const PLAYABLE = "[data-card].playable:visible";
/** Moves that are made by their button, in the note and on the table. */
const READY = "[data-move]:not([aria-disabled=true]):not([disabled]):visible";
export const IN_NOTE = `#decision ${READY}`;
const MOVES = `.on-the-table ${READY}:not(.more *)`;
/** What can be pointed at so that there is a move: cards, on the table and in the note, and ways. */
export const OPEN = [
  "#decision [data-pick]:not([disabled]):not(.chosen):visible",
  ".on-the-table [data-card].target:not(.picked):visible",
  "#decision [data-way]:not([aria-disabled=true]):not([aria-pressed=true]):visible",
  "#decision [data-answer]:not([aria-disabled=true]):visible",
].join(", ");
const ANYTHING = [PLAYABLE, MOVES, OPEN].join(", ");

async function click(what: Locator): Promise<void> {
  await what.click({ timeout: patienceMs });
  patienceMs = SHORTEST_PATIENCE_MS;
}

/** The match is over: waits for the report card, and goes back to the table under it. */
export async function putReportCardAway(page: Page): Promise<void> {
  const card = page.locator(".marks-dialog");
  await card.getByRole("button", { name: "Look at the table" }).click();
  await card.waitFor({ state: "detached" });
}

/** Opens the sheet of what is seldom needed, on a table that has one. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.locator(".menu-button");
  if ((await button.count()) === 0 || (await page.locator(".menu-sheet[open]").count()) > 0) return;
  await button.click();
}

export async function closeMenu(page: Page): Promise<void> {
  const close = page.locator(".menu-sheet[open] > form button");
  if ((await close.count()) > 0) await close.click();
}

/** Elements that reach out of the window to the right, but for what scrolls in its own box. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element): boolean =>
      element.closest(".hand ul, .pier-row, .hand-row, .wide, .ending-ways, .ending .check") !==
      null;
    // A drawing cuts off what reaches out of it: only the whole of it counts.
    const isDrawn = (element: Element): boolean =>
      element instanceof SVGElement && element.ownerSVGElement !== null;
    const found = [...document.querySelectorAll("body *")]
      .filter((element) => !isDrawn(element))
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
    // The ways on from the end lie over the table.
    if (document.querySelector(".ending") !== null) return [];
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
      // A card that is lifted may lie over the middle of its neighbour in a rack.
      const isHand = first.closest(".hand") !== null && hit?.closest(".hand") != null;
      const isHit = isHand || (hit !== null && (first.contains(hit) || hit.contains(first)));
      const place = `${selector} from ${Math.round(top)} to ${Math.round(bottom)}`;
      if (top < 0 || bottom > innerHeight + 0.5) faults.push(`${place} is out of the window`);
      else if (!isHit) faults.push(`${place} is under ${hit?.outerHTML.slice(0, 80)}`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
    return faults;
  }, MUST_BE_REACHED);
}

/** Buttons and links of a match that a fingertip would miss; words of a sentence are as high as that is. */
export function tooSmall(page: Page, least: number, within = ".match"): Promise<string[]> {
  return page.evaluate(
    ([size, place]) => {
      const buttons = [...document.querySelectorAll(`${place} :is(button, a, summary)`)];
      return (
        buttons
          // Names in a sentence are as high as their line (WCAG 2.5.8: inline).
          .filter(
            (each) =>
              each.checkVisibility() &&
              !each.matches(".skip, :disabled, .card-link, .rule-link, .term"),
          )
          .filter((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width < size || height < size;
          })
          .map((each) => `${each.className} ${each.textContent}`)
      );
    },
    [least, within] as const,
  );
}
