import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { table, tiny } from "../../fixtures/tiny/index.ts";
import { card, cards, cardsInOrder, choice, integer, optional } from "./fields.ts";
import { type Shaped, shapeCommand } from "./shape.ts";

const fields = {
  PLAY: { card, slot: optional(integer(-1, 3)) },
  PICK: { cards },
  SORT: { cards: cardsInOrder },
  SAY: { word: choice("yes", "no") },
  FUSE: { cards, onto: card, from: cardsInOrder },
  PASS: {},
} as const;

function shape(input: unknown): Shaped {
  return shapeCommand(fields, input);
}

function refusal(input: unknown): { code: string; message: string; data?: object } {
  const shaped = shape(input);
  if (shaped.ok) throw new Error("it was accepted");
  return shaped.rejection;
}

const awkwardKeys = fc.constantFrom(
  "type",
  "card",
  "cards",
  "__proto__",
  "constructor",
  "toString",
);
const awkwardJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, true, -0, 1e21, "PLAY", "PICK", "c1", "__proto__", "hasOwnProperty"),
    fc.json().map((text): unknown => JSON.parse(text)),
    fc.array(tie("value"), { maxLength: 3 }),
    fc
      .array(fc.tuple(awkwardKeys, tie("value")), { maxLength: 4 })
      // Through text, as it comes from a client: `__proto__` is then a field like any other.
      .map((entries): unknown =>
        JSON.parse(
          `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value ?? null)}`).join(",")}}`,
        ),
      ),
  ),
})).value;

describe("whatever is sent", () => {
  test("[K1.1] any JSON is answered, by the shape and by the game", () => {
    const game = tiny();
    const started = game.start({ decks: { ann: ["ant"] }, seed: 1 });
    if (!started.ok) throw new Error("it should start");
    fc.assert(
      fc.property(awkwardJson, (input) => {
        const shaped = shape(input);
        if (!shaped.ok) expect(shaped.rejection.message).not.toBe("");
        const decision = game.decide(started.state, "ann", input);
        if (!decision.ok) expect(decision.rejection.code).toMatch(/^[a-z]+\//);
      }),
      { numRuns: 500 },
    );
  });

  test.each([null, true, 7, "PLAY c1", [], [{ type: "PASS" }]])(
    "[K1.1] %j is no command at all",
    (input) => {
      expect(refusal(input).code).toBe("command/malformed");
    },
  );

  test("[K1.1] a field called __proto__ is a field too many like any other", () => {
    expect(refusal(JSON.parse('{"type":"PASS","__proto__":{}}')).code).toBe("command/malformed");
  });
});

function inheriting(from: object | null, own: object): object {
  return Object.setPrototypeOf({ ...own }, from) as object;
}

describe("the type", () => {
  class Passing {
    readonly card = "c1";
    get type(): string {
      return "PASS";
    }
  }

  test.each([
    ["an object made from a command", Object.create({ type: "PASS" })],
    ["an object whose class has the type", new Passing()],
    ["JSON with a prototype in it", JSON.parse('{"__proto__":{"type":"PASS"}}')],
    ["JSON with a prototype that says nothing", JSON.parse('{"__proto__":null}')],
  ])("[K1.6] %s has no type of its own", (_, input) => {
    expect(refusal(input)).toEqual({
      code: "command/malformed",
      message: 'A command has a `type` of its own, not one it inherits: { "type": "PLAY" }.',
      data: {},
    });
    const decision = tiny().decide(table(), "ann", input);
    expect(decision).toMatchObject({ ok: false, rejection: { code: "command/malformed" } });
  });

  test("[K1.6] what an object inherits is no field, and what is its own counts whatever it inherits", () => {
    const own = inheriting({ slot: 2 }, { type: "PLAY", card: "c1" });
    expect(shape(own)).toMatchObject({ command: { type: "PLAY", card: "c1" } });
    expect(shape(own)).not.toHaveProperty("command.slot");
    const bare = inheriting(null, { type: "PASS" });
    expect(shape(bare).ok).toBe(true);
    expect(refusal(inheriting({ card: "c1" }, { type: "PLAY" })).message).toBe(
      "PLAY needs card: a card id such as c12.",
    );
  });

  test("[K1.2] an object without any type is told those there are", () => {
    expect(refusal({}).code).toBe("command/unknown");
  });

  test.each(["RUN", "", "constructor", "__proto__", "toString", null, 3, ["PASS"], undefined])(
    "[K1.2] %j is not declared, and those that are get listed",
    (type) => {
      expect(refusal({ type })).toMatchObject({
        code: "command/unknown",
        message: "There is no such command. Known: PLAY, PICK, SORT, SAY, FUSE, PASS.",
        data: { known: ["PLAY", "PICK", "SORT", "SAY", "FUSE", "PASS"] },
      });
    },
  );

  test.each([
    ["pass", "PASS"],
    ["PALY", "PLAY"],
    ["FUSE_", "FUSE"],
  ])("[K1.2] whoever writes %s is asked whether %s was meant", (type, meant) => {
    expect(refusal({ type })).toMatchObject({
      code: "command/unknown",
      message: `There is no such command. Did you mean ${meant}? Known: PLAY, PICK, SORT, SAY, FUSE, PASS.`,
    });
  });
});

describe("the fields", () => {
  test("[K1.3] a required field that is missing is named", () => {
    expect(refusal({ type: "PLAY" })).toEqual({
      code: "command/malformed",
      message: "PLAY needs card: a card id such as c12.",
      data: { type: "PLAY", field: "card" },
    });
  });

  test("[K1.3] a field that does not fit is named, also when it is optional", () => {
    expect(refusal({ type: "PLAY", card: "c1", slot: "2" })).toEqual({
      code: "command/malformed",
      message: "PLAY takes slot as a whole number from -1 to 3.",
      data: { type: "PLAY", field: "slot" },
    });
    expect(refusal({ type: "PLAY", card: "c01" }).data).toEqual({ type: "PLAY", field: "card" });
  });

  test("[K1.3] a field too many is refused with those there are", () => {
    expect(refusal({ type: "PLAY", card: "c1", extra: 1 })).toEqual({
      code: "command/malformed",
      message: "PLAY has no field of that name. Its fields: card, slot.",
      data: { type: "PLAY", allowed: ["card", "slot"] },
    });
    expect(refusal({ type: "PASS", card: "c1" }).message).toBe(
      "PASS has no field of that name. It has no fields.",
    );
  });

  test("[K1.3] what fits comes out, and the cards it names", () => {
    expect(shape({ slot: -1, card: "c12", type: "PLAY" })).toEqual({
      ok: true,
      command: { type: "PLAY", card: "c12", slot: -1 },
      cards: ["c12"],
    });
  });

  test("[K1.3] the cards it names stand in the order of its fields", () => {
    const given = { type: "FUSE", from: ["c9", "c8"], onto: "c5", cards: ["c7", "c6"] };
    expect(shape(given)).toMatchObject({ cards: ["c6", "c7", "c5", "c9", "c8"] });
  });

  test.each(["c1", null, 7, {}, ["c1", 2]])("[K1.3] %j is no list of cards", (given) => {
    expect(refusal({ type: "PICK", cards: given }).code).toBe("command/malformed");
  });

  test("[K1.6] a list with a hole in it lists no card there", () => {
    const one: unknown[] = [];
    one.length = 1;
    const two: unknown[] = ["c1"];
    two.length = 2;
    for (const cards of [one, two]) {
      expect(refusal({ type: "PICK", cards }).code).toBe("command/malformed");
      expect(refusal({ type: "SORT", cards }).code).toBe("command/malformed");
    }
  });

  test("[K1.4] a set is sorted by number, a list is kept as it is", () => {
    const given = ["c10", "c9", "c100"];
    expect(shape({ type: "PICK", cards: given })).toMatchObject({
      command: { cards: ["c9", "c10", "c100"] },
      cards: ["c9", "c10", "c100"],
    });
    expect(shape({ type: "SORT", cards: given })).toMatchObject({ command: { cards: given } });
    expect(given).toEqual(["c10", "c9", "c100"]);
  });

  test.each(["PICK", "SORT"])("[K1.4] %s takes no card twice", (type) => {
    expect(refusal({ type, cards: ["c1", "c2", "c1"] }).code).toBe("command/malformed");
    expect(shape({ type, cards: [] })).toMatchObject({ ok: true, command: { cards: [] } });
  });

  test.each([-1, 0, 3])("[K1.5] %d lies within the bounds", (slot) => {
    expect(shape({ type: "PLAY", card: "c1", slot }).ok).toBe(true);
  });

  test.each([-2, 4, 0.5, -0, 2 ** 53, Number.NaN, "1", null])(
    "[K1.5] %j is not an integer within the bounds",
    (slot) => {
      expect(refusal({ type: "PLAY", card: "c1", slot }).code).toBe("command/malformed");
    },
  );

  test("[K1.5] a choice takes its words and no other", () => {
    expect(shape({ type: "SAY", word: "no" }).ok).toBe(true);
    expect(refusal({ type: "SAY", word: "maybe" }).message).toBe(
      "SAY takes word as one of yes, no.",
    );
    expect(refusal({ type: "SAY", word: ["yes"] }).code).toBe("command/malformed");
  });
});
