/**
 * What a card must be like, by current values. To filters a face-down card has no characteristics
 * (LT 8.15), so whether one matches is the same for everybody: it has a zone, a face, a position
 * and counters, and nothing else.
 */
import { type CardId, idsIn } from "@tcg/core";
import type { CardDefinition, Filter, PublicZone, Side } from "../cards/card.ts";
import type { Stats } from "../cards/printed.ts";
import type { Snapshot, Table } from "../types.ts";
import { otherSeat, type Position, SEATS, type Seat, type Zone } from "../vocabulary.ts";
import { asStereotype, definition, definitionOf, onTable, seatsInOrder } from "./table.ts";

export function sideSeats(side: Side, seat: Seat): readonly Seat[] {
  if (side === "self") return [seat];
  return side === "opponent" ? [otherSeat(seat)] : SEATS;
}

/** By which attack and defense cards are read: the current ones (`statsOf`) or the printed ones. */
export type StatsReader = (table: Table, id: CardId) => Stats;

export function printedStatsOf(table: Table, id: CardId): Stats {
  return printedStats(definitionOf(table, id));
}

function printedStats(card: CardDefinition): Stats {
  return asStereotype(card) ?? { attack: 0, defense: 0 };
}

/** What a filter looks at. */
interface Looks {
  readonly card: CardDefinition | null;
  readonly stats: () => Stats;
  readonly vice: number;
  readonly position: Position | null;
  readonly face: "up" | "down";
}

export function matches(
  table: Table,
  id: CardId,
  filter: Filter | undefined,
  stats: StatsReader,
): boolean {
  const { state } = table;
  if (filter === undefined) return true;
  const placed = onTable(state, id);
  const faceDown = placed?.faceDown ?? false;
  const card = definitionOf(table, id);
  return looksLike(filter, {
    card: faceDown ? null : card,
    stats: () => stats(table, id),
    vice: placed?.data.vice ?? 0,
    position: placed?.data.position ?? null,
    face: faceDown ? "down" : "up",
  });
}

/** For a card that has left: as it last was (LT 8.14). */
export function snapshotMatches(table: Table, was: Snapshot, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  return looksLike(filter, {
    card: was.def === null ? null : definition(table, was.def),
    stats: () => was,
    vice: was.vice,
    position: was.position,
    face: was.def === null ? "down" : "up",
  });
}

/** For a card in hand or deck: as printed. */
export function definitionMatches(card: CardDefinition, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  const stats = () => printedStats(card);
  return looksLike(filter, { card, stats, vice: 0, position: null, face: "up" });
}

function looksLike(filter: Filter, looks: Looks): boolean {
  const { minVice, maxVice, position, face, ...faceFilter } = filter;
  if (!within(looks.vice, minVice, maxVice)) return false;
  if (position !== undefined && looks.position !== position) return false;
  if (face !== undefined && looks.face !== face) return false;
  if (Object.keys(faceFilter).length === 0) return true;
  return looks.card !== null && faceLooksLike(faceFilter, looks.card, looks.stats);
}

function faceLooksLike(
  filter: Omit<Filter, "minVice" | "maxVice" | "position" | "face">,
  card: CardDefinition,
  stats: Looks["stats"],
): boolean {
  const { cardType, archetype, name, attribute, spellType, trapType } = filter;
  if (cardType !== undefined && card.type !== cardType) return false;
  if (archetype !== undefined && card.archetype !== archetype) return false;
  if (name !== undefined && card.name !== name) return false;
  if (spellType !== undefined && !(card.type === "spell" && card.spellType === spellType)) {
    return false;
  }
  if (trapType !== undefined && !(card.type === "trap" && card.trapType === trapType)) return false;
  const { minLevel, maxLevel, minAttack, maxAttack, minDefense, maxDefense } = filter;
  const numbers = [minLevel, maxLevel, minAttack, maxAttack, minDefense, maxDefense];
  if (attribute === undefined && numbers.every((number) => number === undefined)) return true;
  if (card.type !== "stereotype") return false;
  if (attribute !== undefined && card.attribute !== attribute) return false;
  if (!within(card.level, minLevel, maxLevel)) return false;
  if (numbers.slice(2).every((number) => number === undefined)) return true;
  const { attack, defense } = stats();
  return within(attack, minAttack, maxAttack) && within(defense, minDefense, maxDefense);
}

function within(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** The cards of a side in a public zone that a filter fits, turn seat first, then by slot. */
export function cardsIn(
  table: Table,
  seat: Seat,
  zone: PublicZone,
  side: Side,
  filter: Filter | undefined,
  stats: StatsReader,
): CardId[] {
  const { state } = table;
  const seats = sideSeats(side, seat);
  return seatsInOrder(state)
    .filter((each) => seats.includes(each))
    .flatMap((each) => zonesOf(zone).flatMap((name) => idsIn(state, each, name)))
    .filter((id) => matches(table, id, filter, stats));
}

function zonesOf(zone: PublicZone): readonly Zone[] {
  if (zone === "table") return ["board", "setZone", "field"];
  return [zone === "set" ? "setZone" : zone];
}
