/** What only triggers in a turn of whoever it happens to, and what has been played this turn. */
import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import { action, character, item, table } from "../../fixtures/table.ts";

const cards = [
  character("crab", { cost: 0, classifications: ["Sailor"] }),
  character("gull", { cost: 0 }),
  action("wind", [{ do: "draw", amount: 1, who: "each" }]),
  item("bell", {
    abilities: [whenever({ on: "drawn", side: "opposing", during: "their-turn" }, [gain(1)])],
  }),
  action("muster", [
    {
      do: "if",
      condition: { deed: "was-played", by: { classification: "Sailor" }, is: { min: 2 } },
      effects: [gain(1)],
    },
  ]),
  character("mate", {
    cost: 0,
    classifications: ["Sailor"],
    abilities: [
      whenever({ on: "played", card: "this" }, [gain(1)], {
        if: {
          deed: "was-played",
          by: { classification: "Sailor", side: "yours", other: true },
          is: { min: 1 },
        },
      }),
    ],
  }),
];

describe("[CR 7.4.1e] in their own turn", () => {
  const seats = { host: { hand: ["wind"] }, away: { play: ["bell"] }, third: { hand: ["wind"] } };

  test("what an opponent does triggers, and what another does at that time does not", () => {
    const at = plays(table(cards, { seats }), "host", "wind");
    // The host's card is one; that of the third is drawn in the host's turn.
    expect(at.state.seats.away.lore).toBe(1);
    const own = at.when("host", "END_TURN");
    expect(own.state.shared.turnSeat).toBe("away");
    expect(own.state.seats.away.lore).toBe(1);
    expect(own.when("away", "END_TURN").state.seats.away.lore).toBe(2);
  });
});

describe("[CR 7.1.9i] what was played this turn", () => {
  const withHand = (...hand: string[]) => table(cards, { seats: { host: { hand } } });

  test("is counted by what is printed on it", () => {
    const two = plays(plays(withHand("crab", "crab", "muster"), "host", "crab"), "host", "crab");
    expect(lore(plays(two, "host", "muster"))).toEqual([1, 0]);
    const one = plays(plays(withHand("crab", "gull", "muster"), "host", "crab"), "host", "gull");
    expect(lore(plays(one, "host", "muster"))).toEqual([0, 0]);
  });

  test("is forgotten with the turn", () => {
    const two = plays(plays(withHand("crab", "crab", "muster"), "host", "crab"), "host", "crab");
    const later = two.when("host", "END_TURN").when("away", "END_TURN");
    expect(lore(plays(later, "host", "muster"))).toEqual([0, 0]);
  });

  test("as another card is none but this one", () => {
    expect(lore(plays(withHand("mate"), "host", "mate"))).toEqual([0, 0]);
    const after = plays(plays(withHand("crab", "mate"), "host", "crab"), "host", "mate");
    expect(lore(after)).toEqual([1, 0]);
  });
});
