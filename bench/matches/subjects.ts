/** The games whose matches are measured, each with two decks of its own. */
import { cafeteriaDeck, cliqueDeck, exampleGame } from "@ltcg/engine/examples";
import { greatMovementDeck, longStreetDeck, sampleGame } from "@tcg/lorcana-engine/sample";
import { type Workload, workloadsOf } from "./workloads.ts";

type Workloads = Readonly<Record<string, Workload>>;

export const subjects: Readonly<Record<string, Workloads>> = {
  lunchtable: workloadsOf({
    game: exampleGame,
    options: (seed) => ({ hostDeck: cafeteriaDeck, awayDeck: cliqueDeck, seed }),
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
