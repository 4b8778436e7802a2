import { copies, type Deck } from "../../deck.ts";

/** What one clique piles on itself, the other one passes on. */
export const stickyFingersDeck: Deck = {
  id: "sticky-fingers",
  name: "Sticky Fingers",
  cliques: ["sugar-rush", "swap-table"],
  plan: "Take counters for speed as Sugar Rush does, and trade them away to the other side before they come due.",
  cards: copies({
    "candy-courier": 3,
    "double-scoop-dasher": 3,
    "jawbreaker-jock": 3,
    "snack-swapper": 3,
    "chair-thief": 2,
    "swap-meet-mogul": 2,

    "candy-for-breakfast": 2,
    "sugar-high": 3,
    "light-up-sneakers": 2,
    "free-refills": 1,
    "hot-potato-salad": 2,
    "back-to-your-desk": 3,
    "iou-jar": 2,
    "trade-you-my-pudding": 1,

    "wrong-lunchbox": 2,
    "popping-candy-ambush": 2,
    "all-sales-final": 1,
    "counter-offer": 1,

    "flea-market-morning": 1,
    "birthday-party-table": 1,
  }),
};
