/** Every field of a filter, each fitting one of a pair. */
import { expect, test } from "vitest";
import { defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Filter } from "../../src/cards/card.ts";
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
          placed("small", { position: "attack", vice: 1 }),
          placed("large", { position: "defense", vice: 2 }),
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

test("[LT 8.15] off the board there are no counters and no position", () => {
  const banished = (filter: Filter): string[] => {
    const it = does("it", [
      { kind: "banish", what: { kind: "all", zone: "graveyard", side: "opponent", filter } },
    ]);
    const start = duel([it, small], {
      seats: { host: { hand: ["it"] }, away: { graveyard: ["small"] } },
    });
    return defsIn(cast(start, "host", "it"), "away", "banished");
  };
  expect(banished({ minVice: 1 })).toEqual([]);
  expect(banished({ maxVice: 0 })).toEqual(["small"]);
  expect(banished({ position: "attack" })).toEqual([]);
  expect(banished({ face: "down" })).toEqual([]);
  expect(banished({ face: "up" })).toEqual(["small"]);
});

test("[LT 8.15, 8.14] a trigger sees by its back what was destroyed face-down", () => {
  const bell = (filter: Filter): string[] => {
    const watcher = unit("watcher", {
      effects: [
        {
          id: "w",
          type: "trigger",
          trigger: { on: "destroyed", side: "opponent", filter },
          actions: [{ kind: "heal", amount: 1 }],
        },
      ],
    });
    const it = does("it", [
      { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } },
    ]);
    const start = duel([it, small, large, watcher], {
      seats: {
        host: { hand: ["it"], board: ["watcher"] },
        away: { board: ["large", faceDown("small", { position: "defense", vice: 1 })] },
      },
    });
    return cast(start, "host", "it").events.flatMap((event) =>
      event.type === "TRIGGERS_QUEUED"
        ? event.triggers.map(({ occurrence }) => occurrence.card?.def ?? "hidden")
        : [],
    );
  };
  expect(bell({ face: "down" })).toEqual(["hidden"]);
  expect(bell({ face: "up" })).toEqual(["large"]);
  expect(bell({ minVice: 1 })).toEqual(["hidden"]);
  expect(bell({ maxVice: 0 })).toEqual(["large"]);
  // Its attack and name are nobody's business, and are no 0 either.
  expect(bell({ maxAttack: 1000 })).toEqual([]);
  expect(bell({ name: "small" })).toEqual([]);
});
