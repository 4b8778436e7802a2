import { copies, type Deck } from "../../deck.ts";

/** One clique forbids, the other one waits: together hardly anything happens, and it is on their side. */
export const sitUpStraightDeck: Deck = {
  id: "sit-up-straight",
  name: "Sit Up Straight",
  cliques: ["hall-monitors", "salad-bar"],
  plan: "Stop every attack by rule or by lettuce, save clout, and let fines and patience wear the other side down.",
  cards: copies({
    "sash-cadet": 3,
    "whistle-blower": 2,
    "locker-inspector": 2,
    "vice-principal": 1,
    "sprout-intern": 2,
    "blender-club-captain": 3,
    "garden-club-president": 2,
    "romaine-emperor": 1,

    "overdue-library-book": 2,
    "corridor-speed-limit": 2,
    "everyone-sit-down": 1,
    "swear-jar": 1,
    "homework-quota": 1,
    "meal-plan": 2,
    "loyalty-stamp-card": 2,
    "watching-grass-grow": 2,
    "grown-from-seed": 1,

    "one-weeks-detention": 2,
    "recess-is-cancelled": 2,
    "morning-uniform-check": 1,
    "no-thank-you-bite": 2,
    "it-grows-back": 1,

    "no-running-zone": 1,
    "balanced-diet": 1,
  }),
};
