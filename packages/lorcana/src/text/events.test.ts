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

test.each<[{ type: EventType } & Record<string, unknown>, string | null]>([
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
])("%j: %s", (event, text) => {
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
