/**
 * Cards that leave where they are. They go to their owner, whoever controlled them (LT 3.2). `was`
 * is given for those that leave together: each as it was before the first of them left (LT 1.5).
 */
import { type CardId, cardOf, type Destination } from "@tcg/core";
import type { GraveyardReason } from "../events.ts";
import { snapshot } from "../reading/snapshots.ts";
import { onTable } from "../reading/table.ts";
import type { LunchTable, Play, Snapshot, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function sendToGraveyard(
  play: Play,
  id: CardId,
  reason: GraveyardReason,
  was: Snapshot | null = lastKnown(play, id),
): void {
  if (removedAsToken(play, id, was)) return;
  const change = play.moved(id, ownersZone(play.state, id, "graveyard"));
  play.emit({ type: "CARD_TO_GRAVEYARD", reason, was, change });
}

type Leave = (play: Play, id: CardId, was?: Snapshot | null) => void;

export const banishCard: Leave = leavingFor("banished", "CARD_BANISHED");
export const returnToHand: Leave = leavingFor("hand", "CARD_TO_HAND");
/** At the bottom; who called it shuffles. */
export const putInDeck: Leave = leavingFor("deck", "CARD_TO_DECK");

function leavingFor(
  zone: "banished" | "hand" | "deck",
  type: "CARD_BANISHED" | "CARD_TO_HAND" | "CARD_TO_DECK",
): Leave {
  return (play, id, was = lastKnown(play, id)) => {
    if (removedAsToken(play, id, was)) return;
    play.emit({ type, was, change: play.moved(id, ownersZone(play.state, id, zone)) });
  };
}

export function payTribute(
  play: Play,
  seat: Seat,
  id: CardId,
  was: Snapshot = snapshot(play, id),
): void {
  if (removedAsToken(play, id, was)) return;
  const change = play.moved(id, ownersZone(play.state, id, "graveyard"));
  play.emit({ type: "TRIBUTE_PAID", seat, was, change });
}

export type DiscardReason = "cost" | "effect" | "hand_limit";

export function discard(play: Play, id: CardId, why: DiscardReason): void {
  const { owner } = cardOf(play.state, id);
  const change = play.moved(id, { seat: owner, zone: "graveyard" });
  play.emit({ type: "HAND_DISCARDED", seat: owner, why, change });
}

/** LT 2.6: a token ceases to exist when it leaves the board. */
function removedAsToken(play: Play, id: CardId, was: Snapshot | null): boolean {
  if (!onTable(play.state, id)?.data.isToken) return false;
  play.emit({
    type: "TOKEN_REMOVED",
    was: was ?? snapshot(play, id),
    change: play.removed(id),
  });
  return true;
}

/** Null for a card that was not on the table. */
export function lastKnown(table: Table, id: CardId): Snapshot | null {
  const { state } = table;
  return onTable(state, id) === null ? null : snapshot(table, id);
}

function ownersZone(
  state: State,
  id: CardId,
  zone: "graveyard" | "banished" | "hand" | "deck",
): Destination<LunchTable> {
  return { seat: cardOf(state, id).owner, zone };
}
