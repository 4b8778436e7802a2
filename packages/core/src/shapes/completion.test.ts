import { expect, test } from "vitest";
import { completion } from "./completion.ts";

interface Kid {
  readonly name: string;
  readonly level?: number;
}

const { complete, completeCards, areDefined } = completion((card: Kid) => ({ level: 1, ...card }));
const printed = { mo: { name: "Mo" }, ada: { name: "Ada", level: 4 } };

test("a table stays as it is printed, and its cards are completed beside it", () => {
  const cards = complete(printed);
  expect(cards).toBe(printed);
  expect(cards).toEqual({ mo: { name: "Mo" }, ada: { name: "Ada", level: 4 } });
  expect([...completeCards(cards)]).toEqual([
    ["mo", { name: "Mo", level: 1 }],
    ["ada", { name: "Ada", level: 4 }],
  ]);
});

test("a table that looks alike, or was completed by another game, is not defined", () => {
  const cards = complete(printed);
  expect([cards, { ...printed }, null, "mo"].map(areDefined)).toEqual([true, false, false, false]);
  expect(completion((card: Kid) => card).areDefined(cards)).toBe(false);
  expect(() => completeCards({ ...cards })).toThrow("what defineCards gives");
});
