/**
 * Whatever costs a card has and whatever lies on the table: an activation that is allowed can be
 * paid in full whichever offered cards are chosen on the way, and one that is refused for its costs
 * could not have been paid at all.
 */
import { type CardId, type EventOf, idsIn } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { card, duel, duelGame, lies, unit } from "../../fixtures/duel.ts";
import type { CardDefinition, Cost, Filter } from "../cards.ts";
import type { LunchTable, State } from "../types.ts";

const KINDS = ["nerd", "jock", "coach"] as const;
const someKind = fc.constantFrom(...KINDS);
const steadyFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.constant({}),
  someKind.map((name) => ({ name })),
  fc.constant({ archetype: "brain" }),
);
const shiftyFilter: fc.Arbitrary<Filter> = fc.oneof(
  steadyFilter,
  fc.constantFrom({ minAttack: 1500 }, { maxAttack: 1000 }, { minVice: 1 }, { maxVice: 1 }),
);
const someCount = fc.integer({ min: 1, max: 3 });

function someCost(filter: fc.Arbitrary<Filter>): fc.Arbitrary<Cost> {
  return fc.oneof(
    fc.record({ kind: fc.constant("tribute" as const), count: fc.constantFrom(1, 2), filter }),
    fc.record({
      kind: fc.constant("banish" as const),
      from: fc.constantFrom("board" as const, "graveyard" as const),
      count: someCount,
      filter,
    }),
    fc.record({ kind: fc.constant("discard" as const), count: someCount }),
    fc.record({ kind: fc.constant("remove_vice" as const), count: someCount }),
    fc.record({ kind: fc.constant("add_vice" as const), count: someCount }),
    fc.constant({ kind: "pay_lp", amount: 7500 } as const),
  );
}

interface Table {
  readonly costs: readonly Cost[];
  readonly board: readonly (readonly [string, number])[];
  readonly graveyard: readonly string[];
  readonly hand: readonly string[];
}

function someTable(filter: fc.Arbitrary<Filter>): fc.Arbitrary<Table> {
  return fc.record({
    costs: fc.array(someCost(filter), { minLength: 1, maxLength: 4 }),
    board: fc.array(fc.tuple(someKind, fc.integer({ min: 0, max: 2 })), { maxLength: 4 }),
    graveyard: fc.array(someKind, { maxLength: 6 }),
    hand: fc.array(someKind, { maxLength: 4 }),
  });
}

function cardsWith(costs: readonly Cost[]): readonly CardDefinition[] {
  const all = { kind: "all", zone: "board", side: "self" } as const;
  return [
    unit("nerd", { archetype: "brain" }),
    unit("jock", { attack: 1500 }),
    // The others are stronger while it is there.
    unit("coach", {
      effects: [
        {
          id: "c",
          type: "continuous",
          actions: [{ kind: "boost_attack", what: all, amount: 500 }],
        },
      ],
    }),
    unit("payer", {
      effects: [{ id: "p", type: "ignition", costs, actions: [{ kind: "heal", amount: 1 }] }],
    }),
  ];
}

function laid({ costs, board, graveyard, hand }: Table): ReturnType<typeof duel> {
  const vice = board.map(([def, count]) => lies(def, { position: "attack", vice: count }));
  const seats = { host: { board: ["payer", ...vice], graveyard, hand } };
  return duel(cardsWith(costs), { seats }, { boardSlots: 5 });
}

/** Uses the effect and answers every question by chance. Null: it was refused. */
function played(table: Table, pick: (count: number) => number): EventOf<LunchTable>[] | null {
  const game = duelGame(cardsWith(table.costs));
  const at = laid(table);
  const use = { type: "ACTIVATE_EFFECT", card: card(at, "host", "board", "payer"), effect: 0 };
  const first = game.decide(at.state, "host", use);
  if (!first.ok) {
    expect(first.rejection.code).toBe("activate/cannot-complete");
    return null;
  }
  const events = [...first.events];
  let { state }: { state: State } = first;
  while (state.prompts[0]?.kind === "choose_cards") {
    const answers = game
      .legalMoves(state, "host")
      .filter(({ command }) => command.type === "CHOOSE_CARDS");
    const answer = answers[pick(answers.length)];
    const next = game.decide(state, "host", answer?.command);
    if (!next.ok) throw new Error(`stuck: ${next.rejection.code}`);
    events.push(...next.events);
    ({ state } = next);
  }
  return events;
}

function paidFor(events: readonly EventOf<LunchTable>[], kind: Cost["kind"]): number {
  return events.reduce(
    (sum, event) => (event.type === "COST_PAID" && event.cost === kind ? sum + event.amount : sum),
    0,
  );
}

function costing(costs: readonly Cost[], kind: Cost["kind"]): number {
  return costs.reduce((sum, cost) => {
    if (cost.kind !== kind) return sum;
    return sum + ("amount" in cost ? cost.amount : cost.count);
  }, 0);
}

test("[LT 1.2, 8.12] what may be activated is paid in full, whichever of the offered cards pay", () => {
  let allowed = 0;
  fc.assert(
    fc.property(someTable(shiftyFilter), fc.infiniteStream(fc.nat()), (table, chance) => {
      const events = played(table, (count) => Number(chance.next().value) % Math.max(1, count));
      if (events === null) return;
      allowed++;
      expect(events.some(({ type }) => type === "CHAIN_LINK_ADDED")).toBe(true);
      for (const { kind } of table.costs) {
        expect(paidFor(events, kind)).toBe(costing(table.costs, kind));
      }
    }),
    { numRuns: 1500 },
  );
  expect(allowed).toBeGreaterThan(100);
});

test("[LT 8.12] what is refused for its costs could not have been paid in any way", () => {
  let refused = 0;
  fc.assert(
    fc.property(someTable(steadyFilter), (table) => {
      const isAllowed = played(table, () => 0) !== null;
      if (!isAllowed) refused++;
      expect(isAllowed).toBe(couldBePaid(table));
    }),
    { numRuns: 1000 },
  );
  expect(refused).toBeGreaterThan(100);
});

/** Every way there is, for filters that ask for nothing that changes. */
function couldBePaid(table: Table): boolean {
  const { state } = laid(table);
  const { costs, board, hand } = table;
  if (costing(costs, "pay_lp") > 8000 || costing(costs, "discard") > hand.length) return false;
  const vice = board.reduce((sum, [, count]) => sum + count, 0);
  if (costing(costs, "remove_vice") > vice) return false;
  const taking = costs.flatMap((cost) => {
    if (cost.kind !== "tribute" && cost.kind !== "banish") return [];
    const from = cost.kind === "banish" ? cost.from : "board";
    const fitting = idsIn<LunchTable>(state, "host", from).filter((id) => fits(state, id, cost));
    return Array.from({ length: cost.count }, () => fitting);
  });
  return anyWay(taking);
}

function fits(state: State, id: CardId, { filter }: { readonly filter?: Filter }): boolean {
  const def = state.cards[id]?.def;
  if (filter?.name !== undefined && def !== filter.name) return false;
  return filter?.archetype === undefined || def === "nerd";
}

function anyWay([first, ...others]: readonly CardId[][], taken: readonly CardId[] = []): boolean {
  if (first === undefined) return true;
  return first.some((id) => !taken.includes(id) && anyWay(others, [...taken, id]));
}
