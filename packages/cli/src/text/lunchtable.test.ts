import { expect, test } from "vitest";
import { lunchTableWords } from "./lunchtable.ts";

const names = {
  def: (def: string | null | undefined) => `<${def}>`,
  card: (card: string | null | undefined) => `(${card})`,
};
const told = (type: string, fields: object): string | null =>
  lunchTableWords.event({ type, ...fields }, names);

test("clout that comes and goes is told", () => {
  const seat = "host";
  expect(told("CLOUT_CHANGED", { seat, amount: 2, clout: 5 })).toBe("host gains 2 clout: 5");
  expect(told("CLOUT_CHANGED", { seat, amount: -1, clout: 4 })).toBe("host loses 1 clout: 4");
});

test("cards from the top of a deck are told by name, others in a graveyard by what sent them", () => {
  const change = { def: "peel" };
  expect(told("CARD_TO_GRAVEYARD", { reason: "milled", was: null, change })).toBe(
    "<peel> goes from the deck to the graveyard",
  );
  expect(told("CARD_TO_GRAVEYARD", { reason: "destroyed", was: null, change })).toBeNull();
});

test("a token is told by its name", () => {
  const change = { cards: [{ def: "greg" }] };
  expect(told("TOKEN_CREATED", { seat: "host", change })).toBe("host gets a token: <greg>");
});
