/** That a match is shuffled with numbers of the browser too, and checked there, without anybody's doing. */

import type { MatchesReply, MetaReply } from "@ltcg/server/protocol";
import { entropyHashOf, type Receipt } from "@lunchtable-tcg/match/fairness";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clickMoves, putReportCardAway } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

const playButton = (page: Page) => page.getByRole("button", { name: "Play", exact: true });
const matchIdOf = (page: Page): string => page.url().split("/").at(-1) ?? "";
const apiOf = (page: Page, part: string): string =>
  new URL(`/api/matches/${matchIdOf(page)}/${part}`, app.url).href;

/** What the page wrote down about how it started its last match. */
const lastStart = (page: Page): Promise<{ readonly entropy: string; readonly matchId: string }> =>
  page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem("lunchtable/started") ?? "[]") as [
          { entropy: string; matchId: string },
        ]
      )[0],
  );

/** Some moves, and then the match is given up. */
async function playAndGiveUp(page: Page): Promise<void> {
  await clickMoves(page, 12);
  // Again if the opponent moved at the same moment.
  while (!(await page.request.post(apiOf(page, "abandon"))).ok());
  await page.locator(".ending").waitFor();
  await putReportCardAway(page);
}

async function check(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Check this match" }).click();
  await page.locator(".check .verdict").waitFor();
  return (await page.locator(".check [role=status]").textContent()) ?? "";
}

describe("a match that was started with one click", () => {
  it("is shuffled with the browser's numbers and checked at its end: everything fits", async () => {
    const { page, problems } = await app.openPage({ isFair: true });
    await app.startMatch(page);
    const { entropy, matchId } = await lastStart(page);
    expect(matchId).toBe(matchIdOf(page));
    const meta = (await (await page.request.get(apiOf(page, "meta"))).json()) as MetaReply;
    expect(meta.seats[0]).toMatchObject({ entropyHash: entropyHashOf(entropy), isOpened: true });
    await playAndGiveUp(page);
    const receipt = (await (await page.request.get(apiOf(page, "receipt"))).json()) as Receipt;
    expect(receipt.seats[0]?.entropy).toBe(entropy);

    const said = await check(page);
    expect(said).toMatch(/^✓ Everything fits/);
    expect(said).toContain("promised before the first card was dealt");
    expect(said).toContain("random numbers of this browser");
    // Every version from the start on; a page that was there early saw the creation and the opening, too.
    const compared = Number(/(\d+) of the steps this page was shown/.exec(said)?.[1]);
    expect(compared).toBeGreaterThanOrEqual(receipt.entries.length - 2);
    expect(compared).toBeLessThanOrEqual(receipt.entries.length);

    // What was kept is there for whoever comes back.
    await page.reload();
    await putReportCardAway(page);
    expect(await check(page)).toBe(said);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the receipt" }).click();
    expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.json$/);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("is checked in a browser that kept nothing, which then claims less", async () => {
    const { page } = await app.openPage({ isFair: true });
    await app.startMatch(page);
    await playAndGiveUp(page);
    const other = await app.openPage({ isFair: true });
    await other.page.addInitScript(() => {
      localStorage.clear();
      indexedDB.deleteDatabase("lunchtable");
    });
    await other.page.goto(page.url());
    await putReportCardAway(other.page);
    await page.close();
    // The page that is opened keeps what it is told now, after the end; the numbers are gone.
    const said = await check(other.page);
    expect(said).toMatch(/^✓ Everything fits/);
    expect(said).toContain("random numbers of the players");
    expect(said).not.toContain("this browser: nobody");
    await other.page.close();
  });

  it("whose receipt was tampered with is refused in words", async () => {
    const { page } = await app.openPage({ isFair: true });
    await app.startMatch(page);
    await playAndGiveUp(page);
    const honest = (await (await page.request.get(apiOf(page, "receipt"))).json()) as Receipt;
    const said = async (receipt: Receipt): Promise<string> => {
      await page.route("**/receipt", (route) => route.fulfill({ json: receipt }));
      const told = await check(page);
      await page.unroute("**/receipt");
      await page.reload();
      await putReportCardAway(page);
      return told;
    };
    const [own, other] = honest.seats;
    if (own === undefined || other === undefined) throw new Error("the receipt has no seats");
    const swapped = { ...other, deck: [...other.deck.slice(1), own.deck[0] ?? ""] };
    expect(await said({ ...honest, seats: [own, swapped] })).toMatch(
      /^✗ Something does not fit.*The deck of the opponent is not the one it locked\./,
    );
    const entries = honest.entries.slice(0, -1);
    expect(await said({ ...honest, entries })).toMatch(/^✗ .*was shown/);

    // A whole other match that agrees with itself: only what was kept tells.
    const { page: second } = await app.openPage({ isFair: true });
    await app.startMatch(second);
    await playAndGiveUp(second);
    const another = (await (await second.request.get(apiOf(second, "receipt"))).json()) as Receipt;
    await second.close();
    const told = await said(another);
    expect(told).toContain("This is the receipt of another match.");
    expect(told).toContain("The commitment is not the one that was shown.");
    await page.close();
  });
});

describe("a page that is left on the way to its match", () => {
  it.each([
    ["was never answered", "/api/matches"],
    ["has no numbers yet", "/entropy"],
  ])("finds the match again that %s", async (_what, path) => {
    const { page, problems } = await app.openPage({ isFair: true });
    await app.startMatch(page);
    await page.goto(app.url);
    const countMatches = async (): Promise<number> => {
      const answer = await page.request.get(new URL("/api/matches", app.url).href);
      return ((await answer.json()) as MatchesReply).matches.length;
    };
    const before = await countMatches();
    // The first answer never arrives, though the server has done what it was asked if it created it.
    let isHeld = false;
    await page.route(`**${path}`, async (route) => {
      if (isHeld || route.request().method() !== "POST") return route.continue();
      isHeld = true;
      if (path === "/api/matches") await route.fetch();
    });
    await playButton(page).click();
    await expect.poll(countMatches).toBe(before + 1);
    await expect.poll(() => isHeld).toBe(true);
    await page.reload();
    await page.waitForURL(/\/matches\//);
    await page.locator(".log li").first().waitFor({ state: "attached" });
    expect((await lastStart(page)).matchId).toBe(matchIdOf(page));
    expect(await countMatches()).toBe(before + 1);
    // That is done with: the home page stays the home page.
    await page.goto(app.url);
    await playButton(page).click({ trial: true });
    expect(page.url()).toBe(app.url);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("opens its numbers after a reload, and says meanwhile what it waits for", async () => {
    const { page, problems } = await app.openPage({ isFair: true });
    await page.goto(app.url);
    await page.route("**/entropy", (route) => route.abort());
    await playButton(page).click();
    await page.waitForURL(/\/matches\//);
    await page.getByText("Your browser is handing over its random numbers").waitFor();
    await page.reload();
    await page.getByText("Your browser is handing over its random numbers").waitFor();
    const meta = async (): Promise<MetaReply> =>
      (await (await page.request.get(apiOf(page, "meta"))).json()) as MetaReply;
    expect((await meta()).status).toBe("waiting");
    await page.unroute("**/entropy");
    await page.locator(".log li").first().waitFor({ state: "attached" });
    expect(await meta()).toMatchObject({ status: "active", seats: [{ isOpened: true }, {}] });
    await playAndGiveUp(page);
    expect(await check(page)).toMatch(/^✓ Everything fits.*random numbers of this browser/);
    expect(problems).toEqual([]);
    await page.close();
  });
});
