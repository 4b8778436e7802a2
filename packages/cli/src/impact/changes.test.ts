import { expect, test } from "vitest";
import { changedCards } from "./changes.ts";

const set = (cards: Readonly<Record<string, { readonly name: string }>>) => ({
  cardIds: Object.keys(cards),
  describeCard: (def: string) => cards[def] ?? null,
});

test("cards that are new, gone or changed are told, each with what changed", () => {
  const one = set({
    kid: { name: "Kid", attack: 500, effects: [{ id: "a" }] } as never,
    bell: { name: "Bell" },
    same: { name: "Same", parts: { b: 1, a: 2 } } as never,
  });
  const other = set({
    kid: { name: "Big Kid", attack: 700, effects: [], flavour: "Hm." } as never,
    same: { name: "Same", parts: { a: 2, b: 1 } } as never,
    gong: { name: "Gong" },
  });
  expect(changedCards(one, other)).toEqual([
    {
      card: "kid",
      name: "Big Kid",
      kind: "changed",
      fields: ["name Kid → Big Kid", "attack 500 → 700", "effects[a] gone", "flavour none → Hm."],
    },
    { card: "bell", name: "Bell", kind: "gone", fields: [] },
    { card: "gong", name: "Gong", kind: "new", fields: [] },
  ]);
});

test("a number that changed inside an effect is told with its place", () => {
  const card = (amount: number, extra: object[]) => ({
    name: "Kettle",
    effects: [
      { id: "rest", actions: [] },
      { id: "boil", actions: [{ kind: "damage", amount }, ...extra] },
    ],
  });
  const one = set({ kettle: card(300, []) });
  const other = set({ kettle: card(400, [{ kind: "draw" }]) });
  expect(changedCards(one, other).map(({ fields }) => fields)).toEqual([
    ["effects[boil].actions[1].amount 300 → 400", "effects[boil].actions[2] new"],
  ]);
});

test("what was a number and is now counted is told as a whole", () => {
  const one = set({ bell: { name: "Bell", amount: 3 } as never });
  const other = set({ bell: { name: "Bell", amount: { count: "turns" } } as never });
  expect(changedCards(one, other)[0]?.fields).toEqual(["amount otherwise"]);
});
