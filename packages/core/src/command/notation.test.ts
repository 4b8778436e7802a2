import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardId } from "../ids.ts";
import { card, cards, cardsInOrder, choice, integer, optional } from "./fields.ts";
import { readCommand, writeCommand } from "./notation.ts";
import { shapeCommand } from "./shape.ts";

const fields = {
  MOVE: { card, at: integer(-5, 5), why: optional(choice("fun", "duty")), with: optional(cards) },
  SORT: { order: cardsInOrder },
  COUNT: { to: choice("1", "many") },
  PASS: {},
} as const;

function write(command: { type: string; [field: string]: unknown }): string {
  return writeCommand(fields, command);
}

function read(line: string): unknown {
  const shaped = readCommand(fields, line);
  return shaped.ok ? shaped.command : shaped.rejection.code;
}

const someCards = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 })
  .map((numbers) => numbers.map(cardId));
const someCommand = fc.oneof(
  fc.record(
    {
      type: fc.constant("MOVE"),
      card: fc.integer({ min: 1, max: 99 }).map(cardId),
      at: fc.integer({ min: -5, max: 5 }),
      why: fc.constantFrom("fun", "duty"),
      with: someCards,
    },
    { requiredKeys: ["type", "card", "at"] },
  ),
  fc.record({ type: fc.constant("SORT"), order: someCards }),
  fc.constant({ type: "PASS" }),
);

describe("writing", () => {
  test("[K2.1] the type, required fields as declared, then the optional ones by name", () => {
    const command = { with: ["c7"], why: "fun", at: -2, card: "c12", type: "MOVE" };
    expect(write(command)).toBe("MOVE c12 -2 why=fun with=c7");
    expect(write({ type: "MOVE", card: "c12", at: 0 })).toBe("MOVE c12 0");
    expect(write({ type: "PASS" })).toBe("PASS");
  });

  test("[K2.1] several cards stand with commas, none as a dash", () => {
    expect(write({ type: "SORT", order: ["c9", "c10"] })).toBe("SORT c9,c10");
    expect(write({ type: "SORT", order: [] })).toBe("SORT -");
  });
});

describe("reading", () => {
  test("[K2.2] whatever is written is read as the same command", () => {
    fc.assert(
      fc.property(someCommand, (given) => {
        const shaped = shapeCommand(fields, { ...given });
        if (!shaped.ok) throw new Error("the generator is wrong");
        expect(read(write(shaped.command))).toEqual(shaped.command);
      }),
    );
  });

  test("[K2.2] a person may name every field, and leave as much room as they like", () => {
    expect(read("  MOVE   at=3 c1 ")).toEqual({ type: "MOVE", card: "c1", at: 3 });
  });

  test.each([
    ["MOVE c1", "a word too few"],
    ["MOVE c1 2 3", "a word too many"],
    ["PASS c1", "a word for a command without fields"],
    ["MOVE c1 2 fun", "an optional field without its name"],
    ["MOVE c1 =2", "no name"],
    ["MOVE c1 2 how=fast", "an unknown name"],
    ["MOVE c1 2 __proto__=1", "a name every object has"],
    ["MOVE c1 2 __proto__", "such a name as a word"],
    ["MOVE c1 2 why=fun why=duty", "a field given twice"],
    ["MOVE card=c1 c2 2", "a field given by name and by place"],
    ["MOVE c1 2 type=PASS", "another type"],
    ["MOVE c1 two", "no number"],
    ["MOVE c1 1e0", "a number in another form"],
    ["MOVE c1 -0", "minus zero"],
    ["MOVE c1 2 with=", "no cards and no dash"],
    ["SORT c1,c1", "a card twice"],
    ["SORT c1,", "a card that is missing"],
  ])("[K2.3] %s is malformed: %s", (line) => {
    expect(read(line)).toBe("command/malformed");
  });

  test("[K2.2] a word that looks like a number may be a choice", () => {
    expect(read("COUNT 1")).toEqual({ type: "COUNT", to: "1" });
  });

  test("[K2.3] words too many are refused as fields that are not there", () => {
    const refusal = shapeCommand(fields, { type: "PASS", here: 1 });
    expect(readCommand(fields, "PASS here and there")).toEqual(refusal);
  });

  test("[K2.3] a field that is given twice is named", () => {
    expect(readCommand(fields, "MOVE c1 2 why=fun why=duty")).toMatchObject({
      rejection: { message: "The field why is given twice.", data: { field: "why" } },
    });
  });

  test("[K2.3] a line without a known type is unknown", () => {
    expect(read("")).toBe("command/unknown");
    expect(read("constructor")).toBe("command/unknown");
  });

  test("[K2.3] any line is answered", () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(() => read(`MOVE ${line}`)).not.toThrow();
      }),
    );
  });
});

describe("words", () => {
  test.each(["a b", "a=b", "", "a\tb"])("[K2.4] %j cannot be offered as a choice", (word) => {
    expect(() => choice("fine", word)).toThrow(TypeError);
  });

  test("[K2.4] the first that is no word is named", () => {
    expect(() => choice("fine", "a b", "c d")).toThrow('not a word: "a b"');
    expect(choice("fine", "duty")).toEqual({ kind: "choice", of: ["fine", "duty"] });
  });
});
