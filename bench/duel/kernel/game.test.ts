import { fuzz } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { decksOf } from "../deal.ts";
import { duel } from "./game.ts";

test("the duel keeps every promise of the kernel: what is timed is a sound game", () => {
  const { failures, endings } = fuzz(duel, {
    seed: 1,
    games: 12,
    maxCommands: 2000,
    heavyOneIn: 20,
    options: (random) => ({ decks: decksOf(random.int(1000)), seed: 1 }),
    command: "here",
  });
  expect(failures).toEqual([]);
  expect(endings.life).toBeGreaterThan(0);
});
