import { copies, type Deck } from "../../deck.ts";

/** One clique burns out, the other one has a use for what is left. */
export const crashAndCompostDeck: Deck = {
  id: "crash-and-compost",
  name: "Crash and Compost",
  cliques: ["sugar-rush", "compost-club"],
  plan: "Race as Sugar Rush does, scrape the counters off for cards and strength, and dig up whoever crashed all the same.",
  cards: copies({
    "candy-courier": 3,
    "double-scoop-dasher": 2,
    "fizz-bomber": 3,
    "jawbreaker-jock": 2,
    "leftover-librarian": 3,
    "bin-ranger": 2,
    "the-great-decomposer": 1,

    "sugar-high": 3,
    "candy-for-breakfast": 2,
    "vending-machine-jackpot": 2,
    "chug-chug-chug": 1,
    "turn-the-heap": 2,
    "scrape-the-plate": 3,
    "gardening-gloves": 1,

    "crash-course": 2,
    "popping-candy-ambush": 2,
    "clean-plate-club": 2,
    "rescue-from-below": 1,
    "slippery-peel": 1,

    "birthday-party-table": 1,
    "school-garden": 1,
  }),
};
