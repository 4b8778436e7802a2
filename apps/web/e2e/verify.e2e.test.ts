/** A receipt gone over in the browser: a true one, and what somebody changed in it. */
import type { Receipt } from "@lunchtable-tcg/match/fairness";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { clickMoves, overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

/** Some moves of a match that is then given up; its id. */
async function playAndGiveUp(page: Page): Promise<string> {
  await app.startMatch(page);
  const matchId = page.url().split("/").at(-1) ?? "";
  await clickMoves(page, 8);
  const address = new URL(`/api/matches/${matchId}/abandon`, app.url).href;
  // Again if the opponent moved at the same moment.
  while (!(await page.request.post(address)).ok());
  return matchId;
}

/** A logotype has no least contrast (WCAG 1.4.3); everything else on the page has. */
const faintBesideLogo = async (page: Page): Promise<string[]> =>
  (await tooFaint(page)).filter((text) => !text.startsWith("I.: Table"));

async function bring(page: Page, receipt: object): Promise<void> {
  await page.goto(new URL("/verify", app.url).href);
  await page.getByLabel("Check a receipt").setInputFiles({
    name: "receipt.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(receipt)),
  });
}

it("ticks every line of a true receipt, and tears one that was changed", async () => {
  const { page, problems } = await app.openPage({ isFair: true });
  const matchId = await playAndGiveUp(page);
  await page.goto(new URL(`/verify?match=${matchId}`, app.url).href);
  await page.getByRole("heading", { name: "Nobody stacked the deck" }).waitFor();
  expect(await page.locator(".pen-mark.wrong").count()).toBe(0);
  expect(await page.locator(".pen-mark.fits").count()).toBeGreaterThan(8);
  expect(await faintBesideLogo(page)).toEqual([]);
  // On the page of a match whoever sat there has their name.
  const told = (await page.locator(".slip").textContent()) ?? "";
  expect(told).toContain("Deck: the greedy bot");
  expect(told).not.toMatch(/\b(host|away)\b/i);

  // Whoever does not believe it changes a line here, and takes it back.
  await page.getByRole("button", { name: "Change a line, see it break" }).click();
  await page.getByRole("heading", { name: /^Line \d+ does not fit$/ }).waitFor();
  await page.getByText("The rules say").waitFor();
  await page.getByRole("button", { name: "The untouched receipt" }).click();
  await page.getByRole("heading", { name: "Nobody stacked the deck" }).waitFor();
  expect(await page.locator(".pen-mark.wrong").count()).toBe(0);

  const answer = await page.request.get(new URL(`/api/matches/${matchId}/receipt`, app.url).href);
  const honest = (await answer.json()) as Receipt;
  await bring(page, honest);
  await page.getByRole("heading", { name: "Nobody stacked the deck" }).waitFor();

  const place = honest.entries.findLastIndex(({ seat }) => seat !== "") - 2;
  const entries = honest.entries.map((entry, i) =>
    i === place
      ? { ...entry, body: entry.body.replace(/"move":"[^"]+"/, '"move":"DANCE"') }
      : entry,
  );
  await bring(page, { ...honest, entries });
  await page.getByRole("heading", { name: `Line ${place + 1} does not fit` }).waitFor();
  await page.getByText("The receipt says").waitFor();
  await page.getByText("The rules say").waitFor();
  expect(await page.getByText("not run").count()).toBeGreaterThan(0);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faintBesideLogo(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowing(page)).toEqual([]);

  await bring(page, { ...honest, entries: [null] });
  await page.getByRole("heading", { name: "Something does not fit" }).waitFor();

  const [own, other] = honest.seats;
  if (own === undefined || other === undefined) throw new Error("the receipt has no seats");
  const swapped = { ...other, deck: [...other.deck.slice(1), own.deck[0] ?? ""] };
  await bring(page, { ...honest, seats: [own, swapped] });
  await page.getByRole("heading", { name: /^Deck: .* does not fit$/ }).waitFor();

  await bring(page, { ...honest, entries: honest.entries.slice(0, -1) });
  await page.getByRole("heading", { name: "The end does not fit" }).waitFor();
  await page.getByText("Not over yet").waitFor();

  await bring(page, { hello: "there" });
  await page.getByRole("alert").getByText("not a receipt").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it("plays on from a moment of a finished match, found by its link", async () => {
  const { page, problems } = await app.openPage({ isFair: true });
  const matchId = await playAndGiveUp(page);
  await page.goto(new URL(`/matches/${matchId}/replay?at=2&viewer=host`, app.url).href);
  await page.waitForURL(/\/replays\/.*at=2/);
  await expect.poll(() => page.locator("main.match").getAttribute("data-at")).toBe("2");
  expect(await page.getByRole("navigation", { name: "Turns" }).count()).toBe(1);
  const hand = await page.locator(".hand .card").count();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((address) => address.pathname.startsWith("/matches/"));
  expect(page.url()).not.toContain(matchId);
  await page.locator("main.match[data-version]").waitFor();
  expect(await page.locator(".hand .card").count()).toBeGreaterThanOrEqual(hand);
  expect(problems).toEqual([]);
  await page.close();
});
