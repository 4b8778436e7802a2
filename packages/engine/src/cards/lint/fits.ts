/** Whether a card can ever be what a filter asks for, where it asks for it (LT 8.15). */
import { staysOnTable } from "../activation-effect.ts";
import type { CardDefinition, Filter, PublicZone, StereotypeDefinition } from "../card.ts";
import type { World } from "./world.ts";

export type SomeZone = PublicZone | "hand" | "deck";

export interface Asked {
  readonly zone: SomeZone;
  readonly filter: Filter | undefined;
  /** A continuous effect sees printed values only (LT 8.9). */
  readonly printed?: boolean;
  /** Only these cards come into question; else all that can be in the zone. */
  readonly among?: readonly CardDefinition[];
  /** The card is face-up, or face-down, whatever else. */
  readonly face?: "up" | "down";
  /** Nothing is on the chain: what does not stay on the table is face-up only while it is there. */
  readonly atRest?: boolean;
}

export function canFit(world: World, asked: Asked): boolean {
  const { zone, filter = {}, among } = asked;
  return zonesOf(zone).some((each) => {
    const there = cardsIn(world, each);
    const cards = among === undefined ? there : there.filter((card) => among.includes(card));
    const faces = ["up", "down"] as const;
    return cards.some((card) =>
      faces.some((face) => {
        if (asked.face !== undefined && asked.face !== face) return false;
        if (asked.atRest && each === "set" && face === "up" && !staysOnTable(card)) return false;
        return canLie(card, each, face) && fits(world, card, each, face, filter, asked);
      }),
    );
  });
}

type OneZone = Exclude<SomeZone, "table">;

const zonesOf = (zone: SomeZone): readonly OneZone[] =>
  zone === "table" ? ["board", "set", "field"] : [zone];

/** What can come to a zone. */
function cardsIn({ inDecks, onBoards }: World, zone: OneZone): readonly CardDefinition[] {
  const isField = (card: CardDefinition): boolean =>
    card.type === "spell" && card.spellType === "field";
  switch (zone) {
    case "board":
      return onBoards;
    case "set":
      return inDecks.filter((card) => card.type !== "stereotype" && !isField(card));
    case "field":
      return inDecks.filter(isField);
    case "hand":
    case "deck":
    case "graveyard":
    case "banished":
      return inDecks;
  }
}

/** Only the board and the set zone have face-down cards, and a token has no back (LT 2.7). */
function canLie(card: CardDefinition, zone: OneZone, face: "up" | "down"): boolean {
  if (face === "up") return true;
  return zone === "set" || (zone === "board" && card.type === "stereotype" && !card.token);
}

function fits(
  world: World,
  card: CardDefinition,
  zone: OneZone,
  face: "up" | "down",
  filter: Filter,
  asked: Asked,
): boolean {
  const { minVice = 0, position, face: wanted, maxVice: _, ...onFace } = filter;
  if (minVice > 0 && !(zone === "board" && world.hasVice)) return false;
  // A face-down stereotype is in defense position.
  if (position !== undefined && zone !== "board") return false;
  if (position === "attack" && face === "down") return false;
  if (wanted !== undefined && wanted !== face) return false;
  if (Object.keys(onFace).length === 0) return true;
  return face === "up" && looksLike(world, card, zone, onFace, asked);
}

function looksLike(
  world: World,
  card: CardDefinition,
  zone: OneZone,
  filter: Filter,
  asked: Asked,
): boolean {
  const { cardType, archetype, name, attribute, spellType, trapType, minLevel, maxLevel } = filter;
  if (cardType !== undefined && card.type !== cardType) return false;
  if (archetype !== undefined && card.archetype !== archetype) return false;
  if (name !== undefined && card.name !== name) return false;
  if (spellType !== undefined && !(card.type === "spell" && card.spellType === spellType)) {
    return false;
  }
  if (trapType !== undefined && !(card.type === "trap" && card.trapType === trapType)) return false;
  const { minAttack, maxAttack, minDefense, maxDefense } = filter;
  const numbers = [minLevel, maxLevel, minAttack, maxAttack, minDefense, maxDefense];
  if (attribute === undefined && numbers.every((number) => number === undefined)) return true;
  if (card.type !== "stereotype") return false;
  if (attribute !== undefined && card.attribute !== attribute) return false;
  return (
    within(card.level, minLevel, maxLevel) &&
    statFits(world, card, "attack", zone, filter, asked) &&
    statFits(world, card, "defense", zone, filter, asked)
  );
}

/** On the board it may have been raised or lowered to anything. */
function statFits(
  { changes }: World,
  card: StereotypeDefinition,
  stat: "attack" | "defense",
  zone: OneZone,
  filter: Filter,
  { printed = false }: Asked,
): boolean {
  const [min, max] =
    stat === "attack"
      ? [filter.minAttack, filter.maxAttack]
      : [filter.minDefense, filter.maxDefense];
  if (zone === "board" && changes[stat] && !printed) return true;
  return within(card[stat], min, max);
}

function within(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** How many cards a zone of one seat can hold. */
export function roomIn({ config }: World, zone: SomeZone): number {
  switch (zone) {
    case "board":
      return config.boardSlots;
    case "set":
      return config.setSlots;
    case "field":
      return 1;
    case "table":
      return config.boardSlots + config.setSlots + 1;
    case "hand":
    case "deck":
    case "graveyard":
    case "banished":
      return config.maxDeck;
  }
}
