/** Two people at one table: by a link, through a broken connection, watched by somebody from the lobby. */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Browser, openBrowser } from "./browser.ts";
import { clickAMove, openMenu } from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";

/** More than any match has. */
const MOST_MOVES = 3000;
const size = { width: 1280, height: 800 };

const app = useApp();
/** A browser each: they share no cookie. */
const others: Browser[] = [];

beforeAll(async () => {
  others.push(await openBrowser(size), await openBrowser(size));
});

afterAll(async () => {
  await Promise.all(others.map((browser) => browser.close()));
});

const contextOf = (place: number): BrowserContext => {
  const browser = others[place];
  if (browser === undefined) throw new Error("the browser is not open yet");
  return browser.context;
};

const isLive = (page: Page): Promise<void> =>
  page.locator(".connection.live").waitFor({ state: "attached" });

/** Both click until the version has gone up by so many. */
async function playOn(pages: readonly Page[], versions: number): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const before = await versionOf(first);
  // Only moves are counted: how often one looks before there is one depends on the machine.
  for (let moves = 0; moves < MOST_MOVES; ) {
    if ((await versionOf(first)) >= before + versions) return;
    for (const page of pages) if (await clickAMove(page)) moves++;
  }
  throw new Error("Nothing happened at the table.");
}

it("a friend comes by the link, drops out and comes back, and nobody else gets in", async () => {
  const { page: ada, problems } = await app.openPage();
  const bob = await contextOf(0).newPage();
  const eve = await contextOf(1).newPage();
  await ada.goto(app.url);
  await ada.getByRole("button", { name: "Play a friend" }).click();
  await ada.getByRole("heading", { name: "Keep me a seat" }).waitFor();
  const link = ada.getByLabel("Link to share");
  await expect
    .poll(() => link.inputValue())
    .toMatch(/^http.+\/join\/[0-9a-f]+\?code=[0-9a-f]{32}$/);
  const invitation = await link.inputValue();

  // Who has the address without its code finds nothing, and the lobby does not show the table.
  const strange = await eve.goto(invitation.replace(/\?.*/, ""));
  expect(strange?.status()).toBe(404);
  await eve.goto(new URL("/lobby", app.url).href);
  await eve.getByText("Nobody waits for an opponent now.").waitFor();

  await bob.goto(invitation);
  await bob.getByLabel("Your name, as others see it").fill("Bob");
  await bob.getByRole("button", { name: "Keep" }).click();
  await bob.getByText("Others see you as Bob.").waitFor();
  await bob.getByRole("button", { name: "Garden Party" }).click();
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL(/\/matches\//);
  // It starts by itself, for both, with the random numbers of both.
  await Promise.all([isLive(ada), isLive(bob)]);
  const meta = (await (
    await ada.request.get(`${ada.url().replace("/matches/", "/api/matches/")}/meta`)
  ).json()) as {
    readonly seats: readonly { readonly isOpened: boolean }[];
  };
  expect(meta.seats.map(({ isOpened }) => isOpened)).toEqual([true, true]);
  await playOn([ada, bob], 4);

  // The friend's page goes, and its connection with it; the same browser comes back to the same seat.
  const address = bob.url();
  await bob.close();
  const before = await versionOf(ada);
  const back = await contextOf(0).newPage();
  await back.goto(address);
  await isLive(back);
  expect(await versionOf(back)).toBeGreaterThanOrEqual(before);
  await playOn([ada, back], 4);
  await expect.poll(async () => (await versionOf(back)) - (await versionOf(ada))).toBe(0);
  expect(problems).toEqual([]);
  await Promise.all([ada.close(), back.close(), eve.close()]);
});

it("an open table is found in the lobby, taken there, and watched from there", async () => {
  const { page: ada } = await app.openPage();
  const bob = await contextOf(0).newPage();
  const eve = await contextOf(1).newPage();
  await bob.goto(new URL("/lobby", app.url).href);
  await ada.goto(new URL("/lobby", app.url).href);
  await ada.getByRole("button", { name: "Open to everybody" }).click();
  await ada.getByText("Waiting for a friend").waitFor();
  // The page looks again by itself.
  await bob.getByRole("link", { name: "Sit down" }).click();
  await bob.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([isLive(ada), isLive(bob)]);
  await eve.goto(new URL("/lobby", app.url).href);
  await eve.locator(".table-row", { hasText: "Bob" }).getByRole("link", { name: "Watch" }).click();
  await eve.getByText("Watching: waiting for").waitFor();
  expect(await eve.locator("[data-move]").count()).toBe(0);
  await Promise.all([ada.close(), bob.close(), eve.close()]);
});

it("a table that is cleared is gone", async () => {
  const { page } = await app.openPage();
  await page.goto(new URL("/lobby", app.url).href);
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.getByRole("button", { name: "Clear the table" }).click();
  await page.waitForURL(/\/lobby/);
  await page.goBack();
  await page.getByRole("heading", { name: "Called off" }).waitFor();
  await page.close();
});

it("a match against a bot has a link for whoever wants to watch", async () => {
  const { page: ada, problems } = await app.openPage();
  await app.startMatch(ada);
  await openMenu(ada);
  const share = ada.getByRole("button", { name: "Share: spectators welcome" });
  await share.waitFor();
  await share.click();
  // Where the browser refuses its clipboard the address itself is there to be copied.
  await ada.locator(".share-table", { hasText: /Link copied|\/matches\/[0-9a-f]+/ }).waitFor();
  const eve = await contextOf(1).newPage();
  await eve.goto(ada.url());
  await isLive(eve);
  await eve.locator("#decision", { hasText: "Watching" }).waitFor();
  expect(await eve.getByRole("button", { name: "Surrender" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await eve.close();
  await ada.close();
});
