/** What an effect has made to stand about a card or a seat, and for how long. */
import { counted, type LogContext } from "@tcg/core/hosting";
import { factText } from "../cards/text/card-text.ts";
import type { Modifier } from "../modifiers.ts";

/** "Fizz Bomber: +500 attack this turn" */
export function nowStands(modifier: Modifier, say: LogContext): string | null {
  const { fact, on } = modifier;
  // CONTROL_CHANGED tells it.
  if (fact.kind === "control") return null;
  const whom = "card" in on ? say.card(on.card, "a face-down card") : say.who(on.seat);
  return `${whom}: ${factText(fact)} ${lasting(modifier, say)}`;
}

function lasting({ source, controller, duration }: Modifier, say: LogContext): string {
  switch (duration) {
    case "turn":
      return "this turn";
    case "until_end_phase":
      return "until the end phase";
    case "until_next_turn":
      return `until ${say.whose(controller)} next turn`;
    case "while_source":
      return `while ${say.card(source)} stays face-up`;
    case "permanent":
      return "for good";
    default:
      return `for ${counted(duration, "turn")} (counting this one)`;
  }
}
