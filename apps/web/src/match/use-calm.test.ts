import { expect, test } from "vitest";
import { isOfSameTurn } from "./use-calm.ts";

const game = { turn: (view: unknown) => (view as { turn: number }).turn } as never;
const at = (turn: number) => ({ game, view: { turn } as never });

test("a question of an earlier turn does not stay in sight while somebody else plays", () => {
  expect(isOfSameTurn(at(3), at(3))).toBe(true);
  expect(isOfSameTurn(at(3), at(4))).toBe(false);
});

test("in a game that does not say which turn it is, every question stays for its moment", () => {
  const one = { game: {} as never, view: {} as never };
  expect(isOfSameTurn(one, one)).toBe(true);
});
