/** Lorcana's table with as much on it as there can be: it stays within its window, and nothing lies over anything. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
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
  [360, 640],
  [844, 390],
] as const;
const tables = sizes.flatMap(([width, height]) =>
  [2, 3, 4].map((players) => ({ width, height, players })),
);

/**
 * Characters on a whole pier whose name nobody can read: it is not there, or too small, or under the next card. On a
 * phone there is no room for names; on the small piers of several others neither.
 */
function unnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerWidth <= 700 || innerHeight <= 480) return [];
    const isAlone = document.querySelector('[data-others="1"]') !== null;
    const piers = document.querySelectorAll(isAlone ? ".pier" : ".pier.near");
    const faults: string[] = [];
    for (const pier of piers) {
      for (const card of pier.querySelectorAll(".line.characters > .berth .touch")) {
        const name = card.querySelector(".spine-name");
        const box = name?.getBoundingClientRect();
        const seen = card.getBoundingClientRect();
        const said = name?.textContent ?? "a card";
        if (name == null || box === undefined || !name.checkVisibility()) faults.push(said);
        else if (parseFloat(getComputedStyle(name).fontSize) < 12) faults.push(`${said}: small`);
        else if (box.left < seen.left - 1 || box.right > seen.right + 1)
          faults.push(`${said}: under`);
      }
    }
    return faults;
  });
}

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
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await tooFaint(page, ".plate .who")]).toEqual([colorScheme, []]);
    }
    expect(await unnamed(page)).toEqual([]);
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
