import { expect, test } from "vitest";
import { request } from "./fixture.ts";
import { playAll } from "./in-parallel.ts";

test("the games are the same on one thread and on three", async () => {
  const wanted = { ...request, games: 5, mirror: true };
  const [one, three] = await Promise.all([playAll(wanted, 1), playAll(wanted, 3)]);
  expect(one.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, i) => i));
  expect(three).toEqual(one);
  const other = await playAll({ ...wanted, seed: 2 }, 2);
  expect(other).not.toEqual(one);
});

test("a game that cannot be played ends the measurement with the reason", async () => {
  const bad = { ...request, decks: [{ name: "none", cards: [] }], mirror: true };
  await expect(playAll(bad, 2)).rejects.toThrow(/deck/);
});

test("games that are known are not played again", async () => {
  const wanted = { ...request, games: 6 };
  const all = await playAll(wanted, 2);
  const changed = { ...(all[3] as (typeof all)[number]), turns: 999 };
  const known = [all[0], changed, all[5]] as typeof all;
  const played: number[] = [];
  const again = await playAll(wanted, 2, {
    known,
    onPlayed: (games) => played.push(...games.map(({ number }) => number)),
  });
  expect(new Set(played)).toEqual(new Set([1, 2, 4]));
  expect(again).toEqual(all.with(3, changed));
});
