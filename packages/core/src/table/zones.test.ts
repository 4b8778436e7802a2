import { describe, expect, test } from "vitest";
import { changing, type Tiny, type TinyState, table, tiny } from "../../fixtures/tiny/index.ts";
import { type CardId, cardId, defId } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import { rulesOf } from "../rules-of.ts";
import { find } from "../testkit/index.ts";
import { seesFace, seesId, shownTo, type ZoneRule, zoneShows } from "./zones.ts";

const viewers = ["ann", "bob", "spectator", "referee"] as const;
const { zones } = rulesOf(tiny());

const changed = (...how: Parameters<typeof changing>): TinyState => changing(...how).state;

test("those to whom a zone shows a face are those of whom that is said one by one", () => {
  const seating = ["ann", "bob", "cyd"];
  const rules: ZoneRule[] = (["all", "owner", "nobody"] as const).flatMap((faces) =>
    (["controller", "nobody"] as const).map((backs) => ({
      faces,
      backs,
      slots: "pile" as const,
      ordered: true,
    })),
  );
  for (const rule of rules) {
    for (const controller of seating) {
      for (const faceDown of [true, false]) {
        expect(shownTo(rule, controller, faceDown, seating)).toEqual(
          seating.filter((seat) => zoneShows(rule, controller, faceDown, seat)),
        );
      }
    }
  }
});

describe("sight", () => {
  const state = table({
    ann: {
      deck: ["ant"],
      hand: ["ant", { def: "bee", knownBy: ["bob", "cyd"] }],
      board: ["ant", { def: "bee", faceDown: true }],
    },
  });
  const look = (
    sees: (z: typeof zones, s: TinyState, id: CardId, viewer: (typeof viewers)[number]) => boolean,
    zone: Tiny["zone"],
    def: string,
  ): boolean[] =>
    viewers.map((viewer) => sees(zones, state, find(state, "ann", zone, def), viewer));

  test("[K8.1] the table is seen by all, a hand by its seat, a deck by nobody", () => {
    expect(look(seesFace, "board", "ant").slice(0, 2)).toEqual([true, true]);
    expect(look(seesFace, "hand", "ant").slice(0, 2)).toEqual([true, false]);
    expect(look(seesFace, "deck", "ant").slice(0, 2)).toEqual([false, false]);
  });

  test("[K8.2] of a face-down card on the table all see the back, and its controller the face", () => {
    expect(look(seesFace, "board", "bee")).toEqual([true, false, false, true]);
    expect(look(seesId, "board", "bee")).toEqual([true, true, true, true]);
  });

  test("[K8.2] who gets such a card over to its side sees its face", () => {
    const over = changed(state, (play) =>
      play.handedOver(find(play.state, "ann", "board", "bee"), "bob"),
    );
    const id = find(over, "bob", "board", "bee");
    expect(viewers.map((viewer) => seesFace(zones, over, id, viewer))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(seesFace(zones, over, id, "cyd")).toBe(false);
  });

  test("[K8.3] in a hidden zone an id is for those who know the face", () => {
    for (const [zone, def] of [
      ["hand", "ant"],
      ["hand", "bee"],
      ["deck", "ant"],
    ] as const) {
      expect(look(seesId, zone, def)).toEqual(look(seesFace, zone, def));
    }
    expect(look(seesId, "hand", "bee")).toEqual([true, true, true, true]);
    expect(seesId(zones, state, cardId(999), "referee")).toBe(false);
  });

  test("[K8.4] a spectator sees what every seat sees, the referee everything", () => {
    expect(look(seesFace, "board", "ant")).toEqual([true, true, true, true]);
    expect(look(seesFace, "hand", "ant")).toEqual([true, false, false, true]);
    expect(look(seesFace, "deck", "ant")).toEqual([false, false, false, true]);
    // The bee in ann's hand: she sees it, the others have learned it.
    expect(look(seesFace, "hand", "bee")).toEqual([true, true, true, true]);
    const bobOnly = table({ ann: { hand: [{ def: "bee", knownBy: ["bob"] }] } });
    expect(seesFace(zones, bobOnly, cardId(1), "spectator")).toBe(false);
  });
});

describe("places", () => {
  const full = table({
    ann: { hand: ["cat"], board: ["ant", "ant", "ant"], heap: ["ant", "bee"] },
  });

  test("[K8.5] a pile takes a card at its end, or where it is told to", () => {
    const to = { seat: "ann", zone: "heap" } as const;
    const hand = find(full, "ann", "hand", "cat");
    const end = changed(full, (play) => play.moved(hand, to));
    expect(end.seats.ann.heap.indexOf(find(end, "ann", "heap", "cat"))).toBe(2);
    const top = changed(full, (play) => play.moved(hand, { ...to, index: 0 }));
    expect(top.seats.ann.heap.indexOf(find(top, "ann", "heap", "cat"))).toBe(0);
  });

  test("[K8.5] within a pile the card itself is out of the way", () => {
    const ant = find(full, "ann", "heap", "ant");
    const then = changing(full, (play) => play.moved(ant, { seat: "ann", zone: "heap" }));
    expect(then.events).toMatchObject([{ change: { from: { index: 0 }, to: { index: 1 } } }]);
    const after = then.state;
    expect(after.seats.ann.heap.map((id) => after.cards.get(id as CardId)?.def)).toEqual([
      "bee",
      "ant",
    ]);
  });

  test("[K8.5] slots take a card in the first that is free, or the one it is given", () => {
    const state = table({ ann: { hand: ["cat"], board: ["ant", null, null] } });
    const hand = find(state, "ann", "hand", "cat");
    const to = { seat: "ann", zone: "board" } as const;
    expect(changed(state, (play) => play.moved(hand, to)).seats.ann.board[1]).toBe("c3");
    const given = changed(state, (play) => play.moved(hand, { ...to, index: 2 }));
    expect(given.seats.ann.board).toEqual(
      ["c2", null, "c3"].map((id) => (id === "c2" ? given.seats.ann.board[0] : id)),
    );
  });

  test("[K8.5] a slot that is taken, or is none, is an error", () => {
    const hand = find(full, "ann", "hand", "cat");
    const to = { seat: "ann", zone: "board" } as const;
    expect(() => changed(full, (play) => play.moved(hand, to))).toThrow(InvariantError);
    expect(() => changed(full, (play) => play.moved(hand, { ...to, index: 1 }))).toThrow(
      InvariantError,
    );
    const free = table({ ann: { hand: ["cat"] } });
    const cat = find(free, "ann", "hand", "cat");
    expect(() => changed(free, (play) => play.moved(cat, { ...to, index: 3 }))).toThrow(
      InvariantError,
    );
  });

  test("[K8.5] within slots too: a full table has room for a card that lies on it", () => {
    const to = { seat: "ann", zone: "board", faceDown: true } as const;
    const second = full.seats.ann.board[1] as CardId;
    for (const index of [undefined, 1]) {
      const there = index === undefined ? to : { ...to, index };
      const after = changed(full, (play) => play.moved(second, there));
      expect(after.seats.ann.board).toEqual([
        full.seats.ann.board[0],
        `c${full.nextId}`,
        full.seats.ann.board[2],
      ]);
    }
  });

  test("[K8.5] several cards do not cover one that lies there already", () => {
    const state = table({ ann: { board: [null, "ant", null] } });
    const two = [defId("bee"), defId("bee")];
    const to = { seat: "ann", zone: "board" } as const;
    expect(() => changed(state, (play) => play.placed("ann", two, to))).toThrow(InvariantError);
    const free = table({ ann: { board: ["ant", null, null] } });
    const after = changed(free, (play) => play.placed("ann", two, to));
    expect(after.seats.ann.board).toEqual(["c1", "c2", "c3"]);
  });

  test("[K8.5] how many slots there are may follow the config", () => {
    const wide = tiny({
      zones: { ...zones, board: { faces: "all", slots: ({ hand }) => hand + 1, ordered: true } },
    });
    const started = wide.start({ decks: { ann: [] }, config: { hand: 4 }, seed: 1 });
    expect(started.ok && started.state.seats.ann.board).toHaveLength(5);
  });

  test("[K8.6] in a hand or deck nothing is turned over or changes sides", () => {
    const state = table({ ann: { hand: ["ant"], deck: ["bee"], heap: ["cat"] } });
    for (const id of [find(state, "ann", "hand", "ant"), find(state, "ann", "deck", "bee")]) {
      expect(() => changed(state, (play) => play.turned(id, true))).toThrow(InvariantError);
      expect(() => changed(state, (play) => play.handedOver(id, "bob"))).toThrow(InvariantError);
    }
    const onTable = find(state, "ann", "heap", "cat");
    expect(changed(state, (play) => play.turned(onTable, true)).cards.get(onTable)?.faceDown).toBe(
      true,
    );
  });

  test("[K8.6] only what everybody can point at leaves the match", () => {
    const everyone = ["bob", "cyd"] as const;
    const state = table({
      ann: { hand: ["ant", { def: "bee", knownBy: everyone }], board: ["cat"] },
    });
    const [ant, bee] = [find(state, "ann", "hand", "ant"), find(state, "ann", "hand", "bee")];
    expect(() => changed(state, (play) => play.removed(ant))).toThrow(InvariantError);
    expect(changed(state, (play) => play.removed(bee)).seats.ann.hand).toEqual([ant]);
    const cat = find(state, "ann", "board", "cat");
    const after = changed(state, (play) => play.removed(cat));
    expect(after.seats.ann.board).toEqual([null, null, null]);
    expect(after.cards.get(cat)).toBeUndefined();
  });

  test("[K8.8] a zone can be cleared: all its cards leave the match, hidden ones too", () => {
    const state = table({
      ann: { hand: ["ant", { def: "bee", knownBy: ["bob"] }], board: ["cat"], deck: ["ant"] },
      bob: { hand: ["bee"] },
    });
    const { state: after, events } = changing(state, (play) => play.cleared("ann", "hand"));
    expect(after.seats.ann).toMatchObject({ hand: [], deck: state.seats.ann.deck });
    expect(after.cards.size).toBe(state.cards.size - 2);
    expect(after.known).toEqual({});
    expect(after.seats.bob.hand).toEqual(state.seats.bob.hand);
    for (const viewer of viewers) {
      const shown = tiny().maskEvents(state, events, viewer);
      expect(shown.map(({ change }) => change)).toEqual(
        viewer === "referee"
          ? [expect.objectContaining({ cards: state.seats.ann.hand })]
          : [{ op: "clear", seat: "ann", zone: "hand", count: 2 }],
      );
    }
    const slots = changed(state, (play) => play.cleared("ann", "board"));
    expect(slots.seats.ann.board).toEqual([null, null, null]);
  });
});
