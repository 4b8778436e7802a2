import { createRandom, type MaskedEvent } from "@tcg/core";
import { type CardNames, capital, emptyLog, endingText, tell } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import {
  cafeteriaDeck,
  cliqueDeck,
  exampleGame,
  exampleTable,
} from "../../fixtures/examples/index.ts";
import { ENDINGS } from "../vocabulary.ts";
import { lunchTableWords } from "./index.ts";

const host = { viewer: "host", seating: ["host", "away"] };
const names: CardNames = { face: (def) => ({ name: capital(def) }) };
const told = (...events: readonly MaskedEvent[]): string[] =>
  tell(lunchTableWords, emptyLog, events, host, names).lines.map(({ text }) => text);

const memo = { card: "c1", def: "memo" };
const veto = { card: "c2", def: "veto" };
const kid = { card: "c3", def: "kid" };
const was = { ...kid, controller: "away", vice: 3, position: "attack" };
const moved = (of: { card: string; def: string }, zone: string) => ({
  card: of.card,
  as: `${of.card}0`,
  def: of.def,
  from: { seat: "away", zone },
  to: { seat: "away", zone: "graveyard" },
});
const activated = (source: object) => ({ type: "EFFECT_ACTIVATED", seat: "away", source });
const linked = (source: object) => ({ type: "CHAIN_LINK_ADDED", link: { source, negated: false } });
/** Memo is on the chain alone and resolves. */

describe("a chain", () => {
  test("is told link by link, with who answers what, who negates what and what does nothing", () => {
    expect(
      told(
        activated(memo),
        linked(memo),
        { type: "TRAP_ACTIVATED", seat: "host", change: { card: "c2", def: "veto" } },
        linked(veto),
        { type: "CHAIN_RESOLVING", links: 2 },
        { type: "CHAIN_LINK_NEGATED", index: 0, source: memo, negatedBy: veto },
        { type: "CHAIN_LINK_RESOLVED", index: 1, source: veto },
        { type: "CHAIN_LINK_RESOLVED", index: 0, source: memo },
        { type: "CHAIN_RESOLVED" },
      ),
    ).toEqual([
      "The opponent uses the effect of Memo",
      "You activate Veto in response to Memo",
      "The chain of 2 resolves, Veto first",
      "Veto negates Memo",
      "Memo, negated, does nothing",
    ]);
  });

  test("names the link that goes on", () => {
    const lines = told(
      linked(memo),
      linked(veto),
      { type: "CHAIN_RESOLVING", links: 2 },
      { type: "CHAIN_LINK_RESOLVED", index: 1, source: veto },
      { type: "TARGETS_LOST", index: 0, source: memo, targets: [[]] },
    );
    expect(lines.slice(1)).toEqual(["Then Memo resolves", "Memo has lost its target"]);
  });
});

describe("a cost", () => {
  // biome-ignore format: a row of the table is a line
  test.each([
    [{ type: "CLOUT_CHANGED", seat: "away", amount: -2, clout: 3 }, "The opponent pays 2 clout for Memo and has 3"],
    [{ type: "LP_CHANGED", seat: "host", amount: -500, lifePoints: 700 }, "You pay 500 life for Memo and have 700"],
    [{ type: "HAND_DISCARDED", seat: "away", change: moved(kid, "hand") }, "The opponent discards Kid for Memo"],
    [{ type: "TRIBUTE_PAID", seat: "away", was, change: moved(kid, "board") }, "The opponent tributes Kid for Memo"],
    [{ type: "CARD_BANISHED", was, change: moved(kid, "board") }, "Kid is banished for Memo"],
    [{ type: "VICE_COUNTER_ADDED", card: "c1", count: 1, vice: 2 }, "Memo gets 1 vice for its own effect and has 2"],
  ])("%j is told with what it is paid for", (event, text) => {
    const cost = { ...event, why: "cost", source: memo };
    expect(told(activated(memo), cost)).toEqual(["The opponent uses the effect of Memo", text]);
  });
});

describe("a card that leaves", () => {
  const graveyard = (reason: string) => ({
    type: "CARD_TO_GRAVEYARD",
    reason,
    was: null,
    change: moved(kid, "deck"),
  });
  const destroyed = { type: "CARD_DESTROYED", was };
  // biome-ignore format: a row of the table is a line
  test.each([
    [{ ...destroyed, by: "battle", source: memo }, "Kid is destroyed in battle by Memo"],
    [{ ...destroyed, by: "effect", source: veto }, "Kid is destroyed by Veto"],
    [{ ...destroyed, by: "effect", source: null }, "Kid is destroyed because its stereotype has left"],
    [{ ...destroyed, by: "effect", source: null, lost: { ...memo, how: "left" } }, "Kid is destroyed because Memo has left"],
    [{ ...destroyed, by: "effect", source: null, lost: { ...memo, how: "face_down" } }, "Kid is destroyed because Memo is no longer face-up"],
    [{ type: "HAND_DISCARDED", seat: "away", why: "hand_limit", change: moved(kid, "hand") }, "The opponent discards Kid down to the hand limit"],
    [graveyard("milled"), "Kid is milled"],
    [graveyard("replaced"), "Kid makes room and goes to the graveyard"],
    [graveyard("no_slot"), "Kid finds no free slot and goes to the graveyard"],
    [{ type: "BREAKDOWN_TRIGGERED", was }, "Kid breaks down with 3 vice"],
    [graveyard("destroyed"), undefined],
    [graveyard("resolved"), undefined],
    [graveyard("negated"), undefined],
    [graveyard("breakdown"), undefined],
  ])("%j: %s", (event, text) => {
    expect(told(event as MaskedEvent)).toEqual(text === undefined ? [] : [text]);
  });

  // biome-ignore format: a row of the table is a line
  test.each([
    [graveyard("milled"), "Kid is milled by Memo"],
    [graveyard("effect"), "Kid is sent to the graveyard by Memo"],
    [{ type: "CARD_BANISHED", was, change: moved(kid, "board") }, "Kid is banished by Memo"],
    [{ type: "CARD_TO_HAND", was, change: { ...moved(kid, "board"), to: { seat: "away", zone: "hand" } } }, "Kid is returned to the opponent's hand by Memo"],
    [{ type: "CARD_TO_HAND", was: null, change: { from: { seat: "host", zone: "deck" }, to: { seat: "host", zone: "hand" } } }, "A card goes from your deck to your hand through Memo"],
    [{ type: "HAND_DISCARDED", seat: "host", why: "effect", change: moved(kid, "hand") }, "You discard Kid through Memo"],
  ])("%j by an effect: %s", (event, text) => {
    expect(told({ why: "effect", ...event, source: memo } as MaskedEvent)).toEqual([text]);
  });
});

describe("numbers", () => {
  const life = { type: "LP_CHANGED", seat: "host", amount: -300, lifePoints: 700 };
  test("are told with what they come from", () => {
    expect(told({ ...life, why: "damage", source: memo })).toEqual([
      "You lose 300 life to Memo and have 700",
    ]);
    expect(told({ ...life, why: "attrition" })).toEqual([
      "You lose 300 life to attrition and have 700",
    ]);
    const gained = { ...life, seat: "away", why: "heal", amount: 300, source: memo };
    expect(told(gained)).toEqual(["The opponent gains 300 life from Memo and has 700"]);
    const clout = { type: "CLOUT_CHANGED", seat: "host", amount: 1, clout: 2 };
    expect(told({ ...clout, why: "turn" })).toEqual(["You gain 1 clout and have 2"]);
    expect(told({ ...clout, why: "effect", source: memo })).toEqual([
      "You gain 1 clout from Memo and have 2",
    ]);
    const vice = { type: "VICE_COUNTER_ADDED", card: "c3", count: 1, vice: 2 };
    expect(told({ type: "X", was }, { ...vice, why: "effect", source: memo })).toEqual([
      "Kid gets 1 vice from Memo and has 2",
    ]);
  });
});

test("a summon is told before its tributes, which are told with it", () => {
  const tribute = { type: "TRIBUTE_PAID", seat: "away", was, change: moved(kid, "board") };
  const boss = { card: "c8", as: "c9", def: "boss", data: { position: "attack" } };
  const summoned = { type: "NORMAL_SUMMONED", seat: "away", change: boss };
  expect(told(tribute, summoned)).toEqual([
    "The opponent summons Boss in attack position",
    "The opponent tributes Kid for Boss",
  ]);
  const set = { type: "MONSTER_SET", seat: "away", change: { as: "c9" } };
  expect(told(tribute, set)).toEqual([
    "The opponent sets a stereotype face-down",
    "The opponent tributes Kid for the set stereotype",
  ]);
  // One of long ago has nothing to do with a tribute of now.
  expect(told(summoned, { type: "TURN_STARTED", seat: "host", turn: 2 }, tribute).at(-1)).toBe(
    "The opponent tributes Kid",
  );
});

describe("what now stands", () => {
  const modifier = { on: { card: "c3" }, source: memo, controller: "away", turnsLeft: null };
  // biome-ignore format: a row of the table is a line
  test.each([
    [{ fact: { kind: "attack", operation: "add", amount: 500 }, duration: "turn" }, "Kid: +500 attack this turn"],
    [{ fact: { kind: "protection", protection: "battle" }, duration: "while_source" }, "Kid: cannot be destroyed by battle while Memo stays face-up"],
    [{ fact: { kind: "restriction", restriction: "attack" }, duration: "until_next_turn" }, "Kid: cannot attack until the opponent's next turn"],
    [{ fact: { kind: "restriction", restriction: "attack" }, duration: 2 }, "Kid: cannot attack for 2 turns (counting this one)"],
    [{ fact: { kind: "restriction", restriction: "attack" }, duration: 1 }, "Kid: cannot attack for 1 turn (counting this one)"],
    [{ fact: { kind: "keyword", keyword: "pierce" }, duration: "until_end_phase" }, "Kid: pierce until the end phase"],
    [{ fact: { kind: "cost", cardType: "spell", operation: "add", amount: -1 }, on: { seat: "away" }, duration: "permanent" }, "The opponent: spells cost 1 clout less for good"],
    // Told by whoever controls it now.
    [{ fact: { kind: "control", from: "away" }, duration: 2 }, undefined],
  ])("%j: %s", (given, line) => {
    const applied = { type: "MODIFIER_APPLIED", modifier: { ...modifier, ...given } };
    expect(told({ type: "X", was }, applied)).toEqual(line === undefined ? [] : [line]);
  });
});

test("every way a match can end has words of its own", () => {
  const ended = ENDINGS.map((reason) =>
    endingText(lunchTableWords, { reason, winners: ["away"] }, host),
  );
  expect(new Set(ended).size).toBe(ENDINGS.length);
  expect(ended).toContain("you gave up");
  // Not "stereotypes of you": that is what others think of you.
  expect(ended).toContain("too many of your stereotypes broke down");
  const nobody = { viewer: "spectator", seating: [] };
  expect(endingText(lunchTableWords, { reason: "surrender", winners: [] }, nobody)).toBe(
    "the loser gave up",
  );
});

/** A match of random moves, as somebody is told of it. */
function tellMatch(seed: number, viewer: "host" | "spectator"): string[] {
  const random = createRandom(seed, "telling");
  const opening = exampleGame.start({ hostDeck: cafeteriaDeck, awayDeck: cliqueDeck, seed });
  if (!opening.ok) throw new Error(opening.rejection.message);
  let { state, events } = opening;
  let log = emptyLog;
  const faces: CardNames = { face: (def) => exampleTable[def] };
  for (let i = 0; i < 400; i++) {
    const view = exampleGame.mask(state, viewer);
    log = tell(lunchTableWords, log, exampleGame.maskEvents(state, events, viewer), view, faces);
    const [seat] = exampleGame.actors(state);
    if (seat === undefined) break;
    const moves = exampleGame.legalMoves(state, seat).filter(({ id }) => id !== "SURRENDER");
    const decision = exampleGame.decide(state, seat, random.pick(moves).command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    ({ state, events } = decision);
  }
  expect(log.lines.map(({ key }) => key)).toEqual(log.lines.map((_, place) => place));
  return log.lines.map(({ text }) => text);
}

describe("the log of a match", () => {
  test.each([1, 2, 3, 4])("is whole sentences without ids, seed %i", (seed) => {
    for (const viewer of ["host", "spectator"] as const) {
      const texts = tellMatch(seed, viewer);
      expect(texts.length).toBeGreaterThan(50);
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z“]/);
        expect(text).not.toMatch(/undefined|null|NaN|\bc\d+\b|_| {2}/);
        if (viewer === "spectator") expect(text).not.toMatch(/\byour?\b|opponent/i);
      }
    }
  });

  test("names what the viewer drew and not what the other did", () => {
    const texts = tellMatch(1, "host");
    expect(texts.filter((text) => text.startsWith("You start with "))).toHaveLength(5);
    const drawn = texts.filter((text) => text.startsWith("The opponent draws "));
    expect(drawn.length).toBeGreaterThan(0);
    const known = Object.values(exampleTable).map(({ name }) => name);
    for (const text of drawn) {
      expect(known.some((name) => text.replace(/ through .*/, "").includes(name))).toBe(false);
    }
  });
});
