import { expect, test } from "vitest";
import { challenges, inPlay, plays } from "../../fixtures/acts.ts";
import { factsOf, offers } from "../../fixtures/sight.ts";
import { action, character, dataOf, defsIn, keyword, placed, table } from "../../fixtures/table.ts";

const cards = [
  character("scout", { willpower: 9, abilities: [keyword("alert")] }),
  character("walker", { willpower: 9 }),
  character("bird", { willpower: 9, abilities: [keyword("evasive")] }),
  character("bird-guard", { willpower: 9, abilities: [keyword("evasive"), keyword("bodyguard")] }),
  action("net", [
    { do: "banish", target: { pick: "all", where: { type: "character", keyword: "evasive" } } },
  ]),
];
const exerted = (def: string) => placed(def, { exerted: true });

test("[CR 10.14.1] it challenges evasive characters that are exerted, and others", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["scout"] },
      away: { play: [exerted("bird"), "bird", exerted("walker"), "walker"] },
    },
  });
  const scout = inPlay(at, "host", "scout");
  const [bird, , walker] = at.state.seats.away.play;
  expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
    `CHALLENGE ${scout} ${bird}`,
    `CHALLENGE ${scout} ${walker}`,
  ]);
});

test("[CR 10.14.1] an evasive bodyguard must be challenged first by it", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["scout", "walker"] },
      away: { play: [exerted("bird-guard"), exerted("walker")] },
    },
  });
  expect(offers(cards, at, "host", "CHALLENGE")).toEqual([
    `CHALLENGE ${inPlay(at, "host", "scout")} ${inPlay(at, "away", "bird-guard")}`,
    `CHALLENGE ${inPlay(at, "host", "walker")} ${inPlay(at, "away", "walker")}`,
  ]);
});

test("[CR 10.14.3] it has not got Evasive: anyone can challenge it, and nothing finds it evasive", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["net"], play: ["walker", "bird"] },
      away: { play: [exerted("scout")] },
    },
  });
  expect(factsOf(cards, at, "away", "scout").keywords).toEqual(["alert"]);
  expect(dataOf(challenges(at, "host", "walker", "scout"), "away", "scout").damage).toBe(2);
  const after = plays(at, "host", "net");
  expect(defsIn(after, "away", "play")).toEqual(["scout"]);
  expect(defsIn(after, "host", "play")).toEqual(["walker"]);
});
