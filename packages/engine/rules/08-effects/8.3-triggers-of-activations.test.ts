/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { TriggerName } from "../../src/vocabulary.ts";
import {
  BELLS,
  bells,
  board,
  cast,
  does,
  FOR_HOST,
  links,
  rung,
  rungFirst,
  use,
  withEffect,
} from "./acts.ts";

const cards = [
  unit("victim"),
  does("treat", [{ kind: "heal", amount: 10 }]),
  does("shove", [{ kind: "destroy", what: { kind: "target" } }], {
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  }),
  does("sweep", [{ kind: "banish", what: { kind: "all", zone: "board", side: "opponent" } }]),
  trap("snare", "normal", [{ id: "does", type: "quick", actions: [{ kind: "heal", amount: 10 }] }]),
  withEffect("worker", { type: "ignition", actions: [{ kind: "heal", amount: 10 }] }),
];

/** What host does: a spell, a trap, an effect, an effect with a target. */
const outcomes = {
  spell: (on: TriggerName) =>
    cast(
      duel([...cards, ...bells({ on })], {
        seats: { host: { hand: ["treat"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
      }),
      "host",
      "treat",
    ),
  trap(on: TriggerName) {
    const start = duel([...cards, ...bells({ on })], {
      seats: {
        host: { setZone: [faceDown("snare"), "mine", "theirs"] },
        away: { setZone: BELLS },
      },
    });
    const id = card(start, "host", "setZone", "snare");
    return start.when("host", { type: "ACTIVATE_TRAP", card: id });
  },
  effect: (on: TriggerName) =>
    use(
      duel([...cards, ...bells({ on })], {
        seats: {
          host: { board: ["worker"], setZone: BELLS.slice(0, 2) },
          away: { setZone: BELLS },
        },
      }),
      "host",
      "worker",
    ),
};

const HEARD = FOR_HOST.filter((bell) => bell !== "host any");

test.each(["spell", "trap", "effect"] as const)(
  "[LT 8.3] %s_activated is that and no other activation",
  (via) => {
    expect(rungFirst(outcomes[via](`${via}_activated`))).toEqual(HEARD);
    for (const other of ["spell", "trap", "effect"] as const) {
      if (other !== via) expect(rungFirst(outcomes[other](`${via}_activated`))).toEqual([]);
    }
  },
);

test("[LT 8.3] setting a spell or trap activates nothing", () => {
  const start = duel([...cards, ...bells({ on: "spell_activated" })], {
    seats: { host: { hand: ["treat"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
  });
  const id = card(start, "host", "hand", "treat");
  expect(rung(start.when("host", { type: "SET_SPELL_TRAP", card: id }))).toEqual([]);
});

test("[LT 8.3] an activation is told apart by what the card is", () => {
  const listeners = [
    withEffect("fields", {
      type: "trigger",
      trigger: { on: "spell_activated", filter: { spellType: "field" } },
      actions: [{ kind: "heal", amount: 1 }],
    }),
    withEffect("named", {
      type: "trigger",
      trigger: { on: "spell_activated", filter: { name: "treat", spellType: "normal" } },
      actions: [{ kind: "heal", amount: 1 }],
    }),
  ];
  const start = duel([...cards, ...listeners], {
    seats: { host: { hand: ["treat"] }, away: { board: ["fields", "named"] } },
  });
  expect(rung(cast(start, "host", "treat"))).toEqual(["away named"]);
});

test("[LT 8.3] targeted: whose card was chosen counts, once a card, and only what was chosen", () => {
  const seats = {
    host: { hand: ["shove"], setZone: BELLS.slice(0, 2) },
    away: { board: ["victim"], setZone: BELLS },
  };
  const start = duel([...cards, ...bells({ on: "targeted" })], { seats });
  const shoved = cast(start, "host", "shove", board(start, "away", "victim"));
  expect(rung(shoved)).toEqual(["away any", "away mine", "host theirs"]);
  const swept = cast(
    duel([...cards, ...bells({ on: "targeted" })], {
      seats: { ...seats, host: { ...seats.host, hand: ["sweep"] } },
    }),
    "host",
    "sweep",
  );
  swept.then({ type: "CARD_BANISHED" });
  expect(rung(swept)).toEqual([]);
});

test("[LT 8.3] targeted: this card or another, by what it looks like", () => {
  const touchy = withEffect("touchy", {
    type: "trigger",
    trigger: { on: "targeted", card: "this" },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const start = duel([...cards, touchy], {
    seats: { host: { hand: ["shove"] }, away: { board: ["touchy", "victim"] } },
  });
  expect(rung(cast(start, "host", "shove", board(start, "away", "touchy")))).toEqual([
    "away touchy",
  ]);
  expect(rung(cast(start, "host", "shove", board(start, "away", "victim")))).toEqual([]);
});

test("[LT 8.1, 8.3] an effect does not answer its own activation", () => {
  const echo = withEffect("echo", {
    type: "trigger",
    trigger: { on: "effect_activated" },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const start = duel([...cards, echo], { seats: { host: { board: ["worker", "echo"] } } });
  const used = use(start, "host", "worker");
  expect(links(used)).toEqual(["host worker", "host echo"]);
  expect(used.state.seats.host.lifePoints).toBe(8011);
});

test("[LT 8.3] a trap that answers an activation is offered then, and at no other time", () => {
  const answers = trap("answers", "normal", [
    {
      id: "does",
      type: "trigger",
      trigger: { on: "spell_activated", side: "opponent" },
      actions: [{ kind: "heal", amount: 10 }],
    },
  ]);
  const start = duel([...cards, answers, spell("lamp", "field", [])], {
    seats: {
      host: { hand: ["treat"], board: ["worker"] },
      away: { setZone: [faceDown("answers")] },
    },
  });
  const id = card(start, "away", "setZone", "answers");
  cast(start, "host", "treat").offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id}`);
  use(start, "host", "worker").offered("away", "RESPOND_CHAIN");
});
