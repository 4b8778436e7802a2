import { describe, expect, test } from "vitest";
import { draw } from "../../fixtures/abilities.ts";
import { plays, quests } from "../../fixtures/acts.ts";
import { asked, character, defsIn, table, when } from "../../fixtures/table.ts";

describe("playing cards", () => {
  test("[CR 1.5.1] is the active player's alone, and only while nothing is waiting", () => {
    const guide = character("guide", {
      abilities: [when("quests", [{ do: "may", effects: [draw(1)] }])],
    });
    const at = table([guide], {
      seats: { host: { hand: ["blank"], play: ["guide"] }, away: { hand: ["blank"] } },
    });
    plays(at, "away", "blank").refused("turn/not-yours");
    at.offered("away");
    const open = quests(at, "host", "guide");
    expect(asked(open)).toEqual(["host answer_may"]);
    plays(open, "host", "blank").refused("prompt/answer-first");
    plays(open, "away", "blank").refused("prompt/others-decide");
    const over = plays(open.when("host", "ANSWER_MAY no"), "host", "blank");
    expect(defsIn(over, "host", "play")).toEqual(["guide", "blank"]);
  });
});
