/** For bots: life, board and hand against the other's, with vice as a burden. */
import type { Outcome, Viewer, ViewerRights } from "@tcg/core";
import { printedOf } from "./cards/printed.ts";
import { statsOf } from "./reading/stats.ts";
import { onTable } from "./reading/table.ts";
import type { LunchTable, SeatData, Table, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export function evaluate({ viewer, outcome, zones, game }: View): number {
  return compare(viewer, outcome, (seat) => {
    let units = 0;
    for (const { card, data } of zones[seat].board.cards) {
      const { attack, defense } = game.cards[card] ?? UNKNOWN;
      units += unitWorth(data?.position === "defense" ? defense : attack, data?.vice ?? 0);
    }
    const { hand, setZone, field } = zones[seat];
    return seatWorth(game.seats[seat], units, hand.count + setZone.count + field.count);
  });
}

/** The same without a view. */
export function evaluateState(table: Table, { viewer, sees }: ViewerRights<LunchTable>): number {
  const { state } = table;
  return compare(viewer, state.outcome, (seat) => {
    const { board, hand, setZone, field } = state.seats[seat];
    let units = 0;
    for (const id of board) {
      const placed = id === null ? null : onTable(state, id);
      if (id === null || placed === null) continue;
      const isSeen = (!placed.faceDown || sees([seat])) && printedOf(table, id).stats !== null;
      const { attack, defense } = isSeen ? statsOf(table, id) : UNKNOWN;
      units += unitWorth(placed.data.position === "defense" ? defense : attack, placed.data.vice);
    }
    const held = (slots: readonly unknown[]): number =>
      slots.reduce<number>((sum, slot) => sum + (slot === null ? 0 : 1), 0);
    return seatWorth(state.seats[seat], units, hand.length + held(setZone) + held(field));
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

function unitWorth(strength: number | null, vice: number): number {
  return (strength ?? 1000) + 500 - 400 * vice;
}

function seatWorth(
  { lifePoints, clout, breakdownsCaused }: SeatData,
  units: number,
  cards: number,
): number {
  return lifePoints + units + 400 * cards + 100 * clout + 1500 * breakdownsCaused;
}
