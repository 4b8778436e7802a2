/** How much of an effect came about is read from the events between its links. */
import type { EventOf } from "@tcg/core";
import { expect, test } from "vitest";
import { defined, unit } from "../../../fixtures/duel.ts";
import type { LunchTable } from "../../types.ts";
import type { Action, Effect } from "../card.ts";
import { Links } from "./links.ts";
import { actionsDone } from "./resolved.ts";

type Event = EventOf<LunchTable>;

const draw: Action = { kind: "draw", count: 1 };
const heal: Action = { kind: "heal", amount: 1 };
const banish: Action = { kind: "banish", what: { kind: "self" } };

/** Of an effect of `kid` that does these things, how many are seen in what happened. */
function shown(actions: readonly Action[], ...types: readonly string[]): number {
  const effect: Effect = { id: "e", type: "ignition", actions };
  const cards = defined([unit("kid", { effects: [effect] })]);
  const links = new Links();
  const events = types.flatMap((type) => {
    const [name, def] = type.split(" of ");
    if (def === undefined) return [{ type: name } as Event];
    // Its link came on the chain before; here it is told late, which changes nothing.
    const source = { card: "c1", def };
    const added = { type: "CHAIN_LINK_ADDED", link: { source, effect: "e", negated: false } };
    return [added, { type: name, index: 0, source }] as unknown as Event[];
  });
  const done = events.flatMap((event) => {
    const ended = links.see(event);
    return ended?.link.source.def === "kid" ? actionsDone(cards, ended) : [];
  });
  return new Set(done).size;
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
  const turn: Action = { kind: "change_position", what: { kind: "self" }, to: "defense" };
  expect(shown([turn], "CHAIN_RESOLVING", "CARD_FLIPPED", RESOLVED)).toBe(1);
});

test("the card of the link before goes to the graveyard, and is nobody's doing", () => {
  const effect: Effect = { id: "e", type: "ignition", actions: [{ kind: "mill", count: 1 }] };
  const cards = defined([unit("kid", { effects: [effect] })]);
  const source = { card: "c1", def: "kid" };
  const milled = (reason: string): number => {
    const links = new Links();
    const events = [
      { type: "CHAIN_LINK_ADDED", link: { source, effect: "e", negated: false } },
      { type: "CHAIN_RESOLVING", links: 1 },
      { type: "CARD_TO_GRAVEYARD", reason },
      { type: "CHAIN_LINK_RESOLVED", index: 0, source },
    ] as unknown as Event[];
    return events.flatMap((event) => {
      const ended = links.see(event);
      return ended === null ? [] : actionsDone(cards, ended);
    }).length;
  };
  expect(milled("mill")).toBe(1);
  expect(milled("resolved")).toBe(0);
  expect(milled("negated")).toBe(0);
});
