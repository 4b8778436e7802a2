/** What happened, one line an event, for who may know it. */
import { type GameTypes, isCardId, type MaskedEvent } from "@tcg/core";
import type { Names, Table } from "../table.ts";
import type { NameBook } from "./names.ts";
import { plain } from "./plain.ts";

/** `names` learns from the events as they are told. */
export function eventLines<G extends GameTypes>(
  { words }: Table<G>,
  events: readonly MaskedEvent[],
  names: NameBook<G>,
): string[] {
  const tell = words.event ?? inGeneral;
  return events.flatMap((event) => {
    names.hear(event);
    const line = tell(event, names);
    return line === null ? [] : [line];
  });
}

/** The machinery's own, told by the view and the question that follows. */
const untold = ["GAME_STARTED", "PROMPT_OPENED", "PROMPT_CLOSED", "PHASE_CHANGED"];

interface Change {
  readonly card?: string;
  readonly as?: string;
  readonly def?: string;
  readonly from?: { readonly seat: string; readonly zone: string };
  readonly to?: { readonly seat: string; readonly zone: string };
  readonly cards?: readonly { readonly def?: string }[];
}

/** For games without words of their own: the event's name and fields, cards by their names. */
function inGeneral({ type, change, ...fields }: MaskedEvent, names: Names): string | null {
  if (untold.includes(type)) return null;
  const told = Object.entries(fields).map(([name, value]) =>
    name === "seat" ? String(value) : `${plain(name)} ${short(value, names)}`,
  );
  const moved = change === undefined ? [] : [changed(change as Change, names)];
  const rest = [...told, ...moved.filter((text) => text !== "")].join(", ");
  return rest === "" ? plain(type) : `${plain(type)}: ${rest}`;
}

function changed({ def, from, to, cards, as, card }: Change, names: Names): string {
  if (cards !== undefined) {
    const known = cards.flatMap((each) => (each.def === undefined ? [] : [names.def(each.def)]));
    return known.join(", ");
  }
  const name = def === undefined ? names.def(null) : names.card(as ?? card);
  if (from === undefined || to === undefined) return name;
  return `${name} from ${from.seat}'s ${plain(from.zone)} to ${to.seat}'s ${plain(to.zone)}`;
}

/** A value on a line; with names, cards by what they are called. */
export function short(value: unknown, names?: Names): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map((item) => short(item, names)).join(" ");
  }
  if (names !== undefined && isCardId(value)) return names.card(value);
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${plain(name)} ${short(part, names)}`)
    .join(", ");
}
