/** A printed card as lines: in a frame as its game prints it, else its definition field by field. */
import type { GameTypes } from "@tcg/core";
import { type HostableGame, plainCard } from "@tcg/core/hosting";
import { frameLines } from "./frame.ts";

export function printedLines<G extends GameTypes>(
  { printCard, describeCard }: HostableGame<G>,
  def: string,
): string[] {
  if (printCard !== undefined) return frameLines(printCard(def));
  const [name = def, ...fields] = plainCard(describeCard(def) ?? { name: def });
  return [name, ...fields.map((field) => `  ${field}`)];
}
