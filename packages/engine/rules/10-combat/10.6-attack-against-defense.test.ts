import { expect, test } from "vitest";
import { defsIn, duel, placed, spell, unit } from "../../fixtures/duel.ts";
import { attack, lives } from "./attack.ts";

/** attack, defense, pierces; then whether the defender is destroyed, and both lives. */
const CASES = [
  [1800, 1000, false, true, 8000, 8000],
  [1800, 1000, true, true, 8000, 7200],
  [1000, 1800, false, false, 7200, 8000],
  [1000, 1800, true, false, 7200, 8000],
  [1000, 1000, false, false, 8000, 8000],
  [1000, 1000, true, false, 8000, 8000],
  [0, 0, false, false, 8000, 8000],
] as const;

test.each(CASES)(
  "[LT 10.6] attack %i against defense %i, piercing: %s",
  (mine, theirs, pierces, destroyed, hostLife, awayLife) => {
    // The attack of the defender would decide otherwise.
    const cards = [
      unit("mine", { attack: mine, ...(pierces && { keywords: ["pierce"] }) }),
      unit("theirs", { attack: 5000, defense: theirs }),
    ];
    const start = duel(cards, {
      phase: "combat",
      seats: {
        host: { board: ["mine"] },
        away: { board: [placed("theirs", { position: "defense" })] },
      },
    });
    const fought = attack(start, "mine", "theirs");
    expect(defsIn(fought, "host", "board")).toEqual(["mine"]);
    expect(defsIn(fought, "away", "graveyard")).toEqual(destroyed ? ["theirs"] : []);
    expect(lives(fought)).toEqual([hostLife, awayLife]);
  },
);

test("[LT 10.6] a keyword that an effect grants pierces, the defender's own does not", () => {
  const sharpen = spell("sharpen", "continuous", [
    {
      id: "points",
      type: "continuous",
      actions: [
        {
          kind: "grant_keyword",
          keyword: "pierce",
          what: { kind: "all", zone: "board", side: "self" },
        },
      ],
    },
  ]);
  const cards = [unit("mine", { attack: 1800 }), unit("wall", { keywords: ["pierce"] }), sharpen];
  const board = [placed("wall", { position: "defense" })];
  const seats = { host: { board: ["mine"] }, away: { board } };
  expect(lives(attack(duel(cards, { phase: "combat", seats }), "mine", "wall"))).toEqual([
    8000, 8000,
  ]);
  const sharpened = { ...seats, host: { board: ["mine"], setZone: ["sharpen"] } };
  const fought = attack(duel(cards, { phase: "combat", seats: sharpened }), "mine", "wall");
  expect(lives(fought)).toEqual([8000, 7200]);
});
