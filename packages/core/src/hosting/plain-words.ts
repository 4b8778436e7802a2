/** For games without words of their own: events by their names and fields, cards by what they are. */
import { isCardId } from "../ids.ts";
import type { MaskedEvent } from "../types.ts";
import { plain } from "./english.ts";
import type { LogContext } from "./log-context.ts";
import { plainBoard } from "./plain-board.ts";
import type { GameWords, SeenChange } from "./words.ts";

/** The machinery's own, told by the table and the question that follows. */
const untold = ["GAME_STARTED", "PHASE_CHANGED", "PROMPT_OPENED", "PROMPT_CLOSED"];

export const plainWords: GameWords = {
  event: sentence,
  ending: plain,
  phase: (phase) => `${plain(phase)} phase`,
  seat: (seat) => seat,
  zone: plain,
  board: plainBoard,
  memory: { start: null, hear: (memory) => memory },
  turn: null,
  causes: {},
};

function sentence({ type, change, ...fields }: MaskedEvent, say: LogContext): string | null {
  if (untold.includes(type)) return null;
  const { seat, ...others } = fields;
  const parts = [
    ...Object.entries(others).flatMap(([name, value]) => {
      const text = short(value, say);
      return text === "" ? [] : [`${plain(name)} ${text}`];
    }),
    ...(change === undefined ? [] : [changed(change as SeenChange, say)]),
  ].filter((part) => part !== "");
  const who = typeof seat === "string" ? `${say.who(seat)}: ` : "";
  return [`${who}${plain(type)}`, ...parts].join(", ");
}

function changed(change: SeenChange, say: LogContext): string {
  const { from, to, cards } = change;
  if (cards !== undefined) return say.cards(cards.filter(({ def }) => def !== undefined));
  const name = say.moved(change);
  if (from === undefined || to === undefined) return name;
  return `${name} from ${say.place(from)} to ${say.place(to)}`;
}

/** What fits into a sentence: cards by what they are, plain values, lists of these; else nothing. */
function short(value: unknown, say: LogContext): string {
  if (Array.isArray(value)) {
    const parts = value.map((item) => short(item, say));
    return parts.filter((part) => part !== "").join(", ");
  }
  if (isCardId(value)) return say.card(value);
  if (typeof value === "object" && value !== null) {
    const { def } = value as { readonly def?: unknown };
    return typeof def === "string" ? say.def(def) : "";
  }
  if (typeof value === "string") return plain(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
