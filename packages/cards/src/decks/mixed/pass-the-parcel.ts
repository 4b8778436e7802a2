import { copies, type Deck } from "../../deck.ts";

/** Built around the other way to win: breakdowns. One clique makes counters, the other one delivers them. */
export const passTheParcelDeck: Deck = {
  id: "pass-the-parcel",
  name: "Pass the Parcel",
  cliques: ["rumor-mill", "swap-table"],
  plan: "Never mind their life: bring counters from gossip and from your own trades to whoever is closest to cracking, until three have broken down.",
  cards: copies({
    "back-row-whisperer": 3,
    "note-passer": 3,
    "yearbook-editor": 2,
    "queen-of-table-nine": 2,
    "snack-swapper": 3,
    "swap-meet-mogul": 1,

    "did-you-hear": 3,
    "chain-letter": 2,
    "anonymous-tip": 2,
    overheard: 1,
    "gossip-column": 2,
    "embarrassing-photo": 1,
    "hot-potato-salad": 2,
    "lunch-money-loan": 2,

    "everyone-already-knows": 2,
    "new-kid-nickname": 2,
    "spilled-tea": 1,
    "wrong-lunchbox": 2,
    "counter-offer": 1,

    "whisper-network": 1,
    "talent-show-rehearsal": 1,
    "flea-market-morning": 1,
  }),
};
