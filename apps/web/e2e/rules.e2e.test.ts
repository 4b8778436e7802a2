/** The rules: two screens that teach, a search, and words that say what they mean. */
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

it("teaches both games in two screens, and finds a rule by a word or its number", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(new URL("/rules", app.url).href);
  await page.getByRole("heading", { name: "How to play LunchTable" }).waitFor();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await tooFaint(page)).toEqual([]);
  }
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowing(page)).toEqual([]);
  }
  const search = page.getByRole("searchbox");
  await search.fill("tribute");
  const found = page.locator(".rules-found li");
  await found.first().waitFor();
  for (const text of await found.allTextContents()) expect(text.toLowerCase()).toContain("tribute");
  await search.fill("6.2");
  await expect.poll(() => found.count()).toBe(1);
  await found.getByRole("link").click();
  expect(new URL(page.url()).hash).toBe("#6.2");
  expect(await page.locator("[id='6.2']").isVisible()).toBe(true);
  await search.fill("pudding");
  await page.getByText("0 rules", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Lorcana", exact: true }).click();
  await page.getByRole("heading", { name: "How to play Lorcana" }).waitFor();
  expect(await overflowing(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
});

it("a word of a card says what it means: by pointer, by keyboard and by touch", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(new URL("/cards/lunchtable/queen-of-table-nine", app.url).href);
  const note = page.locator(".term-note");
  const term = page.locator(".card-itself .term").first();
  await term.hover();
  await note.getByRole("link", { name: /^Rule \d/ }).waitFor();
  expect(await tooFaint(page, ".term-note")).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.mouse.move(2, 2);
  await note.waitFor({ state: "detached" });

  // Escape closes it, and the word keeps the focus.
  await page.keyboard.press("Tab");
  await term.focus();
  await note.waitFor();
  expect(await term.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "detached" });
  expect(await term.evaluate((it) => it === document.activeElement)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await term.click();
  await note.waitFor();
  const box = await note.boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.mouse.click(380, 840);
  await note.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await page.close();
});
