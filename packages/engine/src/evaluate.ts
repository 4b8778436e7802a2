/**
 * For bots: life, board and hand against the other's. What ends matches otherwise weighs more the nearer it is: a
 * counter on a stereotype that is about to break down, the last breakdown but one, the last cards of a deck.
 */
import type { Outcome, Viewer, ViewerRights } from "@tcg/core";
import { printedOf } from "./cards/printed.ts";
import { statsOf } from "./reading/stats.ts";
import { onTable } from "./reading/table.ts";
import type { LunchTable, SeatData, Table, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function evaluate({ viewer, outcome, zones, game, config }: View): number {
  return compare(viewer, outcome, (seat) => {
    let units = 0;
    for (const { card, data } of zones[seat].board.cards) {
      const { attack, defense } = game.cards[card] ?? UNKNOWN;
      const strength = data?.position === "defense" ? defense : attack;
      units += unitWorth(strength, config.breakdownThreshold - (data?.vice ?? 0));
    }
    const { hand, setZone, field, deck } = zones[seat];
    const cards = hand.count + setZone.count + field.count;
    return seatWorth(game.seats[seat], units, cards, deck.count);
  });
}

/** The same without a view. */
export function evaluateState(table: Table, { viewer, sees }: ViewerRights<LunchTable>): number {
  const { state } = table;
  return compare(viewer, state.outcome, (seat) => {
    const { board, hand, setZone, field, deck } = state.seats[seat];
    let units = 0;
    for (const id of board) {
      const placed = id === null ? null : onTable(state, id);
      if (id === null || placed === null) continue;
      const isSeen = (!placed.faceDown || sees([seat])) && printedOf(table, id).stats !== null;
      const { attack, defense } = isSeen ? statsOf(table, id) : UNKNOWN;
      const strength = placed.data.position === "defense" ? defense : attack;
      units += unitWorth(strength, state.config.breakdownThreshold - placed.data.vice);
    }
    const held = (slots: readonly unknown[]): number =>
      slots.reduce<number>((sum, slot) => sum + (slot === null ? 0 : 1), 0);
    const cards = hand.length + held(setZone) + held(field);
    return seatWorth(state.seats[seat], units, cards, deck.length);
  });
}

const WIN = 1_000_000;
const UNKNOWN = { attack: null, defense: null };

/** What one seat is worth against the other, or who has won. */
function compare(
  viewer: Viewer<LunchTable>,
  outcome: Outcome<LunchTable>,
  worth: (seat: Seat) => number,
): number {
  if (viewer === "spectator" || viewer === "referee") return 0;
  if (outcome.status === "ended") {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(viewer) ? WIN : -WIN;
  }
  const [host, away] = [worth("host"), worth("away")];
  return viewer === "host" ? host - away : away - host;
}

/** `toBreakdown`: how many more counters it bears no longer. */
function unitWorth(strength: number | null, toBreakdown: number): number {
  return (strength ?? 1000) + 500 - (BURDENS[toBreakdown] ?? 0);
}

/** Of a stereotype that so many counters more would break. */
const BURDENS: Readonly<Record<number, number>> = { 0: 1600, 1: 1100, 2: 400 };

function seatWorth(
  { lifePoints, clout, breakdownsCaused }: SeatData,
  units: number,
  cards: number,
  deck: number,
): number {
  const means = units + 400 * cards + 100 * clout;
  return lifePoints + means + worthOfBreakdowns(breakdownsCaused) - needOf(deck);
}

/** Each is worth more than the one before: the last wins the match. */
const worthOfBreakdowns = (caused: number): number => 750 * caused * (caused + 1);

/** Whoever cannot draw has lost: below this many cards each that is drawn costs more than it is worth, soon. */
const FEW = 8;

function needOf(deck: number): number {
  const missing = Math.max(0, FEW - deck);
  return 60 * missing * (missing + 1);
}
