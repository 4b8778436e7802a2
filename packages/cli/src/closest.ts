/** What to say to somebody who typed a name that does not exist. */
import { closestWord } from "@tcg/core/shapes";

/** `unknown bot "gredy"; did you mean greedy? Known: random, greedy` */
export function unknown(what: string, given: string, known: readonly string[]): string {
  const meant = closestWord(given, known);
  const guess = meant === undefined ? "." : `; did you mean ${meant}?`;
  return `unknown ${what} "${given}"${guess} Known: ${known.join(", ")}`;
}
