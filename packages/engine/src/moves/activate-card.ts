/** LT 7.2, 7.7: what ACTIVATE_SPELL and ACTIVATE_TRAP have in common. */
import type { CardId, Rejection } from "@tcg/core";
import { activatableCards, mayActivateCard } from "../chain/may-activate.ts";
import { type Given, givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import { definitionOf } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { Play, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Activated = Given & { readonly card: CardId };

/** Every way to fill in the activation of a spell, or of a trap, that the seat may start. */
export function* cardActivations(
  table: Table,
  seat: Seat,
  via: "spell" | "trap",
): Generator<Activated> {
  for (const may of activatableCards(table, seat, "start")) {
    if (may.via !== via) continue;
    for (const way of waysToGive(table, seat, may)) yield { card: may.card, ...way };
  }
}

export function cardActivationProblem(
  table: Table,
  seat: Seat,
  { card, ...given }: Activated,
  via: "spell" | "trap",
): Rejection | null {
  // The very refusal of mayActivateCard: what another's face-down card is must not show (LT 13.3).
  if (definitionOf(table, card).type !== via) return reject("activate/not-yours");
  const asked = mayActivateCard(table, seat, card, "start");
  return asked.ok ? givenProblem(table, seat, asked.may, given) : asked.rejection;
}

/** The activation, and the window it opens (LT 9.3). */
export function activateCard(play: Play, seat: Seat, { card, ...given }: Activated): void {
  const asked = mayActivateCard(play, seat, card, "start");
  if (!asked.ok) return;
  play.next({ kind: "window/open", window: "activation", actor: seat });
  startActivation(play, seat, asked.may, given);
}
