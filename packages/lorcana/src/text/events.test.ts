import { expect, test } from "vitest";
import { mixedMatch, playRandomly } from "../../fixtures/random-play.ts";
import type { EventType } from "../events.ts";
import { sampleGame } from "../sample/index.ts";
import { ENDINGS } from "../vocabulary.ts";
import { endingText, eventText, type Teller } from "./index.ts";

const teller: Teller = {
  def: (def) => `<${def}>`,
  card: (id) => (id === "c1" ? "the first card" : null),
  seat: (seat) => ({ name: seat === "host" ? "you" : "away", isYou: seat === "host" }),
};

const gull = { card: "c2", def: "gull", seat: "away" };

const stands = (
  fact: object,
  duration = "turn",
  on: object = { card: "c1" },
): { type: EventType; effect: object } => ({
  type: "EFFECT_APPLIED",
  effect: { on, fact, duration },
});

// biome-ignore format: a row of the table is a line
const lines: [{ type: EventType } & Record<string, unknown>, string | null][] = [
  [{ type: "CARD_DRAWN", seat: "host", why: "turn", change: { def: "gull" } }, "you draw <gull>"],
  [{ type: "CARD_DRAWN", seat: "away", why: "turn", change: {} }, "away draws a card"],
  [{ type: "CARD_DRAWN", seat: "away", why: "opening", change: {} }, null],
  [
    { type: "LORE_CHANGED", seat: "host", amount: -1, lore: 2, why: "effect" },
    "you lose 1 lore: 2",
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
    "away plays <gull>, shifted onto the first card",
  ],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: { count: 2 } }, "away looks at 2 cards"],
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
  [{ type: "CHOOSER_DECIDED", seat: "away" }, "away decides who goes first"],
  [{ type: "STARTING_PLAYER_CHOSEN", seat: "host" }, "you go first"],
  [{ type: "STARTING_PLAYER_CHOSEN", seat: "away" }, "away goes first"],
  [{ type: "HAND_ALTERED", seat: "away", count: 0 }, "away keeps the hand"],
  [{ type: "HAND_ALTERED", seat: "host", count: 1 }, "you change 1 card of the hand"],
  [{ type: "HAND_ALTERED", seat: "host", count: 2 }, "you change 2 cards of the hand"],
  [{ type: "TURN_STARTED", seat: "away", turn: 3 }, "Turn 3: away"],
  [{ type: "DRAW_FAILED", seat: "away" }, "away has no card left to draw"],
  [{ type: "CARD_INKED", seat: "host", exerted: false, change: { def: "gull" } }, "you put <gull> into the inkwell"],
  [{ type: "CARD_INKED", seat: "away", exerted: true, change: {} }, "away puts a card into the inkwell, exerted"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "ink" }, change: { def: "gull" } }, "you play <gull>"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "free" }, change: { def: "gull" } }, "you play <gull> for free"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "sing", singer: "c1" }, change: { def: "gull" } }, "you play <gull>, sung by the first card"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "sing-together" }, change: { def: "gull" } }, "you play <gull>, sung together"],
  [{ type: "PLAY_ANNOUNCED", seat: "host", how: { by: "shift", onto: "c9" }, change: { def: "gull" } }, "you play <gull>, shifted onto a card"],
  [{ type: "CARD_BANISHED", card: gull, by: null, inChallenge: false, change: {} }, "<gull> is banished"],
  [{ type: "CARD_RETURNED", card: gull, change: {} }, "<gull> goes back to away's hand"],
  [{ type: "CARD_RETURNED", card: { ...gull, seat: "host" }, change: {} }, "<gull> goes back to your hand"],
  [{ type: "CARD_LEFT_PLAY", card: gull, change: { to: { seat: "away", zone: "deck" } } }, "<gull> leaves play for away's deck"],
  [{ type: "CARD_LEFT_PLAY", card: gull, change: {} }, "<gull> leaves play for away's side"],
  [{ type: "CARD_MILLED", seat: "host", change: { def: "gull" } }, "<gull> goes from your deck to the discard"],
  [{ type: "CARDS_REVEALED", seat: "away", change: { cards: [{ def: "gull" }, { def: "mate" }] } }, "away shows <gull> and <mate>"],
  [{ type: "CARDS_LOOKED_AT", seat: "host", change: { cards: [{ def: "gull" }], count: 3 } }, "you look at <gull>"],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: { cards: [{}] } }, "away looks at 1 card"],
  [{ type: "CARDS_LOOKED_AT", seat: "away", change: {} }, "away looks at 0 cards"],
  [{ type: "DECK_ARRANGED", seat: "host", count: 2 }, "you put 2 cards back in a chosen order"],
  [{ type: "LORE_CHANGED", seat: "away", amount: 2, lore: 5, why: "location" }, "away gains 2 lore from locations: 5"],
  [{ type: "LORE_CHANGED", seat: "host", amount: 1, lore: 5, why: "quest" }, "you gain 1 lore: 5"],
  [{ type: "DAMAGE_DEALT", card: gull, amount: 2, by: { card: "c1", def: "x" } }, "<gull> is dealt 2 damage by the first card"],
  [{ type: "DAMAGE_PUT", card: gull, amount: 1 }, "1 damage counter on <gull>"],
  [{ type: "DAMAGE_PUT", card: gull, amount: 2 }, "2 damage counters on <gull>"],
  [{ type: "SONG_SUNG", singers: [gull], song: { card: "c3", def: "tune" } }, "<gull> sings <tune>"],
  [{ type: "SONG_SUNG", singers: [gull, { card: "c1", def: "x" }], song: { card: "c3", def: "tune" } }, "<gull> and the first card sing <tune>"],
  [{ type: "ABILITY_USED", seat: "host", source: { def: "gull" }, name: "Dive" }, "you use <gull>, Dive"],
  [{ type: "ABILITY_USED", seat: "away", source: { def: "gull" }, name: "" }, "away uses <gull>"],
  [{ type: "CHALLENGE_ENDED", why: "done" }, null],
  [{ type: "CHALLENGE_ENDED", why: "left" }, "the challenge is over"],
  [{ type: "BAG_ADDED", entries: [{ name: "Dive", source: { def: "gull" } }, { name: "", source: { def: "mate" } }] }, "into the bag: <gull>, Dive; <mate>"],
  [{ type: "CARDS_CHOSEN", seat: "host", cards: [gull, { card: "c1", def: "x" }] }, "you choose <gull> and the first card"],
  [{ type: "CARD_NAMED", seat: "away", name: "Ada" }, "away names “Ada”"],
  [stands({ fact: "stat", stat: "lore", amount: -1 }), "the first card: -1 lore this turn"],
  [stands({ fact: "stat", stat: "lore", amount: { count: {} } }), "the first card: more lore this turn"],
  [stands({ fact: "restriction", restriction: "quest" }, "until-its-next-turn"), "the first card: can't quest until its player's next turn"],
  [stands({ fact: "permission", permission: "challenge-ready" }, "challenge"), "the first card: can challenge ready characters in this challenge"],
  [stands({ fact: "ability", ability: { kind: "triggered", name: "Dive" } }, "play"), "the first card: a new ability, Dive while it stays in play"],
  [stands({ fact: "ability", ability: { kind: "triggered" } }), "the first card: a new ability this turn"],
  [stands({ fact: "cost", amount: -2 }, "turn", { seat: "away" }), "away: 2 ink less to pay this turn"],
  [stands({ fact: "cost", amount: 1 }, "until-your-next-turn", { seat: "host" }), "you: 1 ink more to pay until the next turn of who did it"],
  [stands({ fact: "cost", amount: { count: {} } }, "their-next-turn", { seat: "away" }), "away: other costs in the next turn of the other side"],
  [stands({ fact: "inkings", amount: 1 }, "turn", { seat: "host" }), "you: 1 more card for the inkwell this turn"],
  [stands({ fact: "inkings", amount: 2 }, "turn", { seat: "host" }), "you: 2 more cards for the inkwell this turn"],
  [{ type: "toString" as EventType }, null],
];

test.each(lines)("%j: %s", (event, text) => {
  expect(eventText(event, teller)).toBe(text);
});

test("whole matches are told to each side in plain words", () => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const opening = sampleGame.start(mixedMatch(seed));
    if (!opening.ok) throw new Error(opening.rejection.message);
    let { state } = opening;
    const { commands } = playRandomly(mixedMatch(seed), seed, 150);
    for (const [seat, command] of commands) {
      const decision = sampleGame.decide(state, seat, command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      ({ state } = decision);
      for (const viewer of ["host", "away", "spectator"] as const) {
        for (const event of sampleGame.maskEvents(state, decision.events, viewer)) {
          const text = eventText(event, teller);
          if (text === null) continue;
          told.add(event.type);
          expect(text).not.toMatch(/undefined|null|\[object| {2}|\bc\d+\b|_/);
        }
      }
    }
  }
  expect(told.size).toBeGreaterThan(25);
});

test("every way a match can end has words of its own", () => {
  expect(ENDINGS.map(endingText).filter((text) => text.split(" ").length < 3)).toEqual([]);
});
