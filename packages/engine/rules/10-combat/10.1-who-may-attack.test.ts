import { expect, test } from "vitest";
import { card, duel, faceDown, placed, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { freshData } from "../../src/card-data.ts";
import type { CardData } from "../../src/types.ts";
import { attack } from "./attack.ts";

const cards = [unit("bully"), unit("nerd"), unit("jock"), unit("goth"), unit("prefect")];

function standing(data: Partial<CardData> = {}): CardData {
  return freshData(1, { position: "attack", ...data });
}

test("[LT 10.1] only a face-up stereotype of yours in attack position, of an earlier turn, attacks", () => {
  const start = duel(
    cards,
    {
      phase: "combat",
      seats: {
        host: {
          board: [
            "bully",
            placed("nerd", { position: "defense" }),
            faceDown("jock", { position: "defense" }),
            placed("goth", standing({ turnEntered: 3 })),
            placed("prefect", standing({ hasAttacked: true })),
          ],
        },
        away: { board: ["nerd"] },
      },
    },
    { boardSlots: 5 },
  );
  const target = card(start, "away", "board", "nerd");
  start.offered(
    "host",
    `DECLARE_ATTACK ${card(start, "host", "board", "bully")} target=${target}`,
    "ADVANCE_PHASE",
    "END_TURN",
  );
  start.offered("away");
  attack(start, "nerd", "nerd").refused("attack/not-able");
  attack(start, "jock", "nerd").refused("attack/not-able");
  attack(start, "goth", "nerd").refused("attack/too-soon");
  attack(start, "prefect", "nerd").refused("attack/already");
});

test("[LT 10.1] nobody attacks with a stereotype of the other seat", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["nerd"] } },
  });
  const nerd = card(start, "away", "board", "nerd");
  start
    .when("host", { type: "DECLARE_ATTACK", card: nerd, target: nerd })
    .refused("attack/not-able");
  start
    .when("away", {
      type: "DECLARE_ATTACK",
      card: nerd,
      target: card(start, "host", "board", "bully"),
    })
    .refused("turn/not-yours");
});

test.each(["draw", "standby", "main", "main2", "breakdown_check"] as const)(
  "[LT 10.1] there are no attacks in the %s phase",
  (phase) => {
    const start = duel(cards, { phase, seats: { host: { board: ["bully"] } } });
    attack(start, "bully").refused("phase/not-combat");
  },
);

test("[LT 10.1] on turn 1 nobody attacks, on turn 2 the other seat does", () => {
  const first = duel(cards, {
    phase: "combat",
    shared: { turnNumber: 1 },
    seats: { host: { board: [placed("bully", standing({ turnEntered: 0 }))] } },
  });
  first.offered("host", "ADVANCE_PHASE", "END_TURN");
  attack(first, "bully").refused("phase/no-combat-on-turn-1");
  const second = duel(cards, {
    phase: "combat",
    shared: { turnNumber: 2 },
    seats: { host: { board: ["bully"] } },
  });
  attack(second, "bully").then({ type: "ATTACK_DECLARED" });
});

test("[LT 10.1] a stereotype whose control you took this turn attacks, though it is new", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: [placed("goth", standing({ turnEntered: 3, controlTaken: true }))] } },
  });
  attack(start, "goth").then({ type: "ATTACK_DECLARED" });
});

test("[LT 10.1] each stereotype attacks once a turn, and again on the next", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully", "jock"] } },
  });
  const once = attack(start, "bully");
  attack(once, "bully").refused("attack/already");
  once.offered(
    "host",
    `DECLARE_ATTACK ${card(once, "host", "board", "jock")}`,
    "ADVANCE_PHASE",
    "END_TURN",
  );
  let later = once;
  for (const seat of ["host", "away"] as const) later = passAll(later.when(seat, "END_TURN"));
  later = passAll(later.when("host", "ADVANCE_PHASE"));
  expect(later.state.phase).toBe("combat");
  passAll(attack(later, "bully")).then({ type: "BATTLE_RESOLVED" });
});
