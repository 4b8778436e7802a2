import { copies, type Deck } from "../deck.ts";

export const swapTableDeck: Deck = {
  id: "swap-table",
  name: "Who Wants to Trade?",
  cliques: ["swap-table"],
  plan: "Take on counters and hand them over, keep attackers in the wrong seat, and win with the stereotypes of the other side.",
  cards: copies({
    "snack-swapper": 3,
    "chair-thief": 3,
    "tray-spinner": 3,
    "lunch-lawyer": 3,
    "swap-meet-mogul": 2,

    "trade-you-my-pudding": 2,
    "lunch-money-loan": 2,
    "hot-potato-salad": 2,
    "scoot-over": 2,
    "back-to-your-desk": 2,
    "musical-chairs": 1,
    "iou-jar": 2,
    "borrowed-hoodie": 2,

    "wrong-lunchbox": 2,
    "saved-seat": 1,
    "recess-is-over": 1,
    "all-sales-final": 2,
    "counter-offer": 1,
    "not-for-sale": 1,

    "flea-market-morning": 1,
    "substitute-teacher": 1,
    "front-of-the-line": 1,
  }),
};
