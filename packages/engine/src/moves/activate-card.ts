/** LT 7.2, 7.7: what ACTIVATE_SPELL and ACTIVATE_TRAP have in common. */
import type { CardId, Rejection } from "@tcg/core";
import { activatableCards, mayActivateCard } from "../chain/may-activate.ts";
import { type Given, givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import { reject } from "../rejections.ts";
import { type Book, definitionOf } from "../table.ts";
import type { Play, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Activated = Given & { readonly card: CardId };

/** Every way to fill in the activation of a spell, or of a trap, that the seat may start. */
export function* cardActivations(
  book: Book,
  state: State,
  seat: Seat,
  via: "spell" | "trap",
): Generator<Activated> {
  for (const may of activatableCards(book, state, seat, "start")) {
    if (may.via !== via) continue;
    for (const way of waysToGive(book, state, seat, may)) yield { card: may.card, ...way };
  }
}

export function cardActivationProblem(
  book: Book,
  state: State,
  seat: Seat,
  { card, ...given }: Activated,
  via: "spell" | "trap",
): Rejection | null {
  // The very refusal of mayActivateCard: what another's face-down card is must not show (LT 13.3).
  if (definitionOf(book, state, card).type !== via) return reject("activate/not-yours");
  const asked = mayActivateCard(book, state, seat, card, "start");
  return asked.ok ? givenProblem(book, state, seat, asked.may, given) : asked.rejection;
}

/** The activation, and the window it opens (LT 9.3). */
export function activateCard(
  book: Book,
  play: Play,
  seat: Seat,
  { card, ...given }: Activated,
): void {
  const asked = mayActivateCard(book, play.state, seat, card, "start");
  if (!asked.ok) return;
  play.next({ kind: "window/open", window: "activation", actor: seat });
  startActivation(book, play, seat, asked.may, given);
}
