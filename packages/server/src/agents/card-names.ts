/**
 * What cards are called in an observation. A card that the game itself did not print is somebody's own, and
 * its name is quoted wherever it stands, also in sentences that the game makes.
 */
import type { AnyHostableGame, CardFace, CardNames } from "@tcg/core/hosting";
import { MAX_NAME, ownWords, quoted } from "./other-words.ts";

/** By definition id, as the service describes cards. */
export type Faces = Readonly<Record<string, object>>;

export interface Called {
  /** Of a printed card; null: it has no face that may be known. */
  readonly nameOf: (def: string | null) => string | null;
  /** Whether somebody else made it. */
  readonly isCustom: (def: string) => boolean;
  /** As games take names for their sentences; `said` makes the sentence whole. */
  readonly names: CardNames["face"];
  /** A sentence of the game about cards: its own words, with the names of other people's cards quoted. */
  readonly said: (sentence: string) => string;
}

/** A name's place in a sentence, until the sentence is finished. Games have no such characters. */
const placeFor = (index: number): string => `\uE000${index}\uE001`;
const PLACE = /\uE000(\d+)\uE001/;

export function calledCards(hosted: AnyHostableGame | undefined, faces: Faces): Called {
  const custom = new Set(
    Object.keys(faces).filter((def) => !isPrinted(hosted, def, faces[def] as object)),
  );
  const rawName = (def: string): string => (faces[def] as CardFace | undefined)?.name ?? def;
  const isCustom = (def: string): boolean => custom.has(def);
  // The longest first: one name may be part of another.
  const theirs = [
    ...new Set([...custom].flatMap((def) => [rawName(def), ...wordsOn(faces[def])])),
  ].sort((a, b) => b.length - a.length);
  const inSentences = sentencePattern(theirs);
  const held = (sentence: string): string =>
    inSentences === null
      ? sentence
      : sentence.replaceAll(inSentences, (found) =>
          placeFor(theirs.findIndex((words) => isSame(words, found))),
        );
  return {
    isCustom,
    nameOf(def) {
      if (def === null) return null;
      return isCustom(def) ? quoted(rawName(def), MAX_NAME) : ownWords(rawName(def));
    },
    names(def) {
      const face = faces[def] as CardFace | undefined;
      if (face === undefined || !isCustom(def)) return face;
      return { ...face, name: placeFor(theirs.indexOf(rawName(def))) };
    },
    said: (sentence) =>
      held(sentence)
        .split(PLACE)
        .map((part, i) =>
          i % 2 === 0 ? outer(part) : quoted(theirs[Number(part)] ?? "", MAX_NAME),
        )
        .join("")
        .trim(),
  };
}

/** In characters: what is longer stands in no sentence as a whole. */
const MAX_WORDS = 200;

/** What somebody wrote on a card besides its name. The words of rules have no blanks in definitions. */
function wordsOn(value: unknown): string[] {
  if (typeof value === "string") {
    return /\s/.test(value) && value.length <= MAX_WORDS ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOn) : [];
}

/** Own words beside a name: the blank between the two stays. */
function outer(part: string): string {
  const [before, after] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
  const words = ownWords(part);
  return words === "" ? before : `${before}${words}${after}`;
}

/** As the pattern below compares: by the case folding of Unicode. */
const isSame = (one: string, other: string): boolean =>
  new RegExp(`^${literally(one)}$`, "iu").test(other);

/** Any of these names as a whole word, however it is capitalised. */
function sentencePattern(names: readonly string[]): RegExp | null {
  const words = names.filter((name) => name !== "").map(literally);
  if (words.length === 0) return null;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})(?![\p{L}\p{N}])`, "giu");
}

const literally = (name: string): string =>
  name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const known = new WeakMap<object, boolean>();

/** Whether this is what the game itself prints under that id. */
function isPrinted(hosted: AnyHostableGame | undefined, def: string, face: object): boolean {
  if (hosted === undefined) return false;
  const remembered = known.get(face);
  if (remembered !== undefined) return remembered;
  const printed = hosted.describeCard(def);
  const isSame = printed !== null && JSON.stringify(printed) === JSON.stringify(face);
  known.set(face, isSame);
  return isSame;
}
