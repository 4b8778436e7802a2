/** LT 7.2, 7.7: what ACTIVATE_SPELL and ACTIVATE_TRAP have in common. */
import type { CardId, Rejection } from "@tcg/core";
import { activatableCards, mayActivateCard } from "../chain/may-activate.ts";
import {
  type ActivationChoices,
  choicesProblem,
  possibleChoices,
  startActivation,
} from "../chain/start.ts";
import { definitionOf } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { Play, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

type Activated = ActivationChoices & { readonly card: CardId };

type ActivationCommand = "ACTIVATE_SPELL" | "ACTIVATE_TRAP";
const VIA = { ACTIVATE_SPELL: "spell", ACTIVATE_TRAP: "trap" } as const;

/** Every way to fill in the activation of a spell, or of a trap, that the seat may start. */
export function cardActivations<T extends ActivationCommand>(
  table: Table,
  seat: Seat,
  type: T,
): ({ readonly type: T } & Activated)[] {
  const found: ({ readonly type: T } & Activated)[] = [];
  for (const activatable of activatableCards(table, seat, "start")) {
    const { card, via } = activatable;
    if (via !== VIA[type]) continue;
    for (const choices of possibleChoices(table, seat, activatable)) {
      found.push({ type, card, ...choices });
    }
  }
  return found;
}

export function cardActivationProblem(
  table: Table,
  seat: Seat,
  { card, ...choices }: Activated,
  via: "spell" | "trap",
): Rejection | null {
  // The very refusal of mayActivateCard: what another's face-down card is must not show (LT 13.3).
  if (definitionOf(table, card).type !== via) return reject("activate/not-yours");
  const check = mayActivateCard(table, seat, card, "start");
  return check.ok ? choicesProblem(table, seat, check.activatable, choices) : check.rejection;
}

/** The activation, and the window it opens (LT 9.3). */
export function activateCard(play: Play, seat: Seat, { card, ...choices }: Activated): void {
  const check = mayActivateCard(play, seat, card, "start");
  if (!check.ok) return;
  play.next({ kind: "window/open", window: "activation", actor: seat });
  startActivation(play, seat, check.activatable, choices);
}
