import { expect, test } from "vitest";
import { challenges, inPlay, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  character,
  dataOf,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("bird", { willpower: 9, abilities: [keyword("evasive")] }),
  character("walker", { willpower: 9 }),
  location("harbour"),
  action("wings", [
    {
      do: "grant-keyword",
      keyword: "evasive",
      target: { pick: "chosen", where: { type: "character", side: "yours" } },
      duration: "turn",
    },
  ]),
];
const exerted = (def: string) => placed(def, { exerted: true });

test("[CR 10.4.1] only who has Evasive too can challenge it, and is free to challenge others", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["walker", "bird"] },
      away: { play: [exerted("bird"), exerted("walker"), "harbour"] },
    },
  });
  const [walker, bird] = [inPlay(at, "host", "walker"), inPlay(at, "host", "bird")];
  const [theirBird, theirWalker, harbour] = [
    inPlay(at, "away", "bird"),
    inPlay(at, "away", "walker"),
    inPlay(at, "away", "harbour"),
  ];
  expect(offers(cards, at, "host", "CHALLENGE")).toEqual(
    [
      `CHALLENGE ${walker} ${theirWalker}`,
      `CHALLENGE ${walker} ${harbour}`,
      `CHALLENGE ${bird} ${theirBird}`,
      `CHALLENGE ${bird} ${theirWalker}`,
      `CHALLENGE ${bird} ${harbour}`,
    ].sort(),
  );
  challenges(at, "host", "walker", "bird").refused("challenge/evasive");
  expect(dataOf(challenges(at, "host", "bird", "bird"), "away", "bird").damage).toBe(2);
});

test("[CR 10.4.1] Evasive that was given serves as well", () => {
  const at = table(cards, {
    seats: { host: { hand: ["wings"], play: ["walker"] }, away: { play: [exerted("bird")] } },
  });
  const after = challenges(plays(at, "host", "wings"), "host", "walker", "bird");
  expect(dataOf(after, "away", "bird").damage).toBe(2);
});
