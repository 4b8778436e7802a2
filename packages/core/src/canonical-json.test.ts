import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, hashJson, type Json } from "./canonical-json.ts";

/** Any JSON value; without minus zero, which is written as zero. */
function anyJson(): fc.Arbitrary<unknown> {
  return fc.jsonValue({ stringUnit: "binary" }).map((value) => plusZero(value));
}

function plusZero(value: unknown): unknown {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(plusZero);
  return isRecord(value) ? withKeys(value, Object.keys(value), plusZero) : value;
}

/** The same value with the keys of every object in the opposite order of insertion. */
function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  return isRecord(value) ? withKeys(value, Object.keys(value).reverse(), reversedKeys) : value;
}

/** Object.fromEntries, unlike assignment, also makes an own property of "__proto__". */
function withKeys(
  record: Record<string, unknown>,
  keys: string[],
  change: (value: unknown) => unknown,
): unknown {
  return Object.fromEntries(keys.map((key) => [key, change(record[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Deep equality written on its own, so that it does not share a mistake with the writer. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
    );
  }
  return a === b;
}

describe("the text", () => {
  test.each<[Json, string]>([
    [null, "null"],
    [true, "true"],
    [false, "false"],
    [0, "0"],
    [-1.5, "-1.5"],
    [1e21, "1e+21"],
    [5e-324, "5e-324"],
    ["", '""'],
    ['say "hi"\n\u0000', '"say \\"hi\\"\\n\\u0000"'],
    ["ü🍜", '"ü🍜"'],
    ["\ud83c", '"\\ud83c"'],
    [[], "[]"],
    [{}, "{}"],
    [[1, [2], { a: 3 }], '[1,[2],{"a":3}]'],
    [{ b: 1, a: { d: 2, c: [] } }, '{"a":{"c":[],"d":2},"b":1}'],
  ])("of %j is %s", (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test("sorts keys by code unit, numbers among them", () => {
    const value = { é: 0, b: 0, "10": 0, "9": 0, B: 0, "": 0, aa: 0, a: 0, "\ufb33": 0, "🍜": 0 };
    expect(Object.keys(JSON.parse(canonicalJson(value)) as object)).toHaveLength(10);
    expect(canonicalJson(value)).toBe(
      '{"":0,"10":0,"9":0,"B":0,"a":0,"aa":0,"b":0,"é":0,"🍜":0,"\ufb33":0}',
    );
  });

  test("writes minus zero as zero, as it is after a journey through the store", () => {
    expect(canonicalJson({ damage: -0 })).toBe('{"damage":0}');
    expect(canonicalJson(JSON.parse("-0"))).toBe("0");
  });

  test("takes objects without a prototype, and objects and arrays of another realm", () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 });
    expect(canonicalJson(bare)).toBe('{"a":1}');
    expect(canonicalJson(runInNewContext("({ a: [1, { b: 2 }] })"))).toBe('{"a":[1,{"b":2}]}');
  });

  test("keeps a key named __proto__", () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  test("allows the same object in two places, for that is no cycle", () => {
    const shared = { a: 1 };
    expect(canonicalJson([shared, shared, { shared }])).toBe(
      '[{"a":1},{"a":1},{"shared":{"a":1}}]',
    );
  });

  test("takes a key named toJSON that holds data", () => {
    expect(canonicalJson({ toJSON: "yes" })).toBe('{"toJSON":"yes"}');
  });
});

describe("what is not JSON is refused with the path to it", () => {
  class Deck {
    readonly cards: readonly string[] = [];
  }
  class Hand extends Array<string> {}

  test.each<[string, unknown, string]>([
    ["undefined", undefined, "undefined at $"],
    [
      "an undefined property",
      { seats: { host: { hand: undefined } } },
      "undefined at $.seats.host.hand",
    ],
    ["undefined in a list", { hand: ["a", undefined] }, "undefined at $.hand[1]"],
    ["a function", [() => 1], "a function at $[0]"],
    ["a symbol", { s: Symbol("s") }, "a symbol at $.s"],
    ["a symbol as key", { a: { [Symbol("s")]: 1 } }, "a symbol as key at $.a"],
    ["a bigint", { n: 1n }, "a bigint at $.n"],
    ["NaN", { n: Number.NaN }, "NaN at $.n"],
    ["Infinity", [[Number.POSITIVE_INFINITY]], "Infinity at $[0][0]"],
    ["minus Infinity", Number.NEGATIVE_INFINITY, "-Infinity at $"],
    ["a class instance", { deck: new Deck() }, "an instance of Deck at $.deck"],
    ["a subclass of Array", { hand: new Hand() }, "an instance of Hand at $.hand"],
    [
      "what inherits from an object that looks like a root",
      Object.create({ isPrototypeOf: 1 }),
      "an instance of Object at $",
    ],
    ["an instance of a class without a name", new (class {})(), "an instance of a class at $"],
    [
      "what says of itself what made it",
      Object.create({ constructor: { name: "Deck" } }),
      "an instance of a class at $",
    ],
    ["a Map", new Map(), "an instance of Map at $"],
    ["a Date", { at: new Date(0) }, "an instance of Date at $.at"],
    ["a boxed number", [Object(1)], "an instance of Number at $[0]"],
    ["a typed array", new Uint8Array(2), "an instance of Uint8Array at $"],
    [
      "inherited properties",
      Object.create(Object.create(null) as object),
      "an instance of a class at $",
    ],
    ["toJSON", { toJSON: () => 1 }, "a function at $.toJSON"],
    ["a hole", { hand: Object.assign([1], { 2: 3 }) }, "a hole at $.hand[1]"],
    [
      "a list with a name",
      { hand: Object.assign([1], { owner: "host" }) },
      "an array with named properties at $.hand",
    ],
  ])("%s", (_name, value, complaint) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(`not JSON: ${complaint}`));
  });

  test("a cycle, at the place where it closes", () => {
    const state: Record<string, unknown> = { seats: { host: {} } };
    (state.seats as Record<string, unknown>).host = { hand: [1, state] };
    expect(() => canonicalJson(state)).toThrow("not JSON: a cycle at $.seats.host.hand[1]");
    const list: unknown[] = [];
    list.push(list);
    expect(() => canonicalJson(list)).toThrow(/^not JSON: a cycle at \$\[0\]$/);
  });

  test("the path is the one of the fault, not of what was written before it", () => {
    expect(() => canonicalJson({ a: { b: { c: [1, 2, 3] } }, z: [{ y: 1 }, undefined] })).toThrow(
      "undefined at $.z[1]",
    );
  });

  test("a key that is no plain word is quoted in the path", () => {
    expect(() => canonicalJson({ "a b": { "1": { 'q"': undefined } } })).toThrow(
      'undefined at $["a b"]["1"]["q\\""]',
    );
  });

  test("nesting beyond any state is refused before the stack overflows", () => {
    const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
    expect(canonicalJson(nested(512))).toHaveLength(1024);
    expect(() => canonicalJson(nested(513))).toThrow("nested more than 512 deep at $[0][0]");
  });
});

describe("for any JSON value", () => {
  test("parsing the text gives the value back", () => {
    fc.assert(
      fc.property(anyJson(), (value) => {
        expect(same(JSON.parse(canonicalJson(value)), value)).toBe(true);
      }),
    );
  });

  test("canonical text is a fixpoint", () => {
    fc.assert(
      fc.property(anyJson(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test("the order of keys never matters", () => {
    fc.assert(
      fc.property(anyJson(), (value) => {
        expect(canonicalJson(reversedKeys(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test("two values have the same text exactly when they are deeply equal", () => {
    // A small world, so that equal pairs do turn up.
    const leaf = fc.constantFrom<unknown>(null, false, true, 0, 1, "", "0", "a", "null");
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 2 },
        leaf,
        fc.array(tie("tree"), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom("a", "b", "0"), tie("tree"), { maxKeys: 2 }),
      ),
    }));
    let equal = 0;
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        if (same(a, b)) equal++;
        expect(canonicalJson(a) === canonicalJson(b)).toBe(same(a, b));
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(equal).toBeGreaterThan(50);
  });
});

test("the hash is SHA-256 of the canonical text", () => {
  const value = { b: "ü", a: [1, null] };
  const expected = createHash("sha256").update('{"a":[1,null],"b":"ü"}').digest("hex");
  expect(hashJson(value)).toBe(expected);
  expect(hashJson({ a: [1, null], b: "ü" })).toBe(expected);
});

test("texts that differ only in half surrogates hash differently, since JSON escapes them", () => {
  expect(hashJson("\ud83c")).not.toBe(hashJson("\ud83d"));
});
