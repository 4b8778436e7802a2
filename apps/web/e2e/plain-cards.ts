/**
 * A match with cards that do nothing but stand there, of which any first hand holds both kinds: what a
 * player can do at a moment is known, and nobody answers. The opponent's cards are too weak to disturb it.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";

const kid = (id: string, level: number, attack: number): object => ({
  id,
  name: id.replace("-", " "),
  type: "stereotype",
  rarity: "common",
  level,
  attack,
  defense: 100,
});

const two = (made: (nth: number) => object): object[] => [made(1), made(2)];
/** Anybody may sit down; a head needs somebody to make room. */
const small = two((nth) => kid(`kid-${nth}`, 3, 1200));
const heads = two((nth) => kid(`head-${nth}`, 7, 2500));
const weak = [1, 2, 3, 4].map((nth) => kid(`mouse-${nth}`, 1, 100));
const three = (all: readonly object[]): Record<string, number> =>
  Object.fromEntries(all.map((card) => [(card as { id: string }).id, 3]));

const cards = {
  name: "Kids and heads",
  cards: [...small, ...heads, ...weak],
  decks: { mine: { ...three(small), ...three(heads) }, theirs: three(weak) },
  // Of six kids and six heads seven cannot be of one kind.
  config: { minDeck: 12, startingHand: 7 },
};

/** Sits down to it and waits for the first turn of one's own. */
export const playPlainCards = (page: Page, url: string): Promise<void> =>
  playWith(page, url, cards);

/** The same with other cards in one's own deck, of as many kinds as are named. */
export const playOwnCards = (page: Page, url: string, own: readonly object[]): Promise<void> =>
  playWith(page, url, {
    ...cards,
    cards: [...own, ...weak],
    decks: { mine: three(own), theirs: three(weak) },
  });

async function playWith(page: Page, url: string, set: object): Promise<void> {
  await page.goto(url);
  const data = {
    game: "lunchtable",
    opponent: "random",
    cards: set,
    deck: "mine",
    opponentDeck: "theirs",
  };
  const answer = await page.request.post(new URL("/api/matches", url).href, {
    headers: { origin: new URL(url).origin },
    data,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { matchId } = (await answer.json()) as { readonly matchId: string };
  await page.goto(new URL(`/matches/${matchId}`, url).href);
  await page.locator(".connection.live").waitFor({ state: "attached" });
  await ownTurn(page);
}

/** Until the player can end a turn of their own. */
export const ownTurn = (page: Page): Promise<void> =>
  page.locator("[data-busy=false] .end-turn[data-move]").waitFor();

/** Ends the turn and waits for the next of one's own: the opponent's may be over before it is seen. */
export async function passTurn(page: Page): Promise<void> {
  const turn = page.locator(".turn.display");
  const before = await turn.textContent();
  await page.keyboard.press("e");
  await expect.poll(() => turn.textContent()).not.toBe(before);
  await ownTurn(page);
}

/** Cards of the hand by the beginning of their names, as they are drawn now. */
export const inHand = (page: Page, name: string) =>
  page.locator(".hand [data-card]:visible").filter({ hasText: name });
