import { describe, expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { item, location, table } from "../../fixtures/table.ts";

const clock = item("clock", {
  abilities: [
    whenever({ on: "turn-starts", side: "any" }, [gain(1)]),
    whenever({ on: "turn-ends", side: "any" }, [gain(1)]),
  ],
});

describe("a turn", () => {
  test("[CR 4.1.1] goes through Ready, Set and Draw, then Main, then End of Turn", () => {
    const at = table([clock, location("mill", { lore: 2 })], {
      seats: { host: { play: ["clock"] }, away: { play: ["mill"], has: { exertedInk: 2 } } },
    });
    const after = at.when("host", "END_TURN");
    after.then(
      { type: "PHASE_CHANGED", phase: "end" },
      { type: "TURN_ENDING", seat: "host" },
      { type: "TURN_ENDED", seat: "host" },
      { type: "TURN_STARTED", seat: "away", turn: 6 },
      { type: "PHASE_CHANGED", phase: "beginning" },
      { type: "ALL_READIED", seat: "away" },
      { type: "TURN_BEGINS", seat: "away" },
      { type: "LORE_CHANGED", seat: "away", why: "location" },
      { type: "LORE_CHANGED", seat: "host", why: "effect" },
      { type: "CARD_DRAWN", seat: "away", why: "turn" },
      { type: "PHASE_CHANGED", phase: "main" },
    );
    expect(after.state.phase).toBe("main");
    expect(after.state.shared.turnSeat).toBe("away");
  });
});
