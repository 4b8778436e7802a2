/** Lorcana's table with as much on it as there can be: it stays within its window, and nothing lies over anything. */
import { expect, it } from "vitest";
import { crowd } from "./crowded.ts";
import { faults } from "./harbour.ts";
import { tooSmall } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

const sizes = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const tables = sizes.flatMap(([width, height]) =>
  [2, 3, 4].map((players) => ({ width, height, players })),
);

it.each(tables)(
  "at $width by $height a full table of $players is in sight",
  async ({ width, height, players }) => {
    const { page, problems } = await app.openPage();
    await page.setViewportSize({ width, height });
    await crowd(page, app.url, { players, characters: 12, hand: 11 });
    await page.goto(app.url);
    await page.getByLabel("Game").selectOption({ label: "Lorcana" });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".harbour").waitFor();
    expect(await page.locator(".plate").count()).toBe(players);
    expect(await faults(page)).toEqual([]);
    // A hand of so many stands closer on a phone; the whole height of a card is there to be touched.
    const small = width > 1024 ? [] : await tooSmall(page, 44);
    expect(small.filter((name) => !name.includes("touch"))).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  },
);

it("a challenge says what both would take and why, and equal abilities in the bag have a letter each", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await crowd(page, app.url, { players: 2, characters: 6, hand: 3, isBagFull: true });
  await page.goto(app.url);
  await page.getByLabel("Game").selectOption({ label: "Lorcana" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".harbour").waitFor();
  expect(await page.locator(".bag .bag-letter").allTextContents()).toEqual(["A", "B"]);
  expect(await page.locator(".pier.near .touch > .bag-letter").allTextContents()).toEqual(
    expect.arrayContaining(["A", "B"]),
  );
  // Nothing is shown before somebody has chosen who challenges.
  expect(await page.locator(".challenge-preview").count()).toBe(0);
  await page.locator('.pier.near [data-card="c1003"]').click();
  const preview = page.locator(".pier.far .characters .challenge-preview").first();
  await preview.waitFor();
  expect(await preview.textContent()).toMatch(/theirs−11 ✕11 \+ 1 challenging − 1 Resist/);
  expect(await preview.textContent()).toMatch(/yours−10 ✕11 − 1 Resist/);
  const told = page.locator(".pier.far .touch.target .unseen").first();
  expect(await told.textContent()).toContain("would take 11 and be banished, would deal 10 back");
  expect(problems).toEqual([]);
  await page.close();
});
