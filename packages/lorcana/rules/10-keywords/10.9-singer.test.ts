import { expect, test } from "vitest";
import { gain } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  card,
  character,
  dataOf,
  defsIn,
  keyword,
  song,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("tenor", { cost: 2, abilities: [keyword("singer", 5)] }),
  character("mime", { cost: 4 }),
  song("aria", [gain(1)], { cost: 5 }),
  song("opera", [gain(2)], { cost: 6 }),
  action("sweep", [
    {
      do: "return-to-hand",
      target: { pick: "all", where: { type: "character", cost: { max: 3 } } },
    },
  ]),
];

test("[CR 10.9.1] it sings a song that costs N, and none that costs more", () => {
  const at = table(cards, {
    seats: { host: { hand: ["aria", "opera"], play: ["tenor", "mime"], inkwell: [] } },
  });
  const tenor = inPlay(at, "host", "tenor");
  expect(offers(cards, at, "host", "PLAY_CARD")).toEqual([
    `PLAY_CARD ${card(at, "host", "hand", "aria")} singer=${tenor}`,
  ]);
  const after = plays(at, "host", "aria", `singer=${tenor}`);
  expect(lore(after)).toEqual([1, 0]);
  expect(dataOf(after, "host", "tenor").exerted).toBe(true);
});

test("[CR 10.9.3] for everything else it costs what it costs", () => {
  const at = table(cards, { seats: { host: { hand: ["tenor", "sweep"], play: ["mime"] } } });
  const played = plays(at, "host", "tenor");
  expect(played.state.seats.host.exertedInk).toBe(2);
  const after = plays(played, "host", "sweep");
  expect(defsIn(after, "host", "play")).toEqual(["mime"]);
});
