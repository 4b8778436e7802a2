import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { playableGames } from "../../../test/games.ts";
import { describeSeen, seenDefinitions } from "./seen-cards.ts";

test("faces are found wherever they are named, and hidden ones are not", () => {
  const view = {
    zones: {
      host: [
        { card: "c1", def: "kid" },
        { card: "c2", def: null },
      ],
    },
  };
  const event = { type: "CARD_DESTROYED", was: { def: "bully" } };
  expect([...seenDefinitions([view, event])].sort()).toEqual(["bully", "kid"]);
});

test("a printed card names what its effects make", () => {
  const printed = { id: "collector", effects: [{ actions: [{ token: "crumb", count: 2 }] }] };
  expect([...seenDefinitions(printed)]).toEqual(["crumb"]);
});

for (const { hosted, deck } of playableGames) {
  const { game, seats } = hosted;
  test(`who gets what is new in each view of ${game.id} lacks no definition`, () => {
    const random = createRandom(8);
    const decks = Object.fromEntries(seats.map((seat) => [seat, deck]));
    const opening = game.start(hosted.options(decks, { seed: 8 }));
    if (!opening.ok) throw new Error(opening.rejection.message);
    let { state } = opening;
    const sent = new Map([...seats, "spectator"].map((viewer) => [viewer, { faces: {} }]));
    const shown = new Map<string, object>();
    let [told, whole] = [0, 0];
    for (let i = 0; i < 200 && state.outcome.status === "running"; i++) {
      for (const [viewer, to] of sent) {
        const view = game.mask(state, viewer);
        const news = describeSeen(hosted, view, shown.get(viewer));
        to.faces = { ...to.faces, ...news };
        const all = describeSeen(hosted, view);
        expect(to.faces).toMatchObject(all);
        told += Object.keys(news).length;
        whole += Object.keys(all).length;
        shown.set(viewer, view);
      }
      const seat = random.pick(game.actors(state));
      const decision = game.decide(state, seat, random.pick(game.legalMoves(state, seat)).command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      state = decision.state;
    }
    // Most of a view is as it was.
    expect(told).toBeLessThan(whole);
  });
}

test("a face is one object however often it is seen, and nobody can write to it", () => {
  const describeCard = (def: string) => ({ name: def, effects: [{ kind: "draw" }] });
  const game = { describeCard };
  const { kid } = describeSeen(game, { def: "kid" });
  expect(describeSeen(game, { def: "kid" }).kid).toBe(kid);
  expect(describeSeen({ describeCard }, { def: "kid" }).kid).not.toBe(kid);
  expect(() => Object.assign(kid as object, { name: "bully" })).toThrow(TypeError);
});

test("what was no printed card is asked for again", () => {
  const known: Record<string, { name: string }> = {};
  const game = { describeCard: (def: string) => known[def] ?? null };
  expect(describeSeen(game, { def: "kid" })).toEqual({});
  known.kid = { name: "Kid" };
  expect(describeSeen(game, { def: "kid" })).toEqual({ kid: { name: "Kid" } });
});
