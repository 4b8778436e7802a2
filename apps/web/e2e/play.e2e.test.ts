/**
 * The whole road: the built server as its own process, a database in a temporary folder, a real
 * browser. A match is played to its end by clicking, and in the middle the server is killed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildIfChanged } from "../build-if-changed.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { clickAMove, overflowing } from "./player.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

const MOST_CLICKS = 3000;
const KILL_AT_TURN = 4;
const MATCH_LIMIT_MS = 240_000;

let browser: Browser;
let server: ServerProcess;
let dataDir: string;
let port: number;

beforeAll(async () => {
  await buildIfChanged(join(import.meta.dirname, ".."));
  dataDir = mkdtempSync(join(tmpdir(), "ltcg-web-"));
  port = await freePort();
  server = await startServer(port, dataDir);
  browser = await openBrowser({ width: 1280, height: 800 });
});

afterAll(async () => {
  await browser?.close();
  await server?.end("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** A page that fails the test when anything on it fails. */
async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  return { page, problems };
}

async function startMatch(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/matches\//);
  await page.locator(".log li").first().waitFor();
}

const turnOf = async (page: Page): Promise<number> => {
  const text = await page.locator(".turn strong").textContent();
  return Number(text?.replace("Turn ", ""));
};

const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator("main.match").getAttribute("data-version"));

describe("a match in the browser", () => {
  it("is played to its end by clicking, through a killed and restarted server", {
    timeout: MATCH_LIMIT_MS,
  }, async () => {
    const { page, problems } = await openPage();
    await startMatch(page);
    const ending = page.locator(".ending");
    let wasKilled = false;
    for (let click = 0; click < MOST_CLICKS && (await ending.count()) === 0; click++) {
      await clickAMove(page, click);
      if (wasKilled || (await turnOf(page)) < KILL_AT_TURN) continue;
      wasKilled = true;
      const before = {
        version: await versionOf(page),
        lines: await page.locator(".log li").count(),
      };
      await server.end("SIGKILL");
      await page.getByText("reconnecting…").waitFor();
      server = await startServer(port, dataDir);
      await page.locator(".connection.live").waitFor({ state: "attached" });
      expect(await versionOf(page)).toBeGreaterThanOrEqual(before.version);
      expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(before.lines);
    }
    expect(wasKilled).toBe(true);
    expect(await ending.textContent()).toMatch(/^(You win!|You lose|A draw).+\.Play again$/);
    expect(problems).toEqual([]);

    // The server draws the same end for who comes back, before any script has run.
    const html = await (await page.request.get(page.url())).text();
    expect(html).toMatch(/You win!|You lose|A draw/);

    await page.getByRole("button", { name: "Play again" }).click();
    await ending.waitFor({ state: "detached" });
    expect(await turnOf(page)).toBeLessThanOrEqual(2);
    await page.close();
  });

  it("can be played with the keyboard alone", async () => {
    const { page, problems } = await openPage();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play now" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/matches\//);
    // Whatever comes first, a card is reached by tabbing and answers to Enter.
    await page.locator(".hand .card").first().waitFor();
    await page.locator(".brand").focus();
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("Tab");
      if ((await page.locator(".hand .card:focus").count()) > 0) break;
    }
    await page.keyboard.press("Enter");
    await page.locator(".hand .card.selected:focus").waitFor();
    expect(await page.locator(".details h3").textContent()).not.toBe("");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("says so when the table has moved on, and shows how it stands", async () => {
    const { page } = await openPage();
    await startMatch(page);
    await page.route("**/actions", (route) => {
      const sent = route.request().postData() ?? "{}";
      const stale = { ...(JSON.parse(sent) as object), expectedVersion: 1 };
      // As long as before, so that the length in the header stays true.
      return route.continue({ postData: JSON.stringify(stale).padEnd(sent.length) });
    });
    const notice = page.getByRole("alert").getByText("moved on");
    for (let click = 0; click < 200 && (await notice.count()) === 0; click++) {
      await clickAMove(page, click);
    }
    await notice.waitFor();
    // Nothing is stuck: the next move is taken, and the message goes.
    await page.unroute("**/actions");
    const before = await versionOf(page);
    for (let click = 0; click < 200 && (await versionOf(page)) === before; click++) {
      await clickAMove(page, click);
    }
    expect(await versionOf(page)).toBeGreaterThan(before);
    await notice.waitFor({ state: "detached" });
    await page.close();
  });

  it("shows who only watches both boards and nobody's hand", async () => {
    const { page, problems } = await openPage();
    await startMatch(page);
    await browser.context.clearCookies();
    await page.reload();
    await page.getByText("You are watching").waitFor();
    await page.locator(".log li").first().waitFor();
    expect(await page.locator(".hand, [data-move]").count()).toBe(0);
    expect(await page.locator(".log").textContent()).not.toMatch(/You |opponent/);
    expect((await page.request.get(`${server.url}matches/nobodys`)).status()).toBe(404);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("fits a phone: nothing reaches out of 390 pixels", { timeout: MATCH_LIMIT_MS }, async () => {
    const { page } = await openPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.url);
    expect(await overflowing(page)).toEqual([]);
    await startMatch(page);
    for (let click = 0; click < 60 && (await page.locator(".ending").count()) === 0; click++) {
      await clickAMove(page, click);
      expect(await overflowing(page)).toEqual([]);
    }
    await page.close();
  });
});

describe("what browsers may keep", () => {
  it("is every file with a hash in its name, and no page", async () => {
    const page = await fetch(server.url);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    const assets = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) {
      const { status, headers } = await fetch(new URL(asset, server.url));
      expect([status, headers.get("cache-control")]).toEqual([
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
    const gone = await fetch(new URL("/assets/gone-12345678.js", server.url));
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "private, no-cache"]);
    const icon = await fetch(new URL("/icon.svg", server.url));
    expect(icon.headers.get("cache-control") ?? "").not.toContain("immutable");
  });
});

describe("the server process", () => {
  it("ends by itself on SIGTERM while a page is connected", async () => {
    const { page } = await openPage();
    await startMatch(page);
    await page.locator(".connection.live").waitFor({ state: "attached" });
    expect(await server.end("SIGTERM")).toBe(0);
    await page.close();
    server = await startServer(port, dataDir);
  });
});
