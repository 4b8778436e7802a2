import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { TriggerName } from "../../src/vocabulary.ts";
import { act, cast, linksOf, respond, response } from "./chains.ts";

const negateOn = (on: TriggerName): Effect =>
  act("trigger", [{ kind: "negate" }], { trigger: { on } });

const cards = [
  unit("tutor", { effects: [act("ignition")] }),
  unit("prankster", { effects: [act("quick")] }),
  spell("memo", "normal", [act("ignition")]),
  spell("poster", "continuous"),
  spell("snack", "quick-play", [act("quick")]),
  trap("alarm", "normal", [act("quick")]),
  trap("banner", "continuous", [act("quick", undefined, { onActivation: true })]),
  trap("veto", "counter", [negateOn("spell_activated")]),
  trap("rebuttal", "counter", [negateOn("trap_activated")]),
];

const everything = {
  board: ["tutor", "prankster"],
  setZone: ["memo", "poster", "snack", "alarm", "banner", "veto", "rebuttal"].map((def) =>
    faceDown(def),
  ),
};

const start = duel(
  cards,
  {
    seats: {
      host: { hand: ["memo", "snack"], ...everything },
      away: { hand: ["snack"], ...everything },
    },
  },
  { setSlots: 9 },
);

test("[LT 9.2] an activation starts a chain as link 1", () => {
  const begun = cast(start, "memo");
  begun.then({ type: "CHAIN_STARTED" }, { type: "CHAIN_LINK_ADDED" });
  expect(linksOf(begun)).toEqual(["memo"]);
});

test("[LT 9.2] speed 2 and 3 answer a link of speed 1, speed 1 does not", () => {
  const begun = cast(start, "memo");
  begun.offered(
    "away",
    "RESPOND_CHAIN",
    response(begun, "away", "prankster"),
    response(begun, "away", "snack"),
    response(begun, "away", "alarm"),
    response(begun, "away", "banner"),
    response(begun, "away", "veto"),
  );
  begun.when("away", response(begun, "away", "memo")).refused("activate/too-slow");
  begun.when("away", response(begun, "away", "tutor")).refused("activate/too-slow");
});

test("[LT 9.2] speed 2 and 3 answer a link of speed 2: it becomes the next link", () => {
  const second = respond(cast(start, "memo"), "away", "alarm");
  second.thenNot("CHAIN_STARTED");
  expect(linksOf(second)).toEqual(["memo", "alarm"]);
  const fromHand = `RESPOND_CHAIN card=${card(second, "host", "hand", "snack")}`;
  second.offered(
    "host",
    "RESPOND_CHAIN",
    fromHand,
    response(second, "host", "prankster"),
    response(second, "host", "snack"),
    response(second, "host", "alarm"),
    response(second, "host", "banner"),
    response(second, "host", "rebuttal"),
  );
});

test("[LT 9.2] only speed 3 answers a link of speed 3", () => {
  const second = respond(cast(start, "memo"), "away", "veto");
  second.offered("host", "RESPOND_CHAIN", response(second, "host", "rebuttal"));
  second.when("host", response(second, "host", "alarm")).refused("activate/too-slow");
  second.when("host", response(second, "host", "prankster")).refused("activate/too-slow");
});

test("[LT 9.2] the link that is answered is the last one: a spell below a trap is out of reach", () => {
  const second = respond(cast(start, "memo"), "away", "alarm");
  const passed = second.when("host", "RESPOND_CHAIN");
  // Away could answer its own trap, but its counter to spells has nothing to answer any more.
  passed.offered(
    "away",
    "RESPOND_CHAIN",
    response(passed, "away", "prankster"),
    response(passed, "away", "snack"),
    response(passed, "away", "banner"),
    response(passed, "away", "rebuttal"),
  );
  passed.when("away", response(passed, "away", "veto")).refused("activate/nothing-to-answer");
});

test("[LT 9.2] what answers being targeted answers the link that targets, and no later one", () => {
  const pick = spell("pick", "normal", [
    act("ignition", [{ kind: "destroy", what: { kind: "target" } }], {
      targets: [{ zone: "board", side: "opponent", count: 1 }],
    }),
  ]);
  const shield = trap("shield", "counter", [
    act("trigger", [{ kind: "negate" }], { trigger: { on: "targeted", side: "self" } }),
  ]);
  const table = duel([...cards, pick, shield], {
    seats: {
      host: { hand: ["pick", "snack"] },
      away: { board: ["tutor"], setZone: [faceDown("shield"), faceDown("alarm")] },
    },
  });
  const begun = cast(table, "pick", card(table, "away", "board", "tutor"));
  begun.offered(
    "away",
    "RESPOND_CHAIN",
    response(begun, "away", "shield"),
    response(begun, "away", "alarm"),
  );
  const passed = respond(begun, "away", "alarm").when("host", "RESPOND_CHAIN");
  passed.offered("away", "RESPOND_CHAIN");
});
