import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvariantError } from "./invariant-error.ts";
import {
  createRandom,
  drawSeed,
  freshRandom,
  openStream,
  type RandomState,
  type Seed,
  type Stream,
  seedSource,
  unusedScript,
} from "./random.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/**
 * Computed with node:crypto alone, not with this code. A change here means that recorded matches
 * can no longer be re-run.
 */
const PINNED = {
  hex: [48, 85, 2, 45, 88, 21, 11, 26],
  number: [73, 65, 15, 87, 35, 47, 45, 43],
  shuffle: "ahcfdebg",
};

function open(seed: Seed, name: string, position = 0): Stream {
  return openStream({ source: seedSource(seed), used: { [name]: position } }, name);
}

function script(values: Record<string, number[]>, used: Record<string, number> = {}): RandomState {
  return { source: { kind: "script", values }, used };
}

function ints(stream: Stream, bound: number, count: number): number[] {
  return Array.from({ length: count }, () => stream.int(bound));
}

/** Pearson's statistic of these counts against equally likely cells. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The value that the statistic passes by chance once in a thousand (significance 0.001, hence
 * 3.0902), by the approximation of Wilson and Hilferty. Seeds are fixed: a test that passes today
 * passes tomorrow.
 */
function critical(cells: number): number {
  const freedom = cells - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}

function tally(cells: number, count: number, draw: () => number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (let i = 0; i < count; i++) {
    const cell = draw();
    counts[cell] = (counts[cell] ?? Number.NaN) + 1;
  }
  return counts;
}

describe("a seed", () => {
  test("of 64 hex digits is taken as it is, in lower case", () => {
    expect(seedSource(SEED)).toEqual({ kind: "chacha20", seed: SEED });
    expect(seedSource(SEED.toUpperCase())).toEqual(seedSource(SEED));
  });

  test("that is a number is stretched to 64 hex digits by SHA-256", () => {
    const stretched = createHash("sha256").update("@tcg/core seed\n42").digest("hex");
    expect(seedSource(42)).toEqual({ kind: "chacha20", seed: stretched });
    const seeds = [0, 1, -1, 42, Number.MAX_SAFE_INTEGER].map((n) => JSON.stringify(seedSource(n)));
    expect(new Set(seeds).size).toBe(5);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "cannot be the number %d",
    (seed) => {
      expect(() => seedSource(seed)).toThrow(RangeError);
      expect(() => seedSource(seed)).toThrow(`must be a safe integer, not ${seed}`);
    },
  );

  test.each<[string, string]>([
    ["", "this one has 0 characters"],
    ["42", "this one has 2 characters"],
    [`${SEED}00`, "this one has 66 characters"],
    [`0x${SEED.slice(2)}`, "this one has other characters"],
    [`${SEED}\n`, "this one has 65 characters"],
    [` ${SEED.slice(1)}`, "this one has other characters"],
  ])("cannot be the text %j", (seed, problem) => {
    expect(() => seedSource(seed)).toThrow(RangeError);
    expect(() => seedSource(seed)).toThrow(`must be 64 hex digits; ${problem}`);
  });

  test("cannot be of another type", () => {
    expect(() => seedSource(undefined as unknown as Seed)).toThrow(TypeError);
    expect(() => seedSource(7n as unknown as Seed)).toThrow("not of type bigint");
  });
});

describe("a stream", () => {
  test("is the key stream of OpenSSL's ChaCha20 with the named nonce", () => {
    const digest = createHash("sha256").update("@tcg/core stream\ndeck:host").digest();
    const iv = Buffer.concat([Buffer.alloc(4), digest.subarray(0, 12)]);
    const cipher = createCipheriv("chacha20", Buffer.from(SEED, "hex"), iv);
    const keyStream = cipher.update(Buffer.alloc(4 * 100));
    const words = Array.from({ length: 100 }, (_, i) => keyStream.readUInt32LE(4 * i));
    expect(ints(open(SEED, "deck:host"), 2 ** 32, 100)).toEqual(words);
  });

  test("gives for ever what it gave when matches were first recorded", () => {
    expect(ints(open(SEED, "effects"), 100, 8)).toEqual(PINNED.hex);
    expect(ints(open(1, "effects"), 100, 8)).toEqual(PINNED.number);
    expect(open(1, "deck").shuffle(Array.from("abcdefgh")).join("")).toBe(PINNED.shuffle);
  });

  test("is the same for the same seed and name", () => {
    expect(ints(open(7, "effects"), 1000, 50)).toEqual(ints(open(7, "effects"), 1000, 50));
  });

  test("differs by seed and by name", () => {
    const all = [open(7, "a"), open(8, "a"), open(7, "b"), open(7, "")].map((stream) =>
      ints(stream, 2 ** 32, 8).join(),
    );
    expect(new Set(all).size).toBe(4);
  });

  test("does not depend on how far another one was used", () => {
    const state = freshRandom(seedSource(7));
    const away = ints(openStream(state, "deck:away"), 60, 30);
    const used = { ...state.used, "deck:host": 123 };
    expect(ints(openStream({ ...state, used }, "deck:away"), 60, 30)).toEqual(away);
  });

  test("is not correlated with another one of the same seed", () => {
    const host = open(7, "deck:host");
    const away = open(7, "deck:away");
    const counts = tally(36, 36_000, () => 6 * host.int(6) + away.int(6));
    expect(chiSquare(counts)).toBeLessThan(critical(36));
  });

  test("leaves the state alone and says where it stands", () => {
    const state = Object.freeze({ source: seedSource(7), used: Object.freeze({}) });
    const stream = openStream(state, "effects");
    expect(stream.position).toBe(0);
    stream.int(2 ** 32);
    stream.int(256);
    expect(stream.position).toBe(2);
    expect(state.used).toEqual({});
  });

  test("taken up at a stored position goes on as if it had never stopped", () => {
    const bounds = fc.array(
      fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.integer(), fc.string(), bounds, bounds, (seed, name, before, after) => {
        const whole = createRandom(seed, name);
        for (const bound of before) whole.int(bound);
        const stored = JSON.parse(
          JSON.stringify({
            source: seedSource(seed),
            used: Object.fromEntries([[name, whole.position]]),
          }),
        ) as RandomState;
        const resumed = openStream(stored, name);
        expect(after.map((bound) => resumed.int(bound))).toEqual(
          after.map((bound) => whole.int(bound)),
        );
        expect(resumed.position).toBe(whole.position);
      }),
    );
  });

  test("ends after 2^32 blocks instead of repeating itself", () => {
    const last = open(7, "effects", 2 ** 36 - 1);
    expect(last.int(2 ** 32)).toBeGreaterThanOrEqual(0);
    expect(last.position).toBe(2 ** 36);
    expect(() => last.int(2)).toThrow(InvariantError);
    expect(() => last.int(2)).toThrow('stream "effects" is used up');
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])("cannot stand at %d", (position) => {
    expect(() => open(7, "effects", position)).toThrow(InvariantError);
  });

  test("may have any well-formed name, those of Object.prototype too", () => {
    const state = freshRandom(seedSource(7));
    for (const name of ["constructor", "__proto__", "toString", "", "ü 🍜"]) {
      expect(openStream(state, name).position).toBe(0);
    }
    expect(() => openStream(script({}), "constructor").int(2)).toThrow("is used up");
    expect(() => openStream(state, "\ud83c")).toThrow(InvariantError);
  });

  test("of a source whose seed was damaged is not opened", () => {
    const source = { kind: "chacha20", seed: "42" } as const;
    expect(() => openStream(freshRandom(source), "effects")).toThrow(InvariantError);
  });

  test("is the same after many other seeds and names were used", () => {
    const first = ints(open(7, "effects"), 1000, 5);
    for (let i = 0; i < 600; i++) open(i, `stream ${i}`).int(2);
    expect(ints(open(7, "effects"), 1000, 5)).toEqual(first);
  });
});

describe("a bounded draw", () => {
  test.each([2, 3, 5, 6, 7, 10, 40, 60, 64, 100, 1000])(
    "below %d has equally likely results",
    (bound) => {
      const stream = createRandom(bound);
      const counts = tally(bound, 200 * bound, () => stream.int(bound));
      expect(chiSquare(counts)).toBeLessThan(critical(bound));
    },
  );

  test("below 3 * 2^30 falls into each third as often, where a plain remainder would not", () => {
    const bound = 3 * 2 ** 30;
    const third = (value: number): number => Math.floor(value / 2 ** 30);
    const fair = createRandom(1);
    expect(chiSquare(tally(3, 30_000, () => third(fair.int(bound))))).toBeLessThan(critical(3));
    // The same measure finds the fault at once when nothing is thrown away.
    const plain = createRandom(1);
    const biased = tally(3, 30_000, () => third(plain.int(2 ** 32) % bound));
    expect(chiSquare(biased)).toBeGreaterThan(100 * critical(3));
  });

  test("below 2^31 + 1, the worst bound, throws away about every second word and stays even", () => {
    const bound = 2 ** 31 + 1;
    const stream = createRandom(2);
    const draws = 20_000;
    const halves = tally(2, draws, () => (stream.int(bound) < 2 ** 30 ? 0 : 1));
    expect(chiSquare(halves)).toBeLessThan(critical(2));
    expect(stream.position / draws).toBeCloseTo(2, 1);
  });

  test("below 2^32 and below every smaller power of two throws nothing away", () => {
    for (let power = 0; power <= 32; power++) {
      const stream = createRandom(power);
      for (const value of ints(stream, 2 ** power, 20)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(2 ** power);
      }
      expect(stream.position).toBe(20);
    }
  });

  test("is an integer below its bound, whatever the bound", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const value = createRandom(seed).int(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });

  test("is the remainder of the first word below the largest multiple of the bound", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const limit = (2n ** 32n / BigInt(bound)) * BigInt(bound);
        const words = createRandom(seed);
        let word = BigInt(words.int(2 ** 32));
        while (word >= limit) word = BigInt(words.int(2 ** 32));
        const stream = createRandom(seed);
        expect(BigInt(stream.int(bound))).toBe(word % BigInt(bound));
        expect(stream.position).toBe(words.position);
      }),
    );
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    "has no bound of %d",
    (bound) => {
      const stream = createRandom(1);
      expect(() => stream.int(bound)).toThrow(RangeError);
      expect(() => stream.int(bound)).toThrow(`not ${bound}`);
      expect(stream.position).toBe(0);
    },
  );
});

describe("a shuffle", () => {
  test("puts four cards into each of their 24 orders equally often", () => {
    const stream = createRandom(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = stream.shuffle([0, 1, 2, 3]).join("");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(critical(24));
  });

  test("keeps every card and leaves the list it was given alone", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const shuffled = createRandom(seed).shuffle(items);
        const ascending = (a: number, b: number): number => a - b;
        expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
        expect(items).toEqual(before);
        expect(shuffled).not.toBe(items);
      }),
    );
  });

  test("of no card or of one draws nothing", () => {
    const stream = createRandom(1);
    expect(stream.shuffle([])).toEqual([]);
    expect(stream.shuffle(["a"])).toEqual(["a"]);
    expect(stream.position).toBe(0);
  });

  test("draws from the last place down: the values n-1, ..., 1 leave the order as it is", () => {
    const still = openStream(script({ deck: [3, 2, 1] }), "deck");
    expect(still.shuffle(Array.from("abcd"))).toEqual(Array.from("abcd"));
    // 0: a and d change places, dbca; 1: b and c change places, dcba; 0: d and c, cdba.
    const moved = openStream(script({ deck: [0, 1, 0] }), "deck");
    expect(moved.shuffle(Array.from("abcd")).join("")).toBe("cdba");
    expect(moved.position).toBe(3);
  });
});

describe("a pick", () => {
  test("takes each item equally often", () => {
    const stream = createRandom(4);
    const items = [0, 1, 2, 3, 4];
    const counts = tally(5, 5_000, () => stream.pick(items));
    expect(chiSquare(counts)).toBeLessThan(critical(5));
  });

  test("of a single item draws too, so that a script need not know how many there are", () => {
    const stream = openStream(script({ effects: [0] }), "effects");
    expect(stream.pick(["only"])).toBe("only");
    expect(stream.position).toBe(1);
  });

  test("from an empty list is an error", () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});

describe("a script", () => {
  test("gives its values in order, each stream its own", () => {
    const state = script({ effects: [5, 0, 3], coin: [1] });
    expect(ints(openStream(state, "effects"), 6, 3)).toEqual([5, 0, 3]);
    expect(openStream(state, "coin").int(2)).toBe(1);
  });

  test("is taken up where the state says", () => {
    const stream = openStream(script({ effects: [5, 0, 3] }, { effects: 2 }), "effects");
    expect(stream.int(6)).toBe(3);
    expect(stream.position).toBe(3);
  });

  test("that is used up stops the test, naming stream and position", () => {
    const stream = openStream(script({ effects: [5] }), "effects");
    stream.int(6);
    expect(() => stream.int(6)).toThrow(InvariantError);
    expect(() => stream.int(6)).toThrow(
      'the script of stream "effects" is used up: it has 1 values (position 1, bound 6)',
    );
    expect(() => openStream(script({}), "coin").int(2)).toThrow('"coin" is used up: it has 0');
  });

  test.each([6, 7, -1, 0.5, Number.NaN])("that answers int(6) with %d stops the test", (value) => {
    const stream = openStream(script({ effects: [value] }), "effects");
    expect(() => stream.int(6)).toThrow(InvariantError);
    expect(() => stream.int(6)).toThrow(
      `stream "effects" has ${value}, which is not an integer from 0 to 5 (position 0, bound 6)`,
    );
    expect(stream.position).toBe(0);
  });

  test("tells what is left of each stream, and nothing when all was used", () => {
    const values = { effects: [1, 2, 3], coin: [1], deck: [] };
    expect(unusedScript(script(values))).toEqual({ effects: 3, coin: 1 });
    expect(unusedScript(script(values, { effects: 1, coin: 1 }))).toEqual({ effects: 2 });
    expect(unusedScript(script(values, { effects: 3, coin: 1 }))).toEqual({});
    expect(unusedScript(freshRandom(seedSource(1)))).toEqual({});
  });
});

test("a seed drawn from a stream has 64 hex digits and is the same for the same stream", () => {
  expect(drawSeed({ int: () => 0xab })).toBe("000000ab".repeat(8));
  const seed = drawSeed(createRandom(7, "seeds"));
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(drawSeed(createRandom(7, "seeds"))).toBe(seed);
});
