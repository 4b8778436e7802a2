/** One lesson of Lorcana: ink, a character, a quest. */
import type { Lesson } from "./lesson.ts";

export const lorcanaLessons: readonly Lesson[] = [
  {
    id: "first-lamp",
    game: "lorcana",
    title: "The first lamp",
    about: "Put a card into your inkwell, play a character with it, send another on a quest.",
    decks: ["long-street", "great-movement"],
    seed: 1,
    before: [
      ["host", "Take the first turn"],
      ["host", "Keep your hand"],
      ["away", "Keep your hand"],
      ["host", "Put Row Until It Burns into your inkwell"],
      ["host", "Play Tilly Wick - Apprentice Lamplighter"],
      ["host", "End your turn"],
      ["away", "Put Heave on Three into your inkwell"],
      ["away", "Play Pell - Errand Automaton"],
      ["away", "End your turn"],
    ],
    steps: [
      {
        say: "Put Signal Rocket into your inkwell",
        why: "Once a turn a card with the ring around its cost may become ink. Nobody sees it again.",
        rule: "4.3.3",
        move: "Put Signal Rocket into your inkwell",
        until: { type: "CARD_INKED" },
      },
      {
        say: "Play Brother Tallow",
        why: "He costs two ink, and you have two. He has to dry until your next turn before he can do anything.",
        rule: "4.3.4",
        move: "Play Brother Tallow",
        until: { type: "CARD_PLAYED" },
      },
      {
        say: "Quest with Tilly Wick",
        why: "She has been here for a turn. A quest exerts her and lights her lore: twenty lamps win.",
        rule: "4.3.5",
        move: "Quest with Tilly Wick",
        until: { type: "CARD_QUESTED" },
      },
    ],
    end: "Ink, play, quest: a turn of Lorcana.",
  },
];
