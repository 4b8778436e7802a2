import { describe, expect, test } from "vitest";
import {
  draw,
  inAbility,
  inAction,
  inEffect,
  lamp,
  type Part,
} from "../../fixtures/faulty-cards.ts";

const self = { pick: "self" };
const it = { pick: "it" };
const chosen = (where: Part = { type: "character" }, more: Part = {}) => ({
  pick: "chosen",
  where,
  ...more,
});

describe("an effect", () => {
  test.each<[unknown, string]>([
    [{ do: "darw", amount: 1 }, "(draw?)"],
    [{ amount: 1 }, "do is missing"],
    [{ do: "draw" }, "amount is missing"],
    [{ do: "draw", count: 1 }, "amount is missing"],
    [{ do: "draw", amount: 0 }, "amount must be a whole number from 1 to 20, or something"],
    [{ do: "draw", amount: 1, who: "me" }, "who must be one of you, opponent, each"],
    [{ do: "draw", amount: 1, who: { seat: "host" } }, "who must be one of you, opponent, each"],
    [{ do: "banish", target: { pick: "choosen", where: {} } }, "(chosen?)"],
    [
      { do: "banish", target: chosen({}, { count: 9 }) },
      "count must be a whole number from 1 to 5",
    ],
    [{ do: "banish", target: chosen({}, { zone: "discard" }) }, "zone must be play here"],
    [
      { do: "banish", target: chosen({ type: "action" }) },
      "finds no actions: none is ever in play",
    ],
    [{ do: "banish", target: chosen({ type: "item", damaged: true }) }, "no card fits"],
    [{ do: "banish", target: chosen({ cost: {} }) }, "needs min or max"],
    [{ do: "banish", target: chosen({ cost: { min: 4, max: 3 } }) }, "must be at most max (3)"],
    [{ do: "banish", target: { pick: "the-other" } }, "there is no other card in quests"],
    [{ do: "banish", target: { pick: "those", as: "x" } }, 'nothing before this was chosen as "x"'],
    [
      { do: "deal-damage", amount: 1, target: chosen({ type: "item" }) },
      "this is about characters",
    ],
    [{ do: "exert", target: chosen({ type: "location" }) }, "finds locations; this is about"],
    [{ do: "ready", target: chosen({ classification: "Sailor", type: "item" }) }, "no card fits"],
    [
      { do: "return-to-hand", target: chosen({ damaged: true }, { zone: "discard" }) },
      "it says nothing of cards in a discard",
    ],
    [
      { do: "move-damage", amount: 1, from: { pick: "all", where: {} }, to: self },
      "must be one card",
    ],
    [
      { do: "move-damage", amount: 1, from: chosen({}, { count: 2 }), to: self },
      "must be one card",
    ],
    [{ do: "move-damage", amount: 1, from: self, to: self }, "must be another card"],
    [
      {
        do: "modify",
        stat: "strength",
        amount: 1,
        target: { pick: "all", where: { type: "location" } },
        duration: "turn",
      },
      "characters have that, not locations",
    ],
    [
      { do: "banish", target: chosen({ cost: { min: "9", max: 3 } }) },
      "min must be a whole number",
    ],
    [{ do: "later", at: "end-of-turn" }, "effects is missing"],
    [
      { do: "move-to-location", target: self, to: chosen({ type: "character" }) },
      "finds characters; this is about locations",
    ],
    [
      {
        do: "modify",
        stat: "strength",
        amount: 1,
        target: chosen({ type: "location" }),
        duration: "turn",
      },
      "characters have that, not locations",
    ],
    [
      { do: "modify", stat: "lore", amount: 0, target: self, duration: "turn" },
      "amount must not be 0",
    ],
    [
      { do: "modify", stat: "lore", amount: 1, target: self, duration: "this-turn" },
      "duration must be one of turn",
    ],
    [
      { do: "modify", stat: "lore", amount: 1, target: self, duration: "challenge" },
      "must not be challenge: when this is read there is none",
    ],
    [
      { do: "restrict", restriction: "gain-lore", target: self, duration: "turn" },
      "must be one of",
    ],
    [
      { do: "restrict-player", restriction: "gain-lore", who: "opponent", duration: "play" },
      "must not be play: it stands about no card",
    ],
    [
      { do: "grant-ability", target: self, duration: "turn", ability: { kind: "static" } },
      "ability.kind must not be static",
    ],
    [{ do: "grant-keyword", keyword: "boost", target: self, duration: "turn" }, "value is missing"],
    [
      { do: "put-into-inkwell", from: chosen(), exerted: true, who: "each" },
      "who must be left out: every card goes to its own player's inkwell",
    ],
    [{ do: "put-into-inkwell", from: "deck", exerted: true }, 'from must be "hand", "top-of-deck"'],
    [
      { do: "look-at-top", count: 2, take: { count: 3, to: "hand" }, rest: "top" },
      "take.count must be at most 2",
    ],
    [
      { do: "look-at-top", count: 2, take: { count: 1, to: "inkwell", reveal: true }, rest: "top" },
      "nobody sees what goes to the inkwell",
    ],
    [{ do: "play-free", from: "hand", where: { side: "yours" } }, "whose cards these are is clear"],
    [
      { do: "search", where: { exerted: true }, to: "hand" },
      "says nothing of cards in a hand or deck",
    ],
    [{ do: "choose-one", options: [[draw]] }, "needs two options"],
    [{ do: "may", effects: [] }, "effects must be a list with at least one entry"],
    [{ do: "pay", costs: [], effects: [draw] }, "costs must be a list with at least one entry"],
    [{ do: "if", condition: { turns: "yours" }, effects: [draw] }, "(turn?)"],
    [
      { do: "if", condition: { turn: "yours", lore: "you" }, effects: [draw] },
      "says two things at once: turn and lore",
    ],
    [
      { do: "if", condition: { log: "qested", of: "you", is: { min: 1 } }, effects: [draw] },
      "(quested?)",
    ],
    [
      { do: "reveal-top", where: {}, to: "hand", otherwise: "top", as: "x" },
      "as must be left out: only what is played",
    ],
    [{ do: "draw", amount: { result: "removed" } }, "nothing before this has removed anything"],
    [
      {
        do: "if",
        condition: { compare: { stat: "lore", of: chosen() }, is: { min: 1 } },
        effects: [draw],
      },
      "nobody is asked here",
    ],
    [{ do: "draw", amount: { counts: {} } }, "(count?)"],
    [{ do: "draw", amount: { count: {}, times: 0 } }, "times must be a whole number"],
    [
      { do: "whenever", when: { on: "quests" }, effects: [draw], duration: "until-its-next-turn" },
      "must be until-your-next-turn",
    ],
    [{ do: "later", at: "tomorrow", effects: [draw] }, "at must be one of end-of-turn"],
    [
      { do: "later", at: "end-of-turn", effects: [{ do: "banish", target: it }] },
      "no card that all",
    ],
    [7, "must be an effect, not 7"],
  ])("%j: %s", (effect, told) => {
    const faults = inEffect(effect);
    expect(faults).not.toHaveLength(0);
    expect(faults.join("\n")).toContain(told);
    expect(faults.length).toBeLessThanOrEqual(2);
  });

  test("speaks of what was chosen before, and of numbers left behind", () => {
    const wound = chosen({}, { as: "wounded" });
    const heal = { do: "remove-damage", amount: 2, upTo: true, target: wound };
    const later = {
      do: "later",
      at: "end-of-turn",
      effects: [{ do: "banish", target: { pick: "those", as: "wounded" } }],
    };
    expect(inAction(heal, { do: "draw", amount: { result: "removed" } }, later)).toEqual([]);
    expect(inAction(later, heal)[0]).toContain("nothing before this was chosen");
  });

  test("of an action is not about the action itself", () => {
    expect(inAction({ do: "banish", target: self })[0]).toContain("an action is never in play");
    expect(inAction({ do: "pay", costs: [{ pay: "exert" }], effects: [draw] })[0]).toContain(
      "the card is not in play",
    );
    expect(
      inAction({
        do: "whenever",
        when: { on: "quests", card: "this" },
        effects: [draw],
        duration: "turn",
      })[0],
    ).toContain("an action is never in play");
  });

  test("of an item does not hurt the item", () => {
    const hurt = {
      kind: "triggered",
      when: { on: "turn-starts" },
      effects: [{ do: "put-damage", amount: 1, target: self }],
    };
    expect(inAbility(hurt, lamp)[0]).toContain("and the card itself is an item");
  });

  test("reads what has happened where something has", () => {
    const back = { do: "deal-damage", amount: 1, target: { pick: "the-other" } };
    expect(inEffect(back, { on: "challenged", card: "this" })).toEqual([]);
    const strong = { do: "modify", stat: "strength", amount: 1, target: it, duration: "challenge" };
    expect(inEffect(strong, { on: "challenges", card: "this" })).toEqual([]);
    const out = { do: "banish", target: { pick: "challenger" } };
    expect(inEffect(out, { on: "banished", card: "this", inChallenge: true })).toEqual([]);
    expect(inAction(out)).toEqual([
      "[0].target.pick challenger needs a trigger: here nobody is challenging",
    ]);
    expect(inEffect({ do: "draw", amount: 1, who: "its-player" }, { on: "drawn" })).toHaveLength(1);
  });
});

describe("a trigger", () => {
  test.each<[Part, string]>([
    [{ on: "quest" }, "(quests?)"],
    [{}, "when.on is missing"],
    [{ on: "drawn", card: "this" }, "when.card must be left out: drawn is not about a card"],
    [{ on: "quests", other: {} }, "when.other must be left out: there is no other card in quests"],
    [{ on: "quests", inChallenge: true }, "when.inChallenge must be left out"],
    [{ on: "quests", byAction: true }, "when.byAction must be left out: it belongs to chosen"],
    [{ on: "quests", card: "this", side: "yours" }, 'when.side must be left out: card is "this"'],
    [{ on: "challenges", card: "this", other: "this" }, "when.other must not be"],
    [{ on: "quests", card: "that" }, 'when.card must be "this", or a filter'],
    [{ on: "quests", during: "mine" }, "when.during must be one of your-turn"],
  ])("%j: %s", (when, told) => {
    const faults = inAbility({ kind: "triggered", when, effects: [draw] });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(told);
  });
});

test("what has one fault is told it once", () => {
  expect(inEffect({ do: "later", at: "end-of-turn" })).toHaveLength(1);
  const cost = { min: "9", max: 3 };
  expect(inEffect({ do: "banish", target: chosen({ cost }) })).toHaveLength(1);
});

test("what an effect plays is not in play before the text is over", () => {
  const play = { do: "play-free", from: "hand", where: {}, as: "it" };
  const it = { pick: "those", as: "it" };
  const said = (effect: Part) => inAction(play, effect);
  expect(said({ do: "banish", target: it })).toEqual([
    expect.stringContaining('[1].target.as "it" enters play when all of this has been read'),
  ]);
  expect(said({ do: "ready", target: it })).toHaveLength(1);
  expect(said({ do: "later", at: "end-of-turn", effects: [{ do: "banish", target: it }] })).toEqual(
    [],
  );
  expect(said({ do: "draw", amount: { stat: "cost", of: it } })).toEqual([]);
});
