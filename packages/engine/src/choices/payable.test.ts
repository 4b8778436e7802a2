/**
 * Whatever costs a card has and whatever lies on the table: an activation that is allowed can be
 * paid in full whichever offered cards are chosen on the way, and one that is refused for its costs
 * could not have been paid at all.
 */
import { type CardId, type EventOf, idsIn } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { card, duel, duelGame, placed, unit } from "../../fixtures/duel.ts";
import type { CardDefinition, Cost, Effect, Filter } from "../cards/card.ts";
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

type Targets = NonNullable<Effect["targets"]>;

const someTargets: fc.Arbitrary<Targets> = fc.array(
  fc.record({
    zone: fc.constantFrom("board" as const, "graveyard" as const),
    side: fc.constant("self" as const),
    count: fc.constantFrom(1, 2),
    filter: steadyFilter,
  }),
  { maxLength: 2 },
);

interface Table {
  readonly targets: Targets;
  readonly costs: readonly Cost[];
  readonly board: readonly (readonly [string, number])[];
  readonly graveyard: readonly string[];
  readonly hand: readonly string[];
}

function someTable(filter: fc.Arbitrary<Filter>): fc.Arbitrary<Table> {
  return fc.record({
    targets: someTargets,
    costs: fc.array(someCost(filter), { minLength: 1, maxLength: 4 }),
    board: fc.array(fc.tuple(someKind, fc.integer({ min: 0, max: 2 })), { maxLength: 4 }),
    graveyard: fc.array(someKind, { maxLength: 6 }),
    hand: fc.array(someKind, { maxLength: 4 }),
  });
}

function cardsWith({ costs, targets }: Table): readonly CardDefinition[] {
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
      effects: [
        { id: "p", type: "ignition", costs, targets, actions: [{ kind: "heal", amount: 1 }] },
      ],
    }),
  ];
}

function laid(table: Table): ReturnType<typeof duel> {
  const { board, graveyard, hand } = table;
  const vice = board.map(([def, count]) => placed(def, { position: "attack", vice: count }));
  const seats = { host: { board: ["payer", ...vice], graveyard, hand } };
  return duel(cardsWith(table), { seats }, { boardSlots: 5 });
}

/** Uses the effect and answers every question by chance. Null: it was refused. */
function played(table: Table, pick: (count: number) => number): EventOf<LunchTable>[] | null {
  const game = duelGame(cardsWith(table));
  const at = laid(table);
  const uses = game
    .legalMoves(at.state, "host")
    .filter(({ command }) => command.type === "ACTIVATE_EFFECT");
  if (uses.length === 0) {
    const use = { type: "ACTIVATE_EFFECT", card: card(at, "host", "board", "payer"), effect: 0 };
    expect(game.explain(at.state, "host", use)).toMatchObject({
      rejection: { code: "activate/cannot-complete" },
    });
    return null;
  }
  const first = game.decide(at.state, "host", uses[pick(uses.length)]?.command);
  if (!first.ok) throw new Error(first.rejection.code);
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
    { numRuns: 300 },
  );
  expect(allowed).toBeGreaterThan(20);
});

test("[LT 8.12] what is refused for its costs could not have been paid in any way", () => {
  let refused = 0;
  fc.assert(
    fc.property(someTable(steadyFilter), (table) => {
      const isAllowed = played(table, () => 0) !== null;
      if (!isAllowed) refused++;
      expect(isAllowed).toBe(couldBePaid(table));
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(20);
});

/** Every way there is, for filters that ask for nothing that changes. */
function couldBePaid({ costs, targets, hand, ...table }: Table): boolean {
  const { state } = laid({ costs, targets, hand, ...table });
  if (costing(costs, "pay_lp") > 8000 || costing(costs, "discard") > hand.length) return false;
  const from = (zone: "board" | "graveyard", wanted: Wanted): CardId[][] => {
    const fitting = idsIn<LunchTable>(state, "host", zone).filter((id) => fits(state, id, wanted));
    return Array.from({ length: wanted.count }, () => fitting);
  };
  const aimed = targets.flatMap((wanted) => from(wanted.zone as "board" | "graveyard", wanted));
  const taken = costs.flatMap((cost) => {
    if (cost.kind !== "tribute" && cost.kind !== "banish") return [];
    return from(cost.kind === "banish" ? cost.from : "board", cost);
  });
  return someWay(aimed, [], (chosen) => {
    const free = idsIn<LunchTable>(state, "host", "board").filter((id) => !chosen.includes(id));
    const vice = free.reduce((sum, id) => sum + (state.cards.get(id)?.data?.vice ?? 0), 0);
    if (costing(costs, "remove_vice") > vice) return false;
    if (costing(costs, "add_vice") > 0 && free.length === 0) return false;
    return someWay(taken, chosen, () => true);
  });
}

type Wanted = { readonly count: number; readonly filter?: Filter };

function fits(state: State, id: CardId, { filter }: Wanted): boolean {
  const def = state.cards.get(id)?.def;
  if (filter?.name !== undefined && def !== filter.name) return false;
  return filter?.archetype === undefined || def === "nerd";
}

/** Whether cards can be taken, one of each list and none twice, so that something holds. */
function someWay(
  [first, ...others]: readonly CardId[][],
  taken: readonly CardId[],
  holds: (taken: readonly CardId[]) => boolean,
): boolean {
  if (first === undefined) return holds(taken);
  return first.some((id) => !taken.includes(id) && someWay(others, [...taken, id], holds));
}
