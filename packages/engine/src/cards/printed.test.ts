/** What rules read of each kind of card, once for all matches. */

import { defId, InvariantError } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, defined, duelGame, duelState, spell, trap, unit } from "../../fixtures/duel.ts";
import type { EffectType } from "../vocabulary.ts";
import type { CardDefinition, Condition, Effect } from "./card.ts";
import {
  type CompleteEffect,
  completeCard,
  completeCards,
  completeEffect,
} from "./complete-cards.ts";
import { type Printed, PrintedCards, printedOf } from "./printed.ts";

const actions = [{ kind: "draw", count: 1 }] as const;
const effect = (type: EffectType, more: Partial<Effect> = {}): CompleteEffect =>
  completeEffect({ id: type, type, actions, ...more });
const onDestroyed = { trigger: { on: "destroyed" } } as const;
const everyKind: readonly Effect[] = [
  effect("on_summon"),
  effect("ignition"),
  effect("trigger", onDestroyed),
  effect("continuous"),
  effect("quick"),
  effect("flip"),
  effect("breakdown"),
];

function read(definition: CardDefinition): Printed {
  return new PrintedCards(defined([definition])).of(defId(definition.id));
}

const ids = (listening: Printed["listening"]): string[] => listening.map((each) => each.effect.id);

describe("of a stereotype", () => {
  const nerd = unit("nerd", {
    attack: 700,
    defense: 1300,
    keywords: ["pierce"],
    effects: everyKind,
  });

  test("are read its values, its keywords, and no activation", () => {
    expect(read(nerd)).toMatchObject({
      card: nerd,
      stats: { attack: 700, defense: 1300 },
      keywords: ["pierce"],
      activation: null,
      stays: false,
      speed: 1,
    });
    expect(read(unit("plain"))).toMatchObject({
      keywords: [],
      listening: [],
      breakdown: [],
      continuous: [],
      usable: [],
    });
  });

  test("[LT 8.1] are read which effects listen, and for what", () => {
    const { listening, breakdown } = read(nerd);
    expect(listening.map((each) => [each.effect.id, each.trigger])).toEqual([
      ["on_summon", { on: "summoned", side: "any", card: "this" }],
      ["trigger", { on: "destroyed", side: "any" }],
      ["flip", { on: "flipped", side: "any", card: "this" }],
      ["breakdown", { on: "breakdown", side: "any", card: "this" }],
    ]);
    expect(ids(breakdown)).toEqual(["breakdown"]);
    expect(breakdown[0]).toBe(listening[3]);
  });

  test("[LT 8.1] are read which effects a seat uses, where they stand, and how quick they are", () => {
    expect(read(nerd).usable).toEqual([
      { effect: everyKind[1], place: 1, speed: 1 },
      { effect: everyKind[4], place: 4, speed: 2 },
    ]);
    expect(read(nerd).continuous).toEqual([everyKind[3]]);
  });

  test("[LT 8.1] an effect that a seat uses does not listen, though it names what it answers", () => {
    const uses = [effect("quick", onDestroyed), effect("ignition", onDestroyed)];
    expect(read(unit("alert", { effects: uses })).listening).toEqual([]);
  });

  test("a trigger without what it waits for listens to nothing", () => {
    expect(read(unit("vague", { effects: [effect("trigger")] })).listening).toEqual([]);
  });
});

describe("[LT 8.14] an effect's condition is read", () => {
  const asks = (condition?: Condition): boolean | undefined =>
    read(unit("one", { effects: [effect("flip", condition && { condition })] })).listening[0]
      ?.asksAboutSource;
  const life: Condition = { kind: "life", side: "self", is: "at_least", amount: 1 };
  const itself: Condition = { kind: "source", filter: { minVice: 1 } };

  test.each<[string, Condition | undefined, boolean]>([
    ["there is none", undefined, false],
    ["it asks about life", life, false],
    ["it asks about its card", itself, true],
    ["it asks how its card was summoned", { kind: "summoned_how", in: ["flip"] }, true],
    ["a part of it asks", { kind: "and", all: [life, { kind: "not", of: itself }] }, true],
    ["no part of it asks", { kind: "or", all: [life, { kind: "not", of: life }] }, false],
  ])("when %s", (_, condition, expected) => {
    expect(asks(condition)).toBe(expected);
  });
});

describe("of a spell", () => {
  test.each<["normal" | "quick-play", number]>([
    ["normal", 1],
    ["quick-play", 2],
  ])("[LT 7.2, 9.1] a %s one is read as what it does, at speed %d", (kind, speed) => {
    const only = effect("ignition");
    expect(read(spell("memo", kind, [only]))).toEqual({
      card: completeCard(spell("memo", kind, [only])),
      listening: [],
      breakdown: [],
      continuous: [],
      activation: only,
      stays: false,
      speed,
      usable: [],
      quick: [],
      stats: null,
      keywords: [],
    });
  });

  test.each(["continuous", "equip", "field"] as const)(
    "[LT 7.5] a %s one stays, and does what it says of its activation",
    (kind) => {
      const first = effect("continuous");
      const use = effect("ignition");
      const comes = effect("ignition", { id: "comes", onActivation: true });
      const hears = effect("trigger", onDestroyed);
      const { activation, stays, speed, usable, continuous, listening } = read(
        spell("club", kind, [first, use, comes, hears]),
      );
      expect({ activation, stays, speed }).toEqual({ activation: comes, stays: true, speed: 1 });
      expect(usable).toEqual([{ effect: use, place: 1, speed: 1 }]);
      expect(continuous).toEqual([first]);
      expect(ids(listening)).toEqual(["trigger"]);
    },
  );

  test("[LT 7.5] one that stays and says nothing of its activation does nothing then", () => {
    expect(read(spell("club", "continuous", [effect("quick")])).activation).toBeNull();
  });
});

describe("of a trap", () => {
  test.each<["normal" | "counter", number]>([
    ["normal", 2],
    ["counter", 3],
  ])("[LT 7.7, 9.1] a %s one answers by its activation, and listens no more", (kind, speed) => {
    const answers = effect("trigger", onDestroyed);
    expect(read(trap("alarm", kind, [answers]))).toMatchObject({
      activation: answers,
      stays: false,
      speed,
      listening: [],
      usable: [],
      stats: null,
    });
  });

  test("[LT 7.5, 8.1] a continuous one listens, but not with what it does on activation", () => {
    const comes = effect("trigger", { id: "comes", onActivation: true, ...onDestroyed });
    const hears = effect("trigger", onDestroyed);
    const { activation, stays, speed, listening } = read(
      trap("rule", "continuous", [comes, hears]),
    );
    expect({ activation, stays, speed }).toEqual({ activation: comes, stays: true, speed: 2 });
    expect(ids(listening)).toEqual(["trigger"]);
  });
});

describe("printed cards", () => {
  const cards = { nerd: unit("nerd"), memo: spell("memo", "normal") };
  const table = defined(Object.values(cards));
  const printed = new PrintedCards(table);

  test("keep the definitions, and are read once", () => {
    expect(printed.definitions).toBe(table);
    expect(printed.of(defId("nerd"))).toBe(printed.of(defId("nerd")));
    expect(printed.of(defId("memo")).card).toBe(completeCards(table).get("memo"));
  });

  test("have no card that nobody defined", () => {
    expect(() => printed.of(defId("ghost"))).toThrow(InvariantError);
    expect(() => printed.of(defId("toString"))).toThrow("no such definition");
  });

  test("a card of a match is read by its definition", () => {
    const game = duelGame([cards.nerd]);
    const state = duelState([cards.nerd], { seats: { host: { board: ["nerd"] } } });
    const id = card({ state }, "host", "board", "nerd");
    expect(printedOf(game.tables.of(state), id)).toBe(rulesOf(game).printed.of(defId("nerd")));
  });
});
