import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { copyOnWrite, type Draft, inPlace } from "./draft.ts";
import { cardId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";
import { ByCard, type ReadonlyByCard } from "./table/by-card.ts";

interface Sample {
  readonly phase: string;
  readonly cards: ReadonlyByCard<{ readonly face: string; readonly data: Data | null }>;
  readonly seats: Readonly<
    Record<string, { readonly hand: readonly string[]; readonly life: number }>
  >;
  readonly log: readonly string[];
}
interface Data {
  readonly hits: number;
}

const [ant, bee] = [cardId(1), cardId(2)];

function sample(): Sample {
  return {
    phase: "day",
    cards: ByCard.from([
      [ant, { face: "ant", data: { hits: 0 } }],
      [bee, { face: "bee", data: null }],
    ]),
    seats: { ann: { hand: ["c1"], life: 3 }, bob: { hand: [], life: 4 } },
    log: ["started"],
  };
}

/** Every kind of write a reducer makes. */
const writes: Readonly<Record<string, (draft: Draft<Sample>) => void>> = {
  root: (draft) => {
    draft.at().phase = `${draft.state.phase}+`;
  },
  list: (draft) => void draft.at("log").push("more"),
  life: (draft) => {
    draft.at("seats", "ann").life--;
  },
  hand: (draft) => void draft.at("seats", "bob", "hand").push("c9"),
  newCard: (draft) => {
    const id = cardId(10 + draft.state.cards.ids().length);
    draft.at("cards").set(id, { face: "cat", data: null });
  },
  goneCard: (draft) => {
    draft.at("cards").delete(bee);
  },
  face: (draft) => {
    draft.card(ant).face += "!";
  },
  data: (draft) => {
    const data = draft.card(ant, "data");
    if (data !== null) data.hits++;
  },
  replaced: (draft) => {
    draft.card(ant).data = { hits: 7 };
  },
};
const someWrites = fc.array(fc.constantFrom(...Object.keys(writes)), { maxLength: 12 });

function write(draft: Draft<Sample>, names: readonly string[]): Sample {
  for (const name of names) writes[name]?.(draft);
  return draft.state;
}

describe("copy on write", () => {
  test("[K7.1] never touches its base, whatever is written", () => {
    fc.assert(
      fc.property(someWrites, (names) => {
        const base = deepFreeze(sample());
        write(copyOnWrite(base), names);
        expect(base).toEqual(sample());
      }),
    );
  });

  test("[K7.2] copies the path to what is written, and shares everything else", () => {
    const base = deepFreeze(sample());
    const draft = copyOnWrite(base);
    draft.at("seats", "ann").life = 1;
    expect(draft.state).toEqual({
      ...sample(),
      seats: { ...sample().seats, ann: { hand: ["c1"], life: 1 } },
    });
    expect(draft.state.cards).toBe(base.cards);
    expect(draft.state.log).toBe(base.log);
    expect(draft.state.seats.bob).toBe(base.seats.bob);
    expect(draft.state.seats.ann?.hand).toBe(base.seats.ann?.hand);
    expect(draft.state.seats).not.toBe(base.seats);
  });

  test("[K7.2] a card that is written to is copied, and no other", () => {
    const base = deepFreeze(sample());
    const draft = copyOnWrite(base);
    const data = draft.card(ant, "data");
    if (data !== null) data.hits = 4;
    expect(draft.state.cards.get(ant)).toEqual({ face: "ant", data: { hits: 4 } });
    expect(draft.state.cards.get(bee)).toBe(base.cards.get(bee));
    expect(draft.card(ant)).toBe(draft.state.cards.get(ant));
    expect(base).toEqual(sample());
  });

  test("[K7.2] copies a part once: later writes go to the same copy", () => {
    const draft = copyOnWrite(deepFreeze(sample()));
    const hand = draft.at("seats", "ann", "hand");
    hand.push("c2");
    expect(draft.at("seats", "ann", "hand")).toBe(hand);
    expect(draft.state.seats.ann?.hand).toBe(hand);
  });
});

describe("in place", () => {
  test("[K7.3] writes to the state itself and copies nothing", () => {
    const base = sample();
    const { cards, seats, log } = base;
    const after = write(inPlace(base), Object.keys(writes));
    expect(after).toBe(base);
    expect(after).not.toEqual(sample());
    expect([after.cards, after.seats, after.log]).toEqual([cards, seats, log]);
    expect(after.cards).toBe(cards);
    expect(after.seats).toBe(seats);
  });
});

describe("both", () => {
  test("[K7.4] the same writes give the same state", () => {
    fc.assert(
      fc.property(someWrites, (names) => {
        const copied = write(copyOnWrite(deepFreeze(sample())), names);
        const inside = write(inPlace(sample()), names);
        expect(canonicalJson(copied)).toBe(canonicalJson(inside));
      }),
    );
  });

  test.each([
    ["copy on write", copyOnWrite],
    ["in place", inPlace],
  ])("[K7.5] %s: what is not there cannot be written to", (_name, make) => {
    const draft = make(sample());
    expect(() => draft.card(cardId(99))).toThrow(InvariantError);
    expect(() => draft.card(bee, "data")).toThrow(InvariantError);
    expect(() => draft.at("seats", "cyd", "hand")).toThrow(InvariantError);
    expect(draft.state).toEqual(sample());
  });
});
