import { copies, type Deck } from "../deck.ts";

export const saladBarDeck: Deck = {
  id: "salad-bar",
  name: "All Good Things Grow",
  cliques: ["salad-bar"],
  plan: "Let them run into your defence, heal what gets through, and wear them down a little at every standby until the Emperor can finish it.",
  cards: copies({
    "sprout-intern": 3,
    "ranch-smuggler": 3,
    "blender-club-captain": 3,
    "garden-club-president": 3,
    "romaine-emperor": 2,

    "juice-cleanse": 2,
    "grown-from-seed": 2,
    "meal-plan": 1,
    "eat-your-greens": 2,
    "cheat-day": 1,
    "loyalty-stamp-card": 1,
    "watching-grass-grow": 2,
    "sensible-hairnet": 1,

    "surprise-broccoli": 2,
    "no-thank-you-bite": 3,
    "it-grows-back": 2,
    "grandma-brought-soup": 1,
    "buddy-system": 2,
    "allergy-card": 1,

    "greenhouse-effect": 1,
    "mindfulness-minute": 1,
    "balanced-diet": 1,
  }),
};
