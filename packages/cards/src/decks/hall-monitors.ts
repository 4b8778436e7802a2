import { copies, type Deck } from "../deck.ts";

export const hallMonitorsDeck: Deck = {
  id: "hall-monitors",
  name: "Rules Are Rules",
  cliques: ["hall-monitors"],
  plan: "Stop their attacks with traps, hand out a counter for every rule they break, and let each counter cost them until nobody is left standing.",
  cards: copies({
    "sash-cadet": 3,
    "clipboard-captain": 3,
    "whistle-blower": 3,
    "locker-inspector": 3,
    "vice-principal": 2,

    "sent-to-the-office": 1,
    "overdue-library-book": 1,
    "everyone-sit-down": 2,
    "corridor-speed-limit": 2,
    "heads-down-please": 1,
    "swear-jar": 2,
    "homework-quota": 2,
    "assigned-seat": 2,

    "one-weeks-detention": 2,
    "caught-red-handed": 1,
    "recess-is-cancelled": 2,
    "morning-uniform-check": 2,
    "back-of-the-line": 2,
    "signature-required": 1,

    "detention-hall": 1,
    "no-running-zone": 1,
    "hall-pass-required": 1,
  }),
};
