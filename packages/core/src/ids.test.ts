import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type CardId, cardId, cardNumber, type DefId, defId, isCardId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";

describe("card ids", () => {
  test("a number becomes an id and comes back", () => {
    expect(cardId(12)).toBe("c12");
    expect(cardId(1)).toBe("c1");
    expect(cardId(999_999_999)).toBe("c999999999");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const id = cardId(number);
        expect(isCardId(id)).toBe(true);
        expect(cardNumber(id)).toBe(number);
      }),
    );
  });

  test("an id is written alike each time, whether it is remembered or beyond what is", () => {
    for (const number of [7, 4095, 4096, 100_000, 4095, 7]) {
      expect(cardId(number)).toBe(`c${number}`);
    }
  });

  test.each([0, -1, 1.5, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
    "%d is no card number",
    (number) => {
      expect(() => cardId(number)).toThrow(InvariantError);
    },
  );

  test.each(["c1", "c9", "c10", "c999999999"])("%j is a card id", (text) => {
    expect(isCardId(text)).toBe(true);
  });

  test.each([
    "",
    "c",
    "c0",
    "c01",
    "C1",
    "d1",
    "1",
    "c-1",
    "c1.5",
    "c1/",
    "c1:",
    "c1e3",
    "c1 ",
    " c1",
    "c1\n",
    "c١",
    "c1000000000",
    12,
    null,
    undefined,
    {},
    ["c1"],
  ])("%j is no card id", (value) => {
    expect(isCardId(value)).toBe(false);
  });

  test("the number of what is no card id is refused, not guessed", () => {
    expect(() => cardNumber("c0" as CardId)).toThrow(InvariantError);
    expect(() => cardNumber("slime" as CardId)).toThrow('not a card id: "slime"');
  });
});

describe("definition ids", () => {
  test("any text that is not empty will do", () => {
    expect(defId("burnt-out-intern")).toBe("burnt-out-intern");
  });

  test("the empty text is refused, and what is no text", () => {
    expect(() => defId("")).toThrow(TypeError);
    expect(() => defId(7 as unknown as string)).toThrow(TypeError);
  });
});

test("the compiler keeps card ids, definition ids and plain text apart", () => {
  expectTypeOf<CardId>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<CardId>();
  expectTypeOf<CardId>().not.toExtend<DefId>();
});
