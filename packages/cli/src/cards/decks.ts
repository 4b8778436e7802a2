/** `lunchtable cards decks`: the decks of a set, and what is in each. */
import { lunchTable } from "@ltcg/cards";
import type { CardSet } from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import type { HostedDeck } from "@tcg/core/hosting";
import { unknown } from "../closest.ts";
import { deckAbout } from "../decks.ts";
import { WrongCall } from "../errors.ts";
import { inColumns } from "../text/columns.ts";

export function findDeckIn({ decks }: CardSet, wanted: string): readonly string[] {
  const found = Object.hasOwn(decks, wanted) ? decks[wanted] : undefined;
  if (found !== undefined) return found;
  throw new WrongCall(unknown("deck", wanted, Object.keys(decks)));
}

/** The deck with its title and description, if it is a built-in one. */
function builtInDeck(name: string, cards: readonly string[] | undefined): HostedDeck | undefined {
  const deck = lunchTable.decks[name];
  return deck?.cards === cards ? deck : undefined;
}

export function deckLines({ decks }: CardSet): string[] {
  const all = Object.entries(decks);
  const width = Math.max(0, ...all.map(([name]) => name.length)) + 2;
  return all.flatMap(([name, cards]) => {
    const deck = builtInDeck(name, cards);
    if (deck === undefined) return [`${name.padEnd(width)}${cards.length} cards`];
    const parts = deck.parts?.map((part) => part.name).join(", ") ?? "";
    return [`${name.padEnd(width)}${deck.title} (${parts})`, `${" ".repeat(width)}${deck.about}`];
  });
}

export function deckCardLines(set: CardSet, wanted: string): string[] {
  const list = findDeckIn(set, wanted);
  const counts = [...Map.groupBy(list, (id) => id)].map(
    ([id, { length }]) => [id, length] as const,
  );
  const rows = counts.flatMap(([id, count]) => {
    const card = set.cards[id];
    if (card === undefined) return [];
    const { kind, numbers } = cardText(card, set.cards);
    return [[String(count), id, card.name, kind, numbers ?? ""]];
  });
  const deck = builtInDeck(wanted, list);
  const about = deck === undefined ? null : deckAbout(deck);
  return [...(about === null ? [] : [about]), ...inColumns(rows), `${list.length} cards`];
}
