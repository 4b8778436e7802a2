/** What happened, one line an event, for who may know it. */
import type { GameTypes, MaskedEvent, View } from "@tcg/core";
import type { Names, Table } from "../table.ts";
import { namesIn } from "./names.ts";

/** `view`: how things stand after the events, for the names of cards. */
export function eventLines<G extends GameTypes>(
  { game, words }: Table<G>,
  events: readonly MaskedEvent[],
  view: View<G>,
): string[] {
  const names = namesIn(game, view);
  const tell = words.event ?? inGeneral;
  return events.flatMap((event) => {
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

function inGeneral({ type, change, ...fields }: MaskedEvent, names: Names): string | null {
  if (untold.includes(type)) return null;
  const told = Object.entries(fields).map(([name, value]) => `${name} ${short(value)}`);
  const moved = change === undefined ? [] : [changed(change as Change, names)];
  const words = type.toLowerCase().replaceAll("_", " ");
  const rest = [...told, ...moved.filter((text) => text !== "")].join(", ");
  return rest === "" ? words : `${words}: ${rest}`;
}

function changed({ def, from, to, cards, as, card }: Change, names: Names): string {
  if (cards !== undefined) {
    const known = cards.flatMap((each) => (each.def === undefined ? [] : [names.def(each.def)]));
    return known.join(", ");
  }
  const id = as ?? card;
  const name = `${names.def(def)}${id === undefined ? "" : ` [${id}]`}`;
  if (from === undefined || to === undefined) return name;
  return `${name} from ${from.seat}'s ${from.zone} to ${to.seat}'s ${to.zone}`;
}

/** A value on a line. */
export function short(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(short).join(" ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${short(part)}`)
    .join(", ");
}
