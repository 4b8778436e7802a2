import { describe, expect, test } from "vitest";
import { plays } from "../../fixtures/acts.ts";
import { action, character, dataOf, defsIn, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const all = { pick: "all", where: { type: "character" } } as const;
const leavings: Record<string, Effect> = {
  discard: { do: "banish", target: all },
  hand: { do: "return-to-hand", target: all },
  deck: { do: "put-on-deck", target: all, place: "top" },
  inkwell: { do: "put-into-inkwell", from: all, exerted: false },
};
const cards = [
  character("hurt", { cost: 0, willpower: 9 }),
  action("recall", [leavings.hand as Effect]),
  ...Object.entries(leavings).map(([zone, effect]) => action(`to-${zone}`, [effect])),
];

describe("[CR 9.4.1] counters on a card that leaves play are gone", () => {
  test.each(["discard", "hand", "deck", "inkwell"] as const)("in the %s", (zone) => {
    const at = table(cards, {
      seats: {
        host: {
          hand: [`to-${zone}`],
          play: [placed("hurt", { damage: 4 })],
          inkwell: ["recall"],
          deck: [],
        },
      },
    });
    const after = plays(at, "host", `to-${zone}`);
    expect(defsIn(after, "host", "play")).toEqual([]);
    expect(defsIn(after, "host", zone)).toContain("hurt");
    const damages = after.state.cards.values().map(({ data }) => data?.damage ?? 0);
    expect(damages.every((damage) => damage === 0)).toBe(true);
  });

  test("and stay gone when it comes back", () => {
    const at = table(cards, {
      seats: { host: { hand: ["recall"], play: [placed("hurt", { damage: 4 })] } },
    });
    const back = plays(plays(at, "host", "recall"), "host", "hurt");
    expect(dataOf(back, "host", "hurt").damage).toBe(0);
  });
});
