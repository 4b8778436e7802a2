/** A match that two bots played: watched again, kept as a file, verified, and refused when changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { openMenu, outOfReach, overflowing, tooSmall } from "./player.ts";
import { useApp } from "./use-app.ts";
import { resize } from "./windows.ts";

const app = useApp();

const at = async (page: Page): Promise<number> =>
  Number(await page.locator("main.match").getAttribute("data-at"));

async function watchBots(page: Page): Promise<void> {
  await page.goto(app.url);
  // Quick ones: this is about watching.
  await page.getByLabel("Opponent", { exact: true }).selectOption("random");
  await page.getByRole("button", { name: "Watch two bots play it" }).click();
  await page.waitForURL(/\/replay/);
  await page.getByText("Verified: all").waitFor();
}

/** Cards of the tray that are larger than where they lie. The decks are always there. */
function outgrown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll(".tray :is(.slot, .pile) .printed")];
    if (cards.length < 2) throw new Error("The trays have no cards.");
    return cards
      .filter((card) => {
        const room = card.closest(".slot, .pile")?.getBoundingClientRect();
        const { width } = card.getBoundingClientRect();
        return room === undefined || width > room.width;
      })
      .map((card) => card.className);
  });
}

it("is watched from its start, to and fro and through anybody's eyes", async () => {
  const { page, problems } = await app.openPage();
  await watchBots(page);
  // It plays by itself until it is paused.
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect.poll(() => at(page)).toBe(0);
  expect(await page.locator(".hand .card").count()).toBe(10);
  expect(await page.locator(".log li").first().textContent()).toMatch(
    /^The random bot \((host|away)\) goes first$/,
  );
  const lines = await page.locator(".log li").count();
  await page.getByRole("button", { name: "Forward" }).click();
  await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(lines);

  // The same by keys, wherever the focus is.
  await page.locator("body").press("End");
  await page.getByRole("heading", { name: /wins|draw/ }).waitFor();
  const end = await at(page);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => at(page)).toBeLessThan(end);
  await page.keyboard.press("Home");
  await expect.poll(() => at(page)).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();

  // A moment has an address, and what was hidden from a viewer is hidden again.
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("heading", { name: /wins|draw/ }).waitFor();
  const address = new URL(page.url());
  expect(Number(address.searchParams.get("at"))).toBeGreaterThan(10);
  await page.getByLabel("Seen by").selectOption("spectator");
  await expect.poll(() => page.locator(".hand .card").count()).toBe(0);
  await page.reload();
  await page.getByRole("heading", { name: /wins|draw/ }).waitFor();
  expect(await page.getByLabel("Seen by").inputValue()).toBe("spectator");
  expect(await page.locator("[data-move]").count()).toBe(0);
  expect(await tooFaint(page)).toEqual([]);
  expect(problems).toEqual([]);
  // Opened by its address, it is drawn as it was before: no card is larger than its compartment.
  expect(await outgrown(page)).toEqual([]);

  await resize(page, [390, 664]);
  expect(await overflowing(page)).toEqual([]);
  expect(await outgrown(page)).toEqual([]);
  await page.getByRole("button", { name: "To the start" }).click();
  await expect.poll(() => at(page)).toBe(0);
  expect(await overflowing(page)).toEqual([]);
  expect(await outOfReach(page)).toEqual([]);
  expect(await tooSmall(page, 40)).toEqual([]);
  await page.close();
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
])("at %i by %i its controls are in sight, and nothing lies over them", async (width, height) => {
  const { page } = await app.openPage();
  await page.setViewportSize({ width, height });
  await watchBots(page);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll(".replay-controls :is(button, input, select)")]
      // Of many turns the film shows those that are near.
      .filter((control) => control.closest(".film") === null)
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom > innerHeight + 0.5 || hit === null || !control.contains(hit);
      })
      .map(({ className, textContent }) => `${className} ${textContent}`),
  );
  expect(covered).toEqual([]);
  expect(await outOfReach(page)).toEqual([]);
  // How life went: a line for each player, over all turns.
  const lines = await page.locator(".score-lines polyline").all();
  expect(lines.length).toBe(2);
  for (const line of lines) {
    expect((await line.getAttribute("points"))?.split(" ").length).toBeGreaterThan(1);
  }
  // Where the lines are seen, its end at least is marked on them, and leads there.
  const end = page.getByRole("button", { name: /^The end: turn / });
  if (await end.isVisible()) {
    await end.click();
    await page.getByRole("heading", { name: /wins|draw/ }).waitFor();
  } else expect(Math.min(width, height)).toBeLessThan(480);
  await page.close();
});

it("asks the server for little, and waits when it is refused", async () => {
  const { page, problems } = await app.openPage();
  const requests: object[] = [];
  const refused = new Set<string>();
  /** Each is refused once for a second, as by a server that was asked for too much. */
  for (const path of ["/api/replays", "/api/verify"]) {
    await page.route(new URL(path, app.url).href, async (route) => {
      if (path === "/api/replays") requests.push(route.request().postDataJSON() as object);
      if (refused.has(path)) return route.continue();
      refused.add(path);
      const message = "Too many matches to replay or check. Try again in a second.";
      const error = { code: "too-many-requests", message, data: { retryAfterSeconds: 1 } };
      return route.fulfill({ status: 429, json: { error } });
    });
  }
  const faults = page.getByText(/does not verify|cannot be replayed/);
  let isBlamed = false;
  void faults.waitFor({ timeout: 0 }).then(
    () => (isBlamed = true),
    () => {},
  );
  await watchBots(page);
  expect(isBlamed).toBe(false);
  expect([...refused]).toHaveLength(2);
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect.poll(() => at(page)).toBe(0);

  // Over many moments in one go: where it rests counts, and where it was before is known.
  requests.length = 0;
  const slider = page.getByRole("slider");
  await slider.evaluate((it: HTMLInputElement) => {
    for (let place = 1; place <= 30; place++) {
      // As a finger does it: past React, which then learns of it by the event.
      Reflect.set(HTMLInputElement.prototype, "value", String(place), it);
      it.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await page.getByText("Moment 31 of").waitFor();
  const wanted = (): number => Number(new URL(page.url()).searchParams.get("at"));
  await expect.poll(async () => (await at(page)) === wanted() && wanted() > 0).toBe(true);
  expect(requests.length).toBeLessThan(10);
  const asked = requests.length;
  await page.getByRole("button", { name: "To the start" }).click();
  await expect.poll(() => at(page)).toBe(0);
  expect(requests).toHaveLength(asked);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(problems).toEqual([]);
  await page.close();
});

it("is kept as a file that verifies, and one that was changed does not", async () => {
  const { page, problems } = await app.openPage();
  await watchBots(page);
  const download = page.waitForEvent("download");
  await openMenu(page);
  await page.getByRole("link", { name: "Download the record" }).click();
  const kept = await (await download).path();
  const record = JSON.parse(readFileSync(kept, "utf8")) as { finalHash: string };
  const changed = { ...record, finalHash: record.finalHash.replace(/^../, "00") };
  const file = join(tmpdir(), `records-${process.pid}.jsonl`);
  writeFileSync(file, `${JSON.stringify(record)}\n${JSON.stringify(changed)}\n`);

  await page.goto(app.url);
  await page.getByRole("link", { name: "Replay and verify a recorded match" }).click();
  await page.getByLabel("A file from").setInputFiles(file);
  const entries = page.locator(".record-list li");
  await entries.nth(0).getByText("✓ Verified").waitFor();
  await entries.nth(1).getByText("✗ It does not verify. It ends in").waitFor();
  await page.getByRole("button", { name: "Watch match 1" }).click();
  await page.getByText("Moment 1 of").waitFor();
  await openMenu(page);
  await page.getByRole("button", { name: "Back to the file" }).click();
  await page.getByLabel("A file from").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("hello"),
  });
  await page.getByRole("alert").getByText("not valid JSON").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it("is not shown while a match is being played", async () => {
  const { page } = await app.openPage();
  await app.startMatch(page);
  const address = `${page.url()}/replay`;
  await page.goto(address);
  await page.getByText("Still being played").waitFor();
  expect(await page.content()).not.toContain("finalHash");
  expect((await page.request.get(new URL("/matches/nobodys/replay", app.url).href)).status()).toBe(
    404,
  );
  await page.close();
});
