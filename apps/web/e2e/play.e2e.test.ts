/**
 * The whole road: the built server as its own process, a database in a temporary folder, a real
 * browser. A match is played to its end by clicking, and in the middle the server is killed.
 */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clicksUntil, clickUntil, openMenu, putReportCardAway } from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";

const KILL_AT_TURN = 4;

/** Words from inside the program: ids, and names no player would use. */
const INSIDE_WORDS = /\bc\d+\b|main2|[a-z]_[a-z]|\b[A-Z]+_[A-Z]+\b|undefined/;

const app = useApp();

/** Whether the log shows its last line, however the room for it has changed. */
const isNewestInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector(".log-lines")?.getBoundingClientRect();
    const line = document.querySelector(".log li:last-child")?.getBoundingClientRect();
    return box !== undefined && line !== undefined && line.bottom <= box.bottom + 2;
  });

/** Whether no style sheet draws it: a browser's own button. */
const isBare = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => getComputedStyle(element).borderTopStyle === "outset");

const turnOf = async (page: Page): Promise<number> => {
  const text = await page.locator(".turn strong").textContent();
  return Number(text?.replace("Turn ", ""));
};

describe("a match in the browser", () => {
  it("is played to its end by clicking, through a killed and restarted server", async () => {
    const { page, problems } = await app.openPage({ isFair: true });
    await app.startMatch(page);
    const ending = page.locator(".ending");
    let wasKilled = false;
    for await (const click of clicksUntil(page, async () => (await ending.count()) > 0)) {
      if (click % 10 === 0) {
        expect(await page.locator("#decision").textContent()).not.toMatch(INSIDE_WORDS);
        expect(await isNewestInSight(page)).toBe(true);
      }
      if (wasKilled || (await turnOf(page)) < KILL_AT_TURN) continue;
      wasKilled = true;
      const before = {
        version: await versionOf(page),
        lines: await page.locator(".log li").count(),
      };
      await app.server.end("SIGKILL");
      await page.getByText("reconnecting…").waitFor();
      await app.restart();
      await page.locator(".connection.live").waitFor({ state: "attached" });
      expect(await versionOf(page)).toBeGreaterThanOrEqual(before.version);
      expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(before.lines);
    }
    expect(wasKilled).toBe(true);
    expect(await ending.textContent()).toMatch(
      /^(You win!|You lose|A draw).+\.Play againReport cardWatch it againCheck this matchDownload the receiptDownload what this page kept$/,
    );
    expect(problems).toEqual([]);

    await putReportCardAway(page);
    // What the page kept before and after the server was killed is what happened.
    await page.getByRole("button", { name: "Check this match" }).click();
    await page.locator(".check .verdict").waitFor();
    expect(await page.locator(".check [role=status]").textContent()).toMatch(/^✓ Everything fits/);

    // The server draws the same end for whoever comes back, before any script has run.
    const html = await (await page.request.get(page.url())).text();
    expect(html).toMatch(/You win!|You lose|A draw/);

    await page.getByRole("button", { name: "Play again" }).click();
    await ending.waitFor({ state: "detached" });
    expect(await turnOf(page)).toBeLessThanOrEqual(2);
    // Its start is over, so the way home leads home and not back to the match.
    expect(await page.evaluate(() => sessionStorage.getItem("lunchtable/unfinished"))).toBe(null);
    await page.close();
  });

  it("says so when the table has moved on, and shows how it stands", async () => {
    const { page } = await app.openPage();
    await app.startMatch(page);
    await page.route("**/actions", (route) => {
      const sent = route.request().postData() ?? "{}";
      const stale = { ...(JSON.parse(sent) as object), expectedVersion: 1 };
      // As long as before, so that the length in the header stays true.
      return route.continue({ postData: JSON.stringify(stale).padEnd(sent.length) });
    });
    const notice = page.getByRole("alert").getByText("moved on");
    await clickUntil(page, async () => (await notice.count()) > 0);
    // Nothing is stuck: the next move is taken, and the message goes.
    await page.unroute("**/actions");
    const before = await versionOf(page);
    await clickUntil(page, async () => (await versionOf(page)) > before);
    await notice.waitFor({ state: "detached" });
    await page.close();
  });

  it("can be given up at any moment, whatever the opponent does meanwhile", async () => {
    const { page, problems } = await app.openPage();
    await app.startMatch(page);
    // As if the opponent moved just before every move that this page sends.
    await page.route("**/actions", (route) =>
      route.fulfill({ status: 409, json: { error: { code: "stale-version", message: "" } } }),
    );
    await openMenu(page);
    await page.locator(".more > summary").click();
    await page.locator('.more [data-ask="SURRENDER"]').click();
    const stay = page.getByRole("button", { name: "No, play on" });
    const yes = page.locator('.more [data-move="SURRENDER"]');
    expect(await isBare(yes)).toBe(false);
    expect(await isBare(stay)).toBe(false);
    await stay.click();
    await page.locator('.more [data-ask="SURRENDER"]').click();
    await yes.click();
    expect(await page.locator(".ending").textContent()).toMatch(/^You lose.*You gave up/);
    await putReportCardAway(page);
    // The replay knows who looks at it, and who the opponent was.
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByRole("heading", { name: "The opponent wins: you gave up" }).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it("shows who only watches both boards and nobody's hand", async () => {
    const { page, problems } = await app.openPage();
    await app.startMatch(page);
    await app.browser.context.clearCookies();
    await page.reload();
    await page.getByText("Watching: waiting for").waitFor();
    await page.locator(".log li").first().waitFor();
    expect(await page.locator(".hand, [data-move]").count()).toBe(0);
    expect(await page.locator(".log").textContent()).not.toMatch(/You |opponent/);
    expect((await page.request.get(`${app.url}matches/nobodys`)).status()).toBe(404);
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe("the server process", () => {
  it("ends by itself on SIGTERM while a page is connected", async () => {
    const { page } = await app.openPage();
    await app.startMatch(page);
    await page.locator(".connection.live").waitFor({ state: "attached" });
    expect(await app.server.end("SIGTERM")).toBe(0);
    await page.close();
    await app.restart();
  });
});
