/** In the simple game a trap fires where a window would open, or else before play goes on. */
import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Action, CardDefinition, Effect } from "../../src/cards/card.ts";
import type { TriggerName } from "../../src/vocabulary.ts";
import { act, cast, eventsOf } from "./chains.ts";

type Started = ReturnType<typeof duel>;
type Setup = NonNullable<Parameters<typeof duel>[1]>;

const auto = { responses: "auto" } as const;
const fired = (at: Started): string[] =>
  eventsOf(at, "TRAP_ACTIVATED").map(({ change }) => change.def);

/** A set trap that answers this event of anybody's, or of one side. */
function answering(
  id: string,
  on: TriggerName,
  actions?: readonly Action[],
  side: NonNullable<Effect["trigger"]>["side"] = "any",
): CardDefinition {
  return trap(id, "normal", [act("trigger", actions, { trigger: { on, side } })]);
}

const mine = { kind: "all", zone: "board", side: "self" } as const;
const theirs = { kind: "all", zone: "board", side: "opponent" } as const;
const destroyTheirs: Action = { kind: "destroy", what: theirs };
const cards = [
  unit("bully", { attack: 1800 }),
  unit("nerd"),
  spell("memo", "normal", [act("ignition")]),
  answering(
    "wake",
    "sent_to_graveyard",
    [{ kind: "boost_attack", what: mine, amount: 500, duration: "turn" }],
    "opponent",
  ),
  answering("sunrise", "turn_start", [destroyTheirs], "opponent"),
  answering("grudge", "destroyed", undefined, "self"),
  answering("shred", "spell_activated", [destroyTheirs], "opponent"),
  answering("gasp", "flipped", undefined, "any"),
  answering("toast", "trap_activated", undefined, "opponent"),
];

function table(setup: Setup, config: object = {}): Started {
  return duel(cards, setup, { ...auto, ...config });
}

test("[LT 5.6, 9.7] a trap that answers a discard of the end phase fires before this turn expires", () => {
  const start = table(
    {
      seats: {
        host: { hand: ["nerd", "bully"] },
        away: { board: ["nerd"], setZone: [faceDown("wake")] },
      },
    },
    { maxHand: 1 },
  );
  const asked = start.when("host", "END_TURN");
  const nerd = card(asked, "host", "hand", "nerd");
  const ended = asked.when("host", { type: "CHOOSE_CARDS", cards: [nerd] });
  ended.then(
    { type: "HAND_DISCARDED" },
    { type: "TRAP_ACTIVATED", seat: "away" },
    { type: "CHAIN_RESOLVED" },
    { type: "TURN_ENDED", seat: "host" },
    { type: "TURN_STARTED", seat: "away" },
  );
  expect(ended.state.shared.modifiers).toEqual([]);
});

test("[LT 5, 9.7] a trap that answers the start of a turn fires before its draw phase", () => {
  const start = table({
    seats: {
      host: { setZone: [faceDown("sunrise")] },
      away: { board: ["nerd"], setZone: [faceDown("grudge")] },
    },
  });
  const next = start.when("host", "END_TURN");
  expect(fired(next)).toEqual(["sunrise", "grudge"]);
  // And so does the one that answers what the first has done.
  next.then(
    { type: "TURN_STARTED", seat: "away" },
    { type: "TRAP_ACTIVATED", seat: "host" },
    { type: "CARD_DESTROYED" },
    { type: "TRAP_ACTIVATED", seat: "away" },
    { type: "CHAIN_RESOLVED" },
    { type: "PHASE_CHANGED", phase: "draw" },
  );
});

test("[LT 9.7, 9.8] what happens while a chain resolves is answered when all of it has resolved", () => {
  const start = table({
    seats: {
      host: { hand: ["memo"], board: ["nerd"], setZone: [faceDown("grudge")] },
      away: { setZone: [faceDown("shred")] },
    },
  });
  const all = cast(start, "memo");
  expect(fired(all)).toEqual(["shred", "grudge"]);
  expect(eventsOf(all, "CHAIN_RESOLVING").map(({ links }) => links)).toEqual([2, 1]);
  all.then(
    { type: "CARD_DESTROYED" },
    { type: "LIFE_HEALED", seat: "host" },
    { type: "CHAIN_RESOLVED" },
    { type: "TRAP_ACTIVATED", seat: "host" },
    { type: "LIFE_HEALED", seat: "host" },
    { type: "CHAIN_RESOLVED" },
  );
});

test("[LT 9.7, 10.3] a trap that answers the reveal of a defender fires before the damage", () => {
  const start = table({
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [faceDown("nerd", { position: "defense" })], setZone: [faceDown("gasp")] },
    },
  });
  const [bully, nerd] = [
    card(start, "host", "board", "bully"),
    card(start, "away", "board", "nerd"),
  ];
  const fought = start.when("host", `DECLARE_ATTACK ${bully} target=${nerd}`);
  expect(fired(fought)).toEqual(["gasp"]);
  fought.then(
    { type: "CARD_FLIPPED" },
    { type: "TRAP_ACTIVATED", seat: "away" },
    { type: "CHAIN_RESOLVED" },
    { type: "CARD_DESTROYED" },
  );
});

test("[LT 9.7] a trap that answers a trap is a link above it, and each fires once", () => {
  const start = table({
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("toast"), faceDown("toast")] },
      away: { setZone: [faceDown("shred")] },
    },
  });
  const all = cast(start, "memo");
  const links = eventsOf(all, "CHAIN_LINK_ADDED").map(({ link }) => link.source.def);
  expect(links).toEqual(["memo", "shred", "toast"]);
  expect(eventsOf(all, "CHAIN_RESOLVING")).toHaveLength(1);
  expect(defsIn(all, "host", "setZone")).toEqual(["toast"]);
});
