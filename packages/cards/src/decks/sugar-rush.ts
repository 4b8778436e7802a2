import { copies, type Deck } from "../deck.ts";

export const sugarRushDeck: Deck = {
  id: "sugar-rush",
  name: "Done Before the Bell",
  cliques: ["sugar-rush"],
  plan: "Attack every turn, take counters for the extra push, and win by damage before your own table breaks down.",
  cards: copies({
    "double-scoop-dasher": 3,
    "candy-courier": 3,
    "fizz-bomber": 3,
    "jawbreaker-jock": 3,
    "pinata-king": 2,

    "candy-for-breakfast": 2,
    "vending-machine-jackpot": 2,
    "sprinkles-on-everything": 2,
    "sugar-high": 2,
    "chug-chug-chug": 1,
    "free-refills": 2,
    "trick-or-treat-route": 1,
    "light-up-sneakers": 2,

    "popping-candy-ambush": 2,
    "shaken-soda-can": 1,
    "last-sugar-cube": 1,
    "double-dare": 1,
    "crash-course": 2,
    "too-wired-to-listen": 1,

    "birthday-party-table": 2,
    "candy-store-trip": 1,
    "sudden-death-sundae": 1,
  }),
};
