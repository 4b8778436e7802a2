import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";

const cards = [unit("kid"), unit("nerd"), unit("new"), unit("sleeper")];
const on = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

test.each([
  ["attack", "defense"],
  ["defense", "attack"],
] as const)("[LT 6.6] CHANGE_POSITION turns %s into %s", (from, to) => {
  const at = duel(cards, { seats: { host: { board: [placed("kid", { position: from })] } } });
  const id = card(at, "host", "board", "kid");
  const turned = at.when("host", `CHANGE_POSITION ${id}`);
  turned.then({ type: "POSITION_CHANGED", card: id, position: to, byCommand: true });
  expect(turned.state.cards.get(id)?.data?.position).toBe(to);
});

test("[LT 6.6] once a turn for each stereotype, and again on the next", () => {
  const at = duel(cards, { seats: { host: { board: ["kid", "nerd"] } } });
  const [kid, nerd] = [card(at, "host", "board", "kid"), card(at, "host", "board", "nerd")];
  const once = at.when("host", `CHANGE_POSITION ${kid}`);
  once.offered("host", `CHANGE_POSITION ${nerd}`, ...on);
  once.when("host", `CHANGE_POSITION ${kid}`).refused("position/already");
  const theirs = once.when("host", "END_TURN");
  const main = passAll(theirs.when("away", "END_TURN"));
  expect(main.state.shared).toMatchObject({ turnSeat: "host", turnNumber: 5 });
  expect(main.state.cards.get(kid)?.data).toMatchObject({
    position: "defense",
    changedPosition: false,
  });
});

test("[LT 6.6] only face-up ones, only your own, not on the turn they came to the board", () => {
  const at = duel(cards, {
    seats: {
      host: {
        board: [
          "kid",
          faceDown("sleeper", { position: "defense" }),
          placed("new", { position: "attack", turnEntered: 3 }),
        ],
      },
      away: { board: ["nerd"] },
    },
  });
  const [kid, sleeper, fresh] = ["kid", "sleeper", "new"].map((def) =>
    card(at, "host", "board", def),
  );
  at.offered("host", `CHANGE_POSITION ${kid}`, `FLIP_SUMMON ${sleeper}`, ...on);
  at.when("host", `CHANGE_POSITION ${sleeper}`).refused("position/face-down");
  at.when("host", `CHANGE_POSITION ${fresh}`).refused("position/too-soon");
  at.when("host", `CHANGE_POSITION ${card(at, "away", "board", "nerd")}`).refused(
    "card/not-on-your-board",
  );
});

test("[LT 6.6] a summoned stereotype came to the board this turn", () => {
  const at = duel(cards, { seats: { host: { hand: ["kid"] } } });
  const summoned = at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`);
  const id = card(summoned, "host", "board", "kid");
  summoned.when("host", `CHANGE_POSITION ${id}`).refused("position/too-soon");
});

test("[LT 6.6] a stereotype whose control was taken did not come to the board by that", () => {
  const taken = placed("nerd", { position: "attack", controlTaken: true }, { owner: "away" });
  const at = duel(cards, { seats: { host: { board: [taken] } } });
  const id = card(at, "host", "board", "nerd");
  at.offered("host", `CHANGE_POSITION ${id}`, ...on);
});

test("[LT 6.6] not after it attacked this turn", () => {
  const at = duel(cards, { phase: "combat", seats: { host: { board: ["kid", "nerd"] } } });
  const [kid, nerd] = [card(at, "host", "board", "kid"), card(at, "host", "board", "nerd")];
  const main2 = at.when("host", `DECLARE_ATTACK ${kid}`).when("host", "ADVANCE_PHASE");
  main2.offered("host", `CHANGE_POSITION ${nerd}`, "ADVANCE_PHASE", "END_TURN");
  main2.when("host", `CHANGE_POSITION ${kid}`).refused("position/has-attacked");
});

test("[LT 6.6] a change by an effect does not use it up", () => {
  const order = spell("order", "normal", [
    {
      id: "o",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [{ kind: "change_position", what: { kind: "target" } }],
    },
  ]);
  const at = duel([...cards, order], { seats: { host: { hand: ["order"], board: ["kid"] } } });
  const kid = card(at, "host", "board", "kid");
  const turned = at.when(
    "host",
    `ACTIVATE_SPELL ${card(at, "host", "hand", "order")} targets=${kid}`,
  );
  expect(turned.state.cards.get(kid)?.data?.position).toBe("defense");
  const back = turned.when("host", `CHANGE_POSITION ${kid}`);
  expect(back.state.cards.get(kid)?.data?.position).toBe("attack");
});

test("[LT 6.6] changing position opens no window and costs no normal summon", () => {
  const at = duel(cards, { seats: { host: { board: ["kid"] } } });
  const turned = at.when("host", `CHANGE_POSITION ${card(at, "host", "board", "kid")}`);
  turned.thenNot("WINDOW_OPENED", "WINDOW_PASSED");
  expect(turned.state.seats.host.normalSummonUsed).toBe(false);
});
