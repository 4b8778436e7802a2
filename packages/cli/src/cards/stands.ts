/** What an effect has made to stand about a card or a seat, and for how long. */
import type { Modifier } from "@ltcg/engine";
import { factText } from "@ltcg/engine/text";
import type { Names } from "../table.ts";

/** "Fizz Bomber: +500 attack this turn" */
export function nowStands(
  { fact, on, source, controller, duration }: Modifier,
  names: Names,
): string | null {
  // CONTROL_CHANGED tells it.
  if (fact.kind === "control") return null;
  const whom = "card" in on ? names.card(on.card) : on.seat;
  return `${whom}: ${factText(fact)} ${lasting()}`;

  function lasting(): string {
    switch (duration) {
      case "turn":
        return "this turn";
      case "until_end_phase":
        return "until the end phase";
      case "until_next_turn":
        return `until ${controller}'s next turn`;
      case "while_source":
        return `while ${names.def(source.def)} stays face-up`;
      case "permanent":
        return "for good";
      default:
        return `for ${duration} turn${duration === 1 ? "" : "s"} (counting this one)`;
    }
  }
}
