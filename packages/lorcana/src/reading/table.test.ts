import { expect, test } from "vitest";
import { card, character, placed, table } from "../../fixtures/table.ts";
import { damageOn } from "./table.ts";

test("damage lies on cards in play, and on no others", () => {
  const at = table([character("hero")], {
    seats: { host: { hand: ["hero"], play: [placed("hero", { damage: 2 })] } },
  });
  expect(damageOn(at.state, card(at, "host", "play", "hero"))).toBe(2);
  expect(damageOn(at.state, card(at, "host", "hand", "hero"))).toBe(0);
});
