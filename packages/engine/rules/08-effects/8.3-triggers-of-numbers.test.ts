/** Which bells ring, exactly: each test lays bells for both sides and does one thing. */
import { expect, test } from "vitest";
import { duel, placed, unit } from "../../fixtures/duel.ts";
import type { Action, Trigger } from "../../src/cards/card.ts";
import { amounts, BELLS, bells, cast, does, rung, type Table, use, withEffect } from "./acts.ts";

const HEARD_FOR_HOST = ["away any", "away theirs", "host mine"];
const HEARD_FOR_AWAY = ["away any", "away mine", "host theirs"];

function doing(trigger: Omit<Trigger, "side">, actions: readonly Action[], vice = 0): Table {
  const nerd = placed("nerd", { position: "attack", vice });
  const start = duel([unit("nerd"), does("it", actions), ...bells(trigger)], {
    seats: {
      host: { hand: ["it"], setZone: BELLS.slice(0, 2), has: { lifePoints: 4000, clout: 5 } },
      away: { board: [nerd], setZone: BELLS, has: { lifePoints: 4000, clout: 5 } },
    },
  });
  return cast(start, "host", "it");
}

test("[LT 8.3] card_drawn: each card that an effect draws, by the seat that draws it", () => {
  const draw = (count: number, who: "self" | "opponent"): Table =>
    doing({ on: "card_drawn" }, [{ kind: "draw", count, who }]);
  expect(rung(draw(1, "self"))).toEqual(HEARD_FOR_HOST);
  expect(rung(draw(1, "opponent"))).toEqual(HEARD_FOR_AWAY);
  expect(rung(draw(2, "self"))).toEqual([...HEARD_FOR_HOST, ...HEARD_FOR_HOST].sort());
});

test("[LT 8.3] card_drawn: not the draw of the turn", () => {
  const start = duel(bells({ on: "card_drawn" }), {
    phase: "draw",
    seats: { host: { setZone: BELLS, deck: ["blank"] }, away: { setZone: BELLS } },
  });
  const drawn = start.when("host", { type: "ADVANCE_PHASE" }).then({ type: "CARD_DRAWN" });
  expect(rung(drawn)).toEqual([]);
});

test("[LT 8.3] life_below: on falling below the number, not on being there or rising", () => {
  const slap = (amount: number, below: number, who: "self" | "opponent" = "opponent"): string[] =>
    rung(doing({ on: "life_below", below }, [{ kind: "damage", amount, who }]));
  expect(slap(1, 4000)).toEqual(HEARD_FOR_AWAY);
  expect(slap(1, 4000, "self")).toEqual(HEARD_FOR_HOST);
  expect(slap(1000, 3001)).toEqual(HEARD_FOR_AWAY);
  // To the number is not below it; below it already is no falling.
  expect(slap(1000, 3000)).toEqual([]);
  expect(slap(1, 5000)).toEqual([]);
  const heal = doing({ on: "life_below", below: 9000 }, [{ kind: "heal", amount: 100 }]);
  expect(rung(heal)).toEqual([]);
});

test("[LT 8.3] life_below: life that is paid counts", () => {
  const payer = withEffect("payer", {
    type: "ignition",
    costs: [{ kind: "pay_lp", amount: 500 }],
    actions: [{ kind: "draw", count: 1 }],
  });
  const start = duel([payer, ...bells({ on: "life_below", below: 8000 })], {
    seats: { host: { board: ["payer"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
  });
  expect(rung(use(start, "host", "payer"))).toEqual(HEARD_FOR_HOST);
});

test("[LT 8.3] vice_added: whose stereotype, and how many at once", () => {
  const all = { kind: "all", zone: "board", side: "any" } as const;
  const added = doing({ on: "vice_added" }, [{ kind: "add_vice", count: 2, what: all }]);
  expect(rung(added)).toEqual(HEARD_FOR_AWAY);
  expect(amounts(added)).toEqual([2, 2, 2]);
  const removed = doing({ on: "vice_added" }, [{ kind: "remove_vice", count: 1, what: all }], 2);
  removed.then({ type: "VICE_COUNTER_REMOVED" });
  expect(rung(removed)).toEqual([]);
});

test("[LT 8.3] vice_added: counters that are moved or paid are added, too", () => {
  const sinner = withEffect("sinner", {
    type: "ignition",
    costs: [{ kind: "add_vice", count: 1 }],
    actions: [{ kind: "heal", amount: 1 }],
  });
  const start = duel([sinner, ...bells({ on: "vice_added" })], {
    seats: { host: { board: ["sinner"], setZone: BELLS.slice(0, 2) }, away: { setZone: BELLS } },
  });
  expect(rung(use(start, "host", "sinner"))).toEqual(HEARD_FOR_HOST);
  const mover = does("move", [
    {
      kind: "move_vice",
      count: 2,
      from: { kind: "all", zone: "board", side: "self" },
      to: { kind: "random", zone: "board", side: "opponent", count: 1 },
    },
  ]);
  const table = duel([unit("nerd"), mover, ...bells({ on: "vice_added" })], {
    seats: {
      host: {
        hand: ["move"],
        board: [placed("nerd", { position: "attack", vice: 3 })],
        setZone: BELLS.slice(0, 2),
      },
      away: { board: ["nerd"], setZone: BELLS },
    },
  });
  const moved = cast(table, "host", "move");
  expect(rung(moved)).toEqual(HEARD_FOR_AWAY);
  expect(amounts(moved)).toEqual([2, 2, 2]);
});

test("[LT 8.3] vice_near_threshold: on reaching one below the threshold, and not again", () => {
  const all = { kind: "all", zone: "board", side: "any" } as const;
  const add = (count: number, vice: number): string[] =>
    rung(doing({ on: "vice_near_threshold" }, [{ kind: "add_vice", count, what: all }], vice));
  expect(add(1, 0)).toEqual([]);
  expect(add(1, 1)).toEqual(HEARD_FOR_AWAY);
  expect(add(3, 0)).toEqual(HEARD_FOR_AWAY);
  expect(add(1, 2)).toEqual([]);
  const fewer = [{ kind: "remove_vice", count: 1, what: all }] as const;
  expect(rung(doing({ on: "vice_near_threshold" }, fewer, 3))).toEqual([]);
});

test("[LT 8.3] card_drawn: its amount is the one card, however many are drawn", () => {
  const drawn = doing({ on: "card_drawn" }, [{ kind: "draw", count: 2 }]);
  expect(amounts(drawn)).toEqual(Array.from({ length: 6 }, () => 1));
});

test("[LT 8.3] life_below: getting life is no event for it", () => {
  const healed = doing({ on: "life_below", below: 5000 }, [{ kind: "heal", amount: 100 }]);
  expect(rung(healed)).toEqual([]);
});
