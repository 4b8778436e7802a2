import { describe, expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { inks, lore, moves, plays, quests, uses } from "../../fixtures/acts.ts";
import { asked, character, item, location, table } from "../../fixtures/table.ts";

describe("the Main Phase", () => {
  test("[CR 4.3.2] turn actions come in any order, and again and again", () => {
    const well = item("well", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])] });
    const at = table([well, location("pier"), character("walker")], {
      seats: {
        host: { hand: ["blank", "blank"], play: ["well", "pier", "walker", "walker"] },
      },
    });
    const quested = quests(at, "host", "walker");
    const used = uses(uses(quested, "host", "well"), "host", "well");
    const after = inks(
      plays(moves(used, "host", "walker", "pier"), "host", "blank"),
      "host",
      "blank",
    );
    // 1 from the quest, 2 from the well; the sixth ink card is there and ready.
    expect(lore(after)).toEqual([3, 0]);
    expect(after.state.seats.host.exertedInk).toBe(5);
    expect(after.state.seats.host.inkwell).toHaveLength(6);
  });

  test("[CR 4.3.2] each is finished, its bag too, before the next", () => {
    const guide = character("guide", {
      abilities: [whenever({ on: "quests", card: "this" }, [{ do: "may", effects: [gain(1)] }])],
    });
    const at = table([guide, character("walker")], {
      seats: { host: { hand: ["blank"], play: ["guide", "walker"] } },
    });
    const open = quests(at, "host", "guide");
    expect(asked(open)).toEqual(["host answer_may"]);
    quests(open, "host", "walker").refused("prompt/answer-first");
    open.offered("host", "ANSWER_MAY no", "ANSWER_MAY yes");
    const after = quests(open.when("host", "ANSWER_MAY yes"), "host", "walker");
    expect(lore(after)).toEqual([3, 0]);
  });
});
