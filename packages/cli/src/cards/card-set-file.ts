/** A card set from a file, or the cards of the house where none is named. */
import { readFileSync } from "node:fs";
import { cards, decks } from "@ltcg/cards";
import { type CardFault, type CardSet, readCardSet } from "@ltcg/engine";
import { messageOf, WrongCall } from "../errors.ts";

const houseSet: CardSet = {
  name: "LunchTable",
  cards,
  decks: Object.fromEntries(decks.map((deck) => [deck.id, deck.cards])),
  config: {},
};

/** A file that holds no card set is a wrong call, told with everything that is wrong in it. */
export function cardSetIn(file: string | undefined): CardSet {
  if (file === undefined) return houseSet;
  const read = readCardSet(readJson(file));
  if (read.ok) return read.set;
  const lines = read.faults.map((fault) => `\n  ${faultLine(fault)}`);
  throw new WrongCall(`${file} holds no card set that can be played:${lines.join("")}`);
}

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new WrongCall(`${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new WrongCall(`${file} is no JSON: ${messageOf(error)}`);
  }
}

/** "candy-courier.level must be …; did you mean …?" */
export function faultLine({ path, message, suggestion }: CardFault): string {
  return `${path} ${message}${suggestion === undefined ? "" : `; did you mean ${suggestion}?`}`;
}
