/**
 * For bots: life, board and hand against the other's. What ends matches otherwise weighs more the nearer it is: counters on
 * a stereotype are worth so much of a breakdown to the other seat, and so little is left of the stereotype, as it is
 * likely to break down; each breakdown is worth more than the one before, and so are the last cards of a deck.
 */
import type { Outcome, Viewer, ViewerRights } from "@tcg/core";
import { printedOf } from "./cards/printed.ts";
import { statsOf } from "./reading/stats.ts";
import { onTable } from "./reading/table.ts";
import type { LunchTable, SeatData, Table, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function evaluate({ viewer, outcome, zones, game, config }: View): number {
  return compare(viewer, outcome, game.seats, (seat) => {
    const board = new Board(config.breakdownThreshold);
    for (const { card, data } of zones[seat].board.cards) {
      const { attack, defense } = game.cards[card] ?? UNKNOWN;
      board.add(data?.position === "defense" ? defense : attack, data?.vice ?? 0);
    }
    const { hand, setZone, field, deck } = zones[seat];
    return { board, cards: hand.count + setZone.count + field.count, deck: deck.count };
  });
}

/** The same without a view. */
export function evaluateState(table: Table, { viewer, sees }: ViewerRights<LunchTable>): number {
  const { state } = table;
  return compare(viewer, state.outcome, state.seats, (seat) => {
    const { hand, setZone, field, deck, ...own } = state.seats[seat];
    const board = new Board(state.config.breakdownThreshold);
    for (const id of own.board) {
      const placed = id === null ? null : onTable(state, id);
      if (id === null || placed === null) continue;
      const isSeen = (!placed.faceDown || sees([seat])) && printedOf(table, id).stats !== null;
      const { attack, defense } = isSeen ? statsOf(table, id) : UNKNOWN;
      board.add(placed.data.position === "defense" ? defense : attack, placed.data.vice);
    }
    const held = (slots: readonly unknown[]): number =>
      slots.reduce<number>((sum, slot) => sum + (slot === null ? 0 : 1), 0);
    return { board, cards: hand.length + held(setZone) + held(field), deck: deck.length };
  });
}

const WIN = 1_000_000;
const UNKNOWN = { attack: null, defense: null };

interface Holdings {
  readonly board: Board;
  /** In hand, set and in the field. */
  readonly cards: number;
  readonly deck: number;
}

/** What one seat is worth against the other, or who has won. */
function compare(
  viewer: Viewer<LunchTable>,
  outcome: Outcome<LunchTable>,
  seats: Readonly<Record<Seat, SeatData>>,
  holdingsOf: (seat: Seat) => Holdings,
): number {
  if (viewer === "spectator" || viewer === "referee") return 0;
  if (outcome.status === "ended") {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(viewer) ? WIN : -WIN;
  }
  const [host, away] = [holdingsOf("host"), holdingsOf("away")];
  const difference =
    seatWorth(seats.host, host, away.board) - seatWorth(seats.away, away, host.board);
  return viewer === "host" ? difference : -difference;
}

/** Of a stereotype that so many counters more would break: how likely it is to break down. */
const LIKELY: Readonly<Record<number, number>> = { 0: 0.9, 1: 0.45, 2: 0.15 };

/** The stereotypes of a seat. */
class Board {
  worth = 0;
  /** How many of them are likely to break down. */
  breaking = 0;
  readonly #threshold: number;

  constructor(threshold: number) {
    this.#threshold = threshold;
  }

  /** `strength`: null if it is not known. */
  add(strength: number | null, vice: number): void {
    const toBreakdown = Math.max(0, this.#threshold - vice);
    const likely = LIKELY[toBreakdown] ?? 0;
    this.worth += ((strength ?? 1000) + 500) * (1 - likely);
    this.breaking += likely;
  }
}

function seatWorth(
  { lifePoints, clout, breakdownsCaused }: SeatData,
  { board, cards, deck }: Holdings,
  other: Board,
): number {
  const means = board.worth + 400 * cards + 100 * clout;
  return lifePoints + means + worthOfBreakdowns(breakdownsCaused + other.breaking) - needOf(deck);
}

/** Each is worth more than the one before: the last wins the match. */
const worthOfBreakdowns = (caused: number): number => 750 * caused * (caused + 1);

/** Whoever cannot draw has lost: below this many cards each that is drawn costs more than it is worth, soon. */
const FEW = 8;

function needOf(deck: number): number {
  const missing = Math.max(0, FEW - deck);
  return 60 * missing * (missing + 1);
}
