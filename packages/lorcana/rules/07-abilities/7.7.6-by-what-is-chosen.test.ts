/** "Deal 1 damage to chosen character. If a Pirate character is chosen, deal 3 damage instead." */
import { describe, expect, test } from "vitest";
import { chooses, inPlay, plays } from "../../fixtures/acts.ts";
import { action, asked, character, dataOf, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const chosen = { pick: "those", as: "chosen" } as const;
const hit = (amount: number): Effect => ({ do: "deal-damage", amount, target: chosen });
const cards = [
  character("pirate", { willpower: 9, classifications: ["Pirate"] }),
  character("baker", { willpower: 9 }),
  action("volley", [
    {
      do: "if",
      choose: { pick: "chosen", where: { type: "character" }, as: "chosen" },
      condition: { those: "chosen", are: { classification: "Pirate" } },
      effects: [hit(3)],
      otherwise: [hit(1)],
    },
  ]),
];
const volley = (...play: string[]) =>
  plays(table(cards, { seats: { host: { hand: ["volley"] }, away: { play } } }), "host", "volley");

describe("[CR 7.7.6] what is done goes by the card that is chosen", () => {
  test.each([
    ["pirate", 3],
    ["baker", 1],
  ])("a %s takes %i damage, dealt once", (def, amount) => {
    const at = volley("pirate", "baker");
    expect(asked(at)).toEqual(["host choose_cards"]);
    const after = chooses(at, "host", inPlay(at, "away", def));
    expect(dataOf(after, "away", def).damage).toBe(amount);
    const dealt = after.events.filter(({ type }) => type === "DAMAGE_DEALT");
    expect(dealt).toHaveLength(1);
    expect(asked(after)).toEqual([]);
  });

  test("with nobody to choose nothing is asked and nothing happens", () => {
    const at = volley();
    expect(asked(at)).toEqual([]);
    expect(at.events.map(({ type }) => type)).not.toContain("DAMAGE_DEALT");
  });
});
