import { describe, expect, test } from "vitest";
import {
  doing,
  type Tiny,
  type TinyPlay,
  type TinyState,
  tiny,
} from "../../fixtures/tiny/index.ts";
import { deepFreeze } from "../deep-freeze.ts";
import { type CardId, cardId, defId } from "../ids.ts";
import { createRandom } from "../random.ts";
import { idsIn } from "../table/cards-in.ts";
import type { TableChange } from "../table/changes.ts";
import { Lineage } from "./lineage.ts";
import { relabel, relabelUnseen } from "./relabel.ts";
import { started } from "./started.ts";

const game = tiny();

/** A match that is followed from its first event on. */
class Followed {
  readonly lineage: Lineage<Tiny> = new Lineage(game);
  state: TinyState;

  constructor(decks: Tiny["options"]["decks"], hand: number) {
    const opening = started(game, { decks, config: { hand }, seed: 1 });
    let state: TinyState | null = null;
    for (const event of opening.events) {
      state = game.evolve(state, [event]);
      this.lineage.follow(event, state);
    }
    this.state = opening.state;
  }

  change(make: (play: TinyPlay) => TableChange): this {
    const { events } = doing(this.state, (play) =>
      play.emit({ type: "CARD_CHANGED", change: make(play) }),
    );
    for (const event of events) {
      this.state = game.evolve(this.state, [event]);
      this.lineage.follow(event, this.state);
    }
    return this;
  }

  hand(): CardId[] {
    return idsIn(this.state, "ann", "hand");
  }
}

describe("lineage", () => {
  test("follows a card through every id it has, and adds up where it was and who saw it", () => {
    const match = new Followed({ ann: ["ant"], bob: [] }, 1);
    const card = match.lineage.of(cardId(1));
    expect(card?.seenBy).toEqual(new Set(["ann"]));
    match.change((play) => play.moved(cardId(2), { seat: "ann", zone: "board", faceDown: true }));
    match.change((play) => play.moved(cardId(3), { seat: "ann", zone: "deck" }));
    match.change((play) => play.shuffled("ann", "deck", "s"));
    expect(match.lineage.of(cardId(5))).toBe(card);
    expect(match.lineage.all.size).toBe(1);
    expect(card?.places.map(({ zone }) => zone)).toEqual(["deck", "hand", "board", "deck", "deck"]);
    expect(card?.seenBy).toEqual(new Set(["ann"]));
    match.change((play) => play.moved(cardId(5), { seat: "ann", zone: "heap" }));
    expect(card?.seenBy).toEqual(new Set(["ann", "bob", "spectator"]));
  });

  test("notices a face that is learned, turned up or handed over", () => {
    const match = new Followed({ ann: ["ant"], bob: [] }, 1);
    const card = match.lineage.of(cardId(1));
    match.change((play) => play.learned(idsIn(play.state, "ann", "hand"), ["bob"]));
    expect(card?.seenBy.has("bob")).toBe(true);
    const other = new Followed({ ann: ["ant"], bob: [] }, 1);
    other.change((play) => play.moved(cardId(2), { seat: "ann", zone: "board", faceDown: true }));
    other.change((play) => play.handedOver(cardId(3), "bob"));
    expect(other.lineage.of(cardId(3))?.seenBy).toEqual(new Set(["ann", "bob", "spectator"]));
    other.change((play) => play.removed(cardId(3)));
    expect(other.lineage.of(cardId(3))?.places).toHaveLength(4);
  });
});

describe("a face shown on the way to where nobody sees it", () => {
  test("has been seen, and one that went there unseen has not", () => {
    for (const shown of [true, false]) {
      const match = new Followed({ ann: ["ant"], bob: [] }, 1);
      match.change((play) => play.moved(cardId(2), { seat: "ann", zone: "well" }, { shown }));
      const who = shown ? ["ann", "bob", "spectator"] : ["ann"];
      expect(match.lineage.of(cardId(3))?.seenBy).toEqual(new Set(who));
      expect(match.state.known.toJSON()).toEqual({});
    }
  });
});

describe("relabelling", () => {
  const decks = { ann: ["ant", "bee", "cat", "ant", "bee"], bob: ["cat", "cat"] };

  test("exchanges faces the viewer never saw, within each owner's cards", () => {
    const match = new Followed(decks, 2);
    const faces = [1, 2, 3, 4, 5].map((seed) =>
      relabelUnseen(game, match.lineage, "ann", createRandom(seed)),
    );
    for (const relabelling of faces) {
      const of = (owner: string, pick: "old" | "new"): string[] =>
        [...relabelling]
          .filter(([card]) => card.owner === owner)
          .map(([card, def]) => (pick === "old" ? card.def : def))
          .sort();
      expect(of("ann", "new")).toEqual(of("ann", "old"));
      expect(of("bob", "new")).toEqual(of("bob", "old"));
      for (const id of match.hand()) {
        const card = match.lineage.of(id);
        expect(card && relabelling.has(card)).toBe(false);
      }
    }
    const moved = faces.some((relabelling) =>
      [...relabelling].some(([card, def]) => card.def !== def),
    );
    expect(moved).toBe(true);
  });

  test("keeps to what could lie there", () => {
    const strict = tiny({ couldBe: ({ zone }, def) => zone !== "deck" || def !== "ant" });
    const match = new Followed(decks, 0);
    for (let seed = 0; seed < 10; seed++) {
      for (const [card, def] of relabelUnseen(strict, match.lineage, "bob", createRandom(seed))) {
        // An ant in the deck has to stay what it is; nothing else may become one.
        expect(def === "ant").toBe(card.def === "ant");
      }
    }
  });

  test("rewrites every face next to its card, in states and events, and nothing else", () => {
    const match = new Followed(decks, 2);
    const [id] = match.hand();
    const card = id === undefined ? undefined : match.lineage.of(id);
    if (id === undefined || card === undefined) throw new Error("ann has a hand");
    const faces = new Map([[card, defId("dog")]]);
    const state = deepFreeze(match.state);
    const other = relabel(state, match.lineage, faces);
    expect(other.cards.get(id)?.def).toBe("dog");
    expect({ ...other, cards: null }).toEqual({ ...state, cards: null });
    const changed = state.cards
      .ids()
      .filter((one) => state.cards.get(one as CardId)?.def !== other.cards.get(one as CardId)?.def);
    expect(changed).toEqual([id]);
    const value = [{ card: id, def: "ant" }, { def: "ant" }, "ant", { card: "c99", def: "ant" }];
    expect(relabel(value, match.lineage, faces)).toEqual([
      { card: id, def: "dog" },
      { def: "ant" },
      "ant",
      { card: "c99", def: "ant" },
    ]);
  });
});

describe("freezing", () => {
  test("goes down to the leaves, and whoever writes there throws", () => {
    const value = deepFreeze({ list: [{ deep: 1 }], none: null });
    expect(() => {
      (value.list[0] as { deep: number }).deep = 2;
    }).toThrow(TypeError);
    expect(() => value.list.push({ deep: 3 })).toThrow(TypeError);
  });
});
