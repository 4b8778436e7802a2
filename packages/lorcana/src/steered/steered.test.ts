/** Matches steered to one part of a card: what they count, and what they say of what never resolves. */
import { expect, test } from "vitest";
import { action, character, item, keyword } from "../../fixtures/table.ts";
import type { CardDefinition } from "../cards.ts";
import { defineCards } from "../define-cards.ts";
import { sampleTable } from "../sample/game.ts";
import { aimsOf, fingerprintOf, kindOf, nameOf, playSteered, textOf } from "./index.ts";

const draws = [{ do: "draw", amount: 1 }] as const;
const deck = [
  character("ant", { strength: 1, abilities: [keyword("ward")] }),
  character("bear", { strength: 3, cost: 1, abilities: [keyword("rush"), keyword("support")] }),
  action("pinch", [
    { do: "deal-damage", amount: 1, target: { pick: "chosen", where: { type: "character" } } },
  ]),
];

/** The measures of a match for the first part of this card, in a set with some others. */
function matchFor(card: CardDefinition, ...others: readonly CardDefinition[]) {
  const made = defineCards([card, ...deck, ...others]);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const request = { seed: 1, command: "steered", checks: [] };
  const { measures, failures } = playSteered(made.cards, request, 0);
  expect(failures).toEqual([]);
  return measures;
}

const nameless = { kind: "static", on: "self" } as const;

test.each<[string, CardDefinition]>([
  ["an action", action("news", draws)],
  [
    "a triggered ability",
    character("clerk", {
      abilities: [
        { kind: "triggered", when: { on: "banished", card: "this" }, effects: [...draws] },
      ],
    }),
  ],
  [
    "an activated ability",
    item("lamp", {
      abilities: [{ kind: "activated", costs: [{ pay: "exert" }], effects: [...draws] }],
    }),
  ],
  [
    "a static ability",
    character("lord", {
      abilities: [
        {
          kind: "static",
          on: { where: { type: "character", side: "yours", other: true } },
          facts: [{ fact: "stat", stat: "strength", amount: 1 }],
        },
      ],
    }),
  ],
  [
    "what a card costs in the hand",
    character("bargain", {
      cost: 4,
      abilities: [{ ...nameless, from: "hand", facts: [{ fact: "cost", amount: -2 }] }],
    }),
  ],
  [
    "how a card enters play",
    character("late", { abilities: [{ ...nameless, facts: [{ fact: "enters", exerted: true }] }] }),
  ],
  [
    "a replacement",
    character("cork", {
      abilities: [
        { kind: "replacement", would: "be-banished", to: "self", instead: { do: "put-on-bottom" } },
      ],
    }),
  ],
  ["a keyword that stands", character("wall", { abilities: [keyword("bodyguard")] })],
  ["a keyword that is an ability", character("friend", { abilities: [keyword("support")] })],
  ["a keyword that is paid for", character("stack", { abilities: [keyword("boost", 1)] })],
])("%s resolves", (_what, card) => {
  const measures = matchFor(card);
  expect(measures.hits).toBe(1);
  const [aim] = aimsOf({ card });
  expect(measures[`times ${nameOf(aim as NonNullable<typeof aim>)}`]).toBeGreaterThan(0);
});

// As texts with two occasions are compiled: one ability for each, with the same name and effects.
test("of two abilities with the same effects the one that triggered counts", () => {
  const twice = character("herald", {
    abilities: [
      { kind: "triggered", when: { on: "played", card: "this" }, effects: [...draws] },
      {
        kind: "triggered",
        when: { on: "played", card: { type: "character", side: "yours", other: true } },
        effects: [...draws],
      },
    ],
  });
  const measures = matchFor(twice);
  expect(measures["times herald/0"]).toBeGreaterThan(0);
  expect(measures["times herald/1"]).toBeGreaterThan(0);
});

test("of two named abilities with the same effects the one with that name counts", () => {
  const waits = (type: "item" | "location", name: string) =>
    ({
      kind: "triggered",
      name,
      when: { on: "turn-starts", side: "yours" },
      if: { have: { type, side: "yours" }, count: { min: 1 } },
      effects: [...draws],
    }) as const;
  const guide = character("guide", {
    abilities: [waits("location", "THIS WAY"), waits("item", "WELL PACKED")],
  });
  const measures = matchFor(guide, item("rope"), item("pan"));
  expect(measures["times guide/0"]).toBeUndefined();
  expect(measures["times guide/1"]).toBeGreaterThan(0);
});

test("Shift counts when the card is played so", () => {
  const base = character("fenn", { name: "Fenn" });
  const shifted = character("old-fenn", {
    name: "Fenn",
    version: "Old",
    cost: 6,
    abilities: [keyword("shift", 2)],
  });
  expect(matchFor(shifted, base)["times old-fenn/0"]).toBeGreaterThan(0);
});

// What it is short of is told by the furthest that it came.
test.each<[string, CardDefinition]>([
  [
    "play",
    character("dear", {
      abilities: [
        keyword("rush"),
        { ...nameless, from: "hand", facts: [{ fact: "not-to-be-played" }] },
      ],
    }),
  ],
  [
    "use",
    character("waits", {
      abilities: [
        {
          kind: "triggered",
          when: { on: "played", card: { type: "location", side: "yours" } },
          effects: [...draws],
        },
      ],
    }),
  ],
  [
    "difference",
    character("alone", {
      abilities: [
        {
          kind: "static",
          on: { where: { type: "character", name: "Nobody" } },
          facts: [{ fact: "stat", stat: "strength", amount: 1 }],
        },
      ],
    }),
  ],
  // Abilities are known by their places on the card: those behind it do not move up where it is taken away.
  [
    "difference",
    character("busy", {
      abilities: [
        {
          kind: "static",
          on: { where: { type: "character", name: "Nobody" } },
          facts: [{ fact: "stat", stat: "strength", amount: 1 }],
        },
        {
          kind: "activated",
          oncePerTurn: true,
          costs: [{ pay: "ink", amount: 1 }],
          effects: [...draws],
        },
      ],
    }),
  ],
  [
    "result",
    action("useless", [{ do: "banish", target: { pick: "all", where: { type: "location" } } }]),
  ],
])("one that never resolves is short of %s", (missing, card) => {
  const measures = matchFor(card);
  expect(measures.hits).toBe(0);
  const [aim] = aimsOf({ card });
  expect(measures[`missing ${missing} ${nameOf(aim as NonNullable<typeof aim>)}`]).toBe(1);
});

test("every ability and action of the sample set is something to play for", () => {
  const aims = aimsOf(sampleTable);
  const names = aims.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const aim of aims) {
    expect(textOf(aim)).not.toBe("");
    expect(kindOf(aim)).not.toBe("");
  }
  expect(fingerprintOf(sampleTable)).toMatch(/^[0-9a-f]{64}$/);
});
