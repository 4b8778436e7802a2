import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { spell, unit } from "../../../fixtures/duel.ts";
import { exampleTable } from "../../../fixtures/examples/index.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import type { CardDefinition } from "../card.ts";
import { type Trial, tryCard } from "./index.ts";

/** The effects that were not used, with what is missing. */
const missing = (trials: readonly Trial[]): string[] =>
  trials.flatMap(({ result }) => (result.found ? [] : result.missing));

test("[LT 8.12] every effect of every example card is used", () => {
  for (const card of Object.values(exampleTable)) {
    const trials = tryCard(exampleTable, card, { ways: 1 });
    expect(missing(trials), card.id).toEqual([]);
    const isOwn = card.type !== "stereotype" || !card.token;
    if (isOwn) expect(trials).toHaveLength(card.effects?.length ?? 1);
  }
});

test("[LT 8.12] an effect of a generated card is used, or cannot be", () => {
  const cards = generatedCards(createRandom(3));
  const some = Object.values(cards).slice(2, 40);
  const used = some.flatMap((card) => tryCard(cards, card, { ways: 1 }));
  // What cannot be used is told with the place that keeps it from it.
  for (const reason of missing(used)) expect(reason).toMatch(/^g\d+-[a-z-]+\.effects\[/);
  expect(used.filter(({ result }) => result.found).length).toBeGreaterThan(30);
});

test("what happens can be followed step by step", () => {
  const clown = exampleTable["class-clown"] as CardDefinition;
  const [trial] = tryCard(exampleTable, clown, { ways: 1 });
  expect(trial?.effect).toBe("last-laugh");
  expect(trial?.text).toMatch(/^When this card is destroyed/);
  if (!trial?.result.found) throw new Error("it was not used");
  const { game, stage, steps } = trial.result;
  let state = stage;
  for (const { seat, command, events } of steps) {
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    expect(decision.events).toEqual(events);
    state = decision.state;
  }
  const happened = steps.flatMap(({ events }) => events.map(({ type }) => type));
  expect(happened.indexOf("CARD_DESTROYED")).toBeLessThan(happened.lastIndexOf("CHAIN_LINK_ADDED"));
  expect(happened).toContain("CHAIN_RESOLVED");
});

test.each([1, 2, 3, 4, 5])(
  "what an effect says comes about where it is shown (seed %i)",
  (seed) => {
    const crumb = unit("crumb", { token: true });
    const baker = unit("baker", {
      effects: [
        { id: "bake", type: "on_summon", actions: [{ kind: "create_token", token: "crumb" }] },
      ],
    });
    const trade = spell("trade", "normal", [
      {
        id: "t",
        type: "ignition",
        targets: [{ zone: "board", side: "opponent", count: 1 }],
        actions: [
          {
            kind: "move_vice",
            count: 1,
            from: { kind: "all", zone: "board", side: "self" },
            to: { kind: "target" },
          },
          {
            kind: "damage",
            amount: { count: "cards", zone: "hand", side: "opponent", times: 100 },
          },
        ],
      },
    ]);
    const cards = { baker, crumb, trade, kid: unit("kid") };
    const happened = (card: CardDefinition): string[] =>
      tryCard(cards, card, { seed }).flatMap(({ result }) =>
        result.found ? result.steps.flatMap(({ events }) => events.map(({ type }) => type)) : [],
      );
    expect(happened(baker)).toContain("TOKEN_CREATED");
    expect(happened(trade)).toContain("VICE_COUNTER_REMOVED");
    expect(happened(trade)).toContain("DAMAGE_DEALT");
  },
);

test.each([1, 2, 3])(
  "a special summon that nothing in the set brings about is helped along (seed %i)",
  (seed) => {
    const greenhouse = spell("greenhouse", "field", [
      {
        id: "g",
        type: "trigger",
        trigger: { on: "summoned", side: "self", summonKinds: ["special"] },
        actions: [{ kind: "heal", amount: 400 }],
      },
    ]);
    const cards = { greenhouse, kid: unit("kid") };
    const [trial] = tryCard(cards, greenhouse, { seed, tries: 60, ways: 1 });
    expect(trial?.result.found).toBe(true);
  },
);

test("the same seed finds the same way, 1 being the usual one", () => {
  const counselor = exampleTable["guidance-counselor"] as CardDefinition;
  const ways = (seed?: number) =>
    tryCard(exampleTable, counselor, { ways: 1, ...(seed !== undefined && { seed }) }).map(
      ({ result }) => (result.found ? result.stage : null),
    );
  expect(ways(5)).toEqual(ways(5));
  expect(ways()).toEqual(ways(1));
  expect(ways(0)).not.toEqual(ways(1));
});

test("what stands is told", () => {
  const jacket = exampleTable["varsity-jacket"] as CardDefinition;
  const [trial] = tryCard(exampleTable, jacket, { ways: 1 });
  if (!trial?.result.found) throw new Error("it was not used");
  expect(trial.result.standing).toEqual([
    expect.stringMatching(/: \+500 attack$/),
    expect.stringMatching(/: cannot be destroyed by battle$/),
  ]);
});

test("what is missing is told", () => {
  const memo = spell("memo", "normal", [
    {
      id: "m",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1, filter: { minLevel: 9 } }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]);
  const cards = { memo, kid: unit("kid") };
  expect(missing(tryCard(cards, memo, { tries: 20 }))).toEqual([
    "memo.effects[m].targets[0] can never be chosen: there are never any stereotypes of level 9 or higher on the board",
  ]);
  const crumb = unit("crumb", { token: true });
  expect(missing(tryCard({ crumb }, crumb))).toEqual(["it is a token, and no card makes it"]);
});

test("a set that has a card with a helper's id keeps its own", () => {
  const own = unit("helper-pupil", { name: "Hall Pupil" });
  const [trial] = tryCard({ [own.id]: own }, own, { ways: 1 });
  expect(trial?.result.found && trial.result.steps[0]?.text).toMatch(/^Summon Hall Pupil/);
});
