/** CR 7.4.1: the second time in a turn; abilities made for the cards that a text has chosen. */
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import {
  challenges,
  chooses,
  goesRound,
  inks,
  inPlay,
  lore,
  plays,
  quests,
} from "../../fixtures/acts.ts";
import { action, character, defsIn, item, keyword, placed, table } from "../../fixtures/table.ts";
import type { Trigger } from "../../src/cards.ts";

const nothing = action("nothing", [gain(0)]);

describe("[CR 7.4.1c] the second time in a turn", () => {
  const watching = (when: Trigger) =>
    character("clerk", { abilities: [whenever(when, [gain(1)])] });
  const second = { on: "played", card: { type: "action", side: "yours" }, nth: 2 } as const;

  test("the second action, neither the first nor the third, and anew each turn", () => {
    const cards = [watching(second), nothing, item("cup")];
    const at = table(cards, {
      seats: {
        host: { hand: ["nothing", "nothing", "nothing", "nothing", "cup"], play: ["clerk"] },
      },
    });
    const one = plays(plays(at, "host", "nothing"), "host", "cup");
    expect(lore(one)).toEqual([0, 0]);
    const two = plays(one, "host", "nothing");
    expect(lore(two)).toEqual([1, 0]);
    expect(lore(plays(two, "host", "nothing"))).toEqual([1, 0]);
    expect(lore(plays(goesRound(two), "host", "nothing"))).toEqual([1, 0]);
  });

  test("who comes between the two sees the second", () => {
    const cards = [watching({ ...second, card: { type: "character", side: "yours" } })];
    const at = table(cards, { seats: { host: { hand: ["blank", "clerk", "blank"] } } });
    // The clerk is the second itself.
    expect(lore(plays(plays(at, "host", "blank"), "host", "clerk"))).toEqual([1, 0]);
    const late = plays(plays(at, "host", "clerk"), "host", "blank");
    expect(lore(late)).toEqual([1, 0]);
  });

  test("of several that one effect draws, that one", () => {
    const cards = [watching({ on: "drawn", nth: 2 }), action("read", [draw(3)])];
    const at = table(cards, { seats: { host: { hand: ["read"], play: ["clerk"] } } });
    expect(lore(plays(at, "host", "read"))).toEqual([1, 0]);
  });

  test("of cards put into the inkwell", () => {
    const fill = action("fill", [
      { do: "put-into-inkwell", from: "top-of-deck", exerted: true },
      { do: "put-into-inkwell", from: "top-of-deck", exerted: true },
    ]);
    const cards = [watching({ on: "inked", nth: 2 }), fill];
    const at = table(cards, { seats: { host: { hand: ["fill", "blank"], play: ["clerk"] } } });
    expect(lore(plays(at, "host", "fill"))).toEqual([1, 0]);
    expect(lore(plays(inks(at, "host", "blank"), "host", "fill"))).toEqual([1, 0]);
  });
});

describe("[CR 7.4.1d] whenever they do so this turn", () => {
  const goad = action("goad", [
    {
      do: "modify",
      stat: "strength",
      amount: 1,
      target: { pick: "chosen", where: { type: "character", side: "yours" }, as: "that" },
      duration: "turn",
    },
    {
      do: "whenever",
      when: { on: "challenges", those: "that" },
      effects: [draw(1)],
      duration: "turn",
    },
  ]);
  const cards = [goad, character("fox"), character("hen", { willpower: 9 })];
  const at = table(cards, {
    seats: {
      host: { hand: ["goad"], play: ["fox", "hen"] },
      away: { play: [placed("hen", { exerted: true })] },
    },
  });
  const goaded = chooses(plays(at, "host", "goad"), "host", inPlay(at, "host", "fox"));

  test("the one that was chosen", () => {
    expect(defsIn(challenges(goaded, "host", "fox", "hen"), "host", "hand")).toEqual(["blank"]);
  });

  test("nobody else", () => {
    expect(defsIn(challenges(goaded, "host", "hen", "hen"), "host", "hand")).toEqual([]);
  });
});

test("[CR 10.11.1d] chosen for Support, and for nothing else", () => {
  const coach = character("coach", {
    abilities: [
      whenever({ on: "chosen", card: { type: "character", side: "yours" }, bySupport: true }, [
        gain(5),
      ]),
    ],
  });
  const aid = character("aid", { abilities: [keyword("support")] });
  const tap = action("tap", [
    { do: "ready", target: { pick: "chosen", where: { type: "character", name: "aid" } } },
  ]);
  const at = table([coach, aid, tap], {
    seats: { host: { hand: ["tap"], play: ["coach", "aid"] } },
  });
  expect(lore(plays(at, "host", "tap"))).toEqual([0, 0]);
  expect(lore(quests(at, "host", "aid").when("host", "ANSWER_MAY no"))).toEqual([1, 0]);
  expect(lore(quests(at, "host", "aid").when("host", "ANSWER_MAY yes"))).toEqual([6, 0]);
});
