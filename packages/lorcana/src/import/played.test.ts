/** Invented actions in the official wording, imported from a file and played at a table. */
import { expect, test } from "vitest";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { character, dataOf, defsIn, item, placed, table } from "../../fixtures/table.ts";
import type { CardDefinition } from "../cards.ts";
import { importCards } from "./index.ts";

/** The action "Deed" of a card file, with these effects. */
function imported(...effects: readonly string[]): CardDefinition {
  const file = {
    name: "Deed",
    type: "Action",
    color: "Amber",
    cost: 0,
    inkwell: true,
    fullTextSections: effects,
    effects,
  };
  const read = importCards([file]);
  const card = read.ok ? read.cards[0]?.card : null;
  if (card == null) throw new Error(`not understood: ${effects.join(" ")}`);
  return card;
}

const faces = [
  character("ant", { strength: 2, willpower: 4 }),
  character("cat", { strength: 4, willpower: 4, classifications: ["Baker"] }),
  item("lamp"),
];

/** Host plays the deed with an ant, a cat and a lamp against an ant. */
function deed(...effects: readonly string[]) {
  const at = table([...faces, imported(...effects)], {
    seats: {
      host: { hand: ["deed"], play: ["ant", "cat", "lamp"], deck: ["lamp", "ant", "cat", "ant"] },
      away: { hand: ["ant", "lamp"], play: [placed("ant", { exerted: true })] },
    },
  });
  return plays(at, "host", "deed");
}

test("Draw 2 cards. Each opponent loses 1 lore.", () => {
  const at = deed("Draw 2 cards. Each opponent loses 1 lore.");
  expect(defsIn(at, "host", "hand")).toEqual(["lamp", "ant"]);
});

test("Gain 1 lore for each character you have in play.", () => {
  expect(lore(deed("Gain 1 lore for each character you have in play."))).toEqual([2, 0]);
});

test("Deal 2 damage to each opposing character.", () => {
  const at = deed("Deal 2 damage to each opposing character.");
  expect(dataOf(at, "away", "ant").damage).toBe(2);
  expect(dataOf(at, "host", "ant").damage).toBe(0);
});

test("Banish chosen item. Its player gains 2 lore.", () => {
  const at = deed("Banish chosen item. Its player gains 2 lore.");
  expect(defsIn(at, "host", "discard")).toContain("lamp");
  expect(lore(at)).toEqual([2, 0]);
});

test("If a Baker character is chosen, they get +3 {S} instead.", () => {
  const text =
    "Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +3 {S} instead.";
  const at = deed(text);
  const strength = (def: string): number => {
    const after = chooses(at, "host", inPlay(at, "host", def));
    return factsOf([...faces, imported(text)], after, "host", def).strength as number;
  };
  expect([strength("ant"), strength("cat")]).toEqual([2 + 2, 4 + 3]);
});

test("Exert chosen character of yours. They can't quest for the rest of this turn.", () => {
  const at = deed("Exert chosen character of yours. They can't quest for the rest of this turn.");
  const after = chooses(at, "host", inPlay(at, "host", "ant"));
  expect(dataOf(after, "host", "ant").exerted).toBe(true);
});

test("If an opponent has more cards in their hand than you, draw a card.", () => {
  const at = deed("If an opponent has more cards in their hand than you, draw a card.");
  expect(defsIn(at, "host", "hand")).toEqual(["lamp"]);
});

test("Each opponent chooses and discards a card.", () => {
  const at = deed("Each opponent chooses and discards a card.");
  const [first] = at.state.seats.away.hand;
  if (first == null) throw new Error("a hand has cards");
  expect(defsIn(chooses(at, "away", first), "away", "hand")).toHaveLength(1);
});

test("Look at the top 2 cards of your deck. Put one on the top and the other on the bottom.", () => {
  const at = deed(
    "Look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom.",
  );
  const [first] = at.state.seats.host.deck;
  if (first == null) throw new Error("a deck has cards");
  expect(defsIn(chooses(at, "host", first), "host", "deck")).toEqual(["ant", "cat", "ant", "lamp"]);
});

test("Remove all damage from chosen character.", () => {
  const cards = [...faces, imported("Remove all damage from chosen character.")];
  const hurt = table(cards, {
    seats: { host: { hand: ["deed"], play: [placed("ant", { damage: 3 })] } },
  });
  expect(dataOf(plays(hurt, "host", "deed"), "host", "ant").damage).toBe(0);
});
