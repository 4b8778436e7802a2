import { expect, test } from "vitest";
import { defsIn, duel, faceDown, placed, trap, unit } from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import { answer, attack, board, cast, does, passAll, type Table } from "./acts.ts";

const nerd = unit("nerd", { attack: 1200 });
const steal = does("steal", [{ kind: "take_control", what: { kind: "target" } }], {
  targets: [{ zone: "board", side: "opponent", count: 1 }],
});
const keep = does(
  "keep",
  [{ kind: "take_control", what: { kind: "target" }, duration: "permanent" }],
  { targets: [{ zone: "board", side: "opponent", count: 1 }] },
);
function stolen(spell: string, hostBoard: readonly string[] = []): Table {
  const start = duel([nerd, unit("own"), steal, keep], {
    seats: {
      host: { hand: [spell], board: hostBoard },
      away: {
        board: [placed("nerd", { position: "attack", vice: 2, turnEntered: 3 })],
        deck: ["blank"],
      },
    },
  });
  return cast(start, "host", spell, board(start, "away", "nerd"));
}

test("[LT 8.16] control is no zone change: the same card with its counters and its boosts", () => {
  const pump = does("pump", [
    { kind: "boost_attack", what: { kind: "all", zone: "board", side: "opponent" }, amount: 300 },
  ]);
  const cards = [nerd, steal, pump];
  const start = duel(cards, {
    seats: {
      host: { hand: ["pump", "steal"] },
      away: { board: [placed("nerd", { position: "attack", vice: 2 })] },
    },
  });
  const id = board(start, "away", "nerd");
  const done = passAll(cast(passAll(cast(start, "host", "pump")), "host", "steal", id));
  expect(board(done, "host", "nerd")).toBe(id);
  expect(defsIn(done, "away", "board")).toEqual([]);
  expect(done.state.cards.get(id)).toMatchObject({
    owner: "away",
    seat: "host",
    data: { vice: 2 },
  });
  expect(valuesOf(cards, done.state, id).attack).toBe(1500);
  done.thenNot("SPECIAL_SUMMONED", "CARD_TO_HAND");
});

test("[LT 8.16] the card may attack, though it came to the board this turn", () => {
  const combat = passAll(stolen("steal").when("host", "ENTER_COMBAT"));
  const done = attack(combat, "host", "nerd");
  expect(done.state.seats.away.lifePoints).toBe(6800);
});

test("[LT 8.16] without a free slot nothing happens", () => {
  const full = stolen("steal", ["own", "own", "own"]);
  full.thenNot("CONTROL_CHANGED", "MODIFIER_APPLIED");
  expect(defsIn(full, "away", "board")).toEqual(["nerd"]);
});

test("[LT 8.16] it goes back when the turn ends, to stay", () => {
  const done = stolen("steal").when("host", "END_TURN");
  expect(done.state.shared.turnNumber).toBe(4);
  expect(defsIn(done, "host", "board")).toEqual([]);
  expect(defsIn(done, "away", "board")).toEqual(["nerd"]);
  expect(done.state.shared.modifiers).toEqual([]);
  const kept = stolen("keep").when("host", "END_TURN");
  expect(defsIn(kept, "host", "board")).toEqual(["nerd"]);
});

test("[LT 8.16, 13.7] with no slot to go back to it is sent to its owner's graveyard, not destroyed", () => {
  const crowd = trap("crowd", "normal", [
    { id: "does", type: "quick", actions: [{ kind: "create_token", token: "crumb", count: 3 }] },
  ]);
  const start = duel([nerd, unit("crumb", { token: true }), steal, crowd], {
    seats: {
      host: { hand: ["steal"] },
      away: { board: ["nerd"], setZone: [faceDown("crowd")], deck: ["blank"] },
    },
  });
  const asked = cast(start, "host", "steal", board(start, "away", "nerd"));
  // Nobody answers the theft; the board fills up in the window of the phase change.
  const taken = asked.when("away", "RESPOND_CHAIN").when("host", "ADVANCE_PHASE");
  const full = passAll(answer(taken, "away", "crowd"));
  expect(defsIn(full, "away", "board")).toEqual(["crumb", "crumb", "crumb"]);
  const done = full.when("host", "END_TURN");
  expect(defsIn(done, "host", "board")).toEqual([]);
  expect(defsIn(done, "away", "graveyard")).toEqual(["crowd", "nerd"]);
  const why = { reason: "no_slot", source: { def: "steal" } } as const;
  done.then({ type: "CARD_TO_GRAVEYARD", ...why }).thenNot("CARD_DESTROYED");
});

test("[LT 8.16] one's own card is not taken, and one that leaves goes to its owner", () => {
  const all = does("all", [
    { kind: "take_control", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const start = duel([nerd, unit("own"), all], {
    seats: { host: { hand: ["all"], board: ["own"] }, away: { board: ["nerd"] } },
  });
  const done = cast(start, "host", "all");
  expect(done.events.filter(({ type }) => type === "CONTROL_CHANGED")).toHaveLength(1);
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const both = duel([nerd, steal, smash], {
    seats: { host: { hand: ["steal", "smash"] }, away: { board: ["nerd"] } },
  });
  const taken = passAll(cast(both, "host", "steal", board(both, "away", "nerd")));
  const smashed = passAll(cast(taken, "host", "smash"));
  expect(defsIn(smashed, "away", "graveyard")).toEqual(["nerd"]);
  expect(defsIn(smashed, "host", "graveyard")).toEqual(["steal", "smash"]);
});

test("[LT 8.16] who took it last has it, and then it falls to the one before", () => {
  const borrow = does(
    "borrow",
    [{ kind: "take_control", what: { kind: "target" }, duration: "until_next_turn" }],
    { targets: [{ zone: "board", side: "opponent", count: 1 }] },
  );
  const deck = ["blank", "blank"];
  const start = duel([nerd, borrow, steal], {
    seats: { host: { hand: ["borrow"], deck }, away: { hand: ["steal"], board: ["nerd"], deck } },
  });
  const at = cast(start, "host", "borrow", board(start, "away", "nerd"));
  let turn4 = at.when("host", "END_TURN");
  expect(defsIn(turn4, "host", "board")).toEqual(["nerd"]);
  while (turn4.state.phase !== "main") turn4 = passAll(turn4.when("away", "ADVANCE_PHASE"));
  const back = passAll(cast(turn4, "away", "steal", board(turn4, "host", "nerd")));
  expect(defsIn(back, "away", "board")).toEqual(["nerd"]);
  // At the end of turn 4 it falls to host, and as turn 5 starts to its first controller.
  const turn5 = passAll(back.when("away", "END_TURN"));
  const moves = turn5.events.flatMap((event) =>
    event.type === "CONTROL_CHANGED" ? [event.seat] : [],
  );
  expect(moves).toEqual(["host", "away"]);
  expect(turn5.state.shared.modifiers).toEqual([]);
});
