/** What stands where on a player's pier: characters by themselves, locations with who is there, items. */
import type { Seat, View } from "@tcg/lorcana-engine";
import type { LorcanaFaces, SeenCard } from "./use-lorcana.ts";

/** A card in play, and the cards that lie under it, the uppermost first. */
export interface Berth {
  readonly card: SeenCard;
  readonly beneath: readonly SeenCard[];
}

/** A location, and the characters that are there. */
export interface Mooring extends Berth {
  readonly there: readonly Berth[];
}

export interface PierLayout {
  readonly characters: readonly Berth[];
  readonly locations: readonly Mooring[];
  readonly items: readonly Berth[];
}

export function layPier(view: View, faces: LorcanaFaces, seat: Seat): PierLayout {
  const { play, under } = view.zones[seat];
  const berths = play.cards.map((card) => ({
    card,
    beneath: under.cards.filter(({ data }) => data?.beneath === card.card),
  }));
  const typeOf = ({ card: { def } }: Berth) => (def === null ? undefined : faces[def]?.type);
  const locations = berths.filter((berth) => typeOf(berth) === "location");
  const items = berths.filter((berth) => typeOf(berth) === "item");
  const people = berths.filter((berth) => !locations.includes(berth) && !items.includes(berth));
  const isAt = ({ card }: Berth, location: Berth): boolean => card.data?.at === location.card.card;
  return {
    characters: people.filter((berth) => !locations.some((location) => isAt(berth, location))),
    locations: locations.map((location) => ({
      ...location,
      there: people.filter((berth) => isAt(berth, location)),
    })),
    items,
  };
}

/** The room that fits beside the plates, in widths of a card. */
const ROOM = 7;
const CARD = 1.1;
/** Of a card that is turned or wide. */
const WIDE = 1.5;
/** Cards are drawn smaller before they overlap, but not so small that their names cannot be read. */
const SMALLEST = 0.7;
/** On a phone held upright: as many have room there at a size at which they are whole. */
const FEW = 4.5;

/** How much stands there: whole cards on a phone, too; whole; smaller; overlapping, and what is no character as tiles. */
export type Crowd = "few" | "some" | "snug" | "packed";

export function crowdOf(layout: PierLayout): Crowd {
  const width = widthOf(layout);
  if (width * SMALLEST > ROOM) return "packed";
  if (width > ROOM) return "snug";
  const isOneRow = layout.locations.length + layout.items.length === 0;
  return isOneRow && width <= FEW ? "few" : "some";
}

/** All of it side by side, in widths of a card. */
export function widthOf({ characters, locations, items }: PierLayout): number {
  const there = locations.flatMap((location) => location.there);
  const cards = [...characters, ...items, ...there];
  const widths = cards.map(({ card }) => (card.data?.exerted === true ? WIDE : CARD));
  return widths.reduce((sum, width) => sum + width, WIDE * locations.length);
}

/** The size of its cards, as a share of the usual one. */
export const sizeIn = (layout: PierLayout): number => Math.min(1, ROOM / widthOf(layout));
