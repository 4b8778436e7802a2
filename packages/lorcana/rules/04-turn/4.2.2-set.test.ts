import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { lore } from "../../fixtures/acts.ts";
import {
  asked,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";

const newcomer = character("newcomer");
const drying = { drying: true } as const;

describe("the Set step", () => {
  test("[CR 4.2.2.1] dries the active player's characters and leaves the opponent's", () => {
    const at = table([newcomer], {
      seats: {
        host: { play: [placed("newcomer", drying)] },
        away: { play: [placed("newcomer", drying)] },
      },
    });
    const after = at.when("host", "END_TURN");
    expect(dataOf(after, "away", "newcomer").drying).toBe(false);
    expect(dataOf(after, "host", "newcomer").drying).toBe(true);
  });

  test("[CR 4.2.2.2] the lore of all own locations is gained at once and through no bag", () => {
    const mill = location("mill", { lore: 2 });
    const keep = location("keep", {
      lore: 1,
      abilities: [standing("self", [bonus("lore", 1)])],
    });
    const pit = location("pit", { lore: 1, abilities: [standing("self", [bonus("lore", -3)])] });
    const purse = item("purse", { abilities: [whenever({ on: "lore-gained" }, [draw(1)])] });
    const at = table([mill, keep, pit, purse], {
      seats: {
        host: { play: ["mill"] },
        away: { play: ["mill", "keep", "pit", "purse"] },
      },
    });
    const after = at.when("host", "END_TURN");
    expect(lore(after)).toEqual([0, 4]);
    after.then({ type: "LORE_CHANGED", seat: "away", amount: 4, why: "location" });
    // One gain, one trigger: its card and that of the Draw step.
    expect(after.state.seats.away.hand).toHaveLength(2);
  });

  test("[CR 4.2.2.2] a check follows, before anything resolves", () => {
    const at = table(
      [
        location("mill", { lore: 2 }),
        item("dawn", { abilities: [whenever({ on: "turn-starts" }, [draw(1)])] }),
      ],
      { seats: { away: { play: ["mill", "dawn"], has: { lore: 18 } } } },
    );
    const after = at.when("host", "END_TURN").ended("lore", "away");
    after.thenNot("CARD_DRAWN", "BAG_ADDED");
  });

  test("[CR 4.2.2.3a] abilities of the start of the turn come after location lore, before the draw", () => {
    const dawn = item("dawn", {
      abilities: [
        whenever(
          { on: "turn-starts" },
          [
            {
              do: "gain-lore",
              amount: { cardsIn: "hand", of: "you" },
            },
          ],
          { if: { lore: "you", is: { min: 2 } } },
        ),
      ],
    });
    const at = table([dawn, location("mill", { lore: 2 })], {
      seats: { away: { play: ["dawn", "mill"], hand: ["blank"] } },
    });
    const after = at.when("host", "END_TURN");
    // 2 from the location, and 1 for the one card in hand: the draw was still to come.
    expect(lore(after)).toEqual([0, 3]);
    expect(after.state.seats.away.hand).toHaveLength(2);
  });

  test("[CR 4.2.2.3b] what triggered in the Ready step is put in together with them", () => {
    const yawner = character("yawner", {
      abilities: [whenever({ on: "readied", card: "this" }, [gain(1)], { name: "yawn" })],
    });
    const mayfly = character("mayfly", {
      willpower: 1,
      abilities: [
        standing("self", [bonus("willpower", 1)], { while: { turn: "opponents" } }),
        when("banished", [gain(1)], "wilt"),
      ],
    });
    const dawn = item("dawn", {
      abilities: [whenever({ on: "turn-starts" }, [gain(1)], { name: "dawn" })],
    });
    const at = table([yawner, mayfly, dawn], {
      seats: {
        away: {
          play: [placed("yawner", { exerted: true }), placed("mayfly", { damage: 1 }), "dawn"],
        },
      },
    });
    const after = at.when("host", "END_TURN");
    expect(defsIn(after, "away", "discard")).toEqual(["mayfly"]);
    expect(asked(after)).toEqual(["away choose_bag_entry"]);
    expect(after.state.shared.bag.map(({ name }) => name).toSorted()).toEqual([
      "dawn",
      "wilt",
      "yawn",
    ]);
    expect(lore(after)).toEqual([0, 0]);
    expect(after.state.seats.away.hand).toEqual([]);
  });
});
