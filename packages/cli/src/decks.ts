/** Decks by name, or as a JSON file with a list of card ids. */
import { existsSync, readFileSync } from "node:fs";
import type { GameTypes } from "@tcg/core";
import type { HostableGame, HostedDeck } from "@tcg/core/hosting";
import { unknown } from "./closest.ts";
import { readingFault, WrongCall } from "./errors.ts";

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

/** `wanted`: a name or a file; left out, the deck that is usual for this place at the table. */
export function findDeck<G extends GameTypes>(
  { decks }: Pick<HostableGame<G>, "decks">,
  wanted: string | undefined,
  place: number,
): NamedDeck {
  const usual = Object.keys(decks).slice(0, 2);
  const name = wanted ?? usual[place % usual.length];
  if (name === undefined) {
    throw new WrongCall("these cards come without a deck; name a JSON file with one");
  }
  const named = Object.hasOwn(decks, name) ? decks[name] : undefined;
  if (named !== undefined) return { name, cards: named.cards };
  if (existsSync(name)) return { name, cards: readDeck(name) };
  throw new WrongCall(`${unknown("deck", name, Object.keys(decks))}; or name a JSON file`);
}

/** "Done Before the Bell (Sugar Rush): Attack early."; null where nobody said how it means to win. */
export function deckAbout({ title, parts = [], about }: HostedDeck): string | null {
  if (about === undefined) return null;
  const made = parts.length === 0 ? "" : ` (${parts.map(({ name }) => name).join(", ")})`;
  return `${title}${made}: ${about}`;
}

const RIGHT =
  'a deck file is a JSON list of card ids, one for each card: ["candy-courier", "candy-courier", …]';

function readDeck(file: string): string[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new WrongCall(`${readingFault(file, error)}; ${RIGHT}`);
  }
  if (!Array.isArray(read)) {
    const found =
      read === null ? "null" : typeof read === "object" ? "an object" : `a ${typeof read}`;
    throw new WrongCall(`the deck ${file} holds ${found}; ${RIGHT}`);
  }
  const wrong = read.findIndex((id) => typeof id !== "string");
  if (wrong >= 0) {
    const entry = JSON.stringify(read[wrong]);
    throw new WrongCall(`entry ${wrong + 1} of the deck ${file} is ${entry}; ${RIGHT}`);
  }
  return read as string[];
}
