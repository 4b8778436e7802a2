import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type At, type Fault, fault, faultLine } from "./at.ts";
import { closestWord } from "./closest-word.ts";
import { defineTable } from "./define-table.ts";
import {
  change,
  id,
  integer,
  list,
  object,
  onlyTrue,
  refused,
  text,
  variants,
  word,
  wordSet,
} from "./shapes.ts";

const boat = object("a boat", {
  id,
  sails: integer(0, 3),
  name: { optional: text(10) },
  flags: { optional: wordSet(["red", "green"]) },
  tide: { optional: change(5) },
  open: { optional: onlyTrue },
  oars: refused("boats here have none"),
});

function faultsOf(value: unknown, shape = boat): string[] {
  const faults: Fault[] = [];
  const at: At = { path: "boat", scope: { faults, otherNames: new Map([["masts", ["sails"]]]) } };
  shape.check(value, at);
  return faults.map(
    ({ path, message, suggestion }) => `${path} ${message}${suggestion ? ` (${suggestion}?)` : ""}`,
  );
}

describe("a shape", () => {
  test("finds nothing in what is right, and takes undefined for what is not there", () => {
    expect(faultsOf({ id: "gull", sails: 2, flags: ["red"], open: true, name: undefined })).toEqual(
      [],
    );
  });

  test("tells every fault with its place and what would be right", () => {
    expect(
      faultsOf({
        id: "Gull",
        masts: 2,
        name: " gull",
        flags: ["red", "gren", "red"],
        tide: 0,
        open: false,
        oars: 1,
      }),
    ).toEqual([
      'boat.id must be an id of at most 64 lower-case letters, digits and single hyphens, such as "paper-boat", not "Gull"',
      "boat.sails is missing; it must be a whole number from 0 to 3",
      'boat.name must be a text of 1 to 10 characters without blanks around it, not " gull"',
      'boat.flags[1] must be one of red, green, not "gren" (green?)',
      'boat.flags[2] says "red" a second time; once is enough',
      "boat.tide must be a whole number from -5 to 5, and not 0, not 0",
      "boat.open must be true, or left out, not false",
      "boat.oars must be left out: boats here have none",
      "boat.masts is no field of a boat; it has id, sails, name, flags, tide, open, oars (sails?)",
    ]);
  });

  test.each([
    ["a\u0000b", "\\u0000"],
    ["a\u001b[31m", "\\u001b"],
    ["a\nb", "\\u000a"],
    ["a\u009bb", "\\u009b"],
    ["a\u2028b", "\\u2028"],
    ["a\n", "\\u000a"],
  ])("refuses the text %j, which is no line that a terminal can be given", (name, shown) => {
    expect(faultsOf({ id: "gull", sails: 1, name })).toEqual([
      `boat.name must be one line without control characters; it has ${shown}`,
    ]);
    const { pattern = "" } = text(10).schema as { readonly pattern?: string };
    expect(name).not.toMatch(new RegExp(pattern, "u"));
    expect("a b").toMatch(new RegExp(pattern, "u"));
  });

  test.each([
    [7, "boat must be a boat, not 7"],
    [null, "boat must be a boat, not null"],
    [[], "boat must be a boat, not a list"],
  ])("does not take %j for an object", (value, told) => {
    expect(faultsOf(value)).toEqual([told]);
  });

  test("tells variants apart by their tag", () => {
    const cargo = variants("cargo", "kind", { rope: { length: integer(1) }, tea: {} });
    expect(faultsOf({ kind: "rope", length: 3 }, cargo)).toEqual([]);
    expect(faultsOf({ kind: "tee" }, cargo)).toEqual([
      'boat.kind must be one of rope, tea, not "tee" (tea?)',
    ]);
    expect(faultsOf({}, cargo)).toEqual(["boat.kind is missing; it must be one of rope, tea"]);
    expect(faultsOf({ kind: "tea", length: 3 }, cargo)).toEqual([
      'boat.length is no field of cargo "tea"; it has kind',
    ]);
  });

  test("wants a list to have an entry where it says so", () => {
    expect(faultsOf([], list(word(["a"]), 1))).toEqual([
      "boat must be a list with at least one entry, not an empty one",
    ]);
  });

  test("shows a name that is no plain word in brackets", () => {
    expect(faultsOf({ id: "a", sails: 1, "a b": 1 })[0]).toMatch(/^boat\["a b"\] is no field/);
  });
});

describe("a table of definitions", () => {
  const define = (input: unknown) =>
    defineTable(input, (value, path, faults) => boat.check(value, { path, scope: { faults } }));

  test("is made of a list or a table, as copies without what is undefined", () => {
    const gull = { id: "gull", sails: -0, name: undefined };
    const table = { gull: { id: "gull", sails: 0 } };
    expect(define([gull])).toStrictEqual({ ok: true, table });
    expect(define({ gull })).toStrictEqual({ ok: true, table });
  });

  test("has each id once, under its own key", () => {
    const gull = { id: "gull", sails: 1 };
    expect(define([gull, gull])).toEqual({
      ok: false,
      faults: [{ path: "cards[1].id", message: '"gull" is already the id of cards[0]' }],
    });
    expect(define({ tern: gull })).toEqual({
      ok: false,
      faults: [{ path: "gull.id", message: 'must be "tern", its key in the table' }],
    });
  });

  test("is refused without throwing, whatever it is made of", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const defined = define(input);
        if (!defined.ok) expect(defined.faults.length).toBeGreaterThan(0);
        const inside = define([input, { id: "gull", sails: input, flags: input }]);
        expect(inside.ok).toBe(false);
      }),
    );
  });
});

test("the closest word forgives case, separators and a slip, and no more", () => {
  const words = ["deal-damage", "draw"];
  expect(closestWord("dealDamage", words)).toBe("deal-damage");
  expect(closestWord("darw", words)).toBe("draw");
  expect(closestWord("banish", words)).toBeUndefined();
  expect(closestWord("x".repeat(1000), words)).toBeUndefined();
});

test("a fault has a suggestion only if there is one", () => {
  const faults: Fault[] = [];
  fault({ path: "a", scope: { faults } }, "is wrong");
  expect(faults).toStrictEqual([{ path: "a", message: "is wrong" }]);
});

test("a fault reads as a line, with what was probably meant in the place of its full stop", () => {
  const wrong = { path: "decks.d", message: 'There is no card "kidd".' };
  expect(faultLine(wrong)).toBe('decks.d There is no card "kidd".');
  expect(faultLine({ ...wrong, suggestion: "kid" })).toBe(
    'decks.d There is no card "kidd"; did you mean kid?',
  );
});
