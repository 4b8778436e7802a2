/** Values at the edges of what a shape takes. */
import { describe, expect, test } from "vitest";
import { type Fault, show } from "./at.ts";
import { defineTable, definitionsIn } from "./define-table.ts";
import {
  change,
  fieldsSchema,
  flag,
  id,
  integer,
  list,
  object,
  onlyTrue,
  own,
  refused,
  type Shape,
  text,
  variants,
  word,
  wordSet,
} from "./shapes.ts";

function faultsOf(shape: Shape, value: unknown): Fault[] {
  const faults: Fault[] = [];
  shape.check(value, { path: "it", scope: { faults } });
  return faults;
}

const lines = (shape: Shape, value: unknown): string[] =>
  faultsOf(shape, value).map(({ path, message }) => `${path} ${message}`);

describe("what fits and what does not", () => {
  test.each<[string, Shape, unknown[], unknown[]]>([
    ["a number from 2 to 4", integer(2, 4), [2, 3, 4], [1, 5, 2.5, "3", null, Number.NaN]],
    ["a number from 1 on", integer(1), [1, 1_000_000], [0, 1_000_001]],
    ["a change of 5 at most", change(5), [-5, -1, 1, 5], [-6, 6, 0, -0, 0.5, "1"]],
    ["a flag", flag, [true, false], [0, "true", null]],
    ["a text of 3", text(3), ["a", "abc", "a b"], ["", "abcd", " a", "a ", 7, "\ud83c", null]],
    ["an id", id, ["a", "a-1", "x".repeat(64)], ["", "A", "a--b", "-a", "x".repeat(65), ["a"], 7]],
    ["a list", list(word(["a"])), [[], ["a"], ["a", "a"]], ["a", {}, null, ["b"], ["a", "b"]]],
    ["a list of one", list(word(["a"]), 1), [["a"]], [[]]],
    ["a set of words", wordSet(["a", "b"]), [["a"], ["b", "a"]], [[], ["a", "a"]]],
  ])("%s", (_what, shape, right, wrong) => {
    for (const value of right) expect([value, faultsOf(shape, value)]).toEqual([value, []]);
    for (const value of wrong) expect([value, faultsOf(shape, value).length]).toEqual([value, 1]);
  });

  test("a list is no text, whatever is in it", () => {
    expect(lines(text(5), ["a\nb"])).toEqual([
      "it must be a text of 1 to 5 characters without blanks around it, not a list",
    ]);
  });

  test("every entry of a list is looked at, the first too", () => {
    expect(faultsOf(list(word(["a"])), ["b", "a", "c"]).map(({ path }) => path)).toEqual([
      "it[0]",
      "it[2]",
    ]);
  });

  test("a word that is none is not told to stand there twice", () => {
    expect(lines(wordSet(["red"]), ["blu", "blu"])).toEqual([
      'it[0] must be one of red, not "blu"',
      'it[1] must be one of red, not "blu"',
    ]);
  });
});

describe("the fields of an object", () => {
  const boat = object("a boat", { sails: integer(0, 3), name: { optional: text(9) } });

  test("that are unknown and undefined are not there", () => {
    expect(lines(boat, { sails: 1, mast: undefined })).toEqual([]);
  });

  test("that are there already are not suggested", () => {
    expect(faultsOf(boat, { sails: 1, sail: 2 })[0]).not.toHaveProperty("suggestion");
    expect(faultsOf(boat, { sail: 2 })[1]).toHaveProperty("suggestion", "sails");
  });

  test("may be none at all", () => {
    expect(lines(object("a rock", {}), { sails: 1 })).toEqual([
      "it.sails is no field of a rock; it has no fields",
    ]);
  });

  test("are its own and not inherited", () => {
    expect(own({ a: 1 }, "a")).toBe(1);
    expect(own({}, "toString")).toBeUndefined();
    expect(own("text", "length")).toBeUndefined();
  });
});

test("variants are objects with a kind that is known", () => {
  const cargo = variants("cargo", "kind", { rope: {}, tea: {} });
  expect(lines(cargo, 7)).toEqual(["it must be cargo, not 7"]);
  for (const kind of ["toString", ["rope"], 7]) {
    expect(lines(cargo, { kind, length: 3 })).toEqual([
      `it.kind must be one of rope, tea, not ${show(kind)}`,
    ]);
  }
});

describe("a schema", () => {
  test("has every field, and wants those that are not optional", () => {
    const fields = { length: integer(1, 9), name: { optional: flag } };
    expect(fieldsSchema({ kind: "rope" }, fields)).toEqual({
      type: "object",
      properties: {
        length: { type: "integer", minimum: 1, maximum: 9 },
        name: { type: "boolean" },
        kind: { const: "rope" },
      },
      required: ["length", "kind"],
      additionalProperties: false,
    });
  });

  test("says how many entries a list has, and how long a text is, where that is said", () => {
    expect(list(flag).schema).toStrictEqual({ type: "array", items: { type: "boolean" } });
    expect(list(flag, 1).schema).toStrictEqual({
      type: "array",
      items: { type: "boolean" },
      minItems: 1,
    });
    expect([list(flag).expects, list(flag, 1).expects]).toEqual([
      "a list",
      "a list with at least one entry",
    ]);
    expect(text(5).schema).toMatchObject({ minLength: 1, maxLength: 5 });
    expect(wordSet(["red"]).schema).toEqual({
      type: "array",
      items: { enum: ["red"] },
      minItems: 1,
      uniqueItems: true,
    });
  });

  test("leaves out what is refused, nothing that changes nothing, and all but true", () => {
    expect(change(5).schema).toMatchObject({ not: { const: 0 } });
    expect(onlyTrue.schema).toEqual({ const: true });
    expect(refused("no oars").optional.schema).toBe(false);
  });
});

test.each([
  ["x".repeat(40), `"${"x".repeat(40)}"`],
  ["x".repeat(41), `"${"x".repeat(40)}…"`],
  [null, "null"],
  [undefined, "undefined"],
  [1.5, "1.5"],
  [true, "true"],
  [() => 1, "a function"],
  [1n, "a bigint"],
  [[], "a list"],
  [{}, "an object"],
])("a value is shown: %s as %s", (value, shown) => {
  expect(show(value)).toBe(shown);
});

describe("a table of definitions", () => {
  const boat = object("a boat", { id, sails: integer(0, 3), flags: { optional: list(flag) } });
  const define = (input: unknown) =>
    defineTable<{ flags: unknown }>(input, (value, path, faults) =>
      boat.check(value, { path, scope: { faults } }),
    );
  const told = (input: unknown): string[] => {
    const defined = define(input);
    return defined.ok ? [] : defined.faults.map(({ path, message }) => `${path} ${message}`);
  };
  const gull = { id: "gull", sails: 1 };

  test("is made of a list or a table and of nothing else", () => {
    expect(define(7)).toEqual({
      ok: false,
      faults: [
        {
          path: "cards",
          message: "must be a list of card definitions or a table of them by id, not 7",
        },
      ],
    });
  });

  test("names a definition by its id, or by its place if that is none", () => {
    expect(told([{ ...gull, sails: 9 }])[0]).toMatch(/^gull\.sails /);
    const bad = { id: "Gull", sails: 1 };
    expect(told([bad, bad]).map((line) => line.split(" ")[0])).toEqual([
      "cards[0].id",
      "cards[1].id",
    ]);
  });

  test("names the first of several with one id, after what else is wrong", () => {
    expect(told([gull, { ...gull, sails: 9 }, gull])).toEqual([
      "cards[1].sails must be a whole number from 0 to 3, not 9",
      'cards[1].id "gull" is already the id of cards[0]',
      'cards[2].id "gull" is already the id of cards[0]',
    ]);
  });

  test("wants an id to be its key, if there is one", () => {
    expect(told({ tern: { ...gull, sails: 9 } })).toEqual([
      "gull.sails must be a whole number from 0 to 3, not 9",
      'gull.id must be "tern", its key in the table',
    ]);
    expect(told({ tern: { sails: 1 } })).toHaveLength(1);
  });

  test("holds copies, of lists as well", () => {
    const flags = [true, false];
    const defined = define([{ ...gull, flags }]);
    const copy = defined.ok ? defined.table.gull?.flags : null;
    expect(copy).toEqual(flags);
    expect(copy).not.toBe(flags);
  });

  test("can be asked for its definitions before they are looked at", () => {
    expect(definitionsIn([gull, 7])).toEqual([gull, 7]);
    expect(definitionsIn({ gull })).toEqual([gull]);
    expect(definitionsIn(7)).toEqual([]);
  });
});
