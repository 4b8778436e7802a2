/** That everybody can play: on a phone, with a keyboard, by ear, with weak eyes. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { clickMoves, clicksOf, clickUntil, outOfReach, overflowing, tooSmall } from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";
import { inWindows } from "./windows.ts";

const app = useApp();

it("can be played with the keyboard alone", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  const play = page.getByRole("button", { name: "Play", exact: true });
  // Nothing on the page can be used before it is live; a trial click waits for that.
  await play.click({ trial: true });
  await play.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/matches\//);
  await page.locator(".connection.live").waitFor({ state: "attached" });
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: it } = document;
      if (it === null || it === document.body) return "nothing";
      // Whoever goes by keyboard must see where they are.
      const isSeen = it.matches("h2") || getComputedStyle(it).outlineStyle === "solid";
      return isSeen ? it.className : `${it.className} without a mark`;
    });
  /** Tabs on until something wanted has the focus. */
  const tabTo = async (isWanted: (classes: string) => boolean): Promise<boolean> => {
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press("Tab");
      const classes = await focused();
      expect(classes).not.toContain("without a mark");
      if (isWanted(classes)) return true;
    }
    return false;
  };
  // A card that can be played leads on to its moves, and Escape leads back to it.
  const playable = page.locator("[data-busy=false] .hand .card.playable");
  const ownTurn = page.getByRole("heading", { name: "Your turn: main phase" });
  const isOwnTurn = async (): Promise<boolean> =>
    (await ownTurn.count()) > 0 && (await playable.count()) > 0;
  await clickUntil(page, isOwnTurn, "first");
  await page.locator(".brand").focus();
  expect(await tabTo((classes) => /\bcard\b.*\bplayable\b/.test(classes))).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toMatch(/\bmove\b/);
  expect(await page.locator(".details h3").textContent()).not.toBe("");
  await page.keyboard.press("Escape");
  await expect.poll(focused).toMatch(/\bcard\b.*playable/);
  expect(await page.locator(".card.selected").count()).toBe(0);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toMatch(/\bmove\b/);
  const before = await versionOf(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  // The button is gone; the focus is where the next decision stands, and what happened is said.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await expect.poll(() => page.locator(".news").textContent()).not.toBe("");
  expect(await page.locator(".news").getAttribute("aria-live")).toBe("polite");
  expect(problems).toEqual([]);
  await page.close();
});

const windows = [
  [390, 664],
  [390, 844],
  [360, 640],
  [320, 568],
  [820, 1180],
  [844, 390],
  [667, 375],
  [932, 430],
] as const;

it("fits phones and tablets: hand and decision stay in reach, nothing is covered", async () => {
  const { page } = await app.openPage();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(app.url);
  await inWindows(page, windows, async () => expect(await overflowing(page)).toEqual([]));
  await app.startMatch(page);
  await clickMoves(page, 3);
  const log = page.locator(".log");
  const latest = page.locator(".latest");
  await inWindows(page, windows, async ([width, height]) => {
    // Between the plates of a tablet there is room for it; elsewhere it is a sheet over the own side.
    const isSheet = width !== 820;
    expect([width, height, await log.isVisible()]).toEqual([width, height, !isSheet]);
    expect([width, height, await latest.isVisible()]).toEqual([width, height, isSheet]);
    expect([width, height, await cutNames(page)]).toEqual([width, height, []]);
    if (!isSheet) return;
    await latest.click();
    await log.waitFor();
    expect(await page.locator("#decision h2").isVisible()).toBe(true);
    expect(await overflowing(page)).toEqual([]);
    await page.locator(".log-close").click();
    await log.waitFor({ state: "hidden" });
  });
  for await (const _ of clicksOf(page, 20)) {
    await inWindows(page, windows, async (size) => {
      expect([size, await overflowing(page)]).toEqual([size, []]);
      expect([size, await outOfReach(page)]).toEqual([size, []]);
      expect([size, await tooSmall(page, 40)]).toEqual([size, []]);
    });
  }
  await page.locator(".board").waitFor();
  await page.close();
});

it("is drawn in colours that can be read, and stands still for whoever asks for it", async () => {
  const { page } = await app.openPage();
  await page.goto(app.url);
  expect(await tooFaint(page)).toEqual([]);
  await page.goto(new URL("/rules", app.url).href);
  expect(await tooFaint(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await app.startMatch(page);
    for await (const _ of clicksOf(page, 15)) {
      expect(await tooFaint(page)).toEqual([]);
    }
    expect(await moving(page)).toEqual([]);
  }
  await page.close();
});

it("shows at night what has the focus, in the room and on paper that keeps its light", async () => {
  const { page, problems } = await app.openPage();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(app.url);
  await page.getByRole("button", { name: "Play", exact: true }).click({ trial: true });
  await page.keyboard.press("Tab");
  expect(await ringOf(page.getByRole("link", { name: "Lobby" }))).toBe(LIGHT_RING);
  expect(await ringOf(page.getByLabel("Game"))).toBe(DARK_RING);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/matches\//);
  await page.locator("#decision.mine h2").waitFor();
  await page.keyboard.press("Tab");
  expect(await ringOf(page.locator("#decision.mine h2"))).toBe(DARK_RING);
  expect(problems).toEqual([]);
  await page.close();
});

const LIGHT_RING = "rgb(142, 197, 255)";
const DARK_RING = "rgb(20, 86, 200)";

/** The colour of the ring around it while it has the focus by keyboard. */
async function ringOf(what: Locator): Promise<string> {
  await what.focus();
  return what.evaluate((element) => getComputedStyle(element).outlineColor);
}

/** Names on plates that do not fit. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".plate h2")]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
      )
      .map(({ textContent }) => textContent ?? ""),
  );
}

/** What is moved, grows or turns. That something comes and goes is allowed where stillness is asked for. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const still = new Set(["opacity", "offset", "computedOffset", "easing", "composite"]);
    const moved = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const told = names.filter((name) => !still.has(name));
      return told.length === 0 ? [] : [`${effect.target?.className}: ${told.join(", ")}`];
    });
    return [
      ...moved,
      ...[...document.querySelectorAll("[autoplay]")].map(({ tagName }) => tagName),
    ];
  });
}
