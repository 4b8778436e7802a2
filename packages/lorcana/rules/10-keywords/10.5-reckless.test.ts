import type { CardSetup, Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { gain, standing, using } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays, quests, uses } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  character,
  dataOf,
  keyword,
  location,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Lorcana } from "../../src/types.ts";

type Setup = CardSetup<Lorcana>;

const cards = [
  character("hothead", {
    willpower: 9,
    abilities: [keyword("reckless"), using([{ pay: "exert" }], [gain(1)])],
  }),
  character("hasty", { willpower: 9, abilities: [keyword("reckless"), keyword("rush")] }),
  character("calm", { willpower: 9 }),
  character("bird", { willpower: 9, abilities: [keyword("evasive")] }),
  character("peacemaker", {
    abilities: [
      standing({ where: { type: "character", side: "opposing" } }, [
        { fact: "restriction", restriction: "challenge" },
      ]),
    ],
  }),
  location("harbour"),
  song("tune", [gain(2)]),
  action("taunt", [
    {
      do: "grant-keyword",
      keyword: "reckless",
      target: { pick: "chosen", where: { type: "character", side: "yours" } },
      duration: "turn",
    },
  ]),
];
const exerted = (def: string) => placed(def, { exerted: true });
const drying = (def: string) => placed(def, { drying: true });

/** Host, with these characters against those, tries to end the turn. */
function endsTurn(host: readonly Setup[], away: readonly Setup[]): Then<Lorcana> {
  const at = table(cards, { seats: { host: { play: host }, away: { play: away } } });
  return at.when("host", "END_TURN");
}

test("[CR 10.5.2] it cannot quest, and one that was given it cannot either", () => {
  const at = table(cards, { seats: { host: { hand: ["taunt"], play: ["hothead", "calm"] } } });
  quests(at, "host", "hothead").refused("quest/reckless");
  const taunted = plays(at, "host", "taunt").when(
    "host",
    `CHOOSE_CARDS ${inPlay(at, "host", "calm")}`,
  );
  quests(taunted, "host", "calm").refused("quest/reckless");
  expect(offers(cards, at, "host", "QUEST")).toEqual([`QUEST ${inPlay(at, "host", "calm")}`]);
  expect(offers(cards, taunted, "host", "QUEST")).toEqual([]);
});

describe("the end of the turn", () => {
  test("[CR 10.5.3a] is refused while it is ready and an exerted opposing character is there", () => {
    endsTurn(["hothead"], [exerted("calm")]).refused("turn/reckless");
    expect(endsTurn(["calm"], [exerted("calm")]).state.shared.turnSeat).toBe("away");
  });

  test("[CR 10.5.3b] is refused while an opposing location is there", () => {
    endsTurn(["hothead"], ["harbour"]).refused("turn/reckless");
  });

  test.each<[string, readonly Setup[]]>([
    ["characters are ready", ["calm"]],
    ["the only exerted one is evasive", [exerted("bird")]],
    ["there is nobody", []],
  ])("[CR 10.5.3c] is allowed if %s", (_why, away) => {
    expect(endsTurn(["hothead"], away).state.shared.turnSeat).toBe("away");
  });

  test("[CR 10.5.3c] is allowed if its own location is all there is to see", () => {
    expect(endsTurn(["hothead", "harbour"], []).state.shared.turnSeat).toBe("away");
  });

  test("[CR 10.5.3d] is allowed while it is drying, and refused if it has Rush", () => {
    expect(endsTurn([drying("hothead")], [exerted("calm")]).state.shared.turnSeat).toBe("away");
    endsTurn([drying("hasty")], [exerted("calm")]).refused("turn/reckless");
  });

  test("[CR 10.5.3d] is allowed if an effect keeps it from challenging", () => {
    const after = endsTurn(["hothead"], [exerted("calm"), "peacemaker"]);
    expect(after.state.shared.turnSeat).toBe("away");
  });

  test("[CR 10.5.3e] is allowed if it is exerted", () => {
    expect(endsTurn([exerted("hothead")], [exerted("calm")]).state.shared.turnSeat).toBe("away");
  });
});

describe("exerted for something else", () => {
  const at = table(cards, {
    seats: { host: { hand: ["tune"], play: ["hothead"] }, away: { play: [exerted("calm")] } },
  });

  test("[CR 10.5.5a] it uses an exert ability, and the turn can end", () => {
    const after = uses(at, "host", "hothead");
    expect(lore(after)).toEqual([1, 0]);
    expect(dataOf(after, "host", "hothead").exerted).toBe(true);
    expect(after.when("host", "END_TURN").state.shared.turnSeat).toBe("away");
  });

  test("[CR 10.5.5b] it sings a song, and the turn can end", () => {
    const after = plays(at, "host", "tune", `singer=${inPlay(at, "host", "hothead")}`);
    expect(lore(after)).toEqual([2, 0]);
    expect(after.when("host", "END_TURN").state.shared.turnSeat).toBe("away");
  });
});
