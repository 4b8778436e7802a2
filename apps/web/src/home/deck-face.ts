/** Who or what stands for a deck where there is no room for its cards. */
import type { OfferedDeck } from "@ltcg/server/protocol";
import type { PicturedCard } from "../print/art/drawn.ts";
import type { Recipe } from "../print/art/recipe.ts";
import { inkName } from "../print/inks.ts";

/** By clique the card whose portrait stands for it; its picture follows from its id. */
const people: Readonly<Record<string, string>> = {
  "sugar-rush": "fizz-bomber",
  "rumor-mill": "queen-of-table-nine",
  "swap-table": "chair-thief",
  "compost-club": "bin-ranger",
  "hall-monitors": "whistle-blower",
  "salad-bar": "romaine-emperor",
};

/** By ink of the other game the thing that stands for it. */
const things: Readonly<Record<string, Recipe>> = {
  amber: { layout: "still", motif: "lantern", back: "rays" },
  amethyst: { layout: "still", motif: "owl", back: "spot" },
  emerald: { layout: "still", motif: "key", back: "spot" },
  ruby: { layout: "still", motif: "rocket", back: "rays" },
  sapphire: { layout: "still", motif: "boat", back: "spot" },
  steel: { layout: "still", motif: "anchor", back: "spot" },
};

const plainThing: Recipe = { layout: "still", motif: "lunchbox", back: "spot" };

/** The ink of a part of a deck: "Sugar Rush" is printed in `sugar-rush`. */
const inkOfPart = (part: string): string =>
  inkName(part.toLowerCase().replaceAll(/[^a-z]+/gu, "-"));

/** The inks that a deck is printed in, the main one first. */
export function inksOf({ parts }: Pick<OfferedDeck, "parts">): readonly string[] {
  return parts.length === 0 ? ["plain"] : parts.map(({ name }) => inkOfPart(name));
}

/** What is drawn for an ink. */
export function faceOfInk(ink: string): PicturedCard {
  const person = Object.hasOwn(people, ink) ? people[ink] : undefined;
  const shared = { cloth: ink, rarity: "uncommon" } as const;
  if (person !== undefined) return { ...shared, id: person, name: person, subject: "person" };
  const art = (Object.hasOwn(things, ink) ? things[ink] : undefined) ?? plainThing;
  return { ...shared, id: `ink-${ink}`, name: ink, subject: "thing", art };
}
