/**
 * A zone that forgets: ann lays cards of her hand into her well, through which nobody may look, and
 * takes them out again.
 */

import { describe, expect, test } from "vitest";
import {
  doing,
  type Tiny,
  type TinyPlay,
  type TinyRules,
  type TinyState,
  table,
  tiny,
} from "../../fixtures/tiny/index.ts";
import { canonicalJson } from "../canonical-json.ts";
import { type CardId, cardId, defId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import { createRandom } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import type { Then } from "../testkit/index.ts";
import type { Viewer } from "../types.ts";
import { idsIn } from "./cards-in.ts";
import type { TableChange } from "./changes.ts";
import type { MoveOptions } from "./move.ts";
import { seesId } from "./zones.ts";

const game = tiny();
const everybody = ["ann", "bob", "cyd"] as const;
const onlookers = [...everybody, "spectator"] as const;
const well = { seat: "ann", zone: "well" } as const;

function change(
  state: TinyState,
  make: (play: TinyPlay) => TableChange,
  rules: TinyRules = {},
): Then<Tiny> {
  return doing(state, (play) => play.emit({ type: "CARD_CHANGED", change: make(play) }), rules);
}

function sunk(state: TinyState, id: CardId, options?: MoveOptions): Then<Tiny> {
  return change(state, (play) => play.moved(id, well, options));
}

function told(then: Then<Tiny>, viewer: Viewer<Tiny>): object {
  return game.maskEvents(then.state, then.events, viewer).at(-1)?.change as object;
}

/** That nobody sees more of ann's well than how many cards it has. */
function expectNothingSeen(state: TinyState, count: number): void {
  for (const viewer of onlookers) {
    expect(game.mask(state, viewer).zones.ann.well).toEqual({ count, cards: [] });
    for (const id of idsIn(state, "ann", "well")) {
      expect(seesId(rulesOf(game).zones, state, id, viewer)).toBe(false);
    }
  }
  for (const id of idsIn(state, "ann", "well")) expect(state.known.get(id)).toBeUndefined();
}

const open = { op: "move", owner: "ann", faceDown: false, data: null };
const fromHand = { from: { seat: "ann", zone: "hand" }, to: well };

describe("a card that is laid into a zone that forgets", () => {
  test("[K10.6] is lost to its owner as to all, who is told which card of her hand it was", () => {
    const state = table({ ann: { hand: ["ant", "bee"] } });
    const then = sunk(state, cardId(1));
    expectNothingSeen(then.state, 1);
    expect(told(then, "ann")).toEqual({
      ...open,
      card: "c1",
      def: "ant",
      from: { seat: "ann", zone: "hand", index: 0 },
      to: well,
    });
    for (const viewer of ["bob", "cyd", "spectator"] as const) {
      expect(told(then, viewer)).toEqual({ ...open, ...fromHand });
    }
    expect(game.mask(then.state, "referee").zones.ann.well.cards).toMatchObject([{ def: "ant" }]);
  });

  test("[K10.6] is lost whoever knew it, and wherever it came from", () => {
    const seen = [{ def: "ant", knownBy: everybody }];
    const sources = [
      table({ ann: { hand: seen } }),
      table({ ann: { deck: seen } }),
      table({ ann: { board: ["ant"] } }),
      table({ ann: { under: [{ def: "ant", faceDown: true, knownBy: everybody }] } }),
    ];
    for (const state of sources) {
      const [id] = state.cards.ids() as [CardId];
      const then = sunk(state, id);
      // Known on a deck or on the table, it is followed into the well, and no further.
      const followed = state === sources[0] ? {} : { card: id, def: "ant" };
      expect(told(then, "bob")).toMatchObject(followed);
      expectNothingSeen(then.state, 1);
      expect(then.state.known.toJSON()).toEqual({});
      for (const viewer of onlookers) expect(told(then, viewer)).not.toHaveProperty("as");
    }
    const placed = change(table(), (play) => play.placed("ann", [defId("ant")], well));
    expectNothingSeen(placed.state, 1);
    expect(told(placed, "ann")).not.toHaveProperty("cards");
  });

  test("[K10.6] leaves no byte in a view by which its owner could tell it from another", () => {
    const state = table({ ann: { hand: ["ant", "bee"] }, bob: { hand: ["cat"] } });
    const both = doing(state, (play) => {
      for (const id of idsIn(play.state, "ann", "hand")) {
        play.emit({ type: "CARD_CHANGED", change: play.moved(id, well) });
      }
    }).state;
    const other = doing(state, (play) => {
      for (const id of idsIn(play.state, "ann", "hand").toReversed()) {
        play.emit({ type: "CARD_CHANGED", change: play.moved(id, well) });
      }
    }).state;
    for (const viewer of onlookers) {
      expect(canonicalJson(game.mask(both, viewer))).toBe(canonicalJson(game.mask(other, viewer)));
    }
  });

  test("[K10.6] is imagined by its owner like any card she does not see", () => {
    const { state } = sunk(table({ ann: { hand: ["ant", "bee"] } }), cardId(1));
    for (const viewer of everybody) {
      const world = game.imagine(game.insight(state, viewer), createRandom(1), (places) => {
        expect(places.filter(({ zone }) => zone === "well")).toEqual([{ owner: "ann", ...well }]);
        return places.map(() => defId("cat"));
      });
      expect(idsIn(world, "ann", "well").map((id) => world.cards.get(id)?.def)).toEqual(["cat"]);
      expect(game.mask(world, viewer)).toEqual(game.mask(state, viewer));
    }
  });

  test("[K10.6] on the table such a zone keeps the id open, and the face only while it shows it", () => {
    const rules = {
      zones: { ...rulesOf(game).zones, under: { ...rulesOf(game).zones.under, forgets: true } },
    } as const;
    const strict = tiny(rules);
    const faces = (state: TinyState): unknown[] =>
      onlookers.map((viewer) => strict.mask(state, viewer).zones.ann.under.cards[0]?.def ?? null);
    const state = table({ ann: { hand: ["ant"] } });
    const to = { seat: "ann", zone: "under" } as const;
    const laid = change(state, (play) => play.moved(cardId(1), { ...to, faceDown: true }), rules);
    expect(faces(laid.state)).toEqual([null, null, null, null]);
    for (const viewer of onlookers) expect(told(laid, viewer)).toHaveProperty("as", "c2");
    const up = change(laid.state, (play) => play.turned(cardId(2), false), rules).state;
    expect(faces(up)).toEqual(["ant", "ant", "ant", "ant"]);
    const down = change(up, (play) => play.turned(cardId(2), true), rules);
    expect(faces(down.state)).toEqual([null, null, null, null]);
    expect(down.state.known.toJSON()).toEqual({});
  });
});

describe("a card that leaves a zone that forgets", () => {
  const full = table({ ann: { well: ["ant", "bee", "cat"] } });
  const outOf = (id: CardId, zone: Tiny["zone"]): Then<Tiny> =>
    change(full, (play) => play.moved(id, { seat: "ann", zone }));

  test("[K10.7] may have been any of them, to whoever does not see it arrive", () => {
    for (const viewer of onlookers) {
      const unseen = viewer === "ann" ? ["deck"] : ["deck", "hand"];
      for (const zone of unseen as ("deck" | "hand")[]) {
        const received = idsIn(full, "ann", "well").map((id) => {
          const then = outOf(id, zone);
          return canonicalJson([told(then, viewer), game.mask(then.state, viewer)]);
        });
        expect(new Set(received).size).toBe(1);
      }
    }
  });

  test("[K10.7] is a card without a past where its face is seen", () => {
    const drawn = outOf(cardId(2), "hand");
    const seen = { ...open, from: well, as: "c4", def: "bee" };
    expect(told(drawn, "ann")).toEqual({ ...seen, to: { seat: "ann", zone: "hand", index: 0 } });
    expect(told(drawn, "bob")).toEqual({ ...open, from: well, to: { seat: "ann", zone: "hand" } });
    const heap = outOf(cardId(2), "heap");
    for (const viewer of onlookers) {
      expect(told(heap, viewer)).toEqual({ ...seen, to: { seat: "ann", zone: "heap", index: 0 } });
    }
    expectNothingSeen(heap.state, 2);
  });

  test("[K10.7] shuffled or sent to another such zone, it stays what it is: one of them", () => {
    const mixed = change(full, (play) => play.shuffled("ann", "well", "s"));
    for (const viewer of onlookers) {
      expect(told(mixed, viewer)).toEqual({ op: "shuffle", ...well, count: 3 });
    }
    expectNothingSeen(mixed.state, 3);
    const over = change(full, (play) => play.moved(cardId(1), { seat: "bob", zone: "well" }));
    for (const viewer of onlookers) {
      expect(told(over, viewer)).toEqual({
        ...open,
        from: well,
        to: { seat: "bob", zone: "well" },
      });
    }
  });
});

describe("a look into a zone that forgets", () => {
  test("[K10.8] is an error, which says so", () => {
    const state = table({ ann: { well: ["ant"] } });
    const look = () => change(state, (play) => play.learned([cardId(1)], ["ann"]));
    expect(look).toThrow(InvariantError);
    expect(look).toThrow("a zone that forgets");
    expect(() => table({ ann: { well: [{ def: "ant", knownBy: ["ann"] }] } })).toThrow(
      InvariantError,
    );
  });

  test("[K10.8] is none for those to whom the zone shows the face", () => {
    const { zones } = rulesOf(game);
    const rules = { zones: { ...zones, board: { ...zones.board, forgets: true } } } as const;
    const state = table({ ann: { board: ["ant", { def: "bee", faceDown: true }] } });
    const look = (id: number, ...by: ("ann" | "bob")[]) =>
      change(state, (play) => play.learned([cardId(id)], by), rules);
    expect(look(1, "ann", "bob").state.known.toJSON()).toEqual({});
    expect(look(2, "ann").state.known.toJSON()).toEqual({});
    expect(() => look(2, "ann", "bob")).toThrow("a zone that forgets");
  });
});

describe("a card that is shown on its way", () => {
  test("[K9.8] has its face told to all by the event, and to nobody by a view after it", () => {
    const then = sunk(table({ ann: { hand: ["ant", "bee"] } }), cardId(1), { shown: true });
    expect(told(then, "ann")).toMatchObject({ card: "c1", def: "ant" });
    for (const viewer of ["bob", "cyd", "spectator"] as const) {
      expect(told(then, viewer)).toEqual({ ...open, ...fromHand, def: "ant" });
    }
    expectNothingSeen(then.state, 1);
  });

  test("[K9.8] is known to all where knowledge is kept", () => {
    const state = table({ ann: { hand: ["ant", "bee"] } });
    const toDeck = { seat: "ann", zone: "deck", index: 0 } as const;
    const then = change(state, (play) => play.moved(cardId(1), toDeck, { shown: true }));
    for (const viewer of onlookers) {
      expect(game.mask(then.state, viewer).zones.ann.deck.cards).toMatchObject([{ def: "ant" }]);
    }
  });

  test("[K9.8] leaves the rest of a hand as known as if it had been seen to arrive", () => {
    const knownBy = ["bob"] as const;
    const hand = [{ def: "ant", knownBy }, { def: "bee", knownBy }, "ant"];
    const state = table({ ann: { hand } });
    const [first, bee, last] = idsIn(state, "ann", "hand") as [CardId, CardId, CardId];
    const left = (then: Then<Tiny>): unknown =>
      game.mask(then.state, "bob").zones.ann.hand.cards.map(({ def }) => def);
    const shown = (id: CardId): Then<Tiny> => sunk(state, id, { shown: true });
    expect(left(shown(bee))).toEqual(["ant"]);
    // One of two ants: he cannot tell which, and no longer knows one to be there.
    expect(left(shown(first))).toEqual(["bee"]);
    expect(game.mask(shown(last).state, "bob")).toEqual(game.mask(shown(first).state, "bob"));
    expect(told(shown(last), "bob")).toEqual(told(shown(first), "bob"));
    expect(left(sunk(state, bee))).toEqual([]);
  });
});
