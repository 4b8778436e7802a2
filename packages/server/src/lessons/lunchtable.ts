/** Five lessons of LunchTable: seats, attacks, clout, traps, breakdowns. */
import type { Lesson, LessonStep } from "./lesson.ts";

const goToCombat: LessonStep = {
  say: "Go to combat",
  why: "A turn goes from main to combat. Attacks are declared there, once each.",
  rule: "5.4",
  move: "Go to combat",
  until: { type: "PHASE_CHANGED" },
};

const sugarAgainstRumors = {
  game: "lunchtable",
  decks: ["sugar-rush", "rumor-mill"],
} as const;

export const lunchTableLessons: readonly Lesson[] = [
  {
    ...sugarAgainstRumors,
    id: "a-seat",
    title: "A seat at the table",
    about: "Give somebody a seat, hide a trap, end your turn.",
    seed: 18,
    before: [],
    steps: [
      {
        say: "Give Candy Courier a seat",
        why: "One stereotype a turn may sit down. It costs nothing, and the number beside the fork is what it hits with.",
        rule: "6.1",
        move: "Summon Candy Courier in attack position",
        until: { type: "NORMAL_SUMMONED", seat: "host" },
      },
      {
        say: "Hide Popping Candy Ambush",
        why: "A trap lies face-down first. From the next turn on you may turn it over when somebody attacks.",
        rule: "7.1",
        move: "Set Popping Candy Ambush face-down",
        until: { type: "SPELL_TRAP_SET", seat: "host" },
      },
      {
        say: "End your turn",
        why: "Nobody attacks on the first turn. Now it is theirs.",
        rule: "5.7",
        move: "End your turn",
        until: { type: "TURN_ENDED", seat: "host" },
      },
    ],
    end: "Somebody sits, a trap waits. That is most of a turn.",
  },
  {
    ...sugarAgainstRumors,
    id: "attack",
    title: "Attack",
    about: "Who hits harder stays, and an empty table is hit itself.",
    seed: 215,
    before: [
      ["host", "Summon Candy Courier in attack position"],
      ["host", "End your turn"],
      ["away", "Summon Note Passer in attack position"],
      ["away", "End your turn"],
      ["host", "Summon Fizz Bomber in attack position"],
      ["host", "End your turn"],
      ["away", "End your turn"],
    ],
    steps: [
      goToCombat,
      {
        say: "Attack Note Passer with Candy Courier",
        why: "1800 against 1500: Note Passer has to leave, and its table loses the difference, 300 life.",
        rule: "10.5",
        move: "Attack Note Passer with Candy Courier",
        until: { type: "LP_CHANGED", seat: "away" },
      },
      {
        say: "Attack with Fizz Bomber",
        why: "Nobody sits across from you any more. An attack now costs them all of its 1900.",
        rule: "10.7",
        move: "Attack directly with Fizz Bomber",
        until: { type: "LP_CHANGED", seat: "away" },
      },
    ],
    end: "2200 life in one turn. At zero the match is over.",
  },
  {
    ...sugarAgainstRumors,
    id: "clout",
    title: "Clout",
    about: "Spend a star on a spell, and a draw becomes a win.",
    seed: 17,
    before: [
      ["host", "Summon Candy Courier in attack position"],
      ["host", "End your turn"],
      ["away", "Summon Yearbook Editor in attack position"],
      ["away", "End your turn"],
    ],
    steps: [
      {
        say: "Lace up the Light-Up Sneakers",
        why: "You get one clout a turn, and this spell costs one. Candy Courier then has 2500 attack instead of 1800.",
        rule: "7.4",
        move: "Activate Light-Up Sneakers on Candy Courier",
        until: { type: "SPELL_ACTIVATED", seat: "host" },
      },
      goToCombat,
      {
        say: "Attack Yearbook Editor",
        why: "1800 against 1800 and both would have left. With the sneakers only one does.",
        rule: "10.5",
        move: "Attack Yearbook Editor with Candy Courier",
        until: { type: "LP_CHANGED", seat: "away" },
      },
    ],
    end: "Clout buys what numbers alone do not.",
  },
  {
    ...sugarAgainstRumors,
    id: "trap",
    title: "Traps and chains",
    about: "They attack; you answer before it happens.",
    seed: 110,
    before: [
      ["host", "Summon Double-Scoop Dasher in attack position"],
      ["host", "Set Popping Candy Ambush face-down"],
      ["host", "End your turn"],
      ["away", "Summon Note Passer in attack position"],
      ["away", "End your turn"],
      ["host", "End your turn"],
      ["away", "Go to combat"],
      ["away", "Attack Double-Scoop Dasher with Note Passer"],
    ],
    steps: [
      {
        say: "Turn Popping Candy Ambush over",
        why: "Note Passer attacks, 1500 against 1400. An answer goes on the chain, and the newest link happens first: it will have only 800 left.",
        rule: "9.4",
        move: "Activate Popping Candy Ambush",
        until: { type: "TRAP_ACTIVATED", seat: "host" },
      },
    ],
    end: "The trap happened before the attack it answers. They lost the seat and the life.",
  },
  {
    id: "breakdown",
    game: "lunchtable",
    title: "Vice and breakdowns",
    about: "Three bad habits and somebody breaks down. Here one breakdown wins.",
    decks: ["rumor-mill", "sugar-rush"],
    config: { breakdownsToWin: 1 },
    seed: 113,
    before: [
      ["host", "Summon Note Passer in defense position"],
      ["host", "End your turn"],
      ["away", "Summon Candy Courier in attack position"],
      ["away", "End your turn"],
    ],
    steps: [
      {
        say: "Ask: did you hear?",
        why: "Candy Courier has one vice counter from its own sweets. Your spell puts on two more: three is too many.",
        rule: "11.1",
        move: "Activate Did You Hear? on Candy Courier",
        until: { type: "SPELL_ACTIVATED", seat: "host" },
      },
      {
        say: "End your turn",
        why: "At the end of a turn whoever has three counters breaks down. Usually three breakdowns win a match; in this lesson one is enough.",
        rule: "11.3",
        move: "End your turn",
        until: { type: "GAME_ENDED" },
      },
    ],
    end: "The other way to win: not by hitting, but by talking.",
  },
];
