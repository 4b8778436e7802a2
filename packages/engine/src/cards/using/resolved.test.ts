/** What counts as an effect that has resolved. */
import type { Setup, Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, defined, duel, faceDown, spell, trap, unit } from "../../../fixtures/duel.ts";
import type { LunchTable } from "../../types.ts";
import type { CardDefinition, Effect } from "../card.ts";
import { resolvedIn } from "./resolved.ts";

const heal: Effect = { id: "e", type: "ignition", actions: [{ kind: "heal", amount: 100 }] };
const standing = (id: string, more: Partial<Effect>): CardDefinition =>
  spell(id, "continuous", [{ id: "e", type: "continuous", actions: [], ...more }]);
const cards: readonly CardDefinition[] = [
  unit("kid"),
  spell("snack", "normal", [heal]),
  spell("shove", "normal", [
    {
      id: "e",
      type: "ignition",
      targets: [{ zone: "board", side: "opponent", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]),
  spell("cheer", "normal", [
    {
      id: "e",
      type: "ignition",
      actions: [
        { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 100 },
      ],
    },
  ]),
  spell("look", "normal", [
    { id: "e", type: "ignition", actions: [{ kind: "search", filter: { name: "nobody" } }] },
  ]),
  spell("peek", "normal", [
    { id: "e", type: "ignition", actions: [{ kind: "view_top_cards", count: 1 }] },
  ]),
  trap("veto", "counter", [{ id: "e", type: "quick", actions: [{ kind: "negate" }] }]),
  trap("flee", "normal", [
    {
      id: "e",
      type: "quick",
      actions: [{ kind: "return_to_hand", what: { kind: "all", zone: "board", side: "self" } }],
    },
  ]),
  standing("banner", {
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 100 },
    ],
  }),
  standing("coupon", {
    actions: [{ kind: "modify_cost", cardType: "trap", operation: "add", amount: 1 }],
  }),
];

/** Plays these by host, answers with that by away if it can, and passes. */
function counts(
  seats: NonNullable<Setup<LunchTable>["seats"]>,
  casts: readonly string[],
  answer?: string,
): Record<string, number> {
  let at: Then<LunchTable> = duel(cards, { seats });
  const steps: { events: Then<LunchTable>["events"]; after: Then<LunchTable>["state"] }[] = [];
  const step = (then: Then<LunchTable>): void => {
    at = then;
    steps.push({ events: at.events, after: at.state });
  };
  const [target] = at.state.seats.away.board;
  for (const def of casts) {
    const id = card(at, "host", "hand", def);
    const aim = def === "shove" ? ` targets=${target}` : "";
    step(at.when("host", `ACTIVATE_SPELL ${id}${aim}`));
    for (let [asked] = at.state.prompts; asked !== undefined; [asked] = at.state.prompts) {
      if (asked.kind === "choose_cards") {
        step(at.when(asked.seat, { type: "CHOOSE_CARDS", cards: [] }));
      } else if (
        answer !== undefined &&
        asked.seat === "away" &&
        at.state.shared.chain.length === 1
      ) {
        step(at.when("away", `RESPOND_CHAIN card=${card(at, "away", "setZone", answer)}`));
      } else step(at.when(asked.seat, "RESPOND_CHAIN"));
    }
  }
  const table = defined(cards);
  return Object.fromEntries(resolvedIn(table, steps));
}

test("a link that was carried out counts, each time", () => {
  expect(counts({ host: { hand: ["snack", "snack"] } }, ["snack", "snack"])).toEqual({
    "snack/e": 2,
  });
});

test("a link that was negated does not; the one that did it does", () => {
  const seats = { host: { hand: ["snack"] }, away: { setZone: [faceDown("veto")] } };
  expect(counts(seats, ["snack"], "veto")).toEqual({ "veto/e": 1 });
});

test("a link whose target has gone does not", () => {
  const seats = {
    host: { hand: ["shove"] },
    away: { board: ["kid"], setZone: [faceDown("flee")] },
  };
  expect(counts(seats, ["shove"])).toEqual({ "shove/e": 1 });
  expect(counts(seats, ["shove"], "flee")).toEqual({ "flee/e": 1 });
});

test("a link of which nothing came does not", () => {
  const hand = ["cheer", "look", "peek"];
  expect(counts({ host: { hand } }, ["cheer", "look"])).toEqual({});
  expect(counts({ host: { hand, board: ["kid"] } }, ["cheer", "peek"])).toEqual({
    "cheer/e": 1,
    "peek/e": 1,
  });
});

test("a continuous effect counts once for a stay in which it changes something", () => {
  const hand = ["banner", "snack"];
  expect(counts({ host: { hand } }, ["banner", "snack"])).toEqual({ "snack/e": 1 });
  const seats = { host: { hand: ["banner", "banner", "snack"], board: ["kid"] } };
  expect(counts(seats, ["banner", "banner", "snack"])).toEqual({ "banner/e": 2, "snack/e": 1 });
});

test("a cost counts as changed when somebody holds a card that has it", () => {
  expect(counts({ host: { hand: ["coupon"] } }, ["coupon"])).toEqual({});
  expect(counts({ host: { hand: ["coupon", "flee"] } }, ["coupon"])).toEqual({ "coupon/e": 1 });
});
