/** How much of an effect came about is read from the events between its links. */
import type { EventOf } from "@tcg/core";
import { expect, test } from "vitest";
import { unit } from "../../../fixtures/duel.ts";
import { createGame } from "../../game.ts";
import type { LunchTable } from "../../types.ts";
import type { Action, Effect } from "../card.ts";
import { actionsOf, shownActions } from "./came-of-it.ts";
import { withHelpers } from "./helpers.ts";

type Event = EventOf<LunchTable>;

const draw: Action = { kind: "draw", count: 1 };
const heal: Action = { kind: "heal", amount: 1 };
const banish: Action = { kind: "banish", what: { kind: "self" } };

/** Of an effect of `kid` that does these things, how many are seen in what happened. */
function shown(actions: readonly Action[], ...types: readonly string[]): number {
  const effect: Effect = { id: "e", type: "ignition", actions };
  const card = unit("kid", { effects: [effect] });
  const { table: cards, helpers } = withHelpers({ kid: card });
  const casting = { game: createGame(cards), cards, helpers, config: {}, card, effect };
  const events = types.map((type) => {
    const [name, def] = type.split(" of ");
    return (def === undefined ? { type: name } : { type: name, source: { def } }) as Event;
  });
  return shownActions(casting, events);
}
const RESOLVED = "CHAIN_LINK_RESOLVED of kid";

test("each action counts that is seen before its link has resolved", () => {
  expect(shown([draw, heal], "CHAIN_RESOLVING", "CARD_DRAWN", "LIFE_HEALED", RESOLVED)).toBe(2);
  expect(shown([draw, heal], "CHAIN_RESOLVING", "LIFE_HEALED", RESOLVED)).toBe(1);
  expect(shown([draw, heal], "CHAIN_RESOLVING", RESOLVED)).toBe(0);
  expect(shown([draw], "CHAIN_RESOLVING", "CARD_DRAWN")).toBe(0);
});

test("what was done as costs, by another link, or afterwards is not its doing", () => {
  expect(shown([draw], "CARD_DRAWN", "CHAIN_RESOLVING", RESOLVED)).toBe(0);
  const other = "CHAIN_LINK_RESOLVED of other";
  expect(shown([draw], "CHAIN_RESOLVING", "CARD_DRAWN", other, RESOLVED)).toBe(0);
  expect(shown([draw], "CHAIN_RESOLVING", "CARD_DRAWN", other)).toBe(0);
  expect(shown([draw], "CHAIN_RESOLVING", RESOLVED, "CARD_DRAWN", other)).toBe(0);
});

test("several links of the card add up, and one sign of an action is enough", () => {
  const twice = ["CARD_DRAWN", RESOLVED, "LIFE_HEALED", RESOLVED];
  expect(shown([draw, heal], "CHAIN_RESOLVING", ...twice)).toBe(2);
  expect(shown([banish], "CHAIN_RESOLVING", "CARD_BANISHED", RESOLVED)).toBe(1);
  expect(shown([banish], "CHAIN_RESOLVING", "TOKEN_REMOVED", RESOLVED)).toBe(1);
});

test("what stands, and a card without effects, has nothing to come about", () => {
  const boost: Action = { kind: "boost_attack", what: { kind: "self" }, amount: 1 };
  expect(actionsOf({ id: "e", type: "continuous", actions: [boost] })).toEqual([]);
  expect(actionsOf({ id: "e", type: "ignition", actions: [boost] })).toEqual([boost]);
  expect(actionsOf(null)).toEqual([]);
});
