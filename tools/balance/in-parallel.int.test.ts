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
