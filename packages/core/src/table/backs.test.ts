/** Backs that nobody may look at: a card slid under another one from the top of a deck. */

import { describe, expect, test } from "vitest";
import { changing, type Tiny, type TinyState, table, tiny } from "../../fixtures/tiny/index.ts";
import { cardId, defId } from "../ids.ts";
import { createRandom } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import { type CardSetup, find, type Then } from "../testkit/index.ts";
import type { Viewer } from "../types.ts";
import { seesFace, seesId } from "./zones.ts";

const game = tiny();
const { zones } = rulesOf(game);
const seats = ["ann", "bob", "cyd"] as const;
const onlookers = [...seats, "spectator"] as const;
const under = { seat: "ann", zone: "under", faceDown: true } as const;

/** A single card face-down in ann's zone. */
function lying(card: Exclude<CardSetup<Tiny>, string> = { def: "ant" }): TinyState {
  return table({ ann: { under: [{ faceDown: true, ...card }] } });
}

/** Who sees the face of the first card in that zone, by their views. */
function lookers(state: TinyState, seat: "ann" | "bob" = "ann"): string[] {
  return onlookers.filter((viewer) => game.mask(state, viewer).zones[seat].under.cards[0]?.def);
}

/** Who is told a face by the events. */
function toldFace(then: Then<Tiny>): string[] {
  const told = (viewer: Viewer<Tiny>): string =>
    JSON.stringify(game.maskEvents(then.state, then.events, viewer));
  return onlookers.filter((viewer) => told(viewer).includes('"ant"'));
}

describe("a back that is for nobody", () => {
  test("[K8.7] has no face for any seat, and is there for all to point at", () => {
    const state = lying({ def: "ant", data: { hits: 2 } });
    const sees = (by: typeof seesFace): boolean[] =>
      [...onlookers, "referee" as const].map((viewer) => by(zones, state, cardId(1), viewer));
    expect(sees(seesFace)).toEqual([false, false, false, false, true]);
    expect(sees(seesId)).toEqual([true, true, true, true, true]);
    for (const viewer of onlookers) {
      expect(game.mask(state, viewer).zones.ann.under).toEqual({
        count: 1,
        cards: [
          { card: "c1", def: null, owner: "ann", faceDown: true, data: { hits: 2 }, index: 0 },
        ],
      });
    }
    expect(game.mask(state, "referee").zones.ann.under.cards[0]?.def).toBe("ant");
    // Face-up, the zone is as open as any of the table.
    expect(lookers(lying({ def: "ant", faceDown: false }))).toEqual(onlookers);
  });

  test("[K8.7] comes from a deck or from nowhere without a face for anybody", () => {
    const drawn = changing(table({ ann: { deck: ["ant", "bee"] } }), (play) =>
      play.moved(cardId(1), under),
    );
    const placed = changing(table(), (play) => play.placed("ann", [defId("ant")], under));
    for (const then of [drawn, placed]) {
      expect(toldFace(then)).toEqual([]);
      expect(lookers(then.state)).toEqual([]);
      expect(then.state.known.toJSON()).toEqual({});
    }
    expect(game.maskEvents(drawn.state, drawn.events, "bob")[0]?.change).toMatchObject({
      as: "c3",
      to: { zone: "under", index: 0 },
    });
  });

  test("[K8.7] stays known to those who knew the card before", () => {
    const deck = table({ ann: { deck: [{ def: "ant", knownBy: ["bob"] }] } });
    const then = changing(deck, (play) => play.moved(cardId(1), under));
    expect(toldFace(then)).toEqual(["bob"]);
    expect(lookers(then.state)).toEqual(["bob"]);
    const hand = table({ ann: { hand: ["ant", "ant"] } });
    const laid = changing(hand, (play) => play.moved(cardId(1), under));
    expect([toldFace(laid), lookers(laid.state)]).toEqual([["ann"], ["ann"]]);
    // The controller's knowledge is noted like everybody's, since the zone does not show it.
    const down = changing(lying({ def: "ant", faceDown: false }), (play) =>
      play.turned(cardId(1), true),
    );
    expect(down.state.known.toJSON()).toEqual({ c1: ["ann", "bob", "cyd"] });
    expect(lookers(down.state)).toEqual(onlookers);
  });

  test("[K8.7] turned down again shows nothing, turned up it is open to all", () => {
    const again = changing(lying(), (play) => play.turned(cardId(1), true));
    expect([toldFace(again), lookers(again.state)]).toEqual([[], []]);
    const up = changing(lying(), (play) => play.turned(cardId(1), false));
    expect([toldFace(up), lookers(up.state)]).toEqual([onlookers, onlookers]);
  });

  test("[K8.7] handed over, it is not for its new controller either", () => {
    const over = changing(lying(), (play) => play.handedOver(cardId(1), "bob"));
    expect([toldFace(over), lookers(over.state, "bob")]).toEqual([[], []]);
    expect(over.state.known.toJSON()).toEqual({});
    const known = changing(lying({ def: "ant", knownBy: ["ann"] }), (play) =>
      play.handedOver(cardId(1), "bob"),
    );
    expect([toldFace(known), lookers(known.state, "bob")]).toEqual([["ann"], ["ann"]]);
  });

  test("[K8.7] may be shown to a seat by a rule, and to that seat alone", () => {
    const shown = changing(lying(), (play) => play.learned([cardId(1)], ["ann"]));
    expect([toldFace(shown), lookers(shown.state)]).toEqual([["ann"], ["ann"]]);
    expect(shown.state.known.toJSON()).toEqual({ c1: ["ann"] });
  });

  test("[K8.7] leaves as it lay: seen only where it arrives", () => {
    const removed = changing(lying(), (play) => play.removed(cardId(1)));
    expect(toldFace(removed)).toEqual([]);
    const toDeck = changing(lying(), (play) =>
      play.moved(cardId(1), { seat: "ann", zone: "deck" }),
    );
    expect(toldFace(toDeck)).toEqual([]);
    expect(toDeck.state.known.toJSON()).toEqual({});
    const toHand = changing(lying(), (play) =>
      play.moved(cardId(1), { seat: "ann", zone: "hand" }),
    );
    expect(toldFace(toHand)).toEqual(["ann"]);
    const toHeap = changing(lying(), (play) =>
      play.moved(cardId(1), { seat: "ann", zone: "heap" }),
    );
    expect(toldFace(toHeap)).toEqual(onlookers);
  });

  test("[K8.7] is lost among others when they are shuffled, to its controller too", () => {
    const cards = ["ant", "bee"].map((def) => ({ def, faceDown: true }));
    const state = table({ ann: { under: cards } });
    const then = changing(state, (play) => play.shuffled("ann", "under", "s"));
    for (const viewer of onlookers) {
      const told = game.maskEvents(then.state, then.events, viewer).at(-1)?.change;
      expect(told).toEqual({ op: "shuffle", seat: "ann", zone: "under", count: 2 });
    }
  });

  test("[K8.7] is imagined by its controller like any card it does not see", () => {
    const state = lying({ def: "ant", owner: "bob", data: { hits: 1 } });
    for (const viewer of seats) {
      const asked: unknown[] = [];
      const world = game.imagine(game.insight(state, viewer), createRandom(1), (places) => {
        asked.push(...places);
        return places.map(() => defId("cat"));
      });
      expect(asked).toEqual([{ owner: "bob", seat: "ann", zone: "under" }]);
      expect(world.cards.get(find(world, "ann", "under", "cat"))).toMatchObject({
        faceDown: true,
        data: { hits: 1 },
      });
      expect(game.mask(world, viewer)).toEqual(game.mask(state, viewer));
    }
  });
});
