/** The gallery: every card printed, found again by what it says, at an address that can be passed on. */
import { cards } from "@ltcg/cards";
import { expect, test } from "vitest";
import { useApp } from "./use-app.ts";

const app = useApp();

test("from the home page to a card: all are printed, and a search narrows them and stands in the address", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  await page.getByRole("link", { name: "All cards" }).click();
  await page.waitForURL(/\/cards/);
  const printed = page.locator(".printed");
  await expect.poll(() => printed.count()).toBe(Object.keys(cards).length);
  await page.getByRole("searchbox", { name: "Find" }).fill("too wired");
  await expect.poll(() => printed.count()).toBe(1);
  expect(await printed.first().getByRole("heading").textContent()).toBe("Too Wired to Listen");
  expect(page.url()).toContain("words=");
  // The same address gives the same cards, as the server renders it.
  await page.goto(page.url());
  expect(await printed.count()).toBe(1);
  expect(problems).toEqual([]);
});

test("names fit their labels, in the face they were measured in", async () => {
  const { page } = await app.openPage();
  for (const game of ["lunchtable", "lorcana"]) {
    await page.goto(`${app.url}/cards?game=${game}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('24px "Lunchroom"'))).toBe(true);
    const tooWide = await page
      .locator(".printed .name")
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(tooWide).toEqual([]);
  }
});

test("nothing of the page is wider than a phone", async () => {
  const { page } = await app.openPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${app.url}/cards`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
