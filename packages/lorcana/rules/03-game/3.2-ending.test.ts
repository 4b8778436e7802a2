import { describe, expect, test } from "vitest";
import { draw, gain } from "../../fixtures/abilities.ts";
import { lore, plays, quests } from "../../fixtures/acts.ts";
import { match } from "../../fixtures/match.ts";
import { action, asked, character, table, when } from "../../fixtures/table.ts";

/** Two abilities to resolve when it quests, in the order its player likes. */
const pair = character("pair", {
  lore: 1,
  abilities: [when("quests", [gain(1)], "win"), when("quests", [draw(1)], "draw")],
});

describe("the end of the game", () => {
  test("[CR 3.2.1.1] with the lore to win it ends at once, and nothing waiting is resolved", () => {
    const at = table([pair], { seats: { host: { play: ["pair"], has: { lore: 18 } } } });
    const bag = quests(at, "host", "pair");
    expect(lore(bag)).toEqual([19, 0]);
    const over = bag.when("host", "CHOOSE_BAG_ENTRY 1").ended("lore", "host");
    expect(over.state.seats.host.hand).toEqual([]);
    for (const seat of ["host", "away"] as const) {
      for (const line of ["END_TURN", "CONCEDE", "CHOOSE_BAG_ENTRY 2"]) {
        over.when(seat, line).refused("game/over");
      }
      over.offered(seat);
    }
    over.when("referee", "TIMEOUT away").refused("game/over");
  });

  test("[CR 3.2.1.2] a failed draw ends it, the opponent has won, and nothing more is done", () => {
    const at = table([pair], { seats: { host: { play: ["pair"], deck: [], has: { lore: 18 } } } });
    const over = quests(at, "host", "pair")
      .when("host", "CHOOSE_BAG_ENTRY 2")
      .ended("deck-out", "away");
    // The other ability would have been the winning lore.
    expect(lore(over)).toEqual([19, 0]);
    over.when("away", "END_TURN").refused("game/over");
  });

  test("[CR 3.2.1.3a] who is left has won, whatever the lore", () => {
    const at = table([], { seats: { away: { deck: [], has: { lore: 19 } } } });
    at.when("host", "END_TURN").ended("deck-out", "host");
    at.when("away", "CONCEDE").ended("concede", "host");
  });

  test("[CR 3.2.1.3b] a player may concede at any time and loses", () => {
    const at = table([]);
    at.when("host", "CONCEDE").ended("concede", "away");
    at.when("away", "CONCEDE").ended("concede", "host");
    const ask = action("ask", [{ do: "may", effects: [gain(1)], who: "opponent" }]);
    const open = plays(table([ask], { seats: { host: { hand: ["ask"] } } }), "host", "ask");
    expect(asked(open)).toEqual(["away answer_may"]);
    open.when("host", "CONCEDE").ended("concede", "away");
    open.when("away", "CONCEDE").ended("concede", "host");
    match([], { chooser: "away" }).when("host", "CONCEDE").ended("concede", "away");
  });

  test("whose clock runs out loses, and only the referee says so", () => {
    const at = table([]);
    at.when("referee", "TIMEOUT away").ended("timeout", "host");
    at.when("host", "TIMEOUT away").refused("command/not-for-you");
  });
});
