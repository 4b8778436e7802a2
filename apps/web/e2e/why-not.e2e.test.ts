/** Whatever cannot be done says why when it is pressed: a card, a phase. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { inHand, playPlainCards } from "./plain-cards.ts";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();

const reasons = (page: Page) => page.locator("#decision .why-not li");
const phase = (page: Page, name: string) =>
  page.locator(".ruler").getByRole("button", { name: `${name}: why not?` });

it("a card that cannot be played says why, with its rule", async () => {
  const { page, problems } = await app.openPage();
  await playPlainCards(page, app.url);
  const before = await versionOf(page);
  await inHand(page, "head").first().click();
  await reasons(page).getByText("tribute").waitFor();
  expect(await page.locator("#decision h2").textContent()).toMatch(/^head/);
  const rule = reasons(page)
    .getByRole("link", { name: /^LT \d/ })
    .first();
  expect(await rule.getAttribute("href")).toMatch(/^\/rules\?game=lunchtable#\d/);
  // Let go, it says no more of it.
  await page.keyboard.press("Escape");
  await reasons(page).first().waitFor({ state: "detached" });
  expect(await versionOf(page)).toBe(before);
  expect(problems).toEqual([]);
  await page.close();
});

it("a phase that is over, and one that is not next, say why", async () => {
  const { page, problems } = await app.openPage();
  await playPlainCards(page, app.url);
  const before = await versionOf(page);
  await phase(page, "Draw").click();
  await reasons(page).getByText("Draw is over for this turn.").waitFor();
  await phase(page, "Breakdowns").click();
  await reasons(page).getByText("Phases come one after the other: Combat is next.").waitFor();
  // A card that is selected takes its place.
  await inHand(page, "kid").first().click();
  await reasons(page).first().waitFor({ state: "detached" });
  expect(await versionOf(page)).toBe(before);
  expect(problems).toEqual([]);
  await page.close();
});
