import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, unit } from "../../fixtures/duel.ts";

const sleeper = unit("sleeper", {
  effects: [{ id: "f", type: "flip", actions: [{ kind: "heal", amount: 100, who: "self" }] }],
});
const cards = [sleeper, unit("kid")];
const down = (turnEntered = 1) => faceDown("sleeper", { position: "defense", turnEntered });
const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

test("[LT 6.5] FLIP_SUMMON turns it face-up in attack position, and its flip effect triggers", () => {
  const at = duel(cards, { seats: { host: { board: [down()] } } });
  const id = card(at, "host", "board", "sleeper");
  at.offered("host", `FLIP_SUMMON ${id}`, ...on);
  const flipped = at.when("host", `FLIP_SUMMON ${id}`);
  flipped.then(
    { type: "FLIP_SUMMONED", seat: "host" },
    { type: "WINDOW_PASSED", window: "summon" },
    { type: "LIFE_HEALED", seat: "host" },
  );
  flipped.thenNot("CARD_FLIPPED", "NORMAL_SUMMONED");
  expect(flipped.state.cards.get(id)).toMatchObject({
    faceDown: false,
    data: { position: "attack", summoned: "flip" },
  });
});

test("[LT 6.5] not on the turn it was set, but on the next of one's turns", () => {
  const at = duel(cards, { seats: { host: { hand: ["sleeper"] } } });
  const set = at.when("host", `SET_MONSTER ${card(at, "host", "hand", "sleeper")}`);
  const id = card(set, "host", "board", "sleeper");
  set.offered("host", ...on);
  set.when("host", `FLIP_SUMMON ${id}`).refused("flip/set-this-turn");
  const later = duel(cards, { shared: { turnNumber: 5 }, seats: { host: { board: [down(3)] } } });
  later.offered("host", `FLIP_SUMMON ${card(later, "host", "board", "sleeper")}`, ...on);
});

test("[LT 6.5] only your own, and only what lies face-down", () => {
  const at = duel(cards, { seats: { host: { board: ["kid"] }, away: { board: [down()] } } });
  const kid = card(at, "host", "board", "kid");
  at.offered("host", `CHANGE_POSITION ${kid}`, ...on);
  at.when("host", `FLIP_SUMMON ${kid}`).refused("flip/not-face-down");
  at.when("host", `FLIP_SUMMON ${card(at, "away", "board", "sleeper")}`).refused(
    "card/not-on-your-board",
  );
});

test("[LT 6.5] a face-down stereotype whose control was taken is yours to flip", () => {
  const taken = placed("sleeper", { position: "defense" }, { faceDown: true, owner: "away" });
  const at = duel(cards, { seats: { host: { board: [taken] } } });
  const id = card(at, "host", "board", "sleeper");
  at.when("host", `FLIP_SUMMON ${id}`).then({ type: "FLIP_SUMMONED", seat: "host" });
});

test("[LT 6.5] it is not the normal summon: it neither needs nor uses it", () => {
  const at = duel(cards, {
    seats: { host: { board: [down(), down()], has: { normalSummonUsed: true } } },
  });
  const [first, second] = at.state.seats.host.board;
  const once = at.when("host", `FLIP_SUMMON ${first}`);
  once.when("host", `FLIP_SUMMON ${second}`).then({ type: "FLIP_SUMMONED" });

  const fresh = duel(cards, { seats: { host: { board: [down()] } } });
  const flipped = fresh.when("host", `FLIP_SUMMON ${card(fresh, "host", "board", "sleeper")}`);
  expect(flipped.state.seats.host.normalSummonUsed).toBe(false);
});

test("[LT 6.5] it uses up that turn's CHANGE_POSITION of the card, and of no other", () => {
  const at = duel(cards, { seats: { host: { board: [down(), "kid"] } } });
  const id = card(at, "host", "board", "sleeper");
  const flipped = at.when("host", `FLIP_SUMMON ${id}`);
  flipped.offered("host", `CHANGE_POSITION ${card(at, "host", "board", "kid")}`, ...on);
  flipped.when("host", `CHANGE_POSITION ${id}`).refused("position/already");
  const next = flipped.when("host", "END_TURN");
  expect(next.state.cards.get(id)?.data?.changedPosition).toBe(false);
});

test("[LT 6.5] what was flipped may attack in that turn", () => {
  const at = duel(cards, { seats: { host: { board: [down()] } } });
  const id = card(at, "host", "board", "sleeper");
  const combat = at.when("host", `FLIP_SUMMON ${id}`).when("host", "ENTER_COMBAT");
  combat.offered("host", `DECLARE_ATTACK ${id}`, "ADVANCE_PHASE", "END_TURN");
});

test("[LT 6.5] what an effect turned face-down was not set: it waits only if it is new", () => {
  const hush = spell("hush", "normal", [
    {
      id: "h",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1, filter: { face: "up" } }],
      actions: [{ kind: "change_position", what: { kind: "target" }, to: "face_down" }],
    },
  ]);
  const after = (turnEntered: number) => {
    const board = [placed("kid", { position: "attack", turnEntered })];
    const at = duel([...cards, hush], { seats: { host: { hand: ["hush"], board } } });
    const kid = card(at, "host", "board", "kid");
    const cast = at.when(
      "host",
      `ACTIVATE_SPELL ${card(at, "host", "hand", "hush")} targets=${kid}`,
    );
    expect(cast.state.cards.get(kid)?.faceDown).toBe(true);
    return cast.when("host", `FLIP_SUMMON ${kid}`);
  };
  after(1).then({ type: "FLIP_SUMMONED" });
  after(3).refused("flip/set-this-turn");
});
