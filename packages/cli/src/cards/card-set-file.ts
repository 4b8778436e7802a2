/** A card set from a file, or the built-in cards if no file is named. */
import { readFileSync } from "node:fs";
import { cards, decks } from "@ltcg/cards";
import { type CardSet, readCardSet } from "@ltcg/engine";
import { faultLine } from "@tcg/core/shapes";
import { messageOf, readingFault, WrongCall } from "../errors.ts";

const builtInSet: CardSet = {
  name: "LunchTable",
  cards,
  decks: Object.fromEntries(decks.map((deck) => [deck.id, deck.cards])),
  config: {},
};

/** A file that is not a card set is a wrong call, answered with everything that is wrong in it. */
export function cardSetIn(file: string | undefined): CardSet {
  if (file === undefined) return builtInSet;
  const read = readCardSet(readJson(file));
  if (read.ok) return read.set;
  const lines = read.faults.map((fault) => `\n  ${faultLine(fault)}`);
  throw new WrongCall(`${file} is not a card set that can be played:${lines.join("")}`);
}

export function readJson(file: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new WrongCall(readingFault(file, error));
  }
  let text: string;
  try {
    // Without the mark that some editors put at the beginning.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new WrongCall(`${file} is not UTF-8 text; save it as UTF-8`);
  }
  if (text.trim() === "") throw new WrongCall(`${file} is empty; a card set is a JSON object`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new WrongCall(`${file} is not valid JSON: ${visible(messageOf(error))}`);
  }
}

/** What a parser quotes of a file may be bytes that do things to a terminal. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}]/gu,
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
