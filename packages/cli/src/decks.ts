/** Decks by name, or as a JSON file with a list of card ids. */
import { existsSync, readFileSync } from "node:fs";
import type { GameTypes } from "@tcg/core";
import { messageOf, WrongCall } from "./errors.ts";
import type { Table } from "./table.ts";

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

/** `wanted`: a name or a file; left out, the deck that is usual for this place at the table. */
export function findDeck<G extends GameTypes>(
  { decks, usualDecks }: Table<G>,
  wanted: string | undefined,
  place: number,
): NamedDeck {
  const name = wanted ?? usualDecks[place % usualDecks.length] ?? "";
  const named = Object.hasOwn(decks, name) ? decks[name] : undefined;
  if (named !== undefined) return { name, cards: named };
  if (existsSync(name)) return { name, cards: readDeck(name) };
  const names = Object.keys(decks).join(", ");
  throw new WrongCall(`there is no deck "${name}"; there are: ${names}, or name a JSON file`);
}

function readDeck(file: string): string[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new WrongCall(`the deck ${file} cannot be read: ${messageOf(error)}`);
  }
  if (!Array.isArray(read) || !read.every((id) => typeof id === "string")) {
    throw new WrongCall(`the deck ${file} is not a JSON list of card ids`);
  }
  return read;
}
