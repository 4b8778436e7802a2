import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { hostedGames } from "./games.ts";
import { messageText } from "./message-text.ts";
import type { StreamMessage } from "./protocol.ts";

const empty: StreamMessage = {
  type: "update",
  version: 7,
  events: [],
  legalMoves: [],
  isPassing: false,
  cards: {},
  view: null,
};

test("a message before the start has neither view nor cards", () => {
  expect(JSON.parse(messageText(empty))).toEqual(empty);
});

test("names are written as JSON, whatever signs they have", () => {
  const message = { ...empty, cards: { 'the "kid"': { name: "“Kid”\n" }, plain: { name: "Kid" } } };
  expect(JSON.parse(messageText(message))).toEqual(message);
});

for (const hosted of hostedGames) {
  const { game, seats } = hosted;
  test(`every message of a match of ${game.id} holds what is sent, though its parts were sent before`, () => {
    const random = createRandom(3);
    const [deck] = Object.values(hosted.decks);
    const decks = Object.fromEntries(seats.map((seat) => [seat, deck?.cards ?? []]));
    const opening = game.start(hosted.options(decks, { seed: 3 }));
    if (!opening.ok) throw new Error(opening.rejection.message);
    let { state } = opening;
    const faces = Object.fromEntries(
      (deck?.cards ?? []).map((def) => [def, hosted.describeCard(def) ?? {}]),
    );
    for (let version = 1; version < 100 && state.outcome.status === "running"; version++) {
      const seat = random.pick(game.actors(state));
      const legalMoves = game.legalMoves(state, seat);
      const decision = game.decide(state, seat, random.pick(legalMoves).command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      ({ state } = decision);
      const events = game.maskEvents(state, decision.events, seat);
      const shown = Object.entries(faces).filter(() => random.int(2) === 0);
      const cards = Object.fromEntries(shown);
      const view = game.mask(state, seat);
      const message = { ...empty, version, events, legalMoves, cards, view };
      const sent: unknown = JSON.parse(messageText(message));
      expect(sent).toEqual(JSON.parse(JSON.stringify(message)));
    }
  });
}
