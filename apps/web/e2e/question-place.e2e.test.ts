/** Where the question stands: over the card that it is about, with a tail that touches its tray. */
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { inHand, ownTurn, playPlainCards } from "./plain-cards.ts";
import { clickUntil } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not in sight");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

it("the question stands over the selected card, and what an attack comes to over its target", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await playPlainCards(page, app.url);
  await inHand(page, "kid").first().click();
  await page.getByRole("button", { name: "Summon in attack" }).click();
  const kid = page.locator(".tray.near .in-board [data-card]").first();
  await kid.waitFor();
  await ownTurn(page);
  await page.keyboard.press("e");
  await page.locator(".end-turn.shut").waitFor();
  await ownTurn(page);
  await page
    .locator(".ruler")
    .getByRole("button", { name: /^Combat: / })
    .click();
  await page.locator('.ruler [aria-current="step"]', { hasText: "Combat" }).waitFor();
  await ownTurn(page);
  await kid.click();
  await page.locator(".band[data-tail]").waitFor();
  const note = page.locator("#decision");
  // Over the card, and not in its tray.
  await expect
    .poll(async () => {
      const [at, card] = [await boxOf(note), await boxOf(kid)];
      const middle = card.x + card.width / 2;
      return at.x < middle && middle < at.right && at.bottom <= card.y + 1;
    })
    .toBe(true);
  for (const tag of await page.locator(".preview-tag").all()) {
    const shown = await boxOf(tag);
    const tray = await boxOf(page.locator(".tray.far"));
    // Of the card that is attacked its rim at most is under it.
    expect(shown.bottom).toBeLessThan(tray.y + 40);
  }
  await page.keyboard.press("Escape");
  await page.locator(".band:not([data-tail])").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it("on a phone on its side the question of a chain has its paper, and its words are clear of the links", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 844, height: 390 });
  await app.startMatch(page);
  const asked = page.locator(".band[data-next] #decision.mine:not([data-held])");
  await clickUntil(page, async () => (await asked.count()) > 0);
  const paper = await page
    .locator(".band")
    .evaluate((band) => Number.parseFloat(getComputedStyle(band, "::before").width));
  expect(paper).toBeGreaterThan(140);
  const words = await boxOf(page.locator("#decision .decision-words"));
  expect(words.bottom).toBeLessThanOrEqual((await boxOf(page.locator(".happening"))).y);
  expect(words.height).toBeGreaterThan(40);
  expect(problems).toEqual([]);
  await page.close();
});
