/** Each of these could be chosen in thousands of ways, if it were asked at once. */
import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/stage.ts";
import type { Action, Cost } from "../cards/card.ts";

const many = (count: number): string[] => Array.from({ length: count }, () => "blank");

function does(action: Action, costs: readonly Cost[] = []): Parameters<typeof duel>[0] {
  const effect = { id: "it", type: "ignition", actions: [action] } as const;
  return [spell("it", "normal", [costs.length === 0 ? effect : { ...effect, costs }])];
}

/** Casts it, and answers with the first card until nobody is asked; gives the longest list. */
function played(
  cards: Parameters<typeof duel>[0],
  seats: NonNullable<NonNullable<Parameters<typeof duel>[1]>["seats"]>,
  first?: string,
): { readonly done: ReturnType<typeof duel>; readonly longest: number } {
  const game = duelGame(cards);
  const start = duel(cards, { seats });
  let at = passAll(
    start.when("host", first ?? `ACTIVATE_SPELL ${card(start, "host", "hand", "it")}`),
  );
  let longest = 0;
  for (;;) {
    const asked = at.state.prompts[0];
    if (asked === undefined || asked.kind === "chain_response") break;
    const legal = game.legalMoves(at.state, asked.seat);
    longest = Math.max(longest, legal.length);
    const choice = legal.find(({ id }) => id !== "CHOOSE_CARDS -");
    at = passAll(at.when(asked.seat, choice?.command ?? "SURRENDER"));
  }
  return { done: at, longest };
}

test("a hand far beyond the limit", () => {
  const { done, longest } = played([], { host: { hand: many(30) } }, "END_TURN");
  expect(longest).toBeLessThan(300);
  expect(defsIn(done, "host", "hand")).toHaveLength(7);
  expect(defsIn(done, "host", "graveyard")).toHaveLength(23);
  expect(done.state.shared.turnSeat).toBe("away");
});

test("a great discard", () => {
  const cards = does({ kind: "discard", count: 10, who: "opponent" });
  const { done, longest } = played(cards, { host: { hand: ["it"] }, away: { hand: many(20) } });
  expect(longest).toBeLessThan(300);
  expect(defsIn(done, "away", "hand")).toHaveLength(10);
});

test("a search for several cards of a whole deck", () => {
  const cards = does({ kind: "search", count: 3, filter: { cardType: "stereotype" } });
  const { done, longest } = played(cards, { host: { hand: ["it"], deck: many(40) } });
  expect(longest).toBeLessThan(300);
  expect(defsIn(done, "host", "hand")).toHaveLength(3);
  done.then({ type: "DECK_SHUFFLED" });
});

test("a special summon of several from a full graveyard", () => {
  const cards = does({ kind: "special_summon", from: "graveyard", count: 3 });
  const { done, longest } = played(cards, { host: { hand: ["it"], graveyard: many(40) } });
  expect(longest).toBeLessThan(300);
  expect(defsIn(done, "host", "board")).toHaveLength(3);
});

test("costs of many cards", () => {
  const costs: Cost[] = [
    { kind: "discard", count: 8 },
    { kind: "banish", from: "graveyard", count: 5 },
  ];
  const cards = does({ kind: "draw", count: 1 }, costs);
  const { done, longest } = played(cards, {
    host: { hand: ["it", ...many(16)], graveyard: many(30) },
  });
  expect(longest).toBeLessThan(300);
  expect(defsIn(done, "host", "banished")).toHaveLength(5);
  expect(defsIn(done, "host", "hand")).toHaveLength(9);
});

test("many targets where one is missing are not tried in every order", () => {
  const effect = {
    id: "it",
    type: "ignition",
    targets: [{ zone: "graveyard", side: "self", count: 20 }],
    actions: [{ kind: "banish", what: { kind: "target" } }],
  } as const;
  const cards = [spell("it", "normal", [effect]), unit("other")];
  const start = duel(cards, { seats: { host: { hand: ["it"], graveyard: many(19) } } });
  start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "it")}`)
    .refused("activate/cannot-complete");
});

test("nor are targets that two requirements contend for, or that a cost needs", () => {
  const brains = { zone: "graveyard", side: "self", filter: { archetype: "brain" } } as const;
  const contended = [
    {
      targets: [
        { ...brains, count: 10 },
        { ...brains, count: 10 },
      ],
    },
    {
      targets: [{ ...brains, count: 15 }],
      costs: [{ kind: "banish", from: "graveyard", count: 1, filter: { archetype: "brain" } }],
    },
    {
      targets: [
        { zone: "graveyard", side: "any", count: 12 },
        { zone: "board", side: "self", count: 1 },
      ],
      costs: [{ kind: "remove_vice", count: 1 }],
    },
  ] as const;
  for (const asks of contended) {
    const actions = asks.targets.map((_, index) => ({
      kind: "banish" as const,
      what: { kind: "target" as const, index },
    }));
    const it = spell("it", "normal", [{ id: "it", type: "ignition", ...asks, actions }]);
    const cards = [it, unit("brain", { archetype: "brain" })];
    const graveyard = [...many(10), ...Array.from({ length: 15 }, () => "brain")];
    const board = [placed("brain", { position: "attack", vice: 1 })];
    const start = duel(cards, { seats: { host: { hand: ["it"], graveyard, board } } });
    start
      .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "it")}`)
      .refused("activate/cannot-complete");
  }
});
