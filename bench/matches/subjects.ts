/** The games whose matches are measured, each with two decks of its own. */
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { greatMovementDeck, longStreetDeck, sampleGame } from "@tcg/lorcana-engine/sample";
import { type Workload, workloadsOf } from "./workloads.ts";

type Workloads = Readonly<Record<string, Workload>>;

export const subjects: Readonly<Record<string, Workloads>> = {
  lunchtable: workloadsOf({
    game: createGame(cards),
    options: (seed) => ({
      hostDeck: deckNamed("sugar-rush").cards,
      awayDeck: deckNamed("rumor-mill").cards,
      seed,
    }),
    givingUp: "SURRENDER",
  }),
  lorcana: workloadsOf({
    game: sampleGame,
    options: (seed) => ({
      hostDeck: longStreetDeck.cards,
      awayDeck: greatMovementDeck.cards,
      seed,
    }),
    givingUp: "CONCEDE",
  }),
};
