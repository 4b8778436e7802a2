/** Cards of games that have no card tools of their own here: shown, listed and searched as they are printed. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { closestWord } from "@tcg/core/shapes";
import { unknown } from "../closest.ts";
import { deckAbout } from "../decks.ts";
import { WrongCall } from "../errors.ts";
import { openGame } from "../games.ts";
import { inColumns } from "../text/columns.ts";
import { printedLines } from "../text/printed.ts";
import { readJson } from "./card-set-file.ts";

export interface GameOption {
  readonly game?: string;
  readonly cards?: string;
}

/** Null: cards of LunchTable, for which there is more. A file of cards says itself which game it is of. */
export async function otherGame({ game, cards }: GameOption): Promise<AnyHostableGame | null> {
  const name = game ?? (cards !== undefined && isOfLorcana(cards) ? "lorcana" : "lunchtable");
  return name === "lunchtable" ? null : openGame(name, cards);
}

/** Its cards have inks. */
export function isOfLorcana(file: string): boolean {
  const set = readJson(file) as { readonly cards?: unknown } | null;
  const [first] = Array.isArray(set?.cards) ? (set.cards as unknown[]) : [];
  return typeof first === "object" && first !== null && "inks" in first;
}

export function cardNamed(hosted: AnyHostableGame, wanted: string): string {
  const names = hosted.cardIds.map((id) => [id, nameOf(hosted, id)] as const);
  const found = names.find(
    ([id, name]) => id === wanted || name.toLowerCase() === wanted.toLowerCase(),
  );
  if (found !== undefined) return found[0];
  const meant = closestWord(wanted, names.flat());
  const guess = meant === undefined ? "" : ` Did you mean ${meant}?`;
  throw new WrongCall(`there is no card "${wanted}" among these ${names.length}.${guess}`);
}

const nameOf = ({ describeCard }: AnyHostableGame, id: string): string =>
  describeCard(id)?.name ?? id;

/** Those on which all of these words are printed. */
export function cardsWith(hosted: AnyHostableGame, words = ""): readonly string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return hosted.cardIds.filter((id) => {
    const printed = (hosted.printCard?.(id) ?? []).flat().join(" ").toLowerCase();
    return wanted.every((word) => printed.includes(word));
  });
}

/** One line a card: its id, its name and what it is. */
export function linesOfCards(hosted: AnyHostableGame, ids: readonly string[]): string[] {
  const rows = ids.map((id) => {
    const [[, kind = ""] = []] = hosted.printCard?.(id) ?? [];
    return [id, nameOf(hosted, id), kind];
  });
  return [...inColumns(rows), `${ids.length} of ${hosted.cardIds.length} cards`];
}

export function textOfCards(hosted: AnyHostableGame): string {
  return hosted.cardIds.map((id) => printedLines(hosted, id).join("\n")).join("\n\n");
}

export function deckOf({ decks }: AnyHostableGame, wanted: string): readonly string[] {
  const found = Object.hasOwn(decks, wanted) ? decks[wanted] : undefined;
  if (found !== undefined) return found.cards;
  throw new WrongCall(unknown("deck", wanted, Object.keys(decks)));
}

export function listsOf({ decks }: AnyHostableGame): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(decks).map(([name, { cards }]) => [name, cards]));
}

export function linesOfDecks({ decks }: AnyHostableGame): string[] {
  return inColumns(
    Object.entries(decks).map(([name, deck]) => [
      name,
      deckAbout(deck) ?? `${deck.cards.length} cards`,
    ]),
  );
}

export function linesOfDeck(hosted: AnyHostableGame, wanted: string): string[] {
  const list = deckOf(hosted, wanted);
  const counts = [...Map.groupBy(list, (id) => id)];
  const rows = counts.map(([id, { length }]) => [String(length), id, nameOf(hosted, id)]);
  return [...inColumns(rows), `${list.length} cards`];
}
