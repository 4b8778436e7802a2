/** Decks: built card by card and played, read from text, passed on as a link, kept in the browser. */
import { lunchTable } from "@ltcg/cards";
import { lorcana } from "@tcg/lorcana-engine/sample";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "./browser.ts";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

/** Of somebody else: nothing is kept there. */
const others: Browser[] = [];

const openElsewhere = async (): Promise<Page> => {
  const browser = await openBrowser({ width: 1280, height: 800 });
  others.push(browser);
  return browser.context.newPage();
};

afterEach(async () => {
  await Promise.all(others.splice(0).map((browser) => browser.close()));
});

const games = [
  { game: "lunchtable", hosted: lunchTable, deck: "sugar-rush", card: "Candy Courier" },
  {
    game: "lorcana",
    hosted: lorcana,
    deck: "long-street",
    card: "Tilly Wick - Apprentice Lamplighter",
  },
] as const;

/** The number of cards, as the panel shows it. */
const countIn = async (page: Page): Promise<number> =>
  Number(await page.locator(".deck-panel .sum b").textContent());

const openBuilder = async (page: Page, search: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`${app.url}/decks/build?${new URLSearchParams(search).toString()}`);
  // The rules are there, so the page is live.
  await page.locator(".deck-faults .fine, .deck-faults .fault").first().waitFor();
};

describe.each(games)("a deck of $game", ({ game, hosted, deck, card }) => {
  const size = hosted.decks[deck]?.cards.length ?? 0;

  it("is changed card by card, told what is wrong with it, kept, and played", async () => {
    const { page, problems } = await app.openPage();
    await page.goto(`${app.url}/decks?game=${game}`);
    await page
      .locator(".deck-box", { hasText: hosted.decks[deck]?.title ?? "" })
      .getByRole("link", { name: "Copy" })
      .click();
    await page.getByText("A legal deck.").waitFor();
    expect(await countIn(page)).toBe(size);
    const play = page.getByRole("button", { name: "Play it" });
    expect(await play.isEnabled()).toBe(true);
    // One less is too few by the game's own check, and cannot be played.
    await page.getByRole("button", { name: `One ${card} less` }).click();
    await expect.poll(() => countIn(page)).toBe(size - 1);
    await page.locator(".deck-faults .fault", { hasText: `at least ${size}` }).waitFor();
    expect(await play.isDisabled()).toBe(true);
    await page.getByRole("button", { name: `One ${card} more` }).click();
    await page.getByText("A legal deck.").waitFor();
    await page.getByLabel("Name of the deck").fill("Crumbs");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Saved", exact: true }).waitFor();
    // It is on the shelf, with another page too.
    await page.goto(`${app.url}/decks?game=${game}`);
    await page.getByRole("heading", { name: "Crumbs" }).waitFor();
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/matches"),
    );
    await page.getByRole("button", { name: "Play Crumbs" }).click();
    const { game: played, deck: brought } = (await sent).postDataJSON() as {
      game: string;
      deck: string[];
    };
    expect(played).toBe(game);
    expect(brought.toSorted()).toEqual(hosted.decks[deck]?.cards.toSorted());
    await page.waitForURL(/\/matches\//);
    await page.locator(".log li").first().waitFor({ state: "attached" });
    expect(problems).toEqual([]);
    await page.close();
  });

  it("goes over a link to somebody else as it is", async () => {
    const { page, problems } = await app.openPage();
    await openBuilder(page, { game, from: deck });
    await page.getByLabel("Name of the deck").fill("For you & me");
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByLabel("A link that holds the deck").inputValue();
    const text = await page.getByLabel("The deck as text").inputValue();
    const names = await page.locator(".strip").allTextContents();
    const theirs = await openElsewhere();
    await theirs.goto(link);
    await theirs.getByText("A legal deck.").waitFor();
    expect(await theirs.getByLabel("Name of the deck").inputValue()).toBe("For you & me");
    expect(await theirs.locator(".strip").allTextContents()).toEqual(names);
    // The text is the same deck once more.
    await theirs.goto(`${app.url}/decks?game=${game}`);
    await theirs.getByText("None yet").waitFor();
    await theirs.getByLabel("A line for each card").fill(text);
    await theirs.getByRole("button", { name: "Open it" }).click();
    await theirs.getByText("A legal deck.").waitFor();
    expect(await theirs.locator(".strip").allTextContents()).toEqual(names);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("that is read from a text with a mistake is told which line or card it is", async () => {
    const { page } = await app.openPage();
    await page.goto(`${app.url}/decks?game=${game}`);
    await page
      .getByText(/None yet|A legal deck/)
      .first()
      .waitFor();
    const [id = ""] = hosted.cardIds;
    const field = page.getByLabel("A line for each card");
    const alert = page.locator(".import-form [role=alert]");
    for (const [text, fault] of [
      [`3 ${id}\nthree of something`, 'The text cannot be read: line 2 is "three of something".'],
      [`3 ${id}\n2 nobody-at-all`, 'There is no card "nobody-at-all".'],
      [" ", "The text has no cards."],
    ] as const) {
      await field.fill(text);
      await page.getByRole("button", { name: "Open it" }).click();
      await expect.poll(() => alert.textContent()).toBe(fault);
    }
    expect(new URL(page.url()).pathname).toBe("/decks");
    // A link that somebody cut short says so, too.
    await page.goto(`${app.url}/decks/build?game=${game}&cards=3+nobody-at-al`);
    await page.getByRole("alert").getByText('There is no card "nobody-at-al".').waitFor();
    await page.close();
  });
});

it("of many faults the first are written out and the others counted", async () => {
  const { page } = await app.openPage();
  const cards = ["candy-courier", "fizz-bomber", "sugar-high", "bin-ranger"]
    .map((id) => `4 ${id}`)
    .join("\n");
  await openBuilder(page, { game: "lunchtable", cards });
  expect(await page.locator(".deck-faults .fault").allTextContents()).toEqual([
    "The deck has 16 cards; it needs at least 40.",
    "The deck has 4 copies of Candy Courier; 3 are allowed.",
    "The deck has 4 copies of Fizz Bomber; 3 are allowed.",
    "And 2 more.",
  ]);
  expect(await page.locator(".strip.wrong").count()).toBe(4);
  await page.close();
});

it("a deck can be thrown away, and one that is gone says so", async () => {
  const page = await openElsewhere();
  page.on("dialog", (dialog) => void dialog.accept());
  await openBuilder(page, { game: "lunchtable" });
  await page.getByRole("button", { name: "One Candy Courier more" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/deck=/);
  const address = page.url();
  await page.goto(`${app.url}/decks`);
  await page.getByRole("button", { name: "Throw away New deck" }).click();
  await page.getByText("None yet").waitFor();
  await page.goto(address);
  await page.getByText("This deck is kept neither in this browser nor with you.").waitFor();
});

it("nothing moves under a finger when the page of decks comes alive, for whoever keeps none", async () => {
  const placeOf = async (page: Page): Promise<number | undefined> => {
    await page.goto(`${app.url}/decks?game=lorcana`);
    return (await page.getByRole("heading", { name: "Starter decks" }).boundingBox())?.y;
  };
  const asSent = await openElsewhere();
  await asSent.route("**/*.js", (route) => route.abort());
  const alive = await openElsewhere();
  for (const width of [1280, 390]) {
    for (const page of [asSent, alive]) await page.setViewportSize({ width, height: 800 });
    const before = await placeOf(asSent);
    await placeOf(alive);
    await alive.getByText("None yet").waitFor();
    const heading = alive.getByRole("heading", { name: "Starter decks" });
    expect((await heading.boundingBox())?.y).toBe(before);
  }
});

it("a browser that keeps nothing says so, and its pages work", async () => {
  const page = await openElsewhere();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("storage is off", "SecurityError");
        },
      });
    }
  });
  await openBuilder(page, { game: "lunchtable", from: "sugar-rush" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Decks" }).click();
  await page.getByText("This browser keeps nothing").waitFor();
  await page.getByRole("heading", { name: "Done Before the Bell" }).first().waitFor();
  await page.goto(app.url);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/matches\//);
  await page.locator("main.match").waitFor();
  expect(problems).toEqual([]);
});

it("whoever has played has their decks with the server, also in another browser", async () => {
  const page = await openElsewhere();
  await page.goto(app.url);
  // A match makes a guest of whoever was nobody.
  const { status } = await page.evaluate(async () => {
    const body = JSON.stringify({ game: "lunchtable", opponent: "greedy" });
    const headers = { "content-type": "application/json" };
    return { status: (await fetch("/api/matches", { method: "POST", headers, body })).status };
  });
  expect(status).toBe(201);
  await page.goto(`${app.url}/decks`);
  await page.getByText("with you on the server").waitFor();
  await page.getByRole("link", { name: "Copy Pass It On" }).click();
  await page.getByText("A legal deck.").waitFor();
  await page.getByLabel("Name of the deck").fill("Whispers");
  const kept = page.waitForResponse((answer) => answer.url().includes("/api/me/decks/"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await kept).status()).toBe(200);
  // The same player at a browser that has never seen the deck.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${app.url}/decks`);
  await page.getByRole("heading", { name: "Whispers" }).waitFor();
});

it.each([
  [1440, 900],
  [844, 390],
  [390, 844],
  [360, 640],
])("fits %i by %i pixels and can be read, by day and at night", async (width, height) => {
  const { page } = await app.openPage();
  await page.setViewportSize({ width, height });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${app.url}/decks`);
    await page
      .getByText(/None yet|A legal deck/)
      .first()
      .waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await tooFaint(page)).toEqual([]);
    await openBuilder(page, { game: "lunchtable", from: "garden-party" });
    expect(await overflowing(page)).toEqual([]);
    expect(await tooFaint(page)).toEqual([]);
  }
  await page.close();
});
