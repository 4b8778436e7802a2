import { describe, expect, test } from "vitest";
import {
  doing,
  type Tiny,
  type TinyPlay,
  type TinyState,
  table,
  tiny,
} from "../fixtures/tiny/index.ts";
import { cardId, defId } from "./ids.ts";
import { rulesOf } from "./rules-of.ts";
import type { TableChange } from "./table/changes.ts";
import { find, given, started, type Then } from "./testkit/index.ts";
import type { MaskedEvent, Viewer } from "./types.ts";

const game = tiny();
const viewers = ["ann", "bob", "spectator", "referee"] as const;

function masked(then: Then<Tiny>, viewer: Viewer<Tiny>): MaskedEvent[] {
  return game.maskEvents(then.state, then.events, viewer);
}

function changed(then: Then<Tiny>, viewer: Viewer<Tiny>): unknown {
  return masked(then, viewer)[0]?.change;
}

describe("a view", () => {
  const state = table({
    ann: { deck: ["ant", "bee"], hand: ["cat", "ant"], board: [null, "bee", null] },
    bob: { hand: ["bee"] },
  });

  test("[K11.1] counts every zone and shows what the viewer can point at", () => {
    const { zones } = game.mask(state, "bob");
    expect(zones.ann.deck).toEqual({ count: 2, cards: [] });
    expect(zones.ann.hand).toEqual({ count: 2, cards: [] });
    expect(zones.ann.board).toEqual({
      count: 1,
      cards: [
        {
          card: "c5",
          def: "bee",
          owner: "ann",
          faceDown: false,
          data: { hits: 0 },
          index: 1,
        },
      ],
    });
    expect(zones.bob.hand).toMatchObject({ count: 1, cards: [{ def: "bee" }] });
    expect(zones.cyd.heap).toEqual({ count: 0, cards: [] });
  });

  test("[K11.1] who looks into a hand sees its order, who only knows a card of it does not", () => {
    const known = table({ ann: { hand: ["cat", { def: "ant", knownBy: ["bob"] }] } });
    const indexes = (viewer: Viewer<Tiny>): unknown[] =>
      game.mask(known, viewer).zones.ann.hand.cards.map(({ index }) => index);
    expect(indexes("ann")).toEqual([0, 1]);
    expect(indexes("referee")).toEqual([0, 1]);
    expect(indexes("bob")).toEqual([undefined]);
  });

  test("[K11.1] cards are told in the order they lie in, else in the order of their ids", () => {
    const heap = { seat: "ann", zone: "heap", index: 0 } as const;
    const open = table({ ann: { heap: ["ant"], hand: ["bee"] } });
    const laid = changing(open, (play) => play.moved(find(open, "ann", "hand", "bee"), heap));
    const { cards } = game.mask(laid.state, "bob").zones.ann.heap;
    expect(cards.map(({ card, index }) => [card, index])).toEqual([
      ["c3", 0],
      [find(open, "ann", "heap", "ant"), 1],
    ]);
    const knownBy = ["bob"] as const;
    const known = table({ ann: { hand: ["ant", "bee", "cat"].map((def) => ({ def, knownBy })) } });
    const shuffled = { ...known.seats.ann, hand: known.seats.ann.hand.toReversed() };
    const turned = { ...known, seats: { ...known.seats, ann: shuffled } };
    const ids = game.mask(turned, "bob").zones.ann.hand.cards.map(({ card }) => card);
    expect(ids).toEqual(known.seats.ann.hand);
  });

  test("[K11.1] on the table all look into a zone without order, and see at which index", () => {
    const loose = tiny({
      zones: { ...rulesOf(game).zones, heap: { ...rulesOf(game).zones.heap, ordered: false } },
    });
    const open = table({ ann: { heap: ["ant", { def: "bee", faceDown: true }] } });
    for (const viewer of viewers) {
      const { cards } = loose.mask(open, viewer).zones.ann.heap;
      expect(cards.map(({ index }) => index)).toEqual([0, 1]);
    }
  });

  test("[K11.1] who knows the face of a back on the table, those who see the back are not told", () => {
    const back = { def: "ant", faceDown: true, knownBy: ["bob"] } as const;
    const open = table({ ann: { board: [back] } });
    const seen = (["ann", "bob", "cyd"] as const).map(
      (viewer) => game.mask(open, viewer).zones.ann.board.cards[0],
    );
    expect(seen[0]).toHaveProperty("knownBy", ["bob"]);
    expect(seen[1]).toHaveProperty("knownBy", ["bob"]);
    expect(seen[2]).not.toHaveProperty("knownBy");
  });

  test("[K11.1] how much others know of a hand is not told: it would tell what they know", () => {
    // Bob knows one card of ann's hand. She plays an ant for all to see: was it that one?
    const knownBy = ["bob"] as const;
    const played = (knows: "ant" | "bee"): unknown => {
      const hand = ["ant", "bee"].map((def) => (def === knows ? { def, knownBy } : def));
      const then = doing(table({ ann: { hand } }), (play) => {
        const id = find(play.state, "ann", "hand", "ant");
        const to = { seat: "ann", zone: "board" } as const;
        play.emit({ type: "CARD_CHANGED", change: play.moved(id, to) });
      });
      const others = ["cyd", "spectator"] as const;
      return others.map((viewer) => [game.mask(then.state, viewer), masked(then, viewer)]);
    };
    expect(played("ant")).toEqual(played("bee"));
  });

  test("[K11.2] all see who is asked and for what kind of thing, the rest only who is asked", () => {
    const prompt = { kind: "pick", seat: "bob", secret: "c7" } as const;
    const then = doing(state, (play) => play.ask(prompt));
    const open = { kind: "pick", seat: "bob" };
    const seen = [open, prompt, open, prompt];
    expect(viewers.map((viewer) => game.mask(then.state, viewer).prompts)).toEqual(
      seen.map((one) => [one]),
    );
    expect(viewers.map((viewer) => masked(then, viewer)[0])).toEqual(
      seen.map((one) => ({ type: "PROMPT_OPENED", prompt: one })),
    );
  });

  test("[K11.2] who is asked is told in words what, if the game has words for it", () => {
    const question = {
      text: "Which one?",
      source: { card: cardId(5), def: defId("bee"), name: "Bee", effect: null },
    };
    const telling = tiny({
      texts: { questions: { pick: question.text, order: (_table, { secret }) => secret } },
      promptSource: () => question.source,
    });
    const prompt = { kind: "pick", seat: "bob", secret: "c7" } as const;
    const asked = doing(state, (play) => play.ask(prompt)).state;
    const open = { kind: "pick", seat: "bob" };
    const told = { ...prompt, ...question };
    expect(viewers.map((viewer) => telling.mask(asked, viewer).prompts)).toEqual(
      [open, told, open, told].map((one) => [one]),
    );
    const order = { kind: "order", seat: "bob", secret: "Which one first?" } as const;
    const ordering = doing(state, (play) => play.ask(order)).state;
    expect(telling.mask(ordering, "bob").prompts).toMatchObject([{ text: "Which one first?" }]);
    const unsourced = tiny({ texts: { questions: { pick: "Which?", order: "Which first?" } } });
    expect(unsourced.mask(asked, "bob").prompts).toEqual([
      { ...prompt, text: "Which?", source: null },
    ]);
  });

  test("[K11.3] has the parts it is said to have, and none of the machinery", () => {
    const busy = doing(state, (play) => {
      play.emit({ type: "TRIGGERS_QUEUED", triggers: [{ text: "waiting" }] });
      play.next({ kind: "note", text: "working" });
      play.random("secret stream", (random) => random.int(9));
      play.ask({ kind: "pick", seat: "bob", secret: "s" });
    }).state;
    for (const viewer of viewers) {
      const view = game.mask(busy, viewer);
      expect(Object.keys(view).sort()).toEqual(
        "actors config game outcome phase prompts seating viewer zones".split(" "),
      );
      expect(JSON.stringify(view)).not.toMatch(/waiting|working|secret stream|chacha/);
    }
  });

  test("[K11.4] the game's part is told who looks, and for which seats", () => {
    const looks: unknown[] = [];
    const looking = tiny({
      view: (_table, { viewer, sees }) => {
        looks.push([viewer, sees(["ann"]), sees(["ann", "bob", "cyd"])]);
        return { notes: [], points: [] };
      },
    });
    for (const viewer of viewers) looking.mask(state, viewer);
    expect(looks).toEqual([
      ["ann", true, true],
      ["bob", false, true],
      ["spectator", false, true],
      ["referee", true, true],
    ]);
  });
});

describe("a masked event", () => {
  test("[K12.1] goes to all, to the referee alone, or is what the game's table makes of it", () => {
    const then = doing(table(), (play) => {
      play.emit({ type: "SAID", text: "hello" });
      play.emit({ type: "WHISPERED", to: "ann", text: "psst" });
      play.emit({ type: "FILED", text: "for the file" });
    });
    const said = { type: "SAID", text: "hello" };
    expect(masked(then, "ann")).toEqual([said, { type: "WHISPERED", to: "ann", text: "psst" }]);
    expect(masked(then, "bob")).toEqual([said, { type: "WHISPERED", to: "ann" }]);
    expect(masked(then, "spectator")).toEqual(masked(then, "bob"));
    expect(masked(then, "referee")).toEqual(then.events);
  });

  test("[K12.1] the table may drop an event for some", () => {
    const { audiences } = rulesOf(game);
    const dropping = tiny({
      audiences: { ...audiences, SAID: (event, sees) => (sees(["ann"]) ? { ...event } : null) },
    });
    const { state, events } = doing(table(), (play) => play.emit({ type: "SAID", text: "x" }));
    expect(dropping.maskEvents(state, events, "ann")).toHaveLength(1);
    expect(dropping.maskEvents(state, events, "bob")).toEqual([]);
  });

  test("[K12.1] also one that changes cards", () => {
    const dropping = tiny({ audiences: { ...rulesOf(game).audiences, CARD_CHANGED: () => null } });
    const { state, events } = drawing();
    expect(dropping.maskEvents(state, events, "bob")).toEqual([]);
  });

  test("[K12.2] a change is masked though the game's table hands on the whole event", () => {
    const careless = tiny({
      audiences: { ...rulesOf(game).audiences, CARD_CHANGED: (event) => ({ ...event }) },
    });
    const { state, events } = drawing();
    expect(careless.maskEvents(state, events, "bob")).toEqual(
      game.maskEvents(state, events, "bob"),
    );
    expect(JSON.stringify(careless.maskEvents(state, events, "bob"))).not.toMatch(/ant|c2|SeenBy/);
  });

  test("[K12.2] and is left out where the table leaves it out", () => {
    const terse = tiny({
      audiences: { ...rulesOf(game).audiences, CARD_CHANGED: ({ type }) => ({ type }) },
    });
    const { state, events } = drawing();
    expect(terse.maskEvents(state, events, "ann")).toEqual([{ type: "CARD_CHANGED" }]);
  });

  test("[K12.2] an event of a table long gone is masked the same: only who sits there counts", () => {
    const { events } = drawing();
    const seating = { seating: ["ann", "bob", "cyd"] as const };
    expect(game.maskEvents(seating, events, "ann")).toMatchObject([{ change: { def: "ant" } }]);
  });

  test("[K12.3] a drawn card: the seat sees what it got, the others that it drew", () => {
    const then = drawing();
    const open = {
      op: "move",
      owner: "ann",
      faceDown: false,
      data: null,
      from: { seat: "ann", zone: "deck", index: 0 },
    };
    const others = { ...open, to: { seat: "ann", zone: "hand" } };
    expect(changed(then, "bob")).toEqual(others);
    expect(changed(then, "spectator")).toEqual(others);
    expect(changed(then, "ann")).toEqual({
      ...open,
      to: { seat: "ann", zone: "hand", index: 0 },
      as: "c2",
      def: "ant",
    });
  });

  test("[K12.3] a card set face-down: the back has an id for all, the face only for its seat", () => {
    const to = { seat: "ann", zone: "board", faceDown: true } as const;
    const then = changing(table({ ann: { hand: ["bee", "ant"] } }), (play) =>
      play.moved(cardId(2), to),
    );
    expect(changed(then, "ann")).toMatchObject({
      card: "c2",
      as: "c3",
      def: "ant",
      from: { index: 1 },
    });
    expect(changed(then, "bob")).toEqual({
      op: "move",
      owner: "ann",
      faceDown: true,
      data: null,
      from: { seat: "ann", zone: "hand" },
      to: { seat: "ann", zone: "board", index: 0 },
      as: "c3",
    });
  });

  test("[K12.4] of cards that are placed all get the number, and who sees them the cards", () => {
    const placing = (zone: "deck" | "hand" | "heap", faceDown: boolean): unknown[] => {
      const then = changing(table(), (play) =>
        play.placed("ann", [defId("ant"), defId("bee")], { seat: "ann", zone, faceDown }),
      );
      return (["ann", "bob"] as const).map((viewer) => {
        const { count, cards } = changed(then, viewer) as { count: number; cards?: unknown };
        return [count, cards];
      });
    };
    const faces = [
      { card: "c1", def: "ant" },
      { card: "c2", def: "bee" },
    ];
    const backs = [{ card: "c1" }, { card: "c2" }];
    expect(placing("deck", false)).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
    expect(placing("hand", false)).toEqual([
      [2, faces],
      [2, undefined],
    ]);
    expect(placing("heap", false)).toEqual([
      [2, faces],
      [2, faces],
    ]);
    expect(placing("heap", true)).toEqual([
      [2, faces],
      [2, backs],
    ]);
  });

  test("[K12.4] of cards that are looked at or shuffled likewise", () => {
    const state = table({ ann: { deck: ["ant", "bee"] } });
    const looked = changing(state, (play) => play.learned([cardId(1)], ["ann"]));
    const open = { op: "learn", seat: "ann", zone: "deck", by: ["ann"], count: 1 };
    expect(changed(looked, "bob")).toEqual(open);
    expect(changed(looked, "ann")).toMatchObject({ ...open, cards: [{ def: "ant" }] });
    const shuffled = changing(state, (play) => play.shuffled("ann", "deck", "s"));
    expect(changed(shuffled, "ann")).toEqual({
      op: "shuffle",
      seat: "ann",
      zone: "deck",
      count: 2,
    });
  });

  test("[K12.4] a turned or removed card shows its face to those who know it", () => {
    const down = table({ ann: { board: [{ def: "ant", faceDown: true }] } });
    const turned = changing(down, (play) => play.turned(cardId(1), true));
    expect(changed(turned, "ann")).toEqual({ op: "turn", card: "c1", faceDown: true, def: "ant" });
    expect(changed(turned, "bob")).toEqual({ op: "turn", card: "c1", faceDown: true });
    const removed = changing(down, (play) => play.removed(cardId(1)));
    expect(changed(removed, "ann")).toHaveProperty("def", "ant");
    expect(changed(removed, "bob")).not.toHaveProperty("def");
    const over = changing(down, (play) => play.handedOver(cardId(1), "bob"));
    expect(changed(over, "bob")).toHaveProperty("def", "ant");
    expect(changed(over, "cyd")).not.toHaveProperty("def");
  });

  test("[K12.5] the start is public without its seed, the machinery is the referee's", () => {
    const opening = started(game, { decks: { ann: ["ant", "bee"], bob: [] }, seed: 1 });
    const seen = game.maskEvents(opening.state, opening.events, "ann");
    expect(seen[0]).toEqual({
      type: "GAME_STARTED",
      seating: ["ann", "bob"],
      config: { hand: 0, maxSteps: 100 },
    });
    expect(seen.map(({ type }) => type)).toEqual([
      "GAME_STARTED",
      "DECK_PLACED",
      "DECK_PLACED",
      "PHASE_CHANGED",
    ]);
    expect(opening.events.map(({ type }) => type)).toContain("RANDOM_USED");
  });

  test("[K12.5] phases, prompts and the end are public; queues and work are not", () => {
    const busy = doing(table(), (play) => {
      play.emit({ type: "TRIGGERS_QUEUED", triggers: [{ text: "t" }] });
      play.takeTrigger(0);
      play.next({ kind: "note", text: "n" });
      play.ask({ kind: "pick", seat: "bob", secret: "s" });
    });
    const types = (then: Then<Tiny>): string[] => masked(then, "ann").map(({ type }) => type);
    expect(busy.events.map(({ type }) => type)).toEqual([
      "TRIGGERS_QUEUED",
      "TRIGGER_TAKEN",
      "PROMPT_OPENED",
      "WORK_LEFT",
    ]);
    expect(types(busy)).toEqual(["PROMPT_OPENED"]);
    const answered = busy.when("bob", "ANSWER yes");
    expect(masked(answered, "ann")[0]).toEqual({
      type: "PROMPT_CLOSED",
      seat: "bob",
      kind: "pick",
    });
    const ended = given(game, busy.state).when("ann", "LEAVE");
    expect(masked(ended, "spectator")).toEqual([
      { type: "GAME_ENDED", winners: ["bob", "cyd"], reason: "left" },
    ]);
  });
});

function changing(state: TinyState, make: (play: TinyPlay) => TableChange): Then<Tiny> {
  return doing(state, (play) => play.emit({ type: "CARD_CHANGED", change: make(play) }));
}

function drawing(): Then<Tiny> {
  return changing(table({ ann: { deck: ["ant"] } }), (play) =>
    play.moved(cardId(1), { seat: "ann", zone: "hand" }),
  );
}
