/**
 * What a card must be like, by current values. To filters a face-down card has no characteristics
 * (LT 8.15), so whether one matches is the same for everybody: it has a zone, a face, a position
 * and counters, and nothing else.
 */
import type { CardId } from "@tcg/core";
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
interface FilterSubject {
  /** Null: its face is down. */
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

/** Whether a card is so, by each part that a filter can have. */
const TESTS: {
  readonly [P in keyof Filter]-?: (
    subject: FilterSubject,
    wanted: NonNullable<Filter[P]>,
  ) => boolean;
} = {
  cardType: ({ card }, type) => card?.type === type,
  archetype: ({ card }, archetype) => card?.archetype === archetype,
  name: ({ card }, name) => card?.name === name,
  spellType: ({ card }, type) => card?.type === "spell" && card.spellType === type,
  trapType: ({ card }, type) => card?.type === "trap" && card.trapType === type,
  attribute: ({ card }, attribute) => card?.type === "stereotype" && card.attribute === attribute,
  minLevel: ({ card }, level) => card?.type === "stereotype" && card.level >= level,
  maxLevel: ({ card }, level) => card?.type === "stereotype" && card.level <= level,
  minAttack: ({ card, stats }, attack) => card?.type === "stereotype" && stats().attack >= attack,
  maxAttack: ({ card, stats }, attack) => card?.type === "stereotype" && stats().attack <= attack,
  minDefense: ({ card, stats }, defense) =>
    card?.type === "stereotype" && stats().defense >= defense,
  maxDefense: ({ card, stats }, defense) =>
    card?.type === "stereotype" && stats().defense <= defense,
  minVice: ({ vice }, least) => vice >= least,
  maxVice: ({ vice }, most) => vice <= most,
  position: (subject, position) => subject.position === position,
  face: (subject, face) => subject.face === face,
};

function looksLike(filter: Filter, subject: FilterSubject): boolean {
  for (const name in filter) {
    const part = name as keyof Filter;
    const wanted = filter[part];
    // Of its own part: the compiler does not tell the parts apart in a loop.
    const test = TESTS[part] as (subject: FilterSubject, wanted: unknown) => boolean;
    if (wanted !== undefined && !test(subject, wanted)) return false;
  }
  return true;
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
  const found: CardId[] = [];
  for (const each of seatsInOrder(state)) {
    if (!seats.includes(each)) continue;
    for (const name of ZONES_OF[zone]) {
      for (const id of state.seats[each][name]) {
        if (id !== null && matches(table, id, filter, stats)) found.push(id);
      }
    }
  }
  return found;
}

const ZONES_OF: { readonly [Z in PublicZone]: readonly Zone[] } = {
  table: ["board", "setZone", "field"],
  board: ["board"],
  set: ["setZone"],
  field: ["field"],
  graveyard: ["graveyard"],
  banished: ["banished"],
};
