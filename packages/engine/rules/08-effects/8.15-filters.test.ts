/** Every field of a filter, each fitting one of a pair. */
import { expect, test } from "vitest";
import { defsIn, duel, faceDown, lies, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Filter } from "../../src/cards.ts";
import { cast, does } from "./acts.ts";

const small = unit("small", {
  level: 2,
  attack: 500,
  defense: 600,
  archetype: "brain",
  attribute: "fire",
});
const large = unit("large", {
  level: 6,
  attack: 2000,
  defense: 1900,
  archetype: "muscle",
  attribute: "water",
});
const does1 = { id: "does", type: "ignition", actions: [{ kind: "draw", count: 1 }] } as const;
const waits = { id: "does", type: "quick", actions: [{ kind: "draw", count: 1 }] } as const;
const graves = [
  spell("note", "normal", [does1], { archetype: "brain" }),
  spell("dash", "quick-play", [waits]),
  trap("snare", "normal", [waits]),
  trap("no", "counter", [
    {
      ...waits,
      type: "trigger",
      trigger: { on: "spell_activated" },
      actions: [{ kind: "negate" }],
    },
  ]),
];

/** The stereotypes on away's board that fit. */
function fits(filter: Filter): string[] {
  const it = does("it", [
    { kind: "banish", what: { kind: "all", zone: "board", side: "opponent", filter } },
  ]);
  const start = duel([small, large, it], {
    seats: {
      host: { hand: ["it"] },
      away: {
        board: [
          lies("small", { position: "attack", vice: 1 }),
          lies("large", { position: "defense", vice: 2 }),
          faceDown("small", { position: "defense" }),
        ],
      },
    },
  });
  return defsIn(cast(start, "host", "it"), "away", "banished");
}

/** The cards in away's graveyard that fit. */
function fitsInGrave(filter: Filter): string[] {
  const it = does("it", [
    { kind: "banish", what: { kind: "all", zone: "graveyard", side: "opponent", filter } },
  ]);
  const start = duel([small, large, ...graves, it], {
    seats: {
      host: { hand: ["it"] },
      away: { graveyard: ["small", "large", "note", "dash", "snare", "no"] },
    },
  });
  return defsIn(cast(start, "host", "it"), "away", "banished");
}

test.each([
  [{ minLevel: 2 }, ["small", "large"]],
  [{ minLevel: 3 }, ["large"]],
  [{ maxLevel: 2 }, ["small"]],
  [{ minAttack: 501 }, ["large"]],
  [{ maxAttack: 500 }, ["small"]],
  [{ minDefense: 601 }, ["large"]],
  [{ maxDefense: 600 }, ["small"]],
  [{ archetype: "brain" }, ["small"]],
  [{ attribute: "water" }, ["large"]],
  [{ name: "small" }, ["small"]],
  [{ position: "attack" }, ["small"]],
  [{ face: "up" }, ["small", "large"]],
  [{ face: "down" }, ["small"]],
  [{ minVice: 2 }, ["large"]],
  [{ maxVice: 0 }, ["small"]],
  [{ cardType: "stereotype" }, ["small", "large"]],
  [{ cardType: "spell" }, []],
  [{ minLevel: 2, archetype: "muscle", maxVice: 2 }, ["large"]],
  [{ minLevel: 2, archetype: "muscle", maxVice: 1 }, []],
] satisfies [Filter, string[]][])("[LT 8.15] %j fits %j on a board", (filter, wanted) => {
  expect(fits(filter)).toEqual(wanted);
});

test.each([
  [{ cardType: "stereotype" }, ["small", "large"]],
  [{ cardType: "spell" }, ["note", "dash"]],
  [{ cardType: "trap" }, ["snare", "no"]],
  [{ spellType: "normal" }, ["note"]],
  [{ trapType: "normal" }, ["snare"]],
  [{ trapType: "counter" }, ["no"]],
  [{ archetype: "brain" }, ["small", "note"]],
  // What is no stereotype has no level, attack or defense, not even 0.
  [{ maxLevel: 12 }, ["small", "large"]],
  [{ maxAttack: 9999 }, ["small", "large"]],
  [{ minDefense: 0 }, ["small", "large"]],
] satisfies [Filter, string[]][])("[LT 8.15] %j fits %j in a graveyard", (filter, wanted) => {
  expect(fitsInGrave(filter)).toEqual(wanted);
});
