/** The gallery: every card printed, found again by what it says, at an address that can be passed on; and each alone. */
import { cards } from "@ltcg/cards";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { expect, test } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

test("from the home page to a card: all are printed, and a search narrows them and stands in the address", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  await page.getByRole("link", { name: "All cards" }).click();
  await page.waitForURL(/\/cards/);
  const printed = page.locator(".gallery-cards .printed");
  await expect.poll(() => printed.count()).toBe(Object.keys(cards).length);
  await page.getByRole("searchbox", { name: "Find" }).fill("too wired");
  await expect.poll(() => printed.count()).toBe(1);
  expect(await printed.first().locator(".name").textContent()).toBe("Too Wired to Listen");
  await page.getByRole("link", { name: /^Too Wired to Listen, costs / }).waitFor();
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
      .locator(".printed .name, .lc-name")
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(tooWide).toEqual([]);
  }
});

test("a card has a page: its text, its decks and its figures from simulation, the rules of its words", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(`${app.url}/cards?words=fizz+bomber`);
  await page.getByRole("link", { name: "Fizz Bomber" }).click();
  await page.waitForURL(/\/cards\/lunchtable\/fizz-bomber/);
  await page.getByRole("heading", { level: 1, name: "Fizz Bomber" }).waitFor();
  await page.getByRole("link", { name: "Done Before the Bell" }).waitFor();
  const wins = await page.locator(".card-decks .figure").first().textContent();
  expect(wins).toMatch(/^wins \d+\.\d %\d+\.\d to \d+\.\d$/);
  const figures = page.locator(".card-figures");
  for (const said of ["Drawn", "Then played", "Won when drawn", "Won when played"]) {
    const share = figures.locator("div", { has: page.getByText(said, { exact: true }) });
    await expect
      .poll(() => share.locator("dd").textContent())
      .toMatch(/^\d+\.\d\s% \d+\.\d to \d+\.\d, of \d+ games/);
  }
  await figures.getByText("npm run balance -- --game lunchtable").waitFor();
  const rule = page.getByRole("link", { name: /^Rule \d/ }).first();
  const number = (await rule.textContent())?.replace("Rule ", "") ?? "";
  await rule.click();
  await page.waitForURL(/\/rules/);
  expect(new URL(page.url()).hash).toBe(`#${number}`);
  expect(problems).toEqual([]);
  await page.close();
});

test("a card that nobody measured shows no figures, and one that is not there is not found", async () => {
  const { page } = await app.openPage();
  const inDecks = new Set(Object.values(lorcana.decks).flatMap((deck) => deck.cards));
  const alone = lorcana.cardIds.find((id) => !inDecks.has(id)) ?? "";
  await page.goto(`${app.url}/cards/lorcana/${alone}`);
  await page.getByText("None of the starter decks has it.").waitFor();
  expect(await page.locator(".figure").count()).toBe(0);
  await page.goto(`${app.url}/cards/lorcana/tilly-apprentice`);
  await page.getByRole("heading", { name: "In simulation" }).waitFor();
  const { status } = await fetch(`${app.url}/cards/lorcana/nobody-at-all`);
  expect(status).toBe(404);
  await page.close();
});

test("nothing of the pages is wider than a phone or too faint to read", async () => {
  const { page } = await app.openPage();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      "/cards",
      "/cards?game=lorcana",
      "/cards/lunchtable/the-great-decomposer",
    ]) {
      await page.goto(`${app.url}${path}`);
      expect([path, await overflowing(page)]).toEqual([path, []]);
      expect([path, await tooFaint(page)]).toEqual([path, []]);
    }
  }
  await page.close();
});
