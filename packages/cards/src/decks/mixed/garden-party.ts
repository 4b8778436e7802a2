import { copies, type Deck } from "../../deck.ts";

/** Both wash counters off: one for cards, the other for life. */
export const gardenPartyDeck: Deck = {
  id: "garden-party",
  name: "Garden Party",
  cliques: ["compost-club", "salad-bar"],
  plan: "Sit behind good defense, turn every counter of your own into cards and life, and outlast whoever came in a hurry.",
  cards: copies({
    "leftover-librarian": 3,
    "bin-ranger": 3,
    "the-great-decomposer": 2,
    "ranch-smuggler": 3,
    "blender-club-captain": 3,
    "garden-club-president": 2,

    "turn-the-heap": 2,
    "into-the-bin": 2,
    "scrape-the-plate": 2,
    "gardening-gloves": 1,
    "juice-cleanse": 2,
    "grown-from-seed": 2,
    "cheat-day": 2,
    "sensible-hairnet": 1,

    "slippery-peel": 2,
    "clean-plate-club": 2,
    "no-thank-you-bite": 2,
    "it-grows-back": 2,

    "school-garden": 1,
    "mindfulness-minute": 1,
  }),
};
