import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import { begun, match } from "../../fixtures/match.ts";
import { action, asked, character, defsIn, item, table } from "../../fixtures/table.ts";

const counter = item("counter", { abilities: [whenever({ on: "drawn" }, [gain(1)])] });

describe("the Draw step", () => {
  test("[CR 4.2.3.1] takes the top card of one's own deck into one's hand", () => {
    const at = table([character("top"), character("next")], {
      seats: { away: { deck: ["top", "next"], hand: ["blank"] } },
    });
    const after = at.when("host", "END_TURN");
    expect(defsIn(after, "away", "hand")).toEqual(["blank", "top"]);
    expect(defsIn(after, "away", "deck")).toEqual(["next"]);
  });

  test("[CR 4.2.3.1a] several cards are drawn one by one, and each is a draw", () => {
    const feast = action("feast", [draw(3)]);
    const at = table([counter, feast], {
      seats: { host: { hand: ["feast"], play: ["counter"] }, away: { play: ["counter"] } },
    });
    const drawn = plays(at, "host", "feast");
    expect(asked(drawn)).toEqual(["host choose_bag_entry"]);
    expect(drawn.state.shared.bag).toHaveLength(3);
    const after = [1, 2].reduce(
      (now, entry) => now.when("host", `CHOOSE_BAG_ENTRY ${entry}`),
      drawn,
    );
    expect(lore(after)).toEqual([3, 0]);
  });

  test("[CR 4.2.3.1b] a card that comes into the hand otherwise was not drawn", () => {
    const fetch = action("fetch", [
      {
        do: "return-to-hand",
        target: { pick: "chosen", where: { type: "character" }, zone: "discard" },
      },
      {
        do: "look-at-top",
        count: 1,
        take: { count: 1, to: "hand" },
        rest: "top",
      },
    ]);
    const at = table([counter, fetch], {
      seats: { host: { hand: ["fetch"], play: ["counter"], discard: ["blank"] } },
    });
    const after = plays(at, "host", "fetch");
    expect(after.state.seats.host.hand).toHaveLength(2);
    expect(lore(after)).toEqual([0, 0]);
  });

  test("[CR 4.2.3.2a] there is none in the first turn of the game", () => {
    const first = begun(match());
    expect([first.state.shared.turnNumber, first.state.phase]).toEqual([1, "main"]);
    expect([hand(first, "host"), hand(first, "away")]).toEqual([7, 7]);
  });

  test("[CR 4.2.3.2b] in every other turn one card is drawn, by the active player", () => {
    const second = begun(match()).when("host", "END_TURN");
    expect([hand(second, "host"), hand(second, "away")]).toEqual([7, 8]);
    const third = second.when("away", "END_TURN");
    expect([hand(third, "host"), hand(third, "away")]).toEqual([8, 8]);
  });

  test("[CR 4.2.3.3] the Main Phase begins when what the draw triggered is resolved", () => {
    const omen = item("omen", {
      abilities: [whenever({ on: "drawn" }, [{ do: "may", effects: [gain(1)] }])],
    });
    const at = table([omen], { seats: { away: { play: ["omen"] } } });
    const drawn = at.when("host", "END_TURN");
    expect(asked(drawn)).toEqual(["away answer_may"]);
    expect(drawn.state.phase).toBe("beginning");
    drawn.when("away", "END_TURN").refused("prompt/answer-first");
    const after = drawn.when("away", "ANSWER_MAY yes");
    expect(after.state.phase).toBe("main");
    expect(lore(after)).toEqual([0, 1]);
  });
});

function hand({ state }: ReturnType<typeof table>, seat: "host" | "away"): number {
  return state.seats[seat].hand.length;
}
