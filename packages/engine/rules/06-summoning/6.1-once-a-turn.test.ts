import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";

const heal: Effect = {
  id: "h",
  type: "quick",
  actions: [{ kind: "heal", amount: 1, who: "self" }],
};
const kid = unit("kid");
const nerd = unit("nerd");
const memo = spell("memo", "normal", [{ ...heal, type: "ignition" }]);
const alarm = trap("alarm", "normal", [heal]);

test("[LT 6.1] a stereotype in hand can be summoned or set, a spell cannot", () => {
  const at = duel(
    [kid, memo],
    { seats: { host: { hand: ["kid", "memo"] } } },
    { boardSlots: 1, setSlots: 1 },
  );
  const [unitId, spellId] = [card(at, "host", "hand", "kid"), card(at, "host", "hand", "memo")];
  at.offered(
    "host",
    `SUMMON ${unitId} attack`,
    `SUMMON ${unitId} defense`,
    `SET_MONSTER ${unitId}`,
    `SET_SPELL_TRAP ${spellId}`,
    `ACTIVATE_SPELL ${spellId}`,
    "ADVANCE_PHASE",
    "ENTER_COMBAT",
    "END_TURN",
  );
  at.when("host", `SUMMON ${spellId} attack`).refused("card/not-a-stereotype");
  at.when("host", `SET_MONSTER ${spellId}`).refused("card/not-a-stereotype");
});

test.each([
  ["SUMMON", "SUMMON"],
  ["SUMMON", "SET_MONSTER"],
  ["SET_MONSTER", "SUMMON"],
  ["SET_MONSTER", "SET_MONSTER"],
])("[LT 6.1] after a %s there is no %s in that turn, not in main2 either", (first, second) => {
  const command = (type: string, id: string) =>
    `${type} ${id}${type === "SUMMON" ? " attack" : ""}`;
  const at = duel([kid, nerd], { seats: { host: { hand: ["kid", "nerd"] } } });
  const done = passAll(at.when("host", command(first, card(at, "host", "hand", "kid"))));
  const other = card(done, "host", "hand", "nerd");
  done.offered("host", "ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN");
  done.when("host", command(second, other)).refused("summon/already");
  const combat = passAll(done.when("host", "ENTER_COMBAT"));
  const later = passAll(combat.when("host", "ADVANCE_PHASE"));
  expect(later.state.phase).toBe("main2");
  later.offered("host", "ADVANCE_PHASE", "END_TURN");
  later.when("host", command(second, other)).refused("summon/already");
});

test("[LT 6.1] each seat has its own, and has it again on its next turn", () => {
  const at = duel([kid], {
    seats: {
      host: { hand: ["kid"], has: { normalSummonUsed: true } },
      away: { hand: ["kid"] },
    },
  });
  at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`).refused("summon/already");
  const away = passAll(at.when("host", "END_TURN"));
  expect(away.state.seats.away.normalSummonUsed).toBe(false);
  const theirs = passAll(away.when("away", "END_TURN"));
  expect(theirs.state.shared).toMatchObject({ turnSeat: "host", turnNumber: 5 });
  expect(theirs.state.seats.host.normalSummonUsed).toBe(false);
});

test("[LT 6.1] main2 does as well as main", () => {
  const at = duel([kid], { phase: "main2", seats: { host: { hand: ["kid"] } } });
  const done = at.when("host", `SUMMON ${card(at, "host", "hand", "kid")} attack`);
  expect(defsIn(done, "host", "board")).toEqual(["kid"]);
});

test.each(["draw", "standby", "combat", "breakdown_check", "end"] as const)(
  "[LT 6.1] no summon and no set in %s",
  (phase) => {
    const at = duel([kid], { phase, seats: { host: { hand: ["kid"] } } });
    const id = card(at, "host", "hand", "kid");
    at.when("host", `SUMMON ${id} attack`).refused("phase/not-main");
    at.when("host", `SET_MONSTER ${id}`).refused("phase/not-main");
  },
);

test("[LT 6.1] the other seat does not summon", () => {
  const at = duel([kid], { seats: { away: { hand: ["kid"] } } });
  at.offered("away");
  at.when("away", `SUMMON ${card(at, "away", "hand", "kid")} attack`).refused("turn/not-yours");
});

test("[LT 6.1] only what is in one's own hand is summoned", () => {
  const at = duel([kid, nerd], {
    seats: {
      host: { graveyard: ["kid"], board: ["nerd"] },
      away: { hand: ["kid"], graveyard: ["nerd"] },
    },
  });
  const grave = card(at, "host", "graveyard", "kid");
  at.when("host", `SUMMON ${grave} attack`).refused("card/not-in-hand");
  at.when("host", `SUMMON ${card(at, "host", "board", "nerd")} attack`).refused("card/not-in-hand");
  at.when("host", `SUMMON ${card(at, "away", "graveyard", "nerd")} attack`).refused(
    "card/not-in-hand",
  );
  at.when("host", `SUMMON ${card(at, "away", "hand", "kid")} attack`).refused(
    "command/unknown-card",
  );
});

test("[LT 6.1] not while a window, a chain or a prompt is pending", () => {
  const at = duel([kid, memo, alarm], {
    seats: {
      host: { hand: ["kid", "memo"], setZone: [faceDown("alarm")] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const chain = at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`);
  const id = card(chain, "host", "hand", "kid");
  chain.when("host", `SUMMON ${id} attack`).refused("prompt/others-decide");
  const mine = chain.when("away", "RESPOND_CHAIN");
  mine.when("host", `SUMMON ${id} attack`).refused("prompt/answer-first");
  mine
    .when("host", "RESPOND_CHAIN")
    .when("host", `SUMMON ${id} attack`)
    .then({ type: "NORMAL_SUMMONED" });
});
