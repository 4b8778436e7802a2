/** Decks by name, or as a file with their cards. */
import { existsSync, readFileSync } from "node:fs";
import type { GameTypes } from "@tcg/core";
import { type HostableGame, type HostedDeck, readDeckText } from "@tcg/core/hosting";
import { unknown } from "./closest.ts";
import { readingFault, WrongCall } from "./errors.ts";

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

/** `wanted`: a name or a file; left out, the deck that is usual for this place at the table. */
export function findDeck<G extends GameTypes>(
  { decks, cardIds, describeCard }: Pick<HostableGame<G>, "decks" | "cardIds" | "describeCard">,
  wanted: string | undefined,
  place: number,
): NamedDeck {
  const usual = Object.keys(decks).slice(0, 2);
  const name = wanted ?? usual[place % usual.length];
  if (name === undefined) {
    throw new WrongCall("these cards come without a deck; name a file with one");
  }
  const named = Object.hasOwn(decks, name) ? decks[name] : undefined;
  if (named !== undefined) return { name, cards: named.cards };
  if (existsSync(name)) return { name, cards: readDeck(name, namesOf(cardIds, describeCard)) };
  // Nobody names a deck so: a file is meant.
  if (/[/\\]|\.(?:txt|json)$/.test(name)) throw new WrongCall(`there is no file ${name}; ${RIGHT}`);
  throw new WrongCall(`${unknown("deck", name, Object.keys(decks))}; or name a file`);
}

/** "Done Before the Bell (Sugar Rush): Attack early."; null where nobody said how it means to win. */
export function deckAbout({ title, parts = [], about }: HostedDeck): string | null {
  if (about === undefined) return null;
  const made = parts.length === 0 ? "" : ` (${parts.map(({ name }) => name).join(", ")})`;
  return `${title}${made}: ${about}`;
}

const RIGHT =
  'a deck file is a JSON list of card ids, one for each card, ["candy-courier", "candy-courier", …], a JSON table, {"candy-courier": 2}, or a line such as "2 candy-courier" or "2 Candy Courier" for each card';

/** Finds cards by what they are called, as lists have it that come from elsewhere. */
function namesOf<G extends GameTypes>(
  cardIds: HostableGame<G>["cardIds"],
  describeCard: HostableGame<G>["describeCard"],
): (name: string) => string | undefined {
  const ids = new Map(cardIds.map((id) => [plainName(describeCard(id)?.name ?? id), id]));
  return (name) => ids.get(plainName(name));
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/ [-–—] /g, " - ");
}

function readDeck(file: string, named: (name: string) => string | undefined): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new WrongCall(`${readingFault(file, error)}; ${RIGHT}`);
  }
  const read = readDeckText(text, named);
  if (read.ok) return read.cards;
  throw new WrongCall(`the deck ${file} ${read.fault}; ${RIGHT}`);
}
