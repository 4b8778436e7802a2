/**
 * Cards that leave where they are. They go to their owner, whoever controlled them (LT 3.2). `was`
 * is given for those that leave together: each as it was before the first of them left (LT 1.5).
 */
import { type CardId, cardOf, type Destination } from "@tcg/core";
import type {
  CardCause,
  DiscardCause,
  GraveyardReason,
  TokenReason,
  TributeCause,
} from "../causes.ts";
import { snapshot } from "../reading/snapshots.ts";
import { onTable } from "../reading/table.ts";
import type { LunchTable, Play, Snapshot, Source, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function sendToGraveyard(
  play: Play,
  id: CardId,
  reason: GraveyardReason,
  { was = lastKnown(play, id), source }: { was?: Snapshot | null; source?: Source } = {},
): void {
  const why = { reason, ...(source && { source }) };
  if (removedAsToken(play, id, was, why)) return;
  const change = play.moved(id, ownersZone(play.state, id, "graveyard"));
  play.emit({ type: "CARD_TO_GRAVEYARD", ...why, was, change });
}

type Leave = (play: Play, id: CardId, was?: Snapshot | null) => void;

export const banishCard = leavingFor("banished", "CARD_BANISHED", "banished");
export const returnToHand = leavingFor("hand", "CARD_TO_HAND", "to_hand");
/** At the bottom; who called it shuffles. */
export const putInDeck = leavingFor("deck", "CARD_TO_DECK", "to_deck");

function leavingFor(
  zone: "banished" | "hand" | "deck",
  type: "CARD_BANISHED" | "CARD_TO_HAND" | "CARD_TO_DECK",
  reason: TokenReason,
): (cause: CardCause) => Leave {
  return (cause) =>
    (play, id, was = lastKnown(play, id)) => {
      if (removedAsToken(play, id, was, { reason, source: cause.source })) return;
      const change = play.moved(id, ownersZone(play.state, id, zone));
      play.emit({ type, ...cause, was, change });
    };
}

export function payTribute(
  play: Play,
  seat: Seat,
  id: CardId,
  cause: TributeCause,
  was: Snapshot = snapshot(play, id),
): void {
  const { source } = cause;
  if (removedAsToken(play, id, was, { reason: "tribute", ...(source && { source }) })) return;
  const change = play.moved(id, ownersZone(play.state, id, "graveyard"));
  play.emit({ type: "TRIBUTE_PAID", seat, ...cause, was, change });
}

export function discard(play: Play, id: CardId, cause: DiscardCause): void {
  const { owner } = cardOf(play.state, id);
  const change = play.moved(id, { seat: owner, zone: "graveyard" });
  play.emit({ type: "HAND_DISCARDED", seat: owner, ...cause, change });
}

/** LT 2.6: a token ceases to exist when it leaves the board. */
function removedAsToken(
  play: Play,
  id: CardId,
  was: Snapshot | null,
  why: { readonly reason: TokenReason; readonly source?: Source },
): boolean {
  if (!onTable(play.state, id)?.data.isToken) return false;
  play.emit({
    type: "TOKEN_REMOVED",
    ...why,
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
