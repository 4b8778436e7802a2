/** What somebody gave a name that means nothing here: most often a slip of the pen. */
import { closestWord, show } from "@tcg/core/shapes";

/** Names of earlier designs. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["startinglp", ["startingLifePoints"]],
  ["maxspelltrapslots", ["setSlots"]],
  ["host", ["hostId"]],
  ["away", ["awayId"]],
]);

/** Each as a sentence with the name that was probably meant, or else with all there are. */
export function unknownNames(
  given: object,
  kind: "option" | "setting",
  known: readonly string[],
): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = closestWord(name, known, otherNames) ?? partOf(name, known);
      const remedy =
        meant === undefined ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
      return `there is no ${kind} ${show(name)}; ${remedy}`;
    });
}

/** `startingLife` for `startingLifePoints`, `maxBoardSlots` for `boardSlots`. */
function partOf(name: string, known: readonly string[]): string | undefined {
  if (name.length < LEAST_LETTERS) return undefined;
  const written = name.toLowerCase();
  return known.find((each) => {
    const word = each.toLowerCase();
    return word.includes(written) || written.includes(word);
  });
}

const LEAST_LETTERS = 4;
