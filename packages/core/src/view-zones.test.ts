/** What was seen of the zones is remembered, and seen anew when cards have changed. */

import { describe, expect, test } from "vitest";
import {
  doing,
  note,
  type Tiny,
  type TinyPlay,
  type TinyState,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { cardId, defId } from "./ids.ts";
import { rulesOf } from "./rules-of.ts";
import { Simulation } from "./simulation.ts";
import type { TableChange } from "./table/changes.ts";
import type { Viewer } from "./types.ts";

const game = tiny();
const viewers = ["ann", "bob", "spectator", "referee"] as const;

describe("the zones of a view", () => {
  const back = { def: "ant", faceDown: true } as const;
  const state = table({ ann: { deck: ["cat"], hand: ["bee"], board: [back, null, null] } });

  /** What everybody sees, asked for twice. */
  const seen = (now: TinyState, by = game): unknown[] =>
    [...viewers, ...viewers].map((viewer) => by.mask(now, viewer).zones);
  /** The same state, which nobody has looked at. */
  const revived = (now: TinyState): TinyState => JSON.parse(JSON.stringify(now)) as TinyState;
  const afresh = (now: TinyState, by = game): unknown[] => seen(revived(now), by);

  test("[K11.1] are each viewer's own, whoever looked before", () => {
    const faces = (viewer: Viewer<Tiny>): unknown[] =>
      [...game.mask(state, viewer).zones.ann.board.cards].map(({ def }) => def);
    for (const order of [viewers, viewers.toReversed()]) {
      expect(order.map(faces)).toEqual(
        order.map((viewer) => [viewer === "ann" || viewer === "referee" ? "ant" : null]),
      );
    }
  });

  test("[K11.1] stay the same for as long as no card changes", () => {
    const { zones } = game.mask(state, "bob");
    expect(game.mask(state, "bob").zones).toBe(zones);
    const later = game.decide(state, "ann", { type: "DO" });
    if (!later.ok) throw new Error("it is legal");
    expect(game.mask(later.state, "bob").zones).toBe(zones);
  });

  test.each<[string, (play: TinyPlay) => TableChange]>([
    ["was drawn", (play) => play.moved(cardId(1), { seat: "ann", zone: "hand" })],
    ["was learned in a hand", (play) => play.learned([cardId(2)], ["bob"])],
    ["was learned in a deck", (play) => play.learned([cardId(1)], ["bob"])],
    ["was learned on the table", (play) => play.learned([cardId(3)], ["bob"])],
    ["was turned over", (play) => play.turned(cardId(3), false)],
    ["was handed over", (play) => play.handedOver(cardId(3), "bob")],
    ["was removed", (play) => play.removed(cardId(3))],
    ["was shuffled", (play) => play.shuffled("ann", "deck", "s")],
    ["was placed", (play) => play.placed("bob", [defId("cat")], { seat: "bob", zone: "hand" })],
  ])("[K11.1] are seen anew when a card %s", (_, change) => {
    const acting = tiny({
      act: (play) => play.emit({ type: "CARD_CHANGED", change: change(play) }),
    });
    const before = seen(state, acting);
    const then = acting.decide(state, "ann", { type: "DO" });
    if (!then.ok) throw new Error("it is legal");
    expect(seen(then.state, acting)).toEqual(afresh(then.state));
    expect(seen(state, acting)).toEqual(before);
  });

  describe("[K11.5] a zone that nothing has happened to", () => {
    const laid = table({
      ann: { deck: ["cat", "cat"], hand: ["bee"], board: ["ant", null, null], heap: ["ant"] },
      bob: { hand: ["bee"], board: [back, "cat", null] },
    });
    const drawing = tiny({
      act: (play) =>
        play.emit({
          type: "CARD_CHANGED",
          change: play.moved(cardId(1), { seat: "ann", zone: "hand" }),
        }),
    });

    test("is the same object in the next version, for every viewer", () => {
      for (const viewer of viewers) {
        const before = drawing.mask(laid, viewer).zones;
        const then = drawing.decide(laid, "ann", { type: "DO" });
        if (!then.ok) throw new Error("it is legal");
        const { ann, bob } = drawing.mask(then.state, viewer).zones;
        expect([ann.board, ann.heap]).toEqual([before.ann.board, before.ann.heap]);
        expect(ann.board).toBe(before.ann.board);
        expect(ann.heap).toBe(before.ann.heap);
        expect(bob.hand).toBe(before.bob.hand);
        expect(bob.board).toBe(before.bob.board);
        expect(ann.hand).not.toEqual(before.ann.hand);
        expect(ann.deck.count).toBe(1);
      }
    });

    test("is another once a card in it carries something else", () => {
      const hitting = tiny({ act: (play) => play.emit({ type: "CARD_HIT", card: cardId(4) }) });
      for (const viewer of viewers) {
        const before = hitting.mask(laid, viewer).zones.ann;
        const then = hitting.decide(laid, "ann", { type: "DO" });
        if (!then.ok) throw new Error("it is legal");
        const after = hitting.mask(then.state, viewer).zones.ann;
        expect(before.board.cards).toMatchObject([{ data: { hits: 0 } }]);
        expect(after.board.cards).toMatchObject([{ data: { hits: 1 } }]);
        expect(after.heap).toBe(before.heap);
      }
    });

    test("and a card beside others to which something has are the same objects", () => {
      const full = table({ ann: { hand: ["ant", "bee", "cat"], board: ["ant", "cat", null] } });
      const leaving = tiny({
        act(play) {
          const change = play.moved(cardId(2), { seat: "ann", zone: "heap" });
          play.emit({ type: "CARD_CHANGED", change });
          play.emit({ type: "CARD_HIT", card: cardId(4) });
        },
      });
      const before = leaving.mask(full, "ann").zones.ann;
      const then = leaving.decide(full, "ann", { type: "DO" });
      if (!then.ok) throw new Error("it is legal");
      const after = leaving.mask(then.state, "ann").zones.ann;
      expect(after.board.cards[0]).not.toBe(before.board.cards[0]);
      expect(after.board.cards[1]).toBe(before.board.cards[1]);
      // Those behind it have moved up, and show another place.
      expect(after.hand.cards.map(({ card }) => card)).toEqual(["c1", "c3"]);
      expect(after.hand.cards[0]).toBe(before.hand.cards[0]);
      expect(after).toEqual(leaving.mask(revived(then.state), "ann").zones.ann);
    });

    test("is the same object for all, if all see its faces", () => {
      const [ann, bob] = [game.mask(laid, "ann").zones, game.mask(laid, "bob").zones];
      expect(ann.ann.board).toBe(bob.ann.board);
      expect(ann.ann.heap).toBe(game.mask(laid, "spectator").zones.ann.heap);
      expect(ann.bob.board).not.toEqual(bob.bob.board);
      expect(ann.ann.hand).not.toEqual(bob.ann.hand);
    });
  });

  test("[K11.1] are seen anew when what lies on a card has changed", () => {
    const then = doing(state, (play) => play.emit({ type: "CARD_HIT", card: cardId(3) }));
    seen(state);
    expect(game.mask(then.state, "bob").zones.ann.board.cards).toMatchObject([
      { data: { hits: 1 } },
    ]);
  });

  test("[K11.1] of a live state are those of this moment", () => {
    const playing = tiny({
      act(play) {
        const [top] = play.state.seats.ann.deck;
        if (top == null) return note(play, "nothing left");
        play.emit({ type: "CARD_CHANGED", change: play.moved(top, { seat: "ann", zone: "hand" }) });
      },
    });
    const match = Simulation.from(playing, state);
    for (let times = 0; times < 3; times++) {
      expect(seen(match.state, playing)).toEqual(afresh(match.state));
      match.play("ann", { type: "DO" });
    }
    expect(playing.mask(match.state, "bob").zones.ann.hand.count).toBe(2);
    expect(playing.mask(state, "bob").zones.ann.hand.count).toBe(1);
  });

  test("[K11.1] are those of the rules by which one looks", () => {
    const { zones } = rulesOf(game);
    const open = tiny({ zones: { ...zones, hand: { ...zones.hand, faces: "all" } } });
    const counts = [game, open, game].map(
      (by) => by.mask(state, "bob").zones.ann.hand.cards.length,
    );
    expect(counts).toEqual([0, 1, 0]);
  });
});
