/**
 * A view as JSON text. The views of a match share parts: what nothing has happened to since the version
 * before, and what everybody sees alike, is the very same object. Its text is remembered with it, so that
 * only what is new is written.
 */
import type { GameTypes } from "./types.ts";
import type { View } from "./view.ts";

const texts = new WeakMap<object, string>();

/** Shorter ones are written again in less time than they are kept. In characters. */
const WORTH_KEEPING = 100;

/**
 * The same text as `JSON.stringify`. For views of states that nobody writes to: of one that is played on
 * in place, the parts change and their texts would not.
 */
export function viewText<G extends GameTypes>(view: View<G>): string {
  return fieldsText(view, (part, name) => {
    if (name === "game") return fieldsText(part as object, (inner) => partText(inner));
    return name === "zones" ? partText(part, zonesText) : partText(part);
  });
}

/** By seat, by zone. */
function zonesText(zones: object): string {
  return fieldsText(zones, (ofSeat) => fieldsText(ofSeat as object, (zone) => partText(zone)));
}

function fieldsText(fields: object, textOf: (part: unknown, name: string) => string): string {
  let text = "{";
  for (const name in fields) {
    if (text.length > 1) text += ",";
    text += `${JSON.stringify(name)}:${textOf(fields[name as keyof typeof fields], name)}`;
  }
  return `${text}}`;
}

function partText(part: unknown, write: (part: object) => string = JSON.stringify): string {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = write(part);
  if (text.length >= WORTH_KEEPING) texts.set(part, text);
  return text;
}
