/** The pages around a match: where one starts, the rules, and what browsers may keep of it all. */
import { describe, expect, it } from "vitest";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

describe("the home page", () => {
  it("offers a lesson and a match at once, also on a phone", async () => {
    const { page, problems } = await app.openPage();
    await app.browser.context.clearCookies();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(app.url);
    expect(await overflowing(page)).toEqual([]);
    for (const offered of [
      page.getByRole("link", { name: /^First lunch/ }),
      page.getByRole("button", { name: "Play", exact: true }),
    ]) {
      const box = await offered.boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(844);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it("shows the button to play in a low window, too", async () => {
    const { page } = await app.openPage();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(app.url);
    const box = await page.getByRole("button", { name: "Play", exact: true }).boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(768);
    await page.close();
  });

  it("lets one choose the decks and the bot, and remembers them for the next match", async () => {
    const { page, problems } = await app.openPage({ isFair: true });
    await page.goto(app.url);
    await page.getByLabel("Your deck").selectOption("rumor-mill");
    await page.getByLabel("Opponent's deck").selectOption("sugar-rush");
    await page.getByText("win by three breakdowns across the table.").waitFor();
    await page.getByLabel("Opponent", { exact: true }).selectOption("random");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({
      game: "lunchtable",
      deck: "rumor-mill",
      opponent: "random",
      opponentDeck: "sugar-rush",
      requestId: expect.any(String) as unknown,
      entropyHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
    await page.waitForURL(/\/matches\//);
    await page.locator(".brand").click();
    for (const name of [
      /^Carry on: turn \d+ against the random bot$/,
      /: against the random bot/,
    ]) {
      await page.getByRole("link", { name }).waitFor();
    }
    await expect.poll(() => page.getByLabel("Your deck").inputValue()).toBe("rumor-mill");
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe("the rules", () => {
  it("are a page to read, on which every rule has its number as an address", async () => {
    const { page, problems } = await app.openPage();
    await page.goto(app.url);
    await page.getByRole("link", { name: "The rules of LunchTable" }).click();
    await page.waitForURL(/\/rules/);
    await page.getByRole("heading", { name: "LunchTable rulebook" }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "6 Summoning" }).click();
    expect(new URL(page.url()).hash).toBe("#6");
    await page.goto(new URL("/rules#6.3", app.url).href);
    const rule = page.locator(":target");
    expect(await rule.textContent()).toContain("A summon needs a free slot");
    await expect
      .poll(() => rule.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(700);
    // A number in the text leads to the rule of that number.
    await page.getByRole("link", { name: "8.14" }).last().click();
    expect(new URL(page.url()).hash).toBe("#8.14");
    await page.setViewportSize({ width: 390, height: 664 });
    expect(await overflowing(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("of a game that is not there are not there either", async () => {
    const { status } = await fetch(new URL("/rules?game=chess", app.url));
    expect(status).toBe(404);
  });
});

describe("what browsers may keep", () => {
  it("is every file with a hash in its name, and no page", async () => {
    const page = await fetch(app.url);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    const assets = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) {
      const { status, headers } = await fetch(new URL(asset, app.url));
      expect([status, headers.get("cache-control")]).toEqual([
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
    const gone = await fetch(new URL("/assets/gone-12345678.js", app.url));
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "private, no-cache"]);
    const icon = await fetch(new URL("/icon.svg", app.url));
    expect(icon.headers.get("cache-control") ?? "").not.toContain("immutable");
  });
});

describe("what a browser runs", () => {
  it("is our own scripts, by a number that is new for every page", async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time++) {
      // What a request claims to be the number is not.
      const answer = await fetch(app.url, { headers: { "x-page-nonce": "mine" } });
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? "none";
      nonces.add(nonce);
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(2);
  });

  it("is not a script that somebody smuggled into a page", async () => {
    const { page } = await app.openPage();
    await page.goto(app.url);
    const hasRun = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.smuggled = true";
      document.body.append(script);
      return "smuggled" in window;
    });
    expect(hasRun).toBe(false);
    await page.close();
  });
});

it("what stays as it is is asked for once, however often one goes from page to page", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/games")) asked.push(pathname);
  });
  const go = async (link: string, heading: RegExp): Promise<void> => {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  };
  for (let round = 0; round < 2; round++) {
    await go("Cards", /All the cards/);
    await go("Rules", /How to play/);
  }
  const games = "/api/games";
  const [, cards = "", rules = ""] = asked;
  expect(asked).toEqual([games, cards, rules]);
  expect([cards, rules].map((path) => path.split("/").at(-1))).toEqual(["cards", "rules"]);
  expect(problems).toEqual([]);
  await page.close();
});

it("every answer says what a browser has to refuse: pages, files, the API and redirections", async () => {
  const asset = /\/assets\/[\w.-]+/.exec(await (await fetch(app.url)).text())?.[0] ?? "none";
  const paths = ["/", asset, "/icon.svg", "/gone", "/api/games", "//rules"];
  for (const path of paths) {
    const { headers } = await fetch(new URL(app.url).origin + path, { redirect: "manual" });
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect([path, headers.get("x-frame-options")]).toEqual([path, "DENY"]);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

it("an address with two slashes leads to the page with one", async () => {
  const answer = await fetch(`${app.url}/rules?game=lorcana`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/rules?game=lorcana"]);
});
