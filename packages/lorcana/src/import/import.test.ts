/** Invented cards in the fields of people's card files. */
import { expect, test } from "vitest";
import { figuresOf, importCards } from "./index.ts";

const nurse = {
  name: "Sister Plume",
  version: "Harbour Nurse",
  fullName: "Sister Plume - Harbour Nurse",
  type: "Character",
  color: "Amber",
  cost: 4,
  inkwell: true,
  strength: 2,
  willpower: 5,
  lore: 1,
  subtypes: ["Keeper"],
  setCode: "1",
  fullTextSections: ["Ward (Opponents can't choose this.)", "CLEAN LINEN Draw a card."],
  abilities: [
    { type: "keyword", keyword: "Ward", fullText: "Ward (Opponents can't choose this.)" },
    {
      type: "triggered",
      name: "CLEAN LINEN",
      fullText:
        "CLEAN LINEN When you play this character, remove up to 3 damage from chosen\ncharacter.",
    },
  ],
};

const linen = nurse.abilities[1]?.fullText ?? "";
const whole = { ...nurse, fullTextSections: ["Ward (Opponents can't choose this.)", linen] };

function only(file: unknown) {
  const read = importCards({ cards: [file] });
  if (!read.ok) throw new Error(read.why);
  return read.cards[0];
}

test("a card is compiled with its keywords, names and numbers", () => {
  expect(only(whole)?.card).toEqual({
    id: "sister-plume-harbour-nurse",
    name: "Sister Plume",
    version: "Harbour Nurse",
    type: "character",
    inks: ["amber"],
    cost: 4,
    inkable: true,
    classifications: ["Keeper"],
    strength: 2,
    willpower: 5,
    lore: 1,
    abilities: [
      { kind: "keyword", keyword: "ward" },
      {
        kind: "triggered",
        name: "CLEAN LINEN",
        when: { on: "played", card: "this" },
        effects: [
          {
            do: "remove-damage",
            amount: 3,
            upTo: true,
            target: { pick: "chosen", where: { type: "character" } },
          },
        ],
      },
    ],
  });
});

test("a card with a paragraph that no ability has is not compiled", () => {
  expect(only(nurse)).toMatchObject({
    card: null,
    unread: [{ why: "is printed, and in no ability of the file" }],
  });
});

test("one ability that is not understood leaves the whole card out, and where reading stopped is told", () => {
  const text = "CLEAN LINEN Draw a card and whistle.";
  const strange = {
    ...nurse,
    fullTextSections: [text],
    abilities: [{ type: "static", name: "CLEAN LINEN", fullText: text }],
  };
  expect(
    only({ ...strange, type: "Action", effects: ["Draw a card and whistle."], abilities: [] }),
  ).toMatchObject({
    card: null,
    unread: [{ at: "Draw a card".length, text: "Draw a card and whistle." }],
  });
  expect(only(strange)?.card).toBeNull();
});

test.each([
  ["Draw a card. ".repeat(60).trim()],
  ["If you have a character in play, ".repeat(30).concat("draw a card.")],
])("a text without end is given up, and the card is left out", (text) => {
  const read = only({ ...nurse, type: "Action", abilities: [], effects: [text] });
  expect(read).toMatchObject({
    card: null,
    unread: [{ why: "can be taken apart in too many ways to try them all" }],
  });
});

test("names in any letters are ids of their own", () => {
  const named = (fullName: string) => ({ ...whole, fullName, name: fullName, version: undefined });
  const read = importCards([named("灯台"), named("港"), named("Ätna"), named("!!!")]);
  const ids = read.ok ? read.cards.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(4);
  expect(read.ok && read.cards.every(({ card }) => card !== null)).toBe(true);
});

test.each([
  ["strength", [null, "3"]],
  ["willpower", [undefined, null, "3"]],
  ["lore", [null, "3"]],
] as const)(
  "a character whose %s is told and is no number is left out, and one without willpower",
  (field, values) => {
    for (const value of values) {
      expect(only({ ...whole, [field]: value })).toMatchObject({
        card: null,
        unread: [{ text: field, why: "is not a number" }],
      });
    }
  },
);

test.each(["strength", "lore"])("a character whose file says nothing of %s has 0", (field) => {
  expect(only({ ...whole, [field]: undefined })?.card).toMatchObject({ [field]: 0 });
});

test("a location whose file says nothing of a move cost has 0, and one that is no number is left out", () => {
  const { strength: _none, subtypes: _kinds, ...place } = whole;
  const location = { ...place, type: "Location", abilities: [], fullTextSections: [] };
  expect(only(location)?.card).toMatchObject({ moveCost: 0 });
  expect(only({ ...location, moveCost: 3 })?.card).toMatchObject({ moveCost: 3 });
  expect(only({ ...location, moveCost: "3" })).toMatchObject({
    card: null,
    unread: [{ text: "moveCost", why: "is not a number" }],
  });
});

test("once for several cards is not once for each: it is left out rather than played otherwise", () => {
  const answering = (what: string) => {
    const fullText = `KEEN EAR Whenever an opponent discards ${what}, gain 1 lore.`;
    const abilities = [{ type: "triggered", name: "KEEN EAR", fullText }];
    return only({ ...nurse, fullTextSections: [fullText], abilities })?.card;
  };
  expect(answering("a card")).not.toBeNull();
  expect(answering("1 or more cards")).toBeNull();
});

const song = {
  name: "All Lamps Lit",
  type: "Action",
  color: "Amber",
  cost: 3,
  inkwell: true,
  subtypes: ["Song"],
  fullTextSections: [
    "(A character with cost 3 or more can ⟳ to sing this song for free.)",
    "Draw 2 cards.",
  ],
  effects: ["Draw 2 cards."],
};

test("a song is an action that can be sung", () => {
  expect(only(song)?.card).toEqual({
    id: "all-lamps-lit",
    name: "All Lamps Lit",
    type: "action",
    song: true,
    inks: ["amber"],
    cost: 3,
    inkable: true,
    effects: [{ do: "draw", amount: 2 }],
  });
});

test("symbols are read in either spelling", () => {
  const item = (text: string) => ({
    ...song,
    type: "Item",
    effects: [],
    fullTextSections: [text],
    abilities: [{ type: "activated", fullText: text }],
  });
  const drawn = only(item("⟳, 1 ⬡ — Draw a card."));
  expect(drawn?.card?.abilities).toEqual([
    {
      kind: "activated",
      costs: [{ pay: "exert" }, { pay: "ink", amount: 1 }],
      effects: [{ do: "draw", amount: 1 }],
    },
  ]);
  expect(only(item("{E}, 1 {I} – Draw a card."))?.card).toEqual(drawn?.card);
});

const keywords: [string, unknown][] = [
  ["Shift 3", { keyword: "shift", value: 3 }],
  [
    "Lamplighter Shift 4 (…)",
    { keyword: "shift", value: 4, onto: { classification: "Lamplighter" } },
  ],
  ["Universal Shift 5", { keyword: "shift", value: 5, onto: "any" }],
  ["Shift: Discard 2 cards", { keyword: "shift", costs: [{ pay: "discard", count: 2 }] }],
  ["Challenger +2", { keyword: "challenger", value: 2 }],
  ["Singer 5", { keyword: "singer", value: 5 }],
  ["Boost 2 {I}", { keyword: "boost", value: 2 }],
];

test.each(keywords)("%s", (fullText, ability) => {
  const card = {
    ...whole,
    fullTextSections: [fullText],
    abilities: [{ type: "keyword", fullText }],
  };
  expect(only(card)?.card?.abilities).toEqual([{ kind: "keyword", ...(ability as object) }]);
});

test("figures count what was understood, a set a line", () => {
  const read = importCards([whole, { ...nurse, fullName: "Another", setCode: "2" }]);
  expect(read.ok && figuresOf(read.cards)).toEqual([
    { set: "1", all: 1, allRead: 1, withText: 1, withTextRead: 1 },
    { set: "2", all: 1, allRead: 0, withText: 1, withTextRead: 0 },
    { set: "all", all: 2, allRead: 1, withText: 2, withTextRead: 1 },
  ]);
});

test.each([[null], [{}], [{ cards: [1] }], [{ cards: [{ name: "Plume" }] }]])(
  "%j is no card file",
  (file) => {
    expect(importCards(file)).toMatchObject({ ok: false });
  },
);
