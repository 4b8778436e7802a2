import { copies, type Deck } from "../../deck.ts";

/** One clique hands the counters out, the other one makes them count. */
export const writtenUpDeck: Deck = {
  id: "written-up",
  name: "Names Have Been Taken",
  cliques: ["rumor-mill", "hall-monitors"],
  plan: "Let the rumours hand out counters and the monitors punish them: by damage, by detention, or by three breakdowns.",
  cards: copies({
    "note-passer": 3,
    "yearbook-editor": 2,
    "queen-of-table-nine": 2,
    "clipboard-captain": 3,
    "whistle-blower": 3,
    "vice-principal": 2,

    "did-you-hear": 3,
    "chain-letter": 2,
    "anonymous-tip": 2,
    "gossip-column": 1,
    "sent-to-the-office": 3,
    "everyone-sit-down": 1,
    "heads-down-please": 2,

    "new-kid-nickname": 2,
    "spilled-tea": 2,
    "caught-red-handed": 2,
    "recess-is-cancelled": 2,
    "total-denial": 1,

    "detention-hall": 1,
    "whisper-network": 1,
  }),
};
