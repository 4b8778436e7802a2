import { expect, test } from "vitest";
import { draw } from "../../fixtures/abilities.ts";
import { challenges, chooses, inPlay, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  defsIn,
  keyword,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("warded", { willpower: 9, abilities: [keyword("ward")] }),
  character("plain", { willpower: 9 }),
  action("poke", [
    { do: "deal-damage", amount: 1, target: { pick: "chosen", where: { type: "character" } } },
  ]),
  action("blast", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { type: "character" } } },
  ]),
  action("either", [
    {
      do: "choose-one",
      options: [
        [
          {
            do: "banish",
            target: { pick: "chosen", where: { type: "character", side: "opposing" } },
          },
        ],
        [draw(1)],
      ],
    },
  ]),
];

test("[CR 10.13.1a] it is not among an opponent's choices, and to name it is refused", () => {
  const at = table(cards, {
    seats: { host: { hand: ["poke"], play: ["plain"] }, away: { play: ["warded", "plain"] } },
  });
  const asking = plays(at, "host", "poke");
  asking.offered(
    "host",
    `CHOOSE_CARDS ${inPlay(at, "host", "plain")}`,
    `CHOOSE_CARDS ${inPlay(at, "away", "plain")}`,
  );
  chooses(asking, "host", inPlay(at, "away", "warded")).refused("choice/not-offered");
});

test("[CR 10.13.1a] with nobody else to choose, a mode that chooses is no choice either", () => {
  const at = table(cards, {
    seats: { host: { hand: ["either"] }, away: { play: ["warded"] } },
  });
  const after = plays(at, "host", "either");
  expect(asked(after)).toEqual([]);
  expect(after.state.seats.host.hand).toHaveLength(1);
  expect(defsIn(after, "away", "play")).toEqual(["warded"]);
});

test("[CR 10.13.1b] its own player can choose it", () => {
  const at = table(cards, {
    seats: { host: { hand: ["poke"], play: ["warded"] }, away: { play: ["plain"] } },
  });
  const asking = plays(at, "host", "poke");
  asking.offered(
    "host",
    `CHOOSE_CARDS ${inPlay(at, "host", "warded")}`,
    `CHOOSE_CARDS ${inPlay(at, "away", "plain")}`,
  );
  const after = chooses(asking, "host", inPlay(at, "host", "warded"));
  expect(dataOf(after, "host", "warded").damage).toBe(1);
});

test("[CR 10.13.1c] it can be challenged", () => {
  const at = table(cards, {
    seats: { host: { play: ["plain"] }, away: { play: [placed("warded", { exerted: true })] } },
  });
  expect(dataOf(challenges(at, "host", "plain", "warded"), "away", "warded").damage).toBe(2);
});

test("[CR 10.13.3] what chooses nothing meets it", () => {
  const at = table(cards, {
    seats: { host: { hand: ["blast"] }, away: { play: ["warded", "plain"] } },
  });
  const after = plays(at, "host", "blast");
  expect(dataOf(after, "away", "warded").damage).toBe(1);
  expect(dataOf(after, "away", "plain").damage).toBe(1);
});
