import { revive } from "@tcg/core";
import { expect, test } from "vitest";
import { draw, gain } from "../../fixtures/abilities.ts";
import { plays } from "../../fixtures/acts.ts";
import { action, asked, character, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../cards.ts";

const hurt = placed("hero", { damage: 2 });
const heal = (more: object = {}): Effect => ({
  do: "remove-damage",
  amount: 2,
  upTo: true,
  target: { pick: "all", where: { type: "character" } },
  ...more,
});

test.each<[string, Effect, string[], string[]]>([
  ["a mode", { do: "choose-one", options: [[draw(1)], [gain(1)]] }, ["about", "options"], []],
  ["a player", { do: "draw", amount: 1, who: "chosen-player" }, ["about", "options"], []],
  ["how much", heal(), ["max", "min"], ["hero"]],
  ["how much of several", heal(), ["max", "min", "of"], ["hero", "hero"]],
])("a question about %s says what it is about and nothing else", (_, effect, says, play) => {
  const at = table([character("hero"), action("deed", [effect])], {
    seats: { host: { hand: ["deed"], play: play.map(() => hurt) } },
  });
  const { state } = plays(at, "host", "deed");
  expect(asked({ state })).toHaveLength(1);
  const fields = Object.keys(state.prompts[0] ?? {});
  expect(fields.sort()).toEqual(["key", "kind", "seat", "task", ...says].sort());
  // What is kept of a match is JSON, which has no undefined.
  expect(revive(JSON.parse(JSON.stringify(state)) as typeof state)).toStrictEqual(state);
});
