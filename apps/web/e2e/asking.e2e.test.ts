/** How a player answers by keys, and what the tab says meanwhile. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { closeMenu, IN_NOTE, OPEN, openMenu } from "./player.ts";
import { useApp } from "./use-app.ts";

/** Between two looks at a table at which somebody else decides. */
const PAUSE_MS = 50;
const PATIENCE_MS = 500;

const app = useApp();

const isFree = async (page: Page): Promise<boolean> =>
  (await page.locator("#decision.mine:not([data-held])").count()) > 0 &&
  (await page.locator("[data-busy=false]").count()) > 0 &&
  (await page.locator(".end-turn[data-move]").count()) > 0;

/** A question on the way, such as which card is too many: passed, or answered with what comes first. */
async function answer(page: Page): Promise<void> {
  if ((await page.locator("#decision [data-pass]:visible").count()) > 0) {
    return page.keyboard.press("Space");
  }
  for (const what of [page.locator(IN_NOTE), page.locator(OPEN)]) {
    if ((await what.count()) === 0) continue;
    // It may be gone by now.
    await what
      .first()
      .press("Enter", { timeout: PATIENCE_MS })
      .catch(() => {});
    return;
  }
}

/** Ends turns until the player has a turn of their own to play and this is so. */
async function playUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await isFree(page)) {
      if (await isSo()) return;
      await page.keyboard.press("Escape");
      await page.keyboard.press("e");
    } else await answer(page);
    await page.waitForTimeout(PAUSE_MS);
  }
}

it("turns are played with keys alone, a key shows a card, and the tab says whose turn it is", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Keys" }).waitFor({ state: "hidden" });
  // Whoever does not know of it finds it in the menu.
  await openMenu(page);
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Keys" }).waitFor({ state: "hidden" });
  await closeMenu(page);
  // Whoever begins is drawn: there may be questions before the first turn of one's own.
  await playUntil(page, async () => true);
  expect(await page.title()).toBe("● Your turn · LunchTable");
  const held = page.locator('.looked-at[data-how="held"]');
  await page.locator(".hand .card:visible").first().focus();
  await page.keyboard.press("i");
  await held.waitFor();
  await page.keyboard.press("i");
  await held.waitFor({ state: "detached" });
  const turn = async (): Promise<number> =>
    Number((await page.locator(".turn strong").textContent())?.replace("Turn ", ""));
  const first = await turn();
  await playUntil(page, async () => (await turn()) >= first + 4);
  expect(problems).toEqual([]);
  await page.close();
});

it("a key that is held makes one move, however long it is held", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/actions")) sent++;
  });
  await expect.poll(() => isFree(page)).toBe(true);
  // From phase to phase: a held key would run through the turn.
  await page.keyboard.press("Escape");
  await page.keyboard.down("ArrowRight");
  await expect.poll(() => sent).toBe(1);
  for (let held = 0; held < 3; held++) {
    await expect.poll(() => isFree(page)).toBe(true);
    await page.keyboard.down("ArrowRight");
  }
  await page.keyboard.up("ArrowRight");
  expect(sent).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => sent).toBe(2);
  expect(problems).toEqual([]);
  await page.close();
});
