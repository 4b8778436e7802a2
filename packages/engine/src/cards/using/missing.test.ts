/** What an effect came short of, by what was to be seen in a match. */
import type { EventOf } from "@tcg/core";
import type { Setup } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { defined, duelState, faceDown, spell, trap, unit } from "../../../fixtures/duel.ts";
import type { LunchTable } from "../../types.ts";
import type { CardDefinition, Effect } from "../card.ts";
import { type Missing, missingIn } from "./missing.ts";

const draw: Effect = { id: "e", type: "ignition", actions: [{ kind: "draw", count: 1 }] };
const board = { kind: "all", zone: "board", side: "self" } as const;
const list: readonly CardDefinition[] = [
  unit("kid"),
  spell("snack", "normal", [draw]),
  spell("late-snack", "normal", [
    { ...draw, condition: { kind: "life", side: "self", is: "at_most", amount: 1000 } },
  ]),
  spell("shove", "normal", [
    {
      id: "e",
      type: "ignition",
      targets: [{ zone: "board", side: "opponent", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]),
  spell("cheer", "normal", [
    { id: "e", type: "ignition", actions: [{ kind: "boost_attack", what: board, amount: 100 }] },
  ]),
  trap("tripwire", "normal", [
    {
      id: "e",
      type: "trigger",
      trigger: { on: "attack_declared", side: "opponent" },
      actions: [{ kind: "stop_attack" }],
    },
  ]),
  spell("banner", "continuous", [
    { id: "e", type: "continuous", actions: [{ kind: "boost_attack", what: board, amount: 100 }] },
  ]),
];
const cards = defined(list);

function missing(
  def: string,
  host: NonNullable<Setup<LunchTable>["seats"]>["host"],
  events: readonly EventOf<LunchTable>[] = [],
): Missing {
  const card = cards[def] as CardDefinition;
  const [effect] = card.effects ?? [];
  if (effect === undefined) throw new Error(`${def} has no effect`);
  const before = duelState(list, {});
  const after = duelState(list, { seats: { host: host ?? {} } });
  const steps = [
    { events: [], after: before },
    { events, after },
  ];
  return missingIn(cards, { card, effect }, "host", steps);
}

test("the card, as long as it is neither in the hand nor on the table", () => {
  expect(missing("snack", { graveyard: ["snack"] })).toBe("card");
});

test("what the effect asks for, in the order in which it asks", () => {
  expect(missing("late-snack", { hand: ["late-snack"] })).toBe("condition");
  expect(missing("late-snack", { hand: ["late-snack"], has: { lifePoints: 900 } })).toBe("use");
  expect(missing("shove", { hand: ["shove"], board: ["kid"] })).toBe("targets");
  expect(missing("cheer", { hand: ["cheer"] })).toBe("objects");
});

test("what it waits for, or its use, when nothing else is", () => {
  expect(missing("tripwire", { setZone: [faceDown("tripwire")] })).toBe("trigger");
  expect(missing("snack", { hand: ["snack"] })).toBe("use");
});

test("of what stands: to lie face-up, and then to change something", () => {
  expect(missing("banner", { hand: ["banner"], board: ["kid"] })).toBe("play");
  expect(missing("banner", { setZone: [faceDown("banner")], board: ["kid"] })).toBe("play");
  expect(missing("banner", { setZone: ["banner"] })).toBe("objects");
  expect(missing("banner", { setZone: ["banner"], board: ["kid"] })).toBe("result");
});

test("a result, once it has been on the chain, and only by its own link", () => {
  const added = (effect: string): EventOf<LunchTable> =>
    ({
      type: "CHAIN_LINK_ADDED",
      link: { source: { card: "c1", def: "shove" }, effect },
    }) as unknown as EventOf<LunchTable>;
  expect(missing("shove", { hand: ["shove"] }, [added("e")])).toBe("result");
  expect(missing("shove", { hand: ["shove"] }, [added("other")])).toBe("targets");
});
