import { describe, expect, test } from "vitest";
import {
  changing,
  doing,
  type TinyPlay,
  type TinyState,
  table,
  tiny,
} from "../../fixtures/tiny/index.ts";
import { type CardId, cardId } from "../ids.ts";
import { rulesOf } from "../rules-of.ts";
import { find } from "../testkit/index.ts";
import { idsIn } from "./cards-in.ts";

const game = tiny();

describe("learning", () => {
  test("[K10.1] who looks at the top of a deck sees it there from then on", () => {
    const state = table({ ann: { deck: ["ant", "bee", "cat"] } });
    const then = changing(state, (play) => play.learned([cardId(1), cardId(2)], ["bob"]));
    expect(game.mask(then.state, "bob").zones.ann.deck).toMatchObject({
      count: 3,
      cards: [
        { def: "ant", index: 0, knownBy: ["bob"] },
        { def: "bee", index: 1, knownBy: ["bob"] },
      ],
    });
    expect(game.mask(then.state, "ann").zones.ann.deck).toEqual({
      count: 3,
      cards: [],
      learned: [
        { by: ["bob"], index: 0 },
        { by: ["bob"], index: 1 },
      ],
    });
    // A card laid on top moves the others down, and he still knows which they are.
    const more = doing(then.state, (play) => {
      const ids = play.placed("ann", ["cat"] as never, { seat: "ann", zone: "deck", index: 0 });
      play.emit({ type: "CARD_CHANGED", change: ids });
    });
    const { cards } = game.mask(more.state, "bob").zones.ann.deck;
    expect(cards.map(({ def, index }) => [def, index])).toEqual([
      ["ant", 1],
      ["bee", 2],
    ]);
  });

  test("[K10.1] several seats may learn, and one after the other", () => {
    const state = table({ ann: { deck: ["ant"] } });
    const one = changing(state, (play) => play.learned([cardId(1)], ["bob"])).state;
    const two = changing(one, (play) =>
      play.learned(idsIn(one, "ann", "deck"), ["cyd", "ann"]),
    ).state;
    expect(two.known.values()).toEqual([["ann", "bob", "cyd"]]);
    expect(game.mask(two, "spectator").zones.ann.deck.cards).toMatchObject([{ def: "ant" }]);
  });

  test("[K10.1] cards of two zones, or none, are no single look", () => {
    const state = table({ ann: { deck: ["ant"], hand: ["bee"] } });
    const look = (of: TinyState, ids: readonly CardId[]) => () =>
      changing(of, (play) => play.learned(ids, ["bob"]));
    expect(look(state, [])).toThrow("at least one card");
    const both = [cardId(1), cardId(2)];
    expect(look(state, both)).toThrow("cards of one zone");
    expect(look(table({ ann: { deck: ["ant"] }, cyd: { deck: ["bee"] } }), both)).toThrow(
      "cards of one zone",
    );
  });

  test("[K10.1] who knew the faces already is told of them as whoever looks", () => {
    const state = table({ ann: { deck: [{ def: "ant", knownBy: ["cyd"] }] } });
    const then = changing(state, (play) => play.learned([cardId(1)], ["bob"]));
    const told = (["ann", "bob", "cyd"] as const).map((viewer) =>
      game.maskEvents(then.state, then.events, viewer).map(({ change }) => change),
    );
    const open = { op: "learn", seat: "ann", zone: "deck", by: ["bob"], count: 1 };
    const faces = { ...open, cards: [{ card: "c1", def: "ant" }] };
    expect(told).toEqual([[open], [faces], [faces]]);
  });

  test("[K10.2] a hand that is looked at does not tell when each card came", () => {
    const looked = (hand: readonly string[]): unknown => {
      const state = table({ ann: { hand } });
      const then = changing(state, (play) =>
        play.learned(idsIn(play.state, "ann", "hand"), ["bob"]),
      );
      return [
        game.mask(then.state, "bob"),
        game.maskEvents(then.state, then.events, "bob"),
        then.state.nextId,
      ];
    };
    expect(looked(["cat", "ant", "bee"])).toEqual(looked(["ant", "bee", "cat"]));
  });

  test("[K10.2] nor does a second look, which brings no news", () => {
    const again = (hand: readonly string[]): unknown => {
      const look = (play: TinyPlay) => play.learned(idsIn(play.state, "ann", "hand"), ["bob"]);
      const then = changing(changing(table({ ann: { hand } }), look).state, look);
      return [game.mask(then.state, "bob"), game.maskEvents(then.state, then.events, "bob")];
    };
    expect(again(["cat", "ant", "bee"])).toEqual(again(["ant", "bee", "cat"]));
  });

  test("[K10.2] nor a look at one that was known, of two alike", () => {
    // Bob knows an ant. Was the other ant there already, or has ann drawn it since?
    const looked = (inHand: string, drawn: string): unknown => {
      const state = table({ ann: { deck: [drawn], hand: ["ant", inHand] } });
      const [ant] = idsIn(state, "ann", "hand") as [CardId];
      const known = changing(state, (play) => play.learned([ant], ["bob"])).state;
      const [top] = idsIn(known, "ann", "deck") as [CardId];
      const more = changing(known, (play) => play.moved(top, { seat: "ann", zone: "hand" })).state;
      const all = idsIn(more, "ann", "hand");
      const then = changing(more, (play) => play.learned(all, ["bob"]));
      return [game.mask(then.state, "bob"), game.maskEvents(then.state, then.events, "bob")];
    };
    expect(looked("ant", "bee")).toEqual(looked("bee", "ant"));
  });

  test("[K10.2] who does not look cannot count by the ids what lies between those it knew", () => {
    const looked = (other: string): unknown => {
      const known = { def: "bee", knownBy: ["cyd"] } as const;
      const state = table({ ann: { hand: [other, known, other, known] } });
      const then = changing(state, (play) => play.learned(idsIn(state, "ann", "hand"), ["bob"]));
      const { hand } = game.mask(then.state, "cyd").zones.ann;
      expect(hand.cards.map(({ def }) => def)).toEqual(["bee", "bee"]);
      return [hand, game.maskEvents(then.state, then.events, "cyd"), then.state.nextId];
    };
    expect(looked("ant")).toEqual(looked("cat"));
  });

  test("[K10.2] how many ids it takes does not tell who knew them", () => {
    const looked = (...knownBy: ("bob" | "cyd")[]): number => {
      const state = table({ ann: { hand: ["cat", { def: "ant", knownBy }] } });
      const hand = idsIn(state, "ann", "hand");
      return changing(state, (play) => play.learned(hand, ["bob"])).state.nextId - state.nextId;
    };
    expect(looked("bob")).toBe(looked());
    expect(looked("cyd")).toBe(looked());
  });

  test("[K10.2] on the table, where all see each id, it stays", () => {
    const zones = { ...rulesOf(game).zones, heap: { ...rulesOf(game).zones.heap, ordered: false } };
    const state = table({ ann: { heap: [{ def: "ant", faceDown: true }] } });
    const then = doing(
      state,
      (play) => play.emit({ type: "CARD_CHANGED", change: play.learned([cardId(1)], ["bob"]) }),
      { zones },
    );
    expect(then.state.known.toJSON()).toEqual({ c1: ["bob"] });
  });

  test("[K10.2] what somebody else knew of the hand it still knows", () => {
    const state = table({ ann: { hand: ["cat", { def: "bee", knownBy: ["cyd"] }, "ant"] } });
    const all = idsIn(state, "ann", "hand");
    const then = changing(state, (play) => play.learned(all, ["bob"]));
    const of = (viewer: "bob" | "cyd"): unknown =>
      game
        .mask(then.state, viewer)
        .zones.ann.hand.cards.map(({ def }) => `${def}`)
        .sort();
    expect(of("cyd")).toEqual(["bee"]);
    expect(of("bob")).toEqual(["ant", "bee", "cat"]);
    // She is told the new id of what she knew, and of nothing else.
    const [told] = game.maskEvents(then.state, then.events, "cyd");
    const bee = idsIn(then.state, "ann", "hand").find(
      (id) => then.state.cards.get(id)?.def === "bee",
    );
    expect(told).toMatchObject({ change: { renamed: [{ card: all[1], as: bee }] } });
  });
});

describe("what is kept", () => {
  test("[K10.3] nothing that the zone shows anyway", () => {
    const state = table({ ann: { hand: ["ant"], board: ["bee"] } });
    const own = changing(state, (play) =>
      play.learned([find(state, "ann", "hand", "ant")], ["ann"]),
    );
    expect(own.state.known.toJSON()).toEqual({});
    const open = changing(state, (play) =>
      play.learned([find(state, "ann", "board", "bee")], ["bob"]),
    );
    expect(open.state.known.toJSON()).toEqual({});
    // Known in a hand, it comes onto the table where all see it.
    const known = table({ ann: { hand: [{ def: "ant", knownBy: ["bob"] }] } });
    expect(known.known.values()).toEqual([["bob"]]);
    const ant = find(known, "ann", "hand", "ant");
    const played = changing(known, (play) => play.moved(ant, { seat: "ann", zone: "board" }));
    expect(played.state.known.toJSON()).toEqual({});
  });

  test("[K10.4] a card turned face-down stays known to those who saw it, until it is turned up", () => {
    const state = table({ ann: { board: ["ant"] } });
    const down = changing(state, (play) => play.turned(cardId(1), true));
    expect(down.state.known.toJSON()).toEqual({ c1: ["bob", "cyd"] });
    expect(game.mask(down.state, "bob").zones.ann.board.cards).toMatchObject([{ def: "ant" }]);
    const up = changing(down.state, (play) => play.turned(cardId(1), false));
    expect(up.state.known.toJSON()).toEqual({});
  });

  test("[K10.4] one that lay face-down is known to nobody new by being turned down again", () => {
    const state = table({ ann: { board: [{ def: "ant", faceDown: true }] } });
    const down = changing(state, (play) => play.turned(cardId(1), true));
    expect(down.state.known.toJSON()).toEqual({});
    const up = changing(state, (play) => play.turned(cardId(1), false));
    expect(game.maskEvents(up.state, up.events, "bob")).toMatchObject([{ change: { def: "ant" } }]);
  });

  test("[K10.4] handed over face-down, it stays known to the seat that gave it", () => {
    const state = table({ ann: { board: [{ def: "ant", faceDown: true }] } });
    const over = changing(state, (play) => play.handedOver(cardId(1), "bob"));
    expect(over.state.known.toJSON()).toEqual({ c1: ["ann"] });
    expect(game.mask(over.state, "ann").zones.bob.board.cards).toMatchObject([{ def: "ant" }]);
    expect(game.mask(over.state, "cyd").zones.bob.board.cards).toMatchObject([{ def: null }]);
  });

  test("[K10.5] a card that is gone is not known any more", () => {
    const state = table({
      ann: { board: [{ def: "ant", faceDown: true, knownBy: ["bob"] }], hand: [] },
    });
    expect(state.known.toJSON()).toEqual({ c1: ["bob"] });
    expect(changing(state, (play) => play.removed(cardId(1))).state.known).toEqual({});
    const toDeck = changing(state, (play) => play.moved(cardId(1), { seat: "ann", zone: "deck" }));
    expect(toDeck.state.known.toJSON()).toEqual({ c2: ["ann", "bob"] });
  });
});
