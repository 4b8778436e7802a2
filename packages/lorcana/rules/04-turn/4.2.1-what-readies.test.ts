import { describe, expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { moves, plays } from "../../fixtures/acts.ts";
import { action, character, dataOf, item, location, placed, table } from "../../fixtures/table.ts";

const tired = placed("hero", { exerted: true });
const cards = [character("hero"), item("lamp"), location("mill", { moveCost: 0 })];
const turns = (at: ReturnType<typeof table>) => at.when("host", "END_TURN");
const types = ({ events }: ReturnType<typeof table>) => events.map(({ type }) => type);

describe("[CR 4.2.1.1] the Ready step", () => {
  test("readies nothing where nothing is exerted, and nothing is told of it", () => {
    const at = table(cards, { seats: { away: { play: ["hero"] } } });
    expect(types(turns(at))).not.toContain("ALL_READIED");
  });

  test("readies cards, or ink alone", () => {
    const card = table(cards, { seats: { away: { play: [tired] } } });
    expect(types(turns(card))).toContain("ALL_READIED");
    expect(dataOf(turns(card), "away", "hero").exerted).toBe(false);
    const ink = table(cards, { seats: { away: { has: { exertedInk: 2 } } } });
    expect(types(turns(ink))).toContain("ALL_READIED");
    expect(turns(ink).state.seats.away.exertedInk).toBe(0);
  });

  test.each(["ready", "ready-step"] as const)(
    "[CR 4.2.1.1b] does not ready what a prohibition to %s is about",
    (restriction) => {
      const frost = item("frost", {
        abilities: [
          standing({ where: { type: "character" } }, [{ fact: "restriction", restriction }]),
        ],
      });
      const at = table([...cards, frost], {
        seats: {
          host: { play: ["frost"] },
          away: { play: [tired, placed("lamp", { exerted: true })] },
        },
      });
      expect(dataOf(turns(at), "away", "hero").exerted).toBe(true);
      expect(dataOf(turns(at), "away", "lamp").exerted).toBe(false);
    },
  );

  test("[CR 4.2.1.1b] an effect readies in spite of the one, and not of the other", () => {
    const wake = action("wake", [
      { do: "ready", target: { pick: "all", where: { type: "character" } } },
    ]);
    const after = (restriction: "ready" | "ready-step") => {
      const frost = item("frost", {
        abilities: [
          standing({ where: { type: "character" } }, [{ fact: "restriction", restriction }]),
        ],
      });
      const seats = { host: { hand: ["wake"], play: ["frost", tired] } };
      return dataOf(
        plays(table([...cards, frost, wake], { seats }), "host", "wake"),
        "host",
        "hero",
      );
    };
    expect(after("ready").exerted).toBe(true);
    expect(after("ready-step").exerted).toBe(false);
  });
});

test("[CR 4.3.7.4] a move that costs nothing spends no ink", () => {
  const at = table(cards, { seats: { host: { play: ["hero", "mill"] } } });
  expect(types(moves(at, "host", "hero", "mill"))).not.toContain("INK_SPENT");
  const dear = table([cards[0] as never, location("mill", { moveCost: 2 })], {
    seats: { host: { play: ["hero", "mill"] } },
  });
  expect(moves(dear, "host", "hero", "mill").state.seats.host.exertedInk).toBe(2);
});
