/** The games whose matches are measured, from the sources of a checkout. */
import type { Game, GameTypes, StartOptions } from "@tcg/core";
import { botsOf, cardsOf, coreOf, engineOf, lorcanaSampleOf } from "../checkout/packages.ts";

export interface Subject<G extends GameTypes> {
  readonly root: string;
  readonly core: typeof import("@tcg/core");
  readonly bots: typeof import("@tcg/bots");
  readonly game: Game<G>;
  /** Of the match with this number. */
  readonly options: (match: number) => StartOptions<G>;
  /** The command that ends a match early. */
  readonly givingUp: G["command"]["type"];
}

export const subjectNames = ["lunchtable", "lorcana"] as const;
export type SubjectName = (typeof subjectNames)[number];

/** `use` is given the game with its own types. */
export async function withSubject<T>(
  name: SubjectName,
  root: string,
  use: <G extends GameTypes>(subject: Subject<G>) => T,
): Promise<T> {
  const [core, bots] = await Promise.all([coreOf(root), botsOf(root)]);
  if (name === "lunchtable") {
    const [{ createGame }, { cards, decks }] = await Promise.all([engineOf(root), cardsOf(root)]);
    const deck = (number: number): readonly string[] => decks[number % decks.length]?.cards ?? [];
    return use({
      root,
      core,
      bots,
      game: createGame(cards),
      givingUp: "SURRENDER",
      options: (match) => ({ hostDeck: deck(match), awayDeck: deck(match + 1), seed: match + 1 }),
    });
  }
  const { greatMovementDeck, longStreetDeck, sampleGame } = await lorcanaSampleOf(root);
  return use({
    root,
    core,
    bots,
    game: sampleGame,
    givingUp: "CONCEDE",
    options: (match) => {
      const [hostDeck, awayDeck] =
        match % 2 === 0
          ? [longStreetDeck.cards, greatMovementDeck.cards]
          : [greatMovementDeck.cards, longStreetDeck.cards];
      return { hostDeck, awayDeck, seed: match + 1 };
    },
  });
}
