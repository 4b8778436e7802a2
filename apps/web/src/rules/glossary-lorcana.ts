/** The words of Lorcana's rulebook, each with its rule. */
import type { TermEntry } from "./glossary.ts";

export const lorcanaTerms: readonly TermEntry[] = [
  {
    name: "Bodyguard",
    forms: ["bodyguard"],
    rule: "10.2",
    isKeyword: true,
    means:
      "May enter play exerted. Of exerted characters those with Bodyguard are challenged first.",
  },
  {
    name: "Challenger",
    forms: ["challenger"],
    rule: "10.3",
    isKeyword: true,
    means: "So much more strength while this character is challenging.",
  },
  {
    name: "Evasive",
    forms: ["evasive"],
    rule: "10.4",
    isKeyword: true,
    means: "Only characters with Evasive can challenge it.",
  },
  {
    name: "Reckless",
    forms: ["reckless"],
    rule: "10.5",
    isKeyword: true,
    means:
      "It cannot quest. As long as it is ready and has something to challenge, the turn goes on.",
  },
  {
    name: "Resist",
    forms: ["resist"],
    rule: "10.6",
    isKeyword: true,
    means: "So much less of every damage that is dealt to it.",
  },
  {
    name: "Rush",
    forms: ["rush"],
    rule: "10.7",
    isKeyword: true,
    means: "It can challenge in the turn it is played, while it is drying.",
  },
  {
    name: "Shift",
    forms: ["shift"],
    rule: "10.8",
    isKeyword: true,
    means: "Played for this cost on top of a character of yours with the same name.",
  },
  {
    name: "Singer",
    forms: ["singer"],
    rule: "10.9",
    isKeyword: true,
    means: "It counts as a character of this cost when it sings a song.",
  },
  {
    name: "Sing Together",
    forms: ["sing together"],
    rule: "10.10",
    isKeyword: true,
    means: "Several of your characters may sing it whose costs add up to this number.",
  },
  {
    name: "Support",
    forms: ["support"],
    rule: "10.11",
    isKeyword: true,
    means: "When it quests, its strength may be added to another character's this turn.",
  },
  {
    name: "Ward",
    forms: ["ward"],
    rule: "10.13",
    isKeyword: true,
    means: "Opponents cannot choose it, except to challenge it.",
  },
  {
    name: "Quest",
    forms: ["quest", "quests", "questing"],
    rule: "4.3.5",
    means: "A ready character that is dry exerts and brings you lore.",
  },
  {
    name: "Challenge",
    forms: ["challenge", "challenges", "challenging"],
    rule: "4.3.6",
    means:
      "Your character exerts against an exerted one of theirs. Both deal damage at the same time.",
  },
  {
    name: "Lore",
    forms: ["lore"],
    rule: "3.2",
    means: "Whoever has gathered 20 wins.",
  },
  {
    name: "Exert",
    forms: ["exert", "exerts", "exerted"],
    rule: "5.1",
    means: "Turned sideways: it has done its work until it is readied at the start of your turn.",
  },
  {
    name: "Ready",
    forms: ["readied"],
    rule: "4.2.1",
    means: "Turned upright again. Your cards ready at the start of your turn.",
  },
  {
    name: "Drying",
    forms: ["drying"],
    rule: "5.1",
    means: "It came this turn: it cannot quest, challenge or exert until your next turn.",
  },
  {
    name: "Inkwell",
    forms: ["inkwell"],
    rule: "8.5",
    means: "One card a turn goes there face-down. Each is one ink to pay with, every turn.",
  },
  {
    name: "Banish",
    forms: ["banish", "banishes", "banished"],
    rule: "9.1",
    means: "A character with as much damage as willpower leaves for the discard.",
  },
  {
    name: "Willpower",
    forms: ["willpower"],
    rule: "6.2",
    means: "So much damage banishes it.",
  },
  {
    name: "Song",
    forms: ["song", "songs"],
    rule: "6.3",
    means: "An action that a character may sing: it exerts, and the ink is saved.",
  },
  {
    name: "Location",
    forms: ["location", "locations"],
    rule: "6.5",
    means: "Stays in play, may bring lore each turn, and characters can move there.",
  },
  {
    name: "Bag",
    forms: ["the bag"],
    rule: "8.7",
    means: "Abilities that have triggered wait there and are carried out one after the other.",
  },
];
