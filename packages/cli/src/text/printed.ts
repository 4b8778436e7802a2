/** A printed card as lines: in a frame as its game prints it, else its definition field by field. */
import type { GameTypes } from "@tcg/core";
import { type HostableGame, plain } from "@tcg/core/hosting";
import { frameLines } from "./frame.ts";

export function printedLines<G extends GameTypes>(
  { printCard, describeCard }: HostableGame<G>,
  def: string,
): string[] {
  if (printCard !== undefined) return frameLines(printCard(def));
  const { name = def, ...fields } = describeCard(def) ?? {};
  return [
    name,
    ...Object.entries(fields).map(([field, value]) => `  ${plain(field)}: ${short(value)}`),
  ];
}

/** A value on a line. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(short).join(" ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${plain(name)} ${short(part)}`)
    .join(", ");
}
