/** Ids and who can follow them. Ann acts; bob, cyd and a spectator look on. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changing,
  doing,
  type Seat,
  type Tiny,
  type TinyPlay,
  type TinyState,
  table,
  tiny,
} from "../../fixtures/tiny/index.ts";
import { canonicalJson } from "../canonical-json.ts";
import { type CardId, cardId, cardNumber } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import { rulesOf } from "../rules-of.ts";
import type { Then } from "../testkit/index.ts";
import type { Viewer } from "../types.ts";
import { idsIn } from "./cards-in.ts";
import type { TableChange } from "./changes.ts";
import type { Destination } from "./destination.ts";

const game = tiny();
const annsHand = { seat: "ann", zone: "hand" } as const;
const annsBoard = { seat: "ann", zone: "board" } as const;
const annsDeck = { seat: "ann", zone: "deck" } as const;

function moving(
  state: TinyState,
  id: CardId,
  to: Destination<Tiny>,
  options?: { readonly unseen: boolean },
): Then<Tiny> {
  return changing(state, (play) => play.moved(id, to, options));
}

/** The card of ann's hand at this index. */
function inHand(state: TinyState, index: number): CardId {
  return state.seats.ann.hand[index] as CardId;
}

/** What a viewer sees of a zone: faces in alphabetical order, with a dash for a back. */
function seen(state: TinyState, viewer: Viewer<Tiny>, seat: Seat, zone: Tiny["zone"]): string {
  const { cards } = game.mask(state, viewer).zones[seat][zone];
  return cards
    .map(({ def }) => def ?? "-")
    .sort()
    .join(" ");
}

function shown(then: Then<Tiny>, viewer: Viewer<Tiny>): unknown {
  return game.maskEvents(then.state, then.events, viewer)[0]?.change;
}

describe("ids", () => {
  test("[K9.1] a card that changes zone is a new object, and the old one is gone", () => {
    const state = table({ ann: { hand: ["ant", "bee"] } });
    const there = moving(state, cardId(1), annsBoard).state;
    expect(there.seats.ann.board).toEqual(["c3", null, null]);
    expect(there.cards.get(cardId(1))).toBeUndefined();
    const back = moving(there, cardId(3), annsHand).state;
    expect(back.seats.ann.hand).toEqual(["c2", "c4"]);
    expect(() => moving(back, cardId(1), annsBoard)).toThrow(InvariantError);
  });

  test("[K9.1] no id is ever used twice, and each card lies where it says", () => {
    const operations = fc.array(fc.tuple(fc.nat(5), fc.nat(40)), { maxLength: 25 });
    fc.assert(
      fc.property(operations, (steps) => {
        let state = table({ ann: { deck: ["ant", "bee", "cat"], hand: ["ant", "ant"] } });
        const used = new Set(state.cards.ids());
        for (const [kind, pick] of steps) {
          const then = doing(state, (play) => someChange(play, kind, pick));
          for (const id of then.state.cards.ids()) {
            const isNew = !state.cards.has(id as CardId);
            expect(isNew && used.has(id)).toBe(false);
            expect(cardNumber(id as CardId)).toBeLessThan(then.state.nextId);
            used.add(id);
          }
          for (const seat of then.state.seating as readonly Seat[]) {
            for (const zone of ["deck", "hand", "board", "heap"] as const) {
              for (const id of idsIn(then.state, seat, zone)) {
                expect(then.state.cards.get(id)).toMatchObject({ seat, zone });
              }
            }
          }
          state = then.state;
        }
      }),
      { numRuns: 60 },
    );
  });

  test("[K9.2] a card that is turned over or changes sides keeps its id", () => {
    const state = table({ ann: { board: ["ant"] } });
    const turned = changing(state, (play) => play.turned(cardId(1), true)).state;
    expect(turned.cards.get(cardId(1))).toMatchObject({ faceDown: true, seat: "ann" });
    const over = changing(turned, (play) => play.handedOver(cardId(1), "bob", 2)).state;
    expect(over.cards.get(cardId(1))).toMatchObject({ seat: "bob", owner: "ann" });
    expect(over.seats.ann.board).toEqual([null, null, null]);
    expect(over.seats.bob.board).toEqual([null, null, "c1"]);
  });
});

describe("a shuffle", () => {
  const deck = { deck: [{ def: "ant", knownBy: ["ann", "bob"] as const }, "bee", "cat"] };

  test("[K9.3] gives a new order and fresh ids, and nobody knows a card any more", () => {
    const script = { kind: "script", values: { s: [0, 0] } } as const;
    const state = { ...table({ ann: deck }), random: { source: script, used: {} } };
    const then = changing(state, (play) => play.shuffled("ann", "deck", "s"));
    expect(then.state.seats.ann.deck).toEqual(["c4", "c5", "c6"]);
    expect(then.state.seats.ann.deck.map((id) => then.state.cards.get(id as CardId)?.def)).toEqual([
      "bee",
      "cat",
      "ant",
    ]);
    expect(then.state.cards.ids()).toHaveLength(3);
    expect(then.state.known.toJSON()).toEqual({});
    expect(seen(state, "bob", "ann", "deck")).toBe("ant");
    expect(seen(then.state, "bob", "ann", "deck")).toBe("");
  });

  test("[K9.3] tells what became of each card to those who see them all", () => {
    const order = (then: Then<Tiny>, viewer: Viewer<Tiny>): boolean =>
      Object.hasOwn(
        game.maskEvents(then.state, then.events, viewer).at(-1)?.change as object,
        "order",
      );
    const shuffled = (zone: "deck" | "hand" | "heap", cards: readonly (string | Back)[]) =>
      changing(table({ ann: { [zone]: cards } }), (play) => play.shuffled("ann", zone, "s"));
    const viewers = ["ann", "bob", "spectator"] as const;
    const told = (then: Then<Tiny>): boolean[] => viewers.map((viewer) => order(then, viewer));
    expect(told(shuffled("deck", ["ant", "bee"]))).toEqual([false, false, false]);
    expect(told(shuffled("hand", ["ant", "bee"]))).toEqual([true, false, false]);
    expect(told(shuffled("heap", ["ant", "bee"]))).toEqual([true, true, true]);
    // Backs that look alike: only their controller sees where each of them goes.
    const backs = [{ def: "ant", faceDown: true }, "bee"];
    expect(told(shuffled("heap", backs))).toEqual([true, false, false]);
  });

  test("[K9.3] may put a pile in an order that somebody chose", () => {
    const state = table({ ann: deck });
    const [ant, bee, cat] = state.seats.ann.deck as [CardId, CardId, CardId];
    const arrange = (...order: CardId[]): Then<Tiny> =>
      changing(state, (play) => play.reordered("ann", "deck", order));
    const then = arrange(cat, ant, bee);
    expect(then.state.seats.ann.deck).toEqual(["c4", "c5", "c6"]);
    expect(
      then.state.seats.ann.deck.map((id) => then.state.cards.get(id as CardId)?.def).join(" "),
    ).toBe("cat ant bee");
    expect(then.state.known.toJSON()).toEqual({});
    expect(then.state.random).toEqual(state.random);
    for (const order of [
      [cat, ant],
      [cat, ant, ant],
      [cat, ant, bee, bee],
    ]) {
      expect(() => arrange(...order)).toThrow("an order holds every card of its zone once");
    }
  });

  test("[K9.3] is for piles: slots are places and stay", () => {
    const state = table({ ann: { board: ["ant", null, "bee"] } });
    expect(() => changing(state, (play) => play.shuffled("ann", "board", "s"))).toThrow(
      InvariantError,
    );
  });
});

interface Back {
  readonly def: string;
  readonly faceDown: boolean;
}

describe("a card that is known", () => {
  test("[K9.4] goes on being known when it leaves a public place", () => {
    // Bob has seen the top of ann's deck; she draws it.
    const state = table({ ann: { deck: [{ def: "ant", knownBy: ["bob"] }, "bee"] } });
    const then = moving(state, cardId(1), annsHand);
    expect(seen(then.state, "bob", "ann", "hand")).toBe("ant");
    expect(seen(then.state, "cyd", "ann", "hand")).toBe("");
    expect(shown(then, "bob")).toMatchObject({ card: "c1", as: "c3", def: "ant" });
    expect(shown(then, "cyd")).not.toHaveProperty("as");
  });

  test("[K9.4] and so do the cards it leaves there, by the ids they had", () => {
    const knownBy = ["bob"] as const;
    const state = table({ ann: { deck: ["cat", { def: "ant", knownBy }, "bee"] } });
    const then = moving(state, cardId(1), annsHand);
    expect(then.state.seats.ann.deck).toEqual(["c2", "c3"]);
    expect(then.state.known.toJSON()).toEqual({ c2: ["bob"] });
  });

  test("[K9.4] on the table all can tell which card goes, even one taken unseen", () => {
    const state = table({ ann: { heap: ["ant", { def: "bee", faceDown: true }] } });
    const then = moving(state, cardId(2), annsHand, { unseen: true });
    for (const viewer of ["ann", "bob", "spectator"] as const) {
      expect(shown(then, viewer)).toMatchObject({
        card: "c2",
        from: { seat: "ann", zone: "heap", index: 1 },
      });
    }
  });

  test("[K9.4] from the table into a hand it is known to all who saw its face", () => {
    const state = table({ ann: { board: ["ant", { def: "bee", faceDown: true }] } });
    const up = moving(state, cardId(1), annsHand);
    expect(seen(up.state, "bob", "ann", "hand")).toBe("ant");
    expect(seen(up.state, "spectator", "ann", "hand")).toBe("ant");
    const down = moving(state, cardId(2), annsHand);
    expect(seen(down.state, "bob", "ann", "hand")).toBe("");
    expect(shown(down, "bob")).toEqual({
      op: "move",
      owner: "ann",
      faceDown: false,
      data: null,
      card: "c2",
      from: { seat: "ann", zone: "board", index: 1 },
      to: { seat: "ann", zone: "hand" },
    });
  });

  test("[K9.4] from a hand it is told as the one that was known, if it is seen to arrive", () => {
    const state = table({ ann: { hand: [{ def: "ant", knownBy: ["bob"] }, "bee"] } });
    const then = moving(state, inHand(state, 1), annsBoard);
    expect(shown(then, "bob")).not.toHaveProperty("card");
    expect(seen(then.state, "bob", "ann", "hand")).toBe("ant");
    const wholeHand = table({ ann: { hand: [{ def: "ant", knownBy: ["bob"] }] } });
    const known = moving(wholeHand, inHand(wholeHand, 0), annsBoard);
    expect(shown(known, "bob")).toHaveProperty("card", inHand(wholeHand, 0));
    expect(shown(known, "cyd")).not.toHaveProperty("card");
  });
});

describe("losing track", () => {
  const hand = [
    { def: "ant", knownBy: ["bob"] as const },
    { def: "bee", knownBy: ["bob", "cyd"] as const },
    "cat",
  ];

  test("[K9.5] a card that leaves a hand unseen takes all that was known of it along", () => {
    const state = table({ ann: { hand } });
    for (const id of idsIn(state, "ann", "hand")) {
      const then = moving(state, id, { ...annsBoard, faceDown: true });
      expect(seen(then.state, "bob", "ann", "hand")).toBe("");
      expect(seen(then.state, "bob", "ann", "board")).toBe("-");
      expect(shown(then, "bob")).not.toHaveProperty("card");
    }
  });

  test("[K9.5] also from whoever knew the whole hand", () => {
    const known = ["ant", "bee"].map((def) => ({ def, knownBy: ["bob"] as const }));
    const state = table({ ann: { hand: known } });
    const then = moving(state, inHand(state, 0), { ...annsBoard, faceDown: true });
    expect(seen(then.state, "bob", "ann", "hand")).toBe("");
    expect(seen(then.state, "bob", "ann", "board")).toBe("-");
    expect(shown(then, "bob")).not.toHaveProperty("card");
  });

  test("[K9.5] but the only card of a hand is followed by whoever knew it", () => {
    const state = table({ ann: { hand: [{ def: "ant", knownBy: ["bob"] }] } });
    const then = moving(state, inHand(state, 0), { ...annsBoard, faceDown: true });
    expect(seen(then.state, "bob", "ann", "board")).toBe("ant");
    expect(shown(then, "bob")).toMatchObject({ card: inHand(state, 0), def: "ant" });
    expect(seen(then.state, "cyd", "ann", "board")).toBe("-");
    expect(shown(then, "cyd")).not.toHaveProperty("card");
  });

  test("[K9.5] and the cards that stay keep their ids, so a rule may move several", () => {
    const state = table({ ann: { hand } });
    const [first, second, third] = idsIn(state, "ann", "hand") as [CardId, CardId, CardId];
    const { seats, known } = doing(state, (play) => {
      for (const id of [first, second]) {
        play.emit({ type: "CARD_CHANGED", change: play.moved(id, annsDeck) });
      }
    }).state;
    expect(seats.ann.hand).toEqual([third]);
    expect(known.values()).toEqual([["ann"], ["ann"]]);
  });

  test("[K9.5] which of them left, the onlookers cannot tell by a single byte", () => {
    const state = table({ ann: { hand } });
    const received = (id: CardId, viewer: Viewer<Tiny>): string => {
      const then = moving(state, id, { ...annsBoard, faceDown: true });
      return canonicalJson([
        game.maskEvents(then.state, then.events, viewer),
        game.mask(then.state, viewer),
      ]);
    };
    for (const viewer of ["bob", "cyd", "spectator"] as const) {
      const [one, two, three] = idsIn(state, "ann", "hand").map((id) => received(id, viewer));
      expect(two).toBe(one);
      expect(three).toBe(one);
    }
  });

  test("[K9.6] a face that two cards may have is no longer known to be there", () => {
    // Bob knows one of ann's two ants and her bee. She plays an ant: his, or the other one?
    const state = table({
      ann: { hand: [hand[0] ?? "ant", hand[1] ?? "bee", "ant"] },
    });
    const [known, other] = [0, 2].map((index) => moving(state, inHand(state, index), annsBoard));
    if (known === undefined || other === undefined) throw new Error("two worlds");
    for (const viewer of ["bob", "cyd", "spectator"] as const) {
      expect(game.mask(known.state, viewer)).toEqual(game.mask(other.state, viewer));
      expect(shown(known, viewer)).toEqual(shown(other, viewer));
    }
    expect(seen(other.state, "bob", "ann", "hand")).toBe("bee");
    expect(seen(other.state, "cyd", "ann", "hand")).toBe("bee");
  });

  test("[K9.6] though there is one such face that it knew, a card it does not know may have it", () => {
    const known = { def: "ant", knownBy: ["bob"] } as const;
    for (const other of ["ant", "bee"]) {
      const state = table({ ann: { hand: [known, other] } });
      const then = moving(state, inHand(state, 0), annsBoard);
      expect(shown(then, "bob")).not.toHaveProperty("card");
      expect(shown(then, "bob")).toHaveProperty("def", "ant");
    }
  });

  test("[K9.6] who sees it arrive goes on knowing the others, who does not knows none", () => {
    // Ann gives bob her bee: he sees that it is not the ant which he and cyd know.
    const state = table({ ann: { hand: [{ def: "ant", knownBy: ["bob", "cyd"] }, "bee"] } });
    const then = moving(state, inHand(state, 1), { seat: "bob", zone: "hand" });
    expect(seen(then.state, "bob", "ann", "hand")).toBe("ant");
    expect(seen(then.state, "cyd", "ann", "hand")).toBe("");
    expect(then.state.known.get(inHand(then.state, 0))).toEqual(["bob"]);
  });

  test("[K9.6] who knows the whole hand follows every card of it", () => {
    const all = ["ant", "ant", "bee"].map((def) => ({ def, knownBy: ["bob"] as const }));
    const state = table({ ann: { hand: all } });
    const then = moving(state, inHand(state, 2), annsBoard);
    expect(shown(then, "bob")).toHaveProperty("card", inHand(state, 2));
    expect(seen(then.state, "bob", "ann", "hand")).toBe("ant ant");
    // Which of two alike it was he cannot tell, though he knew them both.
    const worlds = [0, 1].map((place) => moving(state, inHand(state, place), annsBoard));
    const [one, other] = worlds.map((world) => shown(world, "bob"));
    expect(other).toEqual(one);
    for (const world of worlds) expect(seen(world.state, "bob", "ann", "hand")).toBe("bee");
  });

  test("[K9.7] a card searched out of a deck leaves no trace of its place", () => {
    const state = table({ ann: { deck: ["ant", "bee", "cat"] } });
    const worlds = idsIn(state, "ann", "deck").map((id) =>
      moving(state, id, annsHand, { unseen: true }),
    );
    for (const then of worlds) {
      expect(shown(then, "bob")).toEqual({
        op: "move",
        owner: "ann",
        faceDown: false,
        data: null,
        from: { seat: "ann", zone: "deck" },
        to: { seat: "ann", zone: "hand" },
      });
      expect(then.state.nextId).toBe(5);
    }
    expect(shown(moving(state, cardId(2), annsHand), "bob")).toMatchObject({ from: { index: 1 } });
  });

  test("[K9.7] if somebody knew cards there the rest is new to all, whichever was taken", () => {
    const deck = [{ def: "ant", knownBy: ["bob"] as const }, "bee", "cat"];
    const state = table({ ann: { deck } });
    for (const id of idsIn(state, "ann", "deck")) {
      const then = moving(state, id, annsHand, { unseen: true });
      expect(then.state.seats.ann.deck).toEqual(["c5", "c6"]);
      expect(then.state.known.toJSON()).toEqual({});
      expect(shown(then, "bob")).not.toHaveProperty("rest");
    }
  });

  test("[K9.7] but not to whoever knew them all and sees which one was taken", () => {
    const taken = (knows: readonly string[], to: Destination<Tiny>): unknown => {
      const deck = ["ant", "bee", "cat"].map((def) =>
        knows.includes(def) ? { def, knownBy: ["bob"] as const } : def,
      );
      const then = moving(table({ ann: { deck } }), cardId(2), to, { unseen: true });
      return then.state.seats.ann.deck;
    };
    const all = ["ant", "bee", "cat"];
    expect(taken(all, annsBoard)).toEqual(["c1", "c3"]);
    expect(taken(all, annsHand)).toEqual(["c5", "c6"]);
    expect(taken(["ant"], annsBoard)).toEqual(["c5", "c6"]);
    expect(taken([], annsHand)).toEqual(["c1", "c3"]);
  });

  test("[K9.7] who looks into the zone is told the fresh ids of the rest", () => {
    // A hand with an order, as some games have it.
    const zones = { ...rulesOf(game).zones, hand: { ...rulesOf(game).zones.hand, ordered: true } };
    const state = table({ ann: { hand: ["ant", { def: "bee", knownBy: ["bob"] }] } });
    const then = doing(
      state,
      (play) => {
        const change = play.moved(inHand(state, 0), annsDeck, { unseen: true });
        play.emit({ type: "CARD_CHANGED", change });
      },
      { zones },
    );
    const [bee] = idsIn(then.state, "ann", "hand");
    expect(shown(then, "ann")).toHaveProperty("rest", [{ card: inHand(state, 1), as: bee }]);
    expect(bee).not.toBe(inHand(state, 1));
    expect(shown(then, "bob")).not.toHaveProperty("rest");
  });
});

/** Any of the changes a game can make, to any of ann's cards. */
function someChange(play: TinyPlay, kind: number, pick: number): void {
  const { state } = play;
  const pickOf = (zones: readonly Tiny["zone"][]): CardId | undefined => {
    const ids = zones.flatMap((zone) => idsIn(state, "ann", zone));
    return ids[pick % Math.max(1, ids.length)];
  };
  const emit = (made: TableChange): void => play.emit({ type: "CARD_CHANGED", change: made });
  const any = pickOf(["deck", "hand", "heap"]);
  const down = pickOf(["heap"]);
  if (kind === 0 && any) emit(play.moved(any, { seat: "ann", zone: "heap", faceDown: pick > 20 }));
  if (kind === 1 && any)
    emit(play.moved(any, { seat: "ann", zone: "hand" }, { unseen: pick > 20 }));
  if (kind === 2) emit(play.shuffled("ann", pick > 20 ? "deck" : "hand", "s"));
  if (kind === 3 && any) emit(play.learned([any], ["bob"]));
  if (kind === 4 && down) emit(play.turned(down, pick > 20));
  if (kind === 5 && any) emit(play.moved(any, { seat: "ann", zone: "deck", index: 0 }));
}
