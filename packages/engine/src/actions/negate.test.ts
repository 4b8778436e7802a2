import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/stage.ts";
import type { Action } from "../cards/card.ts";

const veto = (id: string, destroy: boolean): ReturnType<typeof trap> =>
  trap(id, "counter", [
    { id: "v", type: "quick", actions: [{ kind: "negate", ...(destroy && { destroy }) }] },
  ]);
const gain: Action = { kind: "gain_clout", amount: 2 };
const cards = [
  veto("veto", false),
  veto("crush", true),
  spell("raise", "normal", [{ id: "r", type: "ignition", actions: [gain] }]),
  spell("club", "continuous", [{ id: "c", type: "ignition", onActivation: true, actions: [gain] }]),
  unit("boss", { effects: [{ id: "b", type: "ignition", actions: [gain] }] }),
];

/** Host has everything, away two counter traps; host does this and away answers with that. */
function answered(what: "raise" | "club" | "boss", by: "veto" | "crush") {
  const start = duel(cards, {
    seats: {
      host: { hand: ["raise", "club"], board: ["boss"], setZone: [faceDown("veto")] },
      away: { setZone: [faceDown("veto"), faceDown("crush")] },
    },
  });
  const command =
    what === "boss"
      ? `ACTIVATE_EFFECT ${card(start, "host", "board", "boss")} 0`
      : `ACTIVATE_SPELL ${card(start, "host", "hand", what)}`;
  const answer = `RESPOND_CHAIN card=${card(start, "away", "setZone", by)}`;
  return start.when("host", command).when("away", answer);
}

test("[LT 9.4] negate: a spell does nothing and goes to the graveyard, whatever its subtype", () => {
  for (const what of ["raise", "club"] as const) {
    const then = passAll(answered(what, "veto"));
    then
      .then(
        { type: "CHAIN_LINK_NEGATED", index: 0 },
        { type: "CHAIN_LINK_RESOLVED", index: 1 },
        { type: "CHAIN_LINK_RESOLVED", index: 0 },
        { type: "CARD_TO_GRAVEYARD", reason: "negated", was: { def: what } },
      )
      .thenNot("CLOUT_CHANGED", "CARD_DESTROYED");
    expect(defsIn(then, "host", "graveyard")).toEqual([what]);
  }
});

test("[LT 9.4] negate: an effect of a face-up card does nothing, and the card stays", () => {
  const then = passAll(answered("boss", "veto"));
  then.then({ type: "CHAIN_LINK_NEGATED", index: 0 }).thenNot("CLOUT_CHANGED");
  expect(defsIn(then, "host", "board")).toEqual(["boss"]);
});

test("[LT 8.8] negate: with destroy the card is destroyed as well", () => {
  for (const what of ["raise", "boss"] as const) {
    const then = answered(what, "crush")
      .when("host", "RESPOND_CHAIN")
      .when("away", "RESPOND_CHAIN");
    then
      .then(
        { type: "CHAIN_LINK_NEGATED", index: 0 },
        { type: "CARD_DESTROYED", was: { def: what }, by: "effect" },
        { type: "CARD_TO_GRAVEYARD", reason: "destroyed" },
      )
      .thenNot("CLOUT_CHANGED");
    expect(defsIn(then, "host", "graveyard")).toEqual([what]);
  }
});

test("[LT 9.9] negate: it hits the link it answers and nothing else", () => {
  const second = answered("raise", "veto");
  const own = card(second, "host", "setZone", "veto");
  const then = passAll(second.when("host", `RESPOND_CHAIN card=${own}`));
  then.then(
    { type: "CHAIN_LINK_NEGATED", index: 1 },
    { type: "CLOUT_CHANGED", seat: "host", amount: 2 },
  );
  expect(then.events.filter(({ type }) => type === "CHAIN_LINK_NEGATED")).toHaveLength(1);
});

test("[LT 9.4] negate: what is negated already is not negated again", () => {
  const twice = trap("twice", "counter", [
    { id: "t", type: "quick", actions: [{ kind: "negate" }, { kind: "negate" }] },
  ]);
  const start = duel([...cards, twice], {
    seats: { host: { hand: ["raise"] }, away: { setZone: [faceDown("twice")] } },
  });
  const then = start
    .when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "raise")}`)
    .when("away", `RESPOND_CHAIN card=${card(start, "away", "setZone", "twice")}`);
  const { events } = passAll(then);
  expect(events.filter(({ type }) => type === "CHAIN_LINK_NEGATED")).toHaveLength(1);
});

test("[LT 9.9] negate: with no link before it nothing happens", () => {
  const trap = spell("reply", "quick-play", [
    { id: "r", type: "quick", actions: [{ kind: "negate", destroy: true }] },
  ]);
  const start = duel([trap], { seats: { host: { hand: ["reply"] } } });
  const then = passAll(
    start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "reply")}`),
  );
  then.thenNot("CHAIN_LINK_NEGATED", "CARD_DESTROYED");
});
