import { describe, expect, test } from "vitest";
import { changing, type Tiny, type TinyState, table, tiny } from "../fixtures/tiny/index.ts";
import { InvariantError } from "./invariant-error.ts";
import { idsIn } from "./table/cards-in.ts";
import type { TableChange } from "./table/changes.ts";
import { find } from "./testkit/index.ts";
import type { EventOf } from "./types.ts";

const game = tiny();
const heap = { seat: "ann", zone: "heap" } as const;

/** The event that made this change, as a log holds it. */
function logged(state: TinyState, make: Parameters<typeof changing>[1]): EventOf<Tiny>[] {
  return [...changing(state, make).events];
}

function altered(events: readonly EventOf<Tiny>[], how: object): EventOf<Tiny>[] {
  return events.map((event) =>
    event.type === "CARD_CHANGED"
      ? { ...event, change: { ...event.change, ...how } as TableChange }
      : event,
  );
}

describe("an event that does not fit the state", () => {
  const state = table({ ann: { hand: ["ant", "bee"], heap: ["cat"], deck: ["ant", "bee"] } });
  const ant = find(state, "ann", "hand", "ant");
  const cat = find(state, "ann", "heap", "cat");
  const move = logged(state, (play) => play.moved(ant, heap));

  test("[K6.5] moves no card that lies elsewhere", () => {
    expect(idsIn(game.evolve(state, move), "ann", "hand")).toHaveLength(1);
    const wrong = altered(move, { from: { ...heap, index: 0 } });
    expect(() => game.evolve(state, wrong)).toThrow("the card is not where the event says");
  });

  test("[K6.5] moves no card a second time", () => {
    expect(() => game.evolve(state, [...move, ...move])).toThrow(InvariantError);
  });

  test("[K6.5] gives no fresh id to a card that is not there", () => {
    const shuffle = logged(state, (play) => play.shuffled("ann", "hand", "s"));
    const gone = altered(shuffle, { order: [{ card: "c99", as: "c100" }] });
    expect(() => game.evolve(state, gone)).toThrow("a renamed card is not in the zone");
    const look = logged(state, (play) => play.learned([ant], ["bob"]));
    const elsewhere = altered(look, { renamed: [{ card: cat, as: "c100", seenBy: [] }] });
    expect(() => game.evolve(state, elsewhere)).toThrow("a renamed card is not in the zone");
  });
});

describe("an event that neither the kernel nor the game has", () => {
  const state = table({ ann: { hand: ["ant"] } });
  const fold = (event: unknown) => () => game.evolve(state, [event as EventOf<Tiny>]);

  test.each(["NO_SUCH_EVENT", "", "__proto__", "constructor", "toString", "hasOwnProperty"])(
    "[K6.6] is an error that names its type: %j",
    (type) => {
      expect(fold({ type })).toThrow(
        new TypeError(
          `tiny has no event ${JSON.stringify(type)}; evolve takes events of this game`,
        ),
      );
      expect(fold({ type, change: {} })).toThrow(TypeError);
    },
  );

  test.each([
    [null, "null"],
    [undefined, "undefined"],
    ["PASSED", '"PASSED"'],
    [7, "7"],
    [[], "a list"],
    [{}, "an object without one"],
    [{ type: 7 }, "an object without one"],
    // No such event can be stored: what it inherits is not in its JSON.
    [Object.create({ type: "PASSED" }), "an object without one"],
  ])("[K6.6] %j is none at all", (event, shown) => {
    expect(fold(event)).toThrow(new TypeError(`an event is an object with a type, not ${shown}`));
  });
});

describe("what an event does not touch", () => {
  const state = table({ ann: { hand: ["ant"], deck: [{ def: "bee", knownBy: ["bob"] }, "cat"] } });

  test("[K7.2] stays the part that it was: what is known, when a card moves that nobody knew", () => {
    const ant = find(state, "ann", "hand", "ant");
    const then = changing(state, (play) => play.moved(ant, heap));
    expect(then.state.known).toBe(state.known);
  });

  test("[K7.2] and the cards, when somebody looks at a deck", () => {
    const cat = find(state, "ann", "deck", "cat");
    const then = changing(state, (play) => play.learned([cat], ["bob"]));
    expect(then.state.cards).toBe(state.cards);
    expect(then.state.seats).toBe(state.seats);
  });
});
