/** The cards of matches, as the store keeps them: read when a match is looked at, and not again for each. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { memoryStore } from "../../memory/index.ts";
import { Games } from "./games.ts";

/** The sets that were read, in order. */
function readingGames() {
  const store = memoryStore();
  const read: unknown[] = [];
  const { hosted } = skirmishGame;
  const games = new Games(store, [
    {
      ...hosted,
      readCards(set) {
        read.push(set);
        return { ok: true, name: "x", hosted: { ...hosted } };
      },
    },
  ]);
  const { id: game, rulesVersion, cardSet } = hosted.game;
  const find = async (hash: string) => {
    await store.saveCardSet(hash, JSON.stringify([hash]), 0);
    return games.find({ game, rulesVersion, cardSet, ownCards: { name: "x", hash } });
  };
  return { read, find };
}

test("a set that was brought is read once, for every match that is played with it", async () => {
  const { read, find } = readingGames();
  const first = await find("a");
  expect(await find("a")).toBe(first);
  expect(await find("b")).not.toBe(first);
  expect(read).toEqual([["a"], ["b"]]);
});

test("a bounded number of sets is remembered, the latest", async () => {
  const { read, find } = readingGames();
  for (let i = 0; i <= 100; i++) await find(`${i}`);
  await find("100");
  expect(read).toHaveLength(101);
  await find("0");
  expect(read).toHaveLength(102);
});

test("cards under a hash that is not theirs are not played with", async () => {
  const store = memoryStore();
  const { hosted } = skirmishGame;
  const { id: game, rulesVersion, cardSet } = hosted.game;
  const other = { ...hosted, game: { ...hosted.game, cardSet: "other" } };
  const own = { name: "x", hash: "brought" };
  for (const [shown, isPlayed] of [
    [hosted, true],
    [other, false],
  ] as const) {
    const withCards: AnyHostableGame["withCards"] = () => shown;
    const readCards: AnyHostableGame["readCards"] = () => ({ ok: true, name: "x", hosted: shown });
    const games = new Games(store, [{ ...other, withCards, readCards }]);
    for (const hash of [cardSet, own.hash]) await store.saveCardSet(hash, "[]");
    const kept = await games.find({ game, rulesVersion, cardSet });
    const brought = await games.find({ game, rulesVersion, cardSet, ownCards: own });
    expect([kept, brought]).toEqual(isPlayed ? [hosted, hosted] : [null, null]);
  }
});

test("where the store fails once, the cards are read the next time", async () => {
  const store = memoryStore();
  const { hosted } = skirmishGame;
  const { id: game, rulesVersion, cardSet } = hosted.game;
  const other = { ...hosted, game: { ...hosted.game, cardSet: "other" }, withCards: () => hosted };
  let isAway = true;
  const loadCardSet = async (hash: string) => {
    if (isAway) throw new Error("away");
    return store.loadCardSet(hash);
  };
  await store.saveCardSet(cardSet, "[]");
  const games = new Games({ ...store, loadCardSet }, [other]);
  await expect(games.find({ game, rulesVersion, cardSet })).rejects.toThrow("away");
  isAway = false;
  expect(await games.find({ game, rulesVersion, cardSet })).toBe(hosted);
});
