import { copies, type Deck } from "../deck.ts";

export const rumorMillDeck: Deck = {
  id: "rumor-mill",
  name: "Pass It On",
  cliques: ["rumor-mill"],
  plan: "Sit behind high defense, put a counter on somebody every turn, and win by three breakdowns across the table.",
  cards: copies({
    "back-row-whisperer": 3,
    "note-passer": 3,
    "locker-listener": 3,
    "yearbook-editor": 3,
    "queen-of-table-nine": 2,

    "did-you-hear": 3,
    "group-chat-screenshot": 2,
    "chain-letter": 1,
    "spoiler-alert": 2,
    overheard: 2,
    "anonymous-tip": 1,
    "gossip-column": 1,
    "embarrassing-photo": 1,

    "new-kid-nickname": 2,
    "read-receipts": 1,
    "everyone-already-knows": 1,
    "leaked-answer-key": 2,
    "spilled-tea": 2,
    "total-denial": 1,

    "whisper-network": 1,
    "back-row-seats": 1,
    "talent-show-rehearsal": 2,
  }),
};
