/** The sample set as a game that a host can offer. */
import { capital, type HostableGame, type HostedDeck } from "@tcg/core/hosting";
import { hostLorcana } from "../hosting/index.ts";
import type { Lorcana } from "../types.ts";
import type { Ink } from "../vocabulary.ts";
import {
  clockStairDeck,
  greatMovementDeck,
  longStreetDeck,
  lowArchDeck,
  type SampleDeck,
} from "./decks.ts";
import { sampleTable } from "./game.ts";

const inkColours: Readonly<Record<Ink, string>> = {
  amber: "#e5a32f",
  amethyst: "#7f4fa3",
  emerald: "#2e8b57",
  ruby: "#c2304b",
  sapphire: "#2f6db5",
  steel: "#7a858e",
};

export const lorcana: HostableGame<Lorcana> = hostLorcana({
  cards: sampleTable,
  decks: {
    "long-street": inkDeck(longStreetDeck),
    "great-movement": inkDeck(greatMovementDeck),
    "clock-stair": inkDeck(clockStairDeck),
    "low-arch": inkDeck(lowArchDeck),
  },
});

function inkDeck({ name, about, cards }: SampleDeck): HostedDeck {
  const inks = new Set(cards.flatMap((def) => sampleTable[def]?.inks ?? []));
  return {
    title: name,
    about: `${capital(about)}.`,
    parts: [...inks].map((ink) => ({ name: capital(ink), colour: inkColours[ink] })),
    cards,
  };
}
