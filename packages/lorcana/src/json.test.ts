import { revive } from "@tcg/core";
/** Everything that is kept is JSON: what is not said is not there, and is not there as nothing. */
import { expect, test } from "vitest";
import { draw, gain, using, whenever } from "../fixtures/abilities.ts";
import { chooses, plays, uses } from "../fixtures/acts.ts";
import { action, card, character, item, placed, table } from "../fixtures/table.ts";
import type { Effect } from "./cards.ts";

const target = { pick: "all", where: { type: "character" } } as const;
const chosen = { pick: "chosen", where: { type: "character" } } as const;
const cards = [character("hero", { willpower: 9 }), item("lamp")];

function isKept(at: ReturnType<typeof table>): void {
  expect(revive(JSON.parse(JSON.stringify(at.state)) as typeof at.state)).toStrictEqual(at.state);
  for (const event of at.events) expect(JSON.parse(JSON.stringify(event))).toStrictEqual(event);
}

test.each<Effect>([
  { do: "grant-keyword", keyword: "rush", target, duration: "turn" },
  { do: "grant-keyword", keyword: "resist", value: 1, target, duration: "turn" },
  { do: "reduce-cost", amount: 1 },
  { do: "reduce-cost", amount: 1, where: { type: "item" }, next: true },
  { do: "more-inkings", amount: 1 },
  { do: "banish", target },
  { do: "banish", target: { pick: "all", where: { type: "item" } } },
  { do: "draw", amount: { count: { type: "item" } } },
  { do: "banish", target: chosen },
  { do: "banish", target: { ...chosen, as: "it" } },
  { do: "deal-damage", amount: 1, target },
  { do: "remove-damage", amount: 1, upTo: true, target: chosen },
  { do: "remove-damage", amount: 1, upTo: true, target },
  { do: "return-to-hand", target },
  { do: "put-on-deck", target, place: "top" },
  { do: "put-on-deck", target: chosen, place: "bottom" },
  { do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "top" },
  { do: "look-at-top", count: 3, take: { count: 1, to: "hand", reveal: true }, rest: "top" },
  { do: "choose-discard" },
  { do: "choose-one", options: [[gain(1)], [draw(1)]] },
  { do: "later", at: "end-of-turn", effects: [gain(1)] },
  { do: "whenever", when: { on: "quests" }, effects: [gain(1)], duration: "turn" },
])("after %j", (effect) => {
  const procedure = action("deed", [effect]);
  const hurt = placed("hero", { damage: 1 });
  const at = table([...cards, procedure], {
    seats: { host: { hand: ["deed"], play: [hurt, hurt] }, away: { hand: ["hero", "lamp"] } },
  });
  const after = plays(at, "host", "deed");
  isKept(after);
  const [prompt] = after.state.prompts;
  if (prompt?.kind !== "choose_cards") return;
  if (prompt.pool.from === "play") {
    isKept(chooses(after, "host", card(after, "host", "play", "hero")));
  } else if (prompt.pool.from === "their-hand") {
    isKept(chooses(after, "host", card(after, "away", "hand", "lamp")));
  }
});

test("after costs are paid, and what is triggered waits", () => {
  const pump = item("pump", {
    abilities: [
      using(
        [
          { pay: "discard", count: 1 },
          { pay: "ink", amount: 1 },
        ],
        [gain(1)],
      ),
      whenever({ on: "lore-gained" }, [{ do: "may", effects: [draw(1)] }]),
    ],
  });
  const at = table([...cards, pump], {
    seats: { host: { hand: ["hero", "lamp"], play: ["pump"] } },
  });
  const paying = uses(at, "host", "pump");
  isKept(paying);
  isKept(chooses(paying, "host", card(paying, "host", "hand", "lamp")));
});
