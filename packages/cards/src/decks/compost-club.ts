import { copies, type Deck } from "../deck.ts";

export const compostClubDeck: Deck = {
  id: "compost-club",
  name: "Nothing Goes to Waste",
  cliques: ["compost-club"],
  plan: "Fill your own graveyard, bring the best of it back again and again, and still have cards when the others have none.",
  cards: copies({
    "worm-wrangler": 3,
    "leftover-librarian": 3,
    "bin-ranger": 3,
    "mushroom-enthusiast": 3,
    "the-great-decomposer": 2,

    "turn-the-heap": 3,
    "into-the-bin": 2,
    "full-circle": 2,
    "scrape-the-plate": 2,
    reheated: 1,
    "compost-heap": 2,
    "seed-library": 1,
    "gardening-gloves": 2,

    "slippery-peel": 2,
    "rescue-from-below": 2,
    "buried-treasure": 1,
    "clean-plate-club": 1,
    "raccoon-patrol": 1,
    "not-in-my-bin": 1,

    "school-garden": 1,
    "composting-elective": 1,
    "bottle-deposit": 1,
  }),
};
