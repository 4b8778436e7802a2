/** What can grow, and how far: the first of each is what the others are set against. */
import type { SubjectName } from "../lanes/subject.ts";

export interface Size {
  /** As a table names it: "100 matches". */
  readonly name: string;
  readonly kind:
    | { readonly of: "matches"; readonly game: SubjectName; readonly matches: number }
    | { readonly of: "deck"; readonly cards: number }
    /** Named as in lanes/growth/tables.ts. */
    | { readonly of: "table"; readonly game: SubjectName; readonly standing: string }
    | { readonly of: "players"; readonly players: number };
}

export interface Growth {
  readonly question: string;
  readonly sizes: readonly Size[];
}

const matches = (game: SubjectName): readonly Size[] =>
  [1, 10, 100, 1000].map((count) => ({
    name: count === 1 ? "1 match" : `${count} matches`,
    kind: { of: "matches", game, matches: count },
  }));

const standing = (game: SubjectName): readonly Size[] =>
  ["none", "60 modifiers", "60 listeners", "60 continuous effects"].map((name) => ({
    name: name === "none" ? "nothing stands" : name,
    kind: { of: "table", game, standing: name },
  }));

export const growths: readonly Growth[] = [
  { question: "LunchTable, matches at a time", sizes: matches("lunchtable") },
  { question: "Lorcana, matches at a time", sizes: matches("lorcana") },
  {
    question: "LunchTable, cards in a deck",
    sizes: [40, 400].map((cards) => ({ name: `${cards} cards`, kind: { of: "deck", cards } })),
  },
  { question: "LunchTable, what stands on the table", sizes: standing("lunchtable") },
  { question: "Lorcana, what stands on the table", sizes: standing("lorcana") },
  {
    question: "Blind Bid, players",
    sizes: [2, 3, 4].map((players) => ({
      name: `${players} players`,
      kind: { of: "players", players },
    })),
  },
];
