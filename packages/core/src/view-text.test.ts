import { describe, expect, test } from "vitest";
import { skirmish, someOptions } from "../fixtures/skirmish/index.ts";
import { createRandom } from "./random.ts";
import { started } from "./testkit/index.ts";
import { viewText } from "./view-text.ts";

describe("the text of a view", () => {
  test("[K11.6] is that of JSON.stringify, whatever was written before", () => {
    const random = createRandom(4);
    let { state } = started(skirmish, someOptions(random));
    for (let i = 0; i < 120 && state.outcome.status === "running"; i++) {
      for (const viewer of [...state.seating, "spectator", "referee"] as const) {
        const view = skirmish.mask(state, viewer);
        expect(viewText(view)).toBe(JSON.stringify(view));
      }
      const seat = random.pick(skirmish.actors(state));
      const { command } = random.pick(
        skirmish.legalMoves(state, seat).filter((move) => move.command.type !== "CONCEDE"),
      );
      const decision = skirmish.decide(state, seat, command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      state = decision.state;
    }
  });

  test("[K11.6] is JSON whatever seats and fields are called", () => {
    const view = skirmish.mask(started(skirmish, someOptions(createRandom(4))).state, "red");
    const named = 'Ada "the\\ant"';
    const odd = { ...view, zones: { [named]: view.zones.red }, game: { [named]: 1 } };
    expect(viewText(odd as never)).toBe(JSON.stringify(odd));
  });

  test("[K11.6] of a part that was written is not made again", () => {
    const { state } = started(skirmish, someOptions(createRandom(4)));
    const view = skirmish.mask(state, "red");
    const { cards } = view.zones.red.hand;
    expect(cards.length).toBeGreaterThan(2);
    const text = viewText(view);
    // Nobody may do this: it shows that the text is not made of it again.
    (cards as unknown[]).length = 0;
    expect(viewText(view)).toBe(text);
    expect(JSON.stringify(view)).not.toBe(text);
  });
});
