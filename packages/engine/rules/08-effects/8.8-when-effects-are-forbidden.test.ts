/** The restriction `effects` and triggers: when it is asked, and that what has left is not bound. */
import { describe, expect, test } from "vitest";
import { duel, faceDown, spell, trap } from "../../fixtures/duel.ts";
import type { Action, CardDefinition } from "../../src/cards/card.ts";
import { answer, cast, does, life, passAll, rung, type Table, withEffect } from "./acts.ts";

const FORBID = { kind: "apply_restriction", restriction: "effects" } as const;
const theirBoard = { kind: "all", zone: "board", side: "opponent" } as const;

/** A continuous spell that forbids the other side the use of effects: the seat, or its stereotypes. */
const ruling = (of: "seat" | "cards"): CardDefinition =>
  spell("ruling", "continuous", [
    {
      id: "rules",
      type: "continuous",
      actions: [of === "seat" ? { ...FORBID, who: "opponent" } : { ...FORBID, what: theirBoard }],
    },
  ]);

describe.each(["seat", "cards"] as const)(
  "[LT 8.8] the restriction effects, laid on the %s,",
  (of) => {
    test("does not bind a card that has left: it answers its own destruction", () => {
      const martyr = withEffect("martyr", {
        type: "trigger",
        trigger: { on: "destroyed", card: "this" },
        actions: [{ kind: "heal", amount: 1 }],
      });
      const sweep = does("sweep", [{ kind: "destroy", what: theirBoard }]);
      const start = duel([martyr, sweep, ruling(of)], {
        seats: { host: { hand: ["sweep"], setZone: ["ruling"] }, away: { board: ["martyr"] } },
      });
      expect(life(cast(start, "host", "sweep")).away).toBe(8001);
    });

    test("is asked when a trigger is met: a card that was bound then does not trigger later", () => {
      const unlock = { kind: "destroy", what: { ...theirBoard, zone: "set" } } as const;
      const bound = summonThen(of, unlock);
      expect(rung(bound)).toEqual([]);
      expect(life(bound).host).toBe(8000);
      expect(life(summonThen(null, unlock)).host).toBe(8001);
    });
  },
);

test("[LT 8.8] it is asked again when the trigger would be activated", () => {
  const bound = summonThen(null, { ...FORBID, who: "self" });
  bound.then({ type: "TRIGGER_LAPSED" });
  expect(life(bound).host).toBe(8000);
});

test("[LT 8.8] a card that triggered and has left since is not bound when its trigger is activated", () => {
  const left = summonThen(
    null,
    { ...FORBID, who: "self" },
    { kind: "destroy", what: { ...theirBoard, side: "self" } },
  );
  expect(life(left).host).toBe(8001);
});

const greeter = withEffect("greeter", {
  type: "on_summon",
  actions: [{ kind: "heal", amount: 1 }],
});
const call = trap("call", "normal", [
  {
    id: "c",
    type: "quick",
    actions: [{ kind: "special_summon", from: "graveyard", position: "attack" }],
  },
]);

/** Link 2 summons a stereotype that triggers on its summon; after it link 1 does these things. */
function summonThen(of: "seat" | "cards" | null, ...actions: readonly Action[]): Table {
  const start = duel([greeter, call, does("plan", actions), ruling(of ?? "seat")], {
    seats: {
      host: { hand: ["plan"], graveyard: ["greeter"], setZone: [faceDown("call")] },
      away: { setZone: of === null ? [] : ["ruling"] },
    },
  });
  return passAll(answer(cast(start, "host", "plan"), "host", "call"));
}
