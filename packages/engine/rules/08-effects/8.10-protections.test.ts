import { expect, test } from "vitest";
import { defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import type { CardDefinition } from "../../src/cards/card.ts";
import { PROTECTIONS, type Protection } from "../../src/vocabulary.ts";
import {
  attack,
  board,
  cast,
  does,
  isAccepted,
  life,
  passAll,
  type Table,
  withEffect,
} from "./acts.ts";

const bully = unit("bully", { attack: 1800 });
const theirs = { kind: "all", zone: "board", side: "opponent" } as const;

function guarded(protection: Protection): CardDefinition {
  return withEffect("guarded", {
    type: "continuous",
    actions: [{ kind: "grant_protection", protection, what: { kind: "self" } }],
  });
}

const spells = [
  does("smash", [{ kind: "destroy", what: theirs }]),
  does("exile", [{ kind: "banish", what: theirs }]),
  does("aim", [{ kind: "destroy", what: { kind: "target" } }], {
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  }),
];

/** Whether a card with this protection survives. */
function survives(protection: Protection, how: "battle" | "smash" | "exile" | "aim"): boolean {
  const start = duel([bully, guarded(protection), ...spells], {
    phase: how === "battle" ? "combat" : "main",
    seats: {
      host: { board: ["bully"], hand: how === "battle" ? [] : [how] },
      away: { board: ["guarded"] },
    },
  });
  const id = board(start, "away", "guarded");
  const act = (): Table => {
    if (how === "battle") return attack(start, "host", "bully", id);
    return how === "aim" ? cast(start, "host", "aim", id) : cast(start, "host", how);
  };
  const acted = act();
  if (!isAccepted(acted, "activate/cannot-complete")) return true;
  return defsIn(passAll(acted), "away", "board").length === 1;
}

test("[LT 8.10] each protection is from its own thing and from nothing else", () => {
  const table = PROTECTIONS.map((protection) => [
    protection,
    ...(["battle", "smash", "aim", "exile"] as const).filter((how) => survives(protection, how)),
  ]);
  expect(table).toEqual([
    ["battle", "battle"],
    ["effect", "smash", "aim"],
    ["targeting", "aim"],
  ]);
});

test("[LT 8.10] what cannot be targeted is no choice, for its own side neither", () => {
  const pat = does(
    "pat",
    [
      { kind: "heal", amount: 1 },
      { kind: "boost_attack", what: { kind: "target" }, amount: 1 },
    ],
    {
      targets: [{ zone: "board", side: "any", count: 1 }],
    },
  );
  const start = duel([bully, guarded("targeting"), pat], {
    seats: { host: { hand: ["pat"], board: ["guarded"] }, away: { board: ["guarded"] } },
  });
  cast(start, "host", "pat").refused("activate/cannot-complete");
  const one = duel([bully, guarded("targeting"), pat], {
    seats: { host: { hand: ["pat"], board: ["guarded", "bully"] }, away: { board: ["guarded"] } },
  });
  cast(one, "host", "pat", board(one, "host", "guarded")).refused("activate/wrong-targets");
  cast(one, "host", "pat", board(one, "away", "guarded")).refused("activate/wrong-targets");
  expect(life(cast(one, "host", "pat", board(one, "host", "bully"))).host).toBe(8001);
});

test("[LT 8.10] it may still be attacked: an attack targets nothing", () => {
  const start = duel([bully, guarded("targeting")], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["guarded"] } },
  });
  const done = attack(start, "host", "bully", board(start, "away", "guarded"));
  expect(defsIn(done, "away", "graveyard")).toEqual(["guarded"]);
});

test("[LT 8.10] of what is destroyed together only the protected stay", () => {
  const start = duel([bully, guarded("effect"), ...spells], {
    seats: { host: { hand: ["smash"] }, away: { board: ["bully", "guarded", "bully"] } },
  });
  const done = cast(start, "host", "smash");
  expect(defsIn(done, "away", "board")).toEqual(["guarded"]);
  expect(defsIn(done, "away", "graveyard")).toEqual(["bully", "bully"]);
});

test("[LT 8.10] a protector that dies with its wards protects them to the last", () => {
  const shield = spell("shield", "continuous", [
    {
      id: "does",
      type: "continuous",
      actions: [
        {
          kind: "grant_protection",
          protection: "effect",
          what: { kind: "all", zone: "board", side: "self" },
        },
      ],
    },
  ]);
  const all = does("all", [
    { kind: "destroy", what: { kind: "all", zone: "table", side: "opponent" } },
  ]);
  const start = duel([bully, shield, all], {
    seats: { host: { hand: ["all"] }, away: { board: ["bully"], setZone: ["shield"] } },
  });
  const done = cast(start, "host", "all");
  expect(defsIn(done, "away", "board")).toEqual(["bully"]);
  expect(defsIn(done, "away", "graveyard")).toEqual(["shield"]);
});

test("[LT 8.10] a breakdown asks for no protection", () => {
  const start = duel([guarded("effect"), bully], {
    phase: "main2",
    seats: { host: { board: [placed("guarded", { position: "attack", vice: 3 })] } },
  });
  expect(defsIn(start.when("host", "ADVANCE_PHASE"), "host", "graveyard")).toEqual(["guarded"]);
});
