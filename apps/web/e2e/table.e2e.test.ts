/** LunchTable's table in four sizes: all of it in sight, nothing over anything, nothing that jumps. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clicksOf, clickUntil, tooSmall } from "./player.ts";
import { jumped, measureShift } from "./shift.ts";
import { useApp } from "./use-app.ts";
import { inWindows } from "./windows.ts";

const app = useApp();

const MOVES = 30;
const FINGERTIP = 44;

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

/** What a player must see at once: both trays and what is on them, the hand, the question and its buttons. */
const IN_SIGHT = [
  ".tray",
  ".slot",
  ".piles",
  ".plate",
  "[data-life]",
  ".hand ul",
  ".hand [data-card]",
  ".decision-words",
  ".decision-ways .button",
  ".menu-button",
];

/** Parts that are out of the window, or of which the middle is under something else. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate((selectors) => {
    // The ways on from the end lie over the table.
    if (document.querySelector(".ending") !== null) return [];
    const faults: string[] = [];
    for (const part of document.querySelectorAll(selectors.join(", "))) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const name = `${part.className} ${part.getAttribute("data-card") ?? ""}`.trim();
      const slack = 1;
      if (
        left < -slack ||
        top < -slack ||
        right > innerWidth + slack ||
        bottom > innerHeight + slack
      )
        faults.push(`${name} reaches out of the window`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A card that is lifted may lie over the middle of its neighbour in a rack.
      const isSame = hit !== null && (part.contains(hit) || hit.contains(part));
      const isHand = part.closest(".hand") !== null && hit?.closest(".hand") != null;
      if (!isSame && !isHand) faults.push(`${name} is under ${hit?.className}`);
    }
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push("the page scrolls");
    return faults;
  }, IN_SIGHT);
}

it("all of the table is in sight, in windows of four sizes", async () => {
  const { page, problems } = await app.openPage();
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await app.startMatch(page);
  for await (const move of clicksOf(page, MOVES)) {
    await inWindows(page, sizes, async (size) => {
      expect([size, move, await outOfSight(page)]).toEqual([size, move, []]);
      const small = Math.min(...size) < 500 ? await tooSmall(page, FINGERTIP) : [];
      expect([size, move, small]).toEqual([size, move, []]);
    });
  }
  expect(problems).toEqual([]);
  await page.close();
});

it.each([
  [1440, 900],
  [390, 844],
  [844, 390],
])("nothing jumps and nothing breaks in a whole match, at %i by %i", async (width, height) => {
  const { page, problems } = await app.openPage();
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await measureShift(page);
  await page.setViewportSize({ width, height });
  await app.startMatch(page);
  const ending = page.locator(".ending");
  await clickUntil(page, async () => (await ending.count()) > 0);
  expect(await jumped(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
});
