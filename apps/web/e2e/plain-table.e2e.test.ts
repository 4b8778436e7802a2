/** Games that have no table of their own are played on the plain one, from what every view has. */
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { clicksUntil, overflowing, putReportCardAway } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp({ EXTRA_GAMES: "skirmish,blind-bid" });

// A sentence of each: in the game's own words, or by the names of the events if it has none.
it.each([
  ["Skirmish", 1280, /(You|The opponent) (draws?|plays?|casts?) /],
  ["Blind Bid", 390, /(You|The opponent): [a-z ]+/],
])(
  "%s is played to its end by clicking, in a window %i pixels wide",
  async (title, width, told) => {
    const { page, problems } = await app.openPage({ isFair: true });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(app.url);
    await page.getByLabel("Game").selectOption({ label: title });
    await page.getByLabel("Opponent", { exact: true }).selectOption("random");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/matches\//);
    await page.getByRole("heading", { name: `A match of ${title}` }).waitFor({ state: "attached" });
    const ending = page.locator(".ending");
    for await (const click of clicksUntil(page, async () => (await ending.count()) > 0)) {
      if (click % 20 > 0) continue;
      expect(await overflowing(page)).toEqual([]);
      expect(await tooFaint(page)).toEqual([]);
    }
    expect(await ending.textContent()).toMatch(/^(You win!|You lose|A draw)/);
    await putReportCardAway(page);
    // What happened is told with names; nothing on the board is an id.
    const log = await page.locator(".log").textContent();
    expect(log).toMatch(/(You win|The opponent wins|Nobody wins): \w/);
    expect(log).toMatch(told);
    expect(log).not.toMatch(/\bc\d+\b|[A-Z]_[A-Z]|undefined|\[object/);
    expect(await page.locator(".board").textContent()).not.toMatch(/\bc\d+\b|undefined|\[object/);
    // Any game of the app is checked in the browser, by its own rules.
    await page.getByRole("button", { name: "Check this match" }).click();
    await page.locator(".check .verdict").waitFor();
    expect(await page.locator(".check [role=status]").textContent()).toMatch(/^✓ Everything fits/);
    expect(problems).toEqual([]);
    await page.close();
  },
);

it("of a game that has gone from the server says that it waits", async () => {
  const { page, problems } = await app.openPage({ isFair: true });
  await page.goto(app.url);
  await page.getByLabel("Game").selectOption({ label: "Skirmish" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".connection.live").waitFor({ state: "attached" });
  const address = page.url();
  await app.server.end("SIGTERM");
  await app.restart({ EXTRA_GAMES: "" });
  await page.goto(address);
  await page.getByText("nothing of it is lost").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});
