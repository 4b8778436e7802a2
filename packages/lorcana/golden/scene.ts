/** One short piece of play, on a table set for it: what a scenario says, and the playthrough it is. */
import type { Playthrough, Setup } from "@tcg/core/testkit";
import { tableGame, tableState } from "../fixtures/table.ts";
import type { CardDefinition } from "../src/cards.ts";
import type { Lorcana } from "../src/types.ts";
import type { Seat } from "../src/vocabulary.ts";
import { cardLines, fieldInShort, viewLines } from "./table.ts";

export interface Scene {
  readonly title: string;
  readonly about: string;
  readonly cards: readonly CardDefinition[];
  /** A third and a fourth take part if they are named. */
  readonly seats: NonNullable<Setup<Lorcana>["seats"]>;
  readonly moves: readonly (readonly [Seat, string])[];
}

export function playthrough({ title, about, cards, seats, moves }: Scene): Playthrough<Lorcana> {
  const small = { deck: Array<string>(4).fill("blank") };
  const further = Object.entries(seats).filter(([seat]) => seat !== "host" && seat !== "away");
  return {
    title,
    about,
    game: tableGame(cards),
    start: tableState(cards, {
      seats: {
        host: { ...small, ...seats.host },
        away: { ...small, ...seats.away },
        ...Object.fromEntries(further.map(([seat, own]) => [seat, { ...small, ...own }])),
      },
    }),
    moves,
    cards: cards.flatMap(cardLines),
    lines: viewLines,
    field: fieldInShort,
  };
}
