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
