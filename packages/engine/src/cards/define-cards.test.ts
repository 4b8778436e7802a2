import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleCards } from "../../fixtures/examples/cards.ts";
import {
  faultsOf,
  ignition,
  inAction,
  inEffect,
  kid,
  lines,
  withEffect,
} from "../../fixtures/faulty-cards.ts";
import { defineCards } from "./define-cards.ts";

describe("a card table", () => {
  test("[LT 8.3] is made of a list or of a table, as copies", () => {
    const card = structuredClone(kid);
    const defined = defineCards([card]);
    expect(defined).toEqual({ ok: true, cards: { kid } });
    expect(defineCards({ kid: card })).toEqual(defined);
    Object.assign(card, { attack: 9 });
    expect(defined).toEqual({ ok: true, cards: { kid } });
  });

  test("[LT 8.3] takes a field that is undefined for one that is not there", () => {
    const defined = defineCards([{ ...kid, attribute: undefined, attack: -0 }]);
    expect(defined).toStrictEqual({ ok: true, cards: { kid: { ...kid, attack: 0 } } });
  });

  test.each([null, undefined, 7, "kid", true])("[LT 8.3] is not made of %s", (input) => {
    const defined = defineCards(input as unknown as []);
    expect(defined).toMatchObject({ ok: false, faults: [{ path: "cards" }] });
  });

  test("[LT 8.3] lists every fault of every card, each with its place", () => {
    const broken = {
      ...kid,
      id: "other",
      level: 13,
      attak: 1,
      effects: [{ ...ignition, type: "x" }],
    };
    expect(faultsOf({ ...kid, name: "" }, broken, 5).map(({ path }) => path)).toEqual([
      "kid.name",
      "other.level",
      "other.attak",
      "other.effects[e].type",
      "cards[2]",
    ]);
  });

  test("[LT 2.2] has one definition for each id", () => {
    expect(lines(faultsOf(kid, kid))).toEqual(['cards[1].id "kid" is already the id of cards[0]']);
  });

  test("[LT 2.2] keeps each definition under its own id", () => {
    const defined = defineCards({ child: kid });
    expect(defined).toMatchObject({
      faults: [{ path: "kid.id", message: 'must be "child", its key in the table' }],
    });
  });

  test.each(["", "Kid", "a b", "a--b", "-a", "a/b", "__proto__", "é", "x".repeat(65), 5, null])(
    "[LT 2.2] does not take %j for an id",
    (id) => {
      expect(faultsOf({ ...kid, id })).toMatchObject([{ path: "cards[0].id" }]);
    },
  );

  test("[LT 8.3] is not taken in by what every object inherits", () => {
    const text = '[{"__proto__":{"id":"kid"},"type":"stereotype","constructor":1}]';
    const faults = faultsOf(...(JSON.parse(text) as unknown[]));
    expect(faults.map(({ path }) => path)).toEqual(
      ["id", "name", "rarity", "level", "attack", "defense"]
        .map((name) => `cards[0].${name}`)
        .concat('cards[0]["__proto__"]', "cards[0].constructor"),
    );
    expect(defineCards(JSON.parse('{"__proto__":{}}') as Record<string, unknown>).ok).toBe(false);
    expect(faultsOf({ ...kid, id: "constructor" })).toEqual([]);
    expect(inAction({ kind: "constructor" })).toHaveLength(1);
    expect(inAction({ kind: "create_token", token: "constructor" })).toHaveLength(1);
  });

  test("[LT 8.3] never throws, whatever it is given", () => {
    const anything = fc.anything({
      withBigInt: true,
      withSparseArray: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(anything, (input) => {
        defineCards(input as []);
        defineCards([
          input,
          { ...kid, effects: input },
          withEffect({ ...ignition, actions: input }),
        ]);
      }),
    );
  });

  test("[LT 8.3] never throws on a card in which anything was replaced by anything", () => {
    const pick = fc.tuple(fc.nat(), fc.anything());
    fc.assert(
      fc.property(
        fc.constantFrom(...exampleCards),
        fc.array(pick, { maxLength: 3 }),
        (card, changes) => {
          let changed: unknown = structuredClone(card);
          for (const [where, value] of changes) changed = replaceSomewhere(changed, where, value);
          const defined = defineCards([changed]);
          if (!defined.ok) expect(defined.faults.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("[LT 8.3] says that a tree without end is nested too deeply", () => {
    const endless = { kind: "not" };
    Object.assign(endless, { of: endless });
    expect(inEffect({ condition: endless })).toEqual([
      `condition${".of".repeat(8)} is nested too deeply: conditions go 8 levels deep`,
    ]);
  });
});

/** Replaces the place with this number, counted through the tree. */
function replaceSomewhere(tree: unknown, where: number, value: unknown): unknown {
  const places: { in: Record<string, unknown>; key: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push({ in: node as Record<string, unknown>, key });
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(tree);
  const place = places[where % Math.max(places.length, 1)];
  if (place === undefined) return value;
  place.in[place.key] = value;
  return tree;
}
