import { describe, expect, test } from "vitest";
import { doing, type Tiny, type TinyState, table, tiny } from "../fixtures/tiny/index.ts";
import { canonicalJson } from "./canonical-json.ts";
import { type CardId, defId } from "./ids.ts";
import type { Prior } from "./imagine.ts";
import { InvariantError } from "./invariant-error.ts";
import { createRandom } from "./random.ts";
import { rulesOf } from "./rules-of.ts";
import { revive } from "./table/revive.ts";
import { given, started } from "./testkit/index.ts";
import type { Viewer } from "./types.ts";

const game = tiny();
const viewers = ["ann", "bob", "cyd", "spectator", "referee"] as const;
const allCats: Prior<Tiny> = (places) => places.map(() => defId("cat"));

function imagined(state: TinyState, viewer: Viewer<Tiny>, prior = allCats, seed = 1): TinyState {
  return game.imagine(game.insight(state, viewer), createRandom(seed), prior);
}

const state = doing(
  table({
    ann: {
      deck: ["ant", { def: "bee", knownBy: ["ann"] }, "ant"],
      hand: ["bee", { def: "ant", knownBy: ["bob"] }, "ant"],
      board: [null, { def: "ant", faceDown: true }, "bee"],
      has: { points: 3 },
    },
    bob: { deck: ["ant"], hand: ["ant", "ant"], heap: ["bee", { def: "ant", faceDown: true }] },
  }),
  (play) => play.ask({ kind: "pick", seat: "bob", secret: "s" }),
).state;

describe("an imagined state", () => {
  test.each(viewers)("[K21.1] looks to %s as the match does, with the same moves", (viewer) => {
    const world = imagined(state, viewer);
    expect(game.insight(world, viewer)).toEqual(game.insight(state, viewer));
    const legal = (of: TinyState): unknown =>
      viewer === "spectator" ? [] : game.legalMoves(of, viewer);
    expect(legal(world)).toEqual(legal(state));
  });

  test("[K21.1] has every card in one place, and can be played on", () => {
    const world = imagined(state, "bob");
    const placed = Object.values(world.seats).flatMap(({ deck, hand, board, heap }) =>
      [deck, hand, board, heap].flat().filter((id) => id !== null),
    );
    expect(placed.toSorted()).toEqual(world.cards.ids().toSorted());
    expect(placed).toHaveLength(state.cards.ids().length);
    given(game, world).when("bob", "ANSWER yes").then({ type: "PROMPT_CLOSED" });
  });

  test("[K21.1] the referee's is the match itself, but for the randomness", () => {
    const { random: _new, nextId: _next, ...world } = imagined(state, "referee");
    const { random: _old, nextId: _last, ...match } = state;
    expect(world).toEqual(match);
  });

  test.each(viewers)("[K21.1] of %s is a whole state, that can be stored", (viewer) => {
    const world = imagined(state, viewer);
    expect(revive(JSON.parse(canonicalJson(world)) as typeof world)).toStrictEqual(world);
  });

  test("[K21.1] lays cards that nobody sees as they lie in such zones", () => {
    const world = imagined(state, "bob");
    for (const id of world.seats.ann.deck) {
      expect(world.cards.get(id as CardId)).toEqual({
        def: "cat",
        owner: "ann",
        seat: "ann",
        zone: "deck",
        faceDown: false,
        data: null,
      });
    }
  });

  test("[K21.1] has as many slots as the config says", () => {
    const { zones } = rulesOf(game);
    const wide = tiny({
      zones: { ...zones, board: { ...zones.board, slots: ({ hand }) => hand } },
    });
    const { state: match } = started(wide, { decks: { ann: [] }, config: { hand: 4 }, seed: 1 });
    const world = wide.imagine(wide.insight(match, "ann"), createRandom(1), allCats);
    expect(world.seats.ann.board).toEqual([null, null, null, null]);
  });

  test("[K21.2] takes the faces it cannot see from the prior, told where they lie", () => {
    const asked: string[] = [];
    const prior: Prior<Tiny> = (places, view, random) => {
      asked.push(...places.map(({ owner, seat, zone }) => `${owner} ${seat} ${zone}`));
      expect(view.viewer).toBe("bob");
      return places.map(() => defId(random.pick(["cat", "bee"])));
    };
    const world = imagined(state, "bob", prior);
    const count = (place: string): number =>
      asked.filter((one) => one === `ann ann ${place}`).length;
    expect([count("deck"), count("hand"), count("board")]).toEqual([3, 2, 1]);
    // Bob sees his own hand and his own backs, and not his deck.
    expect(asked.filter((place) => place.startsWith("bob"))).toEqual(["bob bob deck"]);
    const faces = world.seats.ann.hand.map((id) => (id ? world.cards.get(id)?.def : null));
    expect(faces.filter((face) => face === "ant")).toHaveLength(1);
    expect(world.seats.bob.hand.map((id) => (id ? world.cards.get(id)?.def : null))).toEqual([
      "ant",
      "ant",
    ]);
  });

  test("[K21.2] a prior that names too few is an error", () => {
    expect(() => imagined(state, "bob", () => [defId("cat")])).toThrow(InvariantError);
  });

  test("[K21.3] has a future of its own", () => {
    const world = imagined(state, "bob");
    expect(world.random.used).toEqual({});
    expect(world.random.source).not.toEqual(state.random.source);
    expect(imagined(state, "bob").random).toEqual(world.random);
    expect(imagined(state, "bob", allCats, 2).random).not.toEqual(world.random);
  });

  test("[K21.3] that future may begin with any seed", () => {
    const seeds = Array.from({ length: 64 }, (_, seed) => {
      const { source } = imagined(state, "bob", allCats, seed).random;
      return source.kind === "chacha20" ? source.seed : "";
    });
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
    // Every hexadecimal digit of it takes high values as well as low ones.
    for (let at = 0; at < 64; at++) {
      const digits = seeds.map((seed) => Number.parseInt(seed[at] ?? "", 16));
      expect(Math.max(...digits)).toBeGreaterThan(7);
      expect(Math.min(...digits)).toBeLessThan(8);
    }
  });

  test("[K21.3] gives cards it cannot see ids that the view does not have", () => {
    const played = given(
      game,
      table({ ann: { hand: ["ant", "bee"] }, bob: { hand: ["cat"] } }),
    ).when("ann", "PLAY c2").state;
    const seen = (of: TinyState): string[] => of.cards.ids().toSorted();
    const world = imagined(played, "bob");
    expect(seen(world)).toHaveLength(3);
    expect(world.seats.bob.hand).toEqual(played.seats.bob.hand);
    // Bob's cat is c3 and the ant that ann has played c4: her other card gets the first free id.
    expect(world.seats.ann.hand).toEqual(["c1"]);
    expect(world.nextId).toBe(1 + Math.max(...seen(world).map((id) => Number(id.slice(1)))));
    expect(imagined(table(), "bob").nextId).toBe(1);
  });
});
