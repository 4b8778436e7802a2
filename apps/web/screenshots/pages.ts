/** The pages of which pictures are kept, and how to get there. */
import type { Page } from "playwright-core";
import { DEAL } from "../e2e/dealt.ts";
import { clickMoves } from "../e2e/player.ts";

export interface Shown {
  readonly name: string;
  /** Shows a match, which nobody can deal again. */
  readonly isAlwaysNew?: true;
  /** A match that can be played from there on. */
  readonly isPlayed?: true;
  readonly open: (page: Page, url: string) => Promise<void>;
}

/** Enough for both sides to have something on the table, and not for the match to be over. */
const MOVES = { lunchtable: 10, lorcana: 14 };

const at =
  (path: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}${path}`);
  };

/** With all that can be chosen: before that the button waits. */
async function home(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(".order .go:enabled").waitFor();
}

/** With a deck in it, which the rules have been asked about. */
async function builder(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/decks/build?game=lunchtable&from=rumor-mill`);
  await page.getByText("A legal deck.").waitFor();
}

interface Begun {
  readonly matchId: string;
}

/** Asks the server, with the cookie of the page. */
async function ask(page: Page, url: string, path: string, data: object): Promise<Begun> {
  await page.goto(url);
  const answer = await page.request.post(`${url}${path}`, { headers: { origin: url }, data });
  return (await answer.json()) as Begun;
}

/** Where `seed` is left out, the match is dealt fairly. */
async function sitDown(page: Page, url: string, game: string, seed?: number): Promise<string> {
  // Whoever hurries to the lighthouse is there before anything stands on the piers.
  const wanted = { game, opponent: game === "lorcana" ? "random" : "greedy", seed };
  const { matchId } = await ask(page, url, "/api/matches", wanted);
  await page.goto(`${url}/matches/${matchId}`);
  await page.locator(".log li").first().waitFor({ state: "attached" });
  return matchId;
}

const match =
  (game: keyof typeof MOVES) =>
  async (page: Page, url: string): Promise<void> => {
    await sitDown(page, url, game, DEAL);
    await clickMoves(page, MOVES[game]);
  };

/** A match that was given up after some moves. */
async function over(page: Page, url: string, seed?: number): Promise<string> {
  const matchId = await sitDown(page, url, "lunchtable", seed);
  await clickMoves(page, MOVES.lunchtable);
  const abandon = `${url}/api/matches/${matchId}/abandon`;
  const ending = page.locator(".ending");
  // Again if the opponent moved at the same moment.
  while (
    (await ending.count()) === 0 &&
    !(await page.request.post(abandon, { headers: { origin: url } })).ok()
  );
  await page.locator(".marks-dialog").waitFor();
  return matchId;
}

async function ending(page: Page, url: string): Promise<void> {
  await over(page, url, DEAL);
}

async function replay(page: Page, url: string): Promise<void> {
  const matchId = await over(page, url, DEAL);
  await page.goto(`${url}/replays/${matchId}?at=20`);
  await page.getByText("Verified: all").waitFor();
}

async function verified(page: Page, url: string): Promise<void> {
  const matchId = await over(page, url);
  await page.goto(`${url}/verify?match=${matchId}`);
  await page.locator(".verdict-stamp").waitFor();
}

async function lesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tutorial`);
  await page
    .getByRole("button", { name: /^Start: / })
    .first()
    .click();
  await page.locator(".lesson-note").waitFor();
}

export const pages: readonly Shown[] = [
  { name: "home", open: home },
  { name: "lobby", open: at("/lobby") },
  { name: "cards", open: at("/cards") },
  { name: "card", open: at("/cards/lunchtable/queen-of-table-nine") },
  { name: "decks", open: at("/decks") },
  { name: "builder", open: builder },
  { name: "rules", open: at("/rules") },
  { name: "tutorial", open: at("/tutorial") },
  { name: "agents", open: at("/agents") },
  { name: "match", isAlwaysNew: true, isPlayed: true, open: match("lunchtable") },
  { name: "lorcana", isAlwaysNew: true, isPlayed: true, open: match("lorcana") },
  { name: "lesson", isAlwaysNew: true, open: lesson },
  { name: "ending", isAlwaysNew: true, open: ending },
  { name: "replay", isAlwaysNew: true, open: replay },
  { name: "verify", isAlwaysNew: true, open: verified },
];
