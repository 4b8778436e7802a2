import type { MaskedEvent } from "@tcg/core";
import { type CardNames, emptyLog, endingText, LogContext, tell } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { mixedMatch, playRandomly } from "../../fixtures/random-play.ts";
import type { EventType } from "../events.ts";
import { sampleGame } from "../sample/index.ts";
import { ENDINGS } from "../vocabulary.ts";
import { lorcanaWords } from "./index.ts";

const onlooker = { viewer: "host", seating: ["host", "away"] };
const names: CardNames = { face: (def) => ({ name: def === "x" ? "the first card" : `<${def}>` }) };
const say = new LogContext(lorcanaWords, onlooker, names, new Map([["c1", "x"]]));
const { memory } = lorcanaWords;
const told = (events: readonly MaskedEvent[]): string[] =>
  tell(lorcanaWords, emptyLog, events, onlooker, names).lines.map(({ text }) => text);

const gull = { card: "c2", def: "gull", seat: "away" };

const stands = (
  fact: object,
  duration = "turn",
  on: object = { card: "c1" },
): { type: EventType; effect: object } => ({
  type: "EFFECT_APPLIED",
  effect: { on, fact, duration, seat: "host" },
});

// biome-ignore format: a row of the table is a line
const lines: [{ type: EventType } & Record<string, unknown>, string | null][] = [
  [{ type: "CARD_DRAWN", seat: "host", why: "turn", change: { def: "gull" } }, "you draw <gull>"],
  [{ type: "CARD_DRAWN", seat: "away", why: "turn", change: {} }, "the opponent draws a card"],
  [{ type: "CARD_DRAWN", seat: "away", why: "opening", change: {} }, null],
  [
    { type: "LORE_CHANGED", seat: "host", amount: -1, lore: 2, why: "effect" },
    "you lose 1 lore and have 2",
  ],
  [
    {
      type: "CARD_BANISHED",
      card: gull,
      by: { card: "c1", def: "x" },
      inChallenge: true,
      change: {},
    },
    "<gull> is banished in the challenge by the first card",
  ],
  [
    {
      type: "PLAY_ANNOUNCED",
      seat: "away",
      how: { by: "shift", onto: "c1" },
      change: { def: "gull" },
    },
    "the opponent plays <gull>, shifted onto the first card",
  ],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: { count: 2 } }, "the opponent looks at 2 cards"],
  [
    {
      type: "EFFECT_APPLIED",
      effect: {
        on: { card: "c1" },
        fact: { fact: "keyword", keyword: "resist", value: 2 },
        duration: "turn",
      },
    },
    "the first card: Resist +2 this turn",
  ],
  [{ type: "CREDITS_CLEARED" }, null],
  [{ type: "CARD_DRAWN", seat: "host", why: "opening", change: { def: "gull" } }, "you draw <gull>"],
  [{ type: "CHOOSER_DECIDED", seat: "away" }, "the opponent decides who goes first"],
  [{ type: "STARTING_PLAYER_CHOSEN", seat: "host" }, "you go first"],
  [{ type: "STARTING_PLAYER_CHOSEN", seat: "away" }, "the opponent goes first"],
  [{ type: "HAND_ALTERED", seat: "away", count: 0 }, "the opponent keeps their hand"],
  [{ type: "HAND_ALTERED", seat: "host", count: 1 }, "you replace 1 card"],
  [{ type: "HAND_ALTERED", seat: "host", count: 2 }, "you replace 2 cards"],
  [{ type: "DECK_SHUFFLED", seat: "host" }, "you shuffle your deck"],
  [{ type: "DECK_SHUFFLED", seat: "away" }, "the opponent shuffles their deck"],
  [{ type: "TURN_ENDING", seat: "away" }, "the opponent ends their turn"],
  [{ type: "CARD_TO_HAND", seat: "away", change: {} }, "the opponent takes a card into their hand"],
  [{ type: "CARD_TO_DECK", seat: "host", place: "top", change: { def: "gull" } }, "you put <gull> on the top of your deck"],
  [{ type: "BAG_LAPSED", entry: { source: gull } }, "<gull> no longer has an effect"],
  [{ type: "TURN_STARTED", seat: "away", turn: 3 }, "turn 3: the opponent"],
  [{ type: "DRAW_FAILED", seat: "away" }, "the opponent has no card left to draw"],
  [{ type: "CARD_INKED", seat: "host", exerted: false, change: { def: "gull" } }, "you put <gull> into your inkwell"],
  [{ type: "CARD_INKED", seat: "away", exerted: true, change: {} }, "the opponent puts a card, exerted, into their inkwell"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "ink" }, change: { def: "gull" } }, "you play <gull>"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "free" }, change: { def: "gull" } }, "you play <gull> for free"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "sing", singer: "c1" }, change: { def: "gull" } }, "you play <gull>, sung by the first card"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "sing-together" }, change: { def: "gull" } }, "you play <gull>, sung together"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "shift", onto: "c9" }, change: { def: "gull" } }, "you play <gull>, shifted onto a card"],
  [{ type: "CARD_BANISHED", card: gull, by: null, inChallenge: false, change: {} }, "<gull> is banished"],
  [{ type: "CARD_RETURNED", card: gull, change: {} }, "<gull> is returned to the opponent's hand"],
  [{ type: "CARD_RETURNED", card: { ...gull, seat: "host" }, change: {} }, "<gull> is returned to your hand"],
  [{ type: "CARD_LEFT_PLAY", card: gull, change: { to: { seat: "away", zone: "deck" } } }, "<gull> leaves play for the opponent's deck"],
  [{ type: "CARD_LEFT_PLAY", card: gull, change: {} }, "<gull> leaves play for the opponent's side"],
  [{ type: "CARD_MILLED", seat: "host", change: { def: "gull" } }, "<gull> goes from your deck to your discard"],
  [{ type: "CARDS_REVEALED", seat: "away", change: { cards: [{ def: "gull" }, { def: "mate" }] } }, "the opponent shows <gull> and <mate>"],
  [{ type: "CARDS_LOOKED_AT", seat: "host", change: { cards: [{ def: "gull" }], count: 3 } }, "you look at <gull>"],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: { cards: [{}] } }, "the opponent looks at 1 card"],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: {} }, "the opponent looks at 0 cards"],
  [{ type: "DECK_ARRANGED", seat: "host", count: 2 }, "you put 2 cards back in a chosen order"],
  [{ type: "LORE_CHANGED", seat: "away", amount: 2, lore: 5, why: "location" }, "the opponent gains 2 lore from locations and has 5"],
  [{ type: "LORE_CHANGED", seat: "host", amount: 1, lore: 5, why: "quest" }, "you gain 1 lore and have 5"],
  [{ type: "DAMAGE_DEALT", card: gull, amount: 2, by: { card: "c1", def: "x" } }, "<gull> is dealt 2 damage by the first card"],
  [{ type: "DAMAGE_PUT", card: gull, amount: 1 }, "1 damage counter is put on <gull>"],
  [{ type: "DAMAGE_PUT", card: gull, amount: 2 }, "2 damage counters are put on <gull>"],
  [{ type: "SONG_SUNG", singers: [gull], song: { card: "c3", def: "tune" } }, null],
  [{ type: "SONG_SUNG", singers: [gull, { card: "c1", def: "x" }], song: { card: "c3", def: "tune" } }, "<gull> and the first card sing <tune>"],
  [{ type: "ABILITY_USED", seat: "host", source: { def: "gull" }, name: "Dive" }, "you use <gull>, Dive"],
  [{ type: "ABILITY_USED", seat: "away", source: { def: "gull" }, name: "" }, "the opponent uses <gull>"],
  [{ type: "CHALLENGE_ENDED", why: "done" }, null],
  [{ type: "CHALLENGE_ENDED", why: "left" }, "the challenge comes to nothing"],
  [{ type: "BAG_ADDED", entries: [{ name: "Dive", source: { def: "gull" } }, { name: "", source: { def: "mate" } }] }, "into the bag: <gull>, Dive; <mate>"],
  [{ type: "CARDS_CHOSEN", seat: "host", cards: [gull, { card: "c1", def: "x" }] }, "you choose <gull> and the first card"],
  [{ type: "CARD_NAMED", seat: "away", name: "Ada" }, "the opponent names “Ada”"],
  [stands({ fact: "stat", stat: "lore", amount: -1 }), "the first card: -1 lore this turn"],
  [stands({ fact: "stat", stat: "lore", amount: { count: {} } }), "the first card: more lore this turn"],
  [stands({ fact: "restriction", restriction: "quest" }, "until-its-next-turn"), "the first card: can't quest until its player's next turn"],
  [stands({ fact: "permission", permission: "challenge-ready" }, "challenge"), "the first card: can challenge ready characters in this challenge"],
  [stands({ fact: "ability", ability: { kind: "triggered", name: "Dive" } }, "play"), "the first card: a new ability, Dive while it stays in play"],
  [stands({ fact: "ability", ability: { kind: "triggered" } }), "the first card: a new ability this turn"],
  [stands({ fact: "cost", amount: -2 }, "turn", { seat: "away" }), "the opponent: 2 ink less to pay this turn"],
  [stands({ fact: "cost", amount: 1 }, "until-your-next-turn", { seat: "host" }), "you: 1 ink more to pay until your next turn"],
  [stands({ fact: "cost", amount: { count: {} } }, "their-next-turn", { seat: "away" }), "the opponent: other costs during the opponent's next turn"],
  [stands({ fact: "inkings", amount: 1 }, "turn", { seat: "host" }), "you: 1 more card for the inkwell this turn"],
  [stands({ fact: "inkings", amount: 2 }, "turn", { seat: "host" }), "you: 2 more cards for the inkwell this turn"],
  [{ type: "toString" as EventType }, null],
];

test.each(lines)("%j: %s", (event, text) => {
  expect(lorcanaWords.event(event, say, memory.hear(memory.start, event))).toBe(text);
});

const mate = { card: "c3", def: "mate", seat: "host" };
const source = { card: "c4", def: "lamp" };
const resolution = { type: "RESOLUTION_STARTED", resolution: { source }, effects: [] };

test("a quest is told before what it brings, and that its card exerts goes without saying", () => {
  const lore = { type: "LORE_CHANGED", seat: "host", amount: 1, lore: 5, why: "quest" };
  expect(
    told([
      { type: "CARD_EXERTED", card: mate },
      lore,
      { type: "CARD_QUESTED", seat: "host", card: mate },
    ]),
  ).toEqual(["<mate> quests", "You gain 1 lore and have 5"]);
});

test("a challenge is told before what it costs, and its end where nobody was hurt", () => {
  const challenge = {
    type: "CHALLENGE_DECLARED",
    seat: "host",
    challenger: mate,
    defender: gull,
    challenge: {},
  };
  const exerted = { type: "CARD_EXERTED", card: mate };
  const ended = { type: "CHALLENGE_ENDED", why: "participant-left" };
  const hurt = { type: "DAMAGE_DEALT", card: gull, amount: 2, by: mate };
  expect(told([exerted, challenge, ended])).toEqual([
    "<mate> challenges <gull>",
    "The challenge comes to nothing",
  ]);
  expect(told([exerted, challenge, hurt, ended])).toEqual([
    "<mate> challenges <gull>",
    "<gull> is dealt 2 damage by <mate>",
  ]);
});

test("what an effect does is told with the card it comes from, until it has resolved", () => {
  const drawn = { type: "CARD_DRAWN", seat: "away", why: "effect", change: {} };
  const hit = { type: "DAMAGE_DEALT", card: gull, amount: 2, by: null };
  const lost = { type: "LORE_CHANGED", seat: "away", amount: -1, lore: 2, why: "effect" };
  expect(told([resolution, hit, drawn, lost, { type: "RESOLUTION_ENDED" }, hit])).toEqual([
    "<gull> is dealt 2 damage by <lamp>",
    "The opponent draws a card through <lamp>",
    "The opponent loses 1 lore from <lamp> and has 2",
    "<gull> is dealt 2 damage",
  ]);
});

test("a card that goes somewhere goes there through the card that resolves", () => {
  const milled = { type: "CARD_MILLED", seat: "host", change: { def: "gull" } };
  const change = { to: { seat: "away", zone: "deck" } };
  expect(told([resolution, milled, { type: "CARD_LEFT_PLAY", card: gull, change }])).toEqual([
    "<gull> goes from your deck to your discard through <lamp>",
    "<gull> leaves play for the opponent's deck through <lamp>",
  ]);
});

test("of several that wait in the bag it is told which resolves", () => {
  const entry = (number: number, name: string) => ({ entry: number, seat: "away", source, name });
  const both = { type: "BAG_ADDED", entries: [entry(1, "Dive"), entry(2, "Glow")] };
  const taken = (number: number) => ({ type: "BAG_TAKEN", entry: number });
  expect(told([both, taken(2), taken(1)])).toEqual([
    "Into the bag: <lamp>, Dive; <lamp>, Glow",
    "The opponent resolves <lamp>, Glow",
  ]);
});

test("a changed hand is told before the cards that go and come", () => {
  const put = { type: "CARD_TO_DECK", seat: "away", place: "bottom", change: {} };
  expect(told([put, { type: "HAND_ALTERED", seat: "away", count: 1 }])).toEqual([
    "The opponent replaces 1 card",
    "The opponent puts a card on the bottom of their deck",
  ]);
});

test("ink that a card from play becomes is not paid", () => {
  const left = {
    type: "CARD_LEFT_PLAY",
    card: mate,
    change: { to: { seat: "host", zone: "inkwell" } },
  };
  const ink = { type: "INK_SPENT", seat: "host", amount: 1 };
  expect(told([left, ink, ink])).toContain("It comes into the inkwell exerted");
  expect(told([ink])).toEqual(["You pay 1 ink"]);
});

test("whole matches are told to each side in plain words", () => {
  for (let seed = 1; seed <= 4; seed++) {
    const opening = sampleGame.start(mixedMatch(seed));
    if (!opening.ok) throw new Error(opening.rejection.message);
    const { commands } = playRandomly(mixedMatch(seed), seed, 150);
    for (const viewer of ["host", "away", "spectator"] as const) {
      let { state } = opening;
      const seen = { viewer, seating: state.seating };
      let log = emptyLog;
      for (const [seat, command] of commands) {
        const decision = sampleGame.decide(state, seat, command);
        if (!decision.ok) throw new Error(decision.rejection.message);
        ({ state } = decision);
        const events = sampleGame.maskEvents(state, decision.events, viewer);
        log = tell(lorcanaWords, log, events, seen, names);
      }
      expect(log.lines.length).toBeGreaterThan(100);
      for (const { text } of log.lines) {
        expect(text).not.toMatch(/undefined|null|\[object| {2}|\bc\d+\b|_/);
      }
    }
  }
});

test("every way a match can end has words of its own", () => {
  const ended = ENDINGS.map((reason) =>
    endingText(lorcanaWords, { reason, winners: ["away"] }, onlooker),
  );
  expect(new Set(ended).size).toBe(ENDINGS.length);
  expect(ended).toContain("you conceded");
});
