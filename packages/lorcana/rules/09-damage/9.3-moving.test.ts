import { expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  placed,
  table,
} from "../../fixtures/table.ts";

const OWN = { pick: "chosen", where: { type: "character", side: "yours" } } as const;
const THEIRS = { pick: "chosen", where: { type: "character", side: "opposing" } } as const;
const cards = [
  character("hurt", { willpower: 9 }),
  character("tough", { willpower: 9, abilities: [keyword("resist", 2)] }),
  character("frail", { willpower: 2 }),
  item("watch", {
    abilities: [
      whenever({ on: "damaged", card: { type: "character" }, side: "any" }, [gain(1)]),
      whenever({ on: "damage-removed", card: { type: "character" }, side: "any" }, [gain(2)]),
    ],
  }),
  action("pass-3", [{ do: "move-damage", amount: 3, from: OWN, to: THEIRS }]),
  action("pass-some", [{ do: "move-damage", amount: 3, upTo: true, from: OWN, to: THEIRS }]),
];
const start = (damage: number, to: string, hand = "pass-3") =>
  table(cards, {
    seats: {
      host: { hand: [hand], play: [placed("hurt", { damage }), "watch"] },
      away: { play: [to] },
    },
  });

test("[CR 9.3.1a] moved damage is not dealt: Resist does not apply, and nothing waits for it", () => {
  const after = plays(start(3, "tough"), "host", "pass-3");
  expect(dataOf(after, "away", "tough").damage).toBe(3);
  expect(after.state.shared.bag).toEqual([]);
  expect(lore(after)).toEqual([0, 0]);
  expect(after.state.seats.away.log.damaged).toBe(0);
});

test("[CR 9.3.1b] it is not removed either", () => {
  const after = plays(start(3, "tough"), "host", "pass-3");
  expect(dataOf(after, "host", "hurt").damage).toBe(0);
  expect(after.state.shared.bag).toEqual([]);
  expect(lore(after)).toEqual([0, 0]);
  after.thenNot("DAMAGE_REMOVED", "DAMAGE_DEALT", "DAMAGE_PUT");
});

test("[CR 9.3.1c] what leaves the one arrives on the other, and no more than there is", () => {
  const all = plays(start(5, "tough"), "host", "pass-3");
  expect([dataOf(all, "host", "hurt").damage, dataOf(all, "away", "tough").damage]).toEqual([2, 3]);
  const little = plays(start(1, "tough"), "host", "pass-3");
  expect([dataOf(little, "host", "hurt").damage, dataOf(little, "away", "tough").damage]).toEqual([
    0, 1,
  ]);
  const none = plays(start(0, "tough"), "host", "pass-3");
  expect(dataOf(none, "away", "tough").damage).toBe(0);
});

test("[CR 9.3.1c] up to N: as many as the player says", () => {
  const asking = plays(start(2, "tough", "pass-some"), "host", "pass-some");
  asking.offered("host", "CHOOSE_AMOUNT 0", "CHOOSE_AMOUNT 1", "CHOOSE_AMOUNT 2");
  const after = asking.when("host", "CHOOSE_AMOUNT 1");
  expect([dataOf(after, "host", "hurt").damage, dataOf(after, "away", "tough").damage]).toEqual([
    1, 1,
  ]);
});

test("[CR 9.3.1c] enough of it banishes the other", () => {
  const after = plays(start(3, "frail"), "host", "pass-3");
  expect(defsIn(after, "away", "discard")).toEqual(["frail"]);
  expect(dataOf(after, "host", "hurt").damage).toBe(0);
});

test("[CR 9.3.1c] of several the player says from which to which", () => {
  const at = table(cards, {
    seats: {
      host: {
        hand: ["pass-3"],
        play: [placed("hurt", { damage: 3 }), placed("hurt", { damage: 4 })],
      },
      away: { play: ["tough", "hurt"] },
    },
  });
  const [, second] = at.state.seats.host.play;
  const from = plays(at, "host", "pass-3").when("host", `CHOOSE_CARDS ${second}`);
  expect(asked(from)).toEqual(["host choose_cards"]);
  const after = chooses(from, "host", inPlay(at, "away", "hurt"));
  expect(dataOf(after, "host", "hurt").damage).toBe(3);
  expect(dataOf(after, "away", "hurt").damage).toBe(3);
  expect(dataOf(after, "away", "tough").damage).toBe(0);
});
