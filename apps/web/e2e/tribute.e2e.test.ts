/** Somebody important sits down, and somebody makes room: by two clicks, by dragging, and by a thumb. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { inHand, ownTurn, passTurn, playPlainCards } from "./plain-cards.ts";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function byClicks(_page: Page, head: Locator, kid: Locator): Promise<void> {
  await head.click();
  await kid.click();
}

async function byDragging(page: Page, head: Locator, kid: Locator): Promise<void> {
  const [from, to] = [await middleOf(head), await middleOf(kid)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 3 });
  // It follows the pointer, and who may make room is circled.
  await page.locator(".drag-ghost").waitFor();
  expect(await kid.getAttribute("class")).toContain("target");
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await page.locator(".drag-ghost").waitFor({ state: "detached" });
}

/** Longer than a finger has to lie still until the card is shown large. */
const HESITATES_MS = 600;

const byThumb = (page: Page, head: Locator, kid: Locator): Promise<void> => slide(page, head, kid);

/** The page hears of the whole way at once, when the thumb has long arrived. */
async function byThumbWhileBusy(page: Page, head: Locator, kid: Locator): Promise<void> {
  await slide(page, head, kid, () =>
    page.evaluate(() => {
      for (const end = performance.now() + 500; performance.now() < end; );
    }),
  );
}

async function slide(
  page: Page,
  head: Locator,
  kid: Locator,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const [from, to] = [await middleOf(head), await middleOf(kid)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
  await touch("touchStart", from);
  const busy = meanwhile?.();
  for (const part of [0.1, 0.4, 0.7, 1]) {
    const y = from.y + (to.y - from.y) * part;
    const moved = touch("touchMove", { x: from.x + (to.x - from.x) * part * part, y });
    if (busy === undefined) await moved;
    // On the way it is no longer held still.
    if (busy === undefined && part === 0.4) await page.waitForTimeout(HESITATES_MS);
  }
  await busy;
  await page.locator(".drag-ghost").waitFor();
  await touch("touchEnd");
  await page.locator(".drag-ghost").waitFor({ state: "detached" });
}

it.each([
  ["two clicks", byClicks, { width: 1440, height: 900 }],
  ["dragging", byDragging, { width: 1440, height: 900 }],
  ["a thumb on a phone", byThumb, { width: 390, height: 844 }],
  ["a thumb on a phone on its side", byThumb, { width: 844, height: 390 }],
  ["a thumb on a busy phone on its side", byThumbWhileBusy, { width: 844, height: 390 }],
] as const)("a tribute is paid by %s", async (_name, pay, size) => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize(size);
  await playPlainCards(page, app.url);
  await inHand(page, "kid").first().click();
  await page.getByRole("button", { name: "Summon in attack" }).click();
  const seats = page.locator(".tray.near .in-board [data-card]");
  await seats.waitFor();
  // One summon a turn.
  await ownTurn(page);
  await passTurn(page);

  const head = inHand(page, "head").first();
  const kid = seats.first();
  expect(await kid.textContent()).toContain("kid");
  const before = await versionOf(page);
  await pay(page, head, kid);
  // Nothing is sent before one has said how it sits down.
  expect(await versionOf(page)).toBe(before);
  await page.getByRole("button", { name: "Summon in attack" }).click();
  await expect.poll(() => seats.allTextContents()).toEqual([expect.stringContaining("head")]);
  await page.locator(".tray.near .piles").click();
  await page.locator(".piles-sheet[open] [data-card]").filter({ hasText: "kid" }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});
