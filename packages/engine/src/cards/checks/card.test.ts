import { describe, expect, test } from "vitest";
import {
  faultsOf,
  ignition,
  kid,
  lines,
  spell,
  trap,
  trigger,
} from "../../../fixtures/faulty-cards.ts";

describe("a definition", () => {
  test.each([
    [{ level: 0 }, "kid.level must be a whole number from 1 to 12, not 0"],
    [{ level: 13 }, "kid.level must be a whole number from 1 to 12, not 13"],
    [{ level: 1.5 }, "kid.level must be a whole number from 1 to 12, not 1.5"],
    [{ level: "4" }, 'kid.level must be a whole number from 1 to 12, not "4"'],
    [{ attack: -1 }, "kid.attack must be a whole number from 0 to 1000000, not -1"],
    [{ defense: Number.NaN }, "kid.defense must be a whole number from 0 to 1000000, not NaN"],
    [{ attack: undefined }, "kid.attack is missing; it must be a whole number from 0 to 1000000"],
    [{ token: false }, "kid.token must be true, or left out, not false"],
    [
      { keywords: ["pierce", "pierce"] },
      'kid.keywords[1] says "pierce" a second time; once is enough',
    ],
    [{ keywords: ["fly"] }, 'kid.keywords[0] must be one of pierce, not "fly"'],
    [{ effects: {} }, "kid.effects must be a list of effects, not an object"],
    [{ effects: [null] }, "kid.effects[0] must be an effect, not null"],
  ])("[LT 2.3] stereotype with %j: %s", (part, line) => {
    expect(lines(faultsOf({ ...kid, ...part }))).toEqual([line]);
  });

  test.each([
    ["attribute", "Fire", "fire"],
    ["rarity", "mythic", undefined],
    ["type", "monster", "stereotype"],
    ["type", "class", "spell"],
  ])("[LT 2.3] asks whether %s %j should be %j", (field, value, suggestion) => {
    const [fault, ...rest] = faultsOf({ ...kid, [field]: value });
    expect(fault).toMatchObject({ path: `kid.${field}` });
    expect(fault?.suggestion).toBe(suggestion);
    expect(rest).toEqual([]);
  });

  test.each([
    ["atk", "attack"],
    ["atack", "attack"],
    ["defence", "defense"],
    ["Rarity", "rarity"],
    ["atribute", "attribute"],
    ["flavor", "flavour"],
  ])("[LT 2.3] asks whether the field %s should be %s", (wrong, right) => {
    const { [right]: value = "x", ...rest } = kid;
    const faults = faultsOf({ ...rest, [wrong]: value });
    expect(faults).toContainEqual({
      path: `kid.${wrong}`,
      message: expect.stringContaining("is no field of a stereotype") as string,
      suggestion: right,
    });
  });

  test("[LT 2.3] does not ask whether something far-fetched was meant", () => {
    expect(faultsOf({ ...kid, horoscope: 1 })[0]).not.toHaveProperty("suggestion");
    expect(faultsOf({ ...kid, ["x".repeat(1000)]: 1 })[0]?.path.length).toBeLessThan(100);
  });

  test("[LT 2.4] a spell has a known subtype and costs 0 to 10 clout", () => {
    expect(faultsOf({ ...spell("normal", ignition), cost: 10 })).toEqual([]);
    expect(lines(faultsOf({ ...spell("quickplay", ignition), cost: 11, level: 1 }))).toEqual([
      'note.spellType must be one of normal, quick-play, continuous, equip, field, not "quickplay" (quick-play?)',
      "note.cost must be a whole number from 0 to 10, not 11",
      expect.stringContaining("note.level is no field of a spell") as string,
    ]);
  });

  test("[LT 2.5] a trap has a known subtype", () => {
    expect(lines(faultsOf(trap("field", { ...ignition, type: "quick" })))).toEqual([
      'sign.trapType must be one of normal, continuous, counter, not "field"',
    ]);
  });

  test.each(["normal", "quick-play"])("[LT 7.5] a %s spell has exactly one effect", (type) => {
    const effect = { ...ignition, type: type === "normal" ? "ignition" : "quick" };
    expect(faultsOf(spell(type, effect))).toEqual([]);
    for (const effects of [[], [effect, { ...effect, id: "f" }]]) {
      expect(faultsOf(spell(type, ...effects))).toMatchObject([{ path: "note.effects" }]);
    }
    const { effects: _, ...without } = spell(type);
    expect(faultsOf(without)).toMatchObject([{ path: "note.effects" }]);
  });

  test.each(["normal", "counter"])("[LT 7.5] a %s trap has exactly one effect", (type) => {
    const effect = { ...ignition, ...trigger("spell_activated") };
    expect(faultsOf(trap(type, effect))).toEqual([]);
    expect(faultsOf(trap(type, effect, { ...effect, id: "f" }))).toMatchObject([
      { path: "sign.effects" },
    ]);
  });

  test("[LT 2.3] a class is a field spell", () => {
    expect(faultsOf(spell("class", ignition))).toMatchObject([
      { path: "note.spellType", suggestion: "field" },
    ]);
  });

  test.each(["continuous", "equip", "field"])("[LT 7.5] a %s spell has effects", (type) => {
    expect(faultsOf(spell(type))).toMatchObject([{ path: "note.effects" }]);
    expect(faultsOf(spell(type, ignition, { ...ignition, id: "f" }))).toEqual([]);
  });

  test("[LT 7.6] an equip's first target is the stereotype it goes to", () => {
    const aimed = (...targets: object[]): ReturnType<typeof faultsOf> =>
      faultsOf(
        spell("equip", {
          ...ignition,
          onActivation: true,
          targets,
          actions: targets.map((_, index) => ({
            kind: "banish",
            what: { kind: "target", index },
          })),
        }),
      );
    const wearer = { zone: "board", side: "self", count: 1 };
    expect(aimed(wearer, { ...wearer, zone: "set", count: 2 })).toEqual([]);
    for (const wrong of [{ zone: "set" }, { zone: "table" }, { count: 2 }]) {
      expect(aimed({ ...wearer, ...wrong })).toMatchObject([
        { path: "note.effects[e].targets[0]" },
      ]);
    }
    expect(aimed({ ...wearer, filter: { face: "up" } })).toEqual([]);
    const down = { zone: "set", side: "self", count: 1, filter: { face: "down" } };
    expect(aimed(wearer, down)).toEqual([]);
    expect(aimed({ ...wearer, filter: { face: "down" } })).toMatchObject([
      { path: "note.effects[e].targets[0].filter.face" },
    ]);
  });

  test("[LT 8.3] effects of one card have different ids", () => {
    expect(lines(faultsOf({ ...kid, effects: [ignition, ignition] }))).toEqual([
      'kid.effects[1].id "e" is already the id of another effect here',
    ]);
  });
});
