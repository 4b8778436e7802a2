/** Every refusal of the rules, with the rule that gives it. */
import { rejecter } from "@tcg/core";

export const rejections = {
  "options/unknown": { message: "There is no such option." },
  "options/bad-deck": { message: "A deck is not legal.", rule: "LT 4.1" },
  "options/bad-config": { message: "The config has a value that no match can have." },
  "options/bad-seat": { message: "The first seat must be host or away." },

  "phase/not-main": { message: "You can do that only in a main phase.", rule: "LT 5.3" },
  "phase/not-combat": { message: "You can do that only in the combat phase.", rule: "LT 5.4" },
  "phase/not-from-here": {
    message: "You can enter combat only from the main phase.",
    rule: "LT 5.7",
  },
  "phase/no-combat-on-turn-1": { message: "There is no combat on turn 1.", rule: "LT 5.4" },
  "phase/combat-forbidden": { message: "An effect keeps you out of combat.", rule: "LT 8.8" },

  "card/not-in-hand": { message: "That card is not in your hand.", rule: "LT 6.1" },
  "card/not-on-your-board": { message: "That is not a stereotype you control.", rule: "LT 6.5" },
  "card/not-a-stereotype": { message: "Only stereotypes can be summoned.", rule: "LT 6.1" },
  "card/not-a-spell-or-trap": {
    message: "Only spells and traps can be set there.",
    rule: "LT 7.1",
  },

  "summon/already": {
    message: "You have already summoned or set a stereotype this turn.",
    rule: "LT 6.1",
  },
  "summon/needs-tribute": {
    message: "A stereotype of level 7 or higher needs a tribute.",
    rule: "LT 6.2",
  },
  "summon/bad-tribute": {
    message: "The tribute must be a stereotype you control.",
    rule: "LT 6.2",
  },
  "summon/no-tribute-needed": {
    message: "A stereotype of level 1 to 6 takes a tribute only to make room on a full board.",
    rule: "LT 6.2",
  },
  "summon/no-slot": { message: "There is no free slot on your board.", rule: "LT 6.3" },
  "summon/slot-taken": { message: "That slot is not free.", rule: "LT 3.3" },

  "flip/not-face-down": { message: "Only a face-down stereotype can be flipped.", rule: "LT 6.5" },
  "flip/set-this-turn": { message: "It was set this turn.", rule: "LT 6.5" },
  "position/face-down": {
    message: "Only a face-up stereotype can change position.",
    rule: "LT 6.6",
  },
  "position/already": { message: "It has already changed position this turn.", rule: "LT 6.6" },
  "position/too-soon": { message: "It came to the board this turn.", rule: "LT 6.6" },
  "position/has-attacked": { message: "It has attacked this turn.", rule: "LT 6.6" },

  "set/field": { message: "Field cards cannot be set.", rule: "LT 7.1" },
  "set/no-slot": { message: "Your set zone is full: name a card to replace.", rule: "LT 7.8" },
  "set/slot-taken": { message: "That slot is not free.", rule: "LT 3.3" },
  "set/bad-replace": {
    message: "Only a card in your own set zone can be replaced.",
    rule: "LT 7.8",
  },
  "set/no-replace-needed": {
    message: "There is room in your set zone: replace no card.",
    rule: "LT 7.8",
  },

  "activate/not-yours": { message: "You cannot activate that card from there.", rule: "LT 7.2" },
  "activate/no-such-effect": {
    message: "That card has no such effect to activate.",
    rule: "LT 8.1",
  },
  "activate/wrong-time": { message: "That cannot be activated now.", rule: "LT 7.2" },
  "activate/set-this-turn": { message: "It was set this turn.", rule: "LT 7.3" },
  "activate/too-slow": { message: "It is too slow to respond with.", rule: "LT 9.2" },
  "activate/nothing-to-answer": {
    message: "Nothing has happened that it responds to.",
    rule: "LT 7.3",
  },
  "activate/used-up": { message: "It has already been used this turn.", rule: "LT 8.4" },
  "activate/condition": { message: "Its condition is not met.", rule: "LT 8.3" },
  "activate/not-enough-clout": { message: "You do not have enough clout.", rule: "LT 7.4" },
  "activate/cannot-complete": {
    message: "Its targets cannot be chosen, or its costs cannot be paid.",
    rule: "LT 8.12",
  },
  "activate/too-many-links": {
    message: "No more chain links can be added this turn.",
    rule: "LT 1.4",
  },
  "activate/forbidden": { message: "An effect forbids it.", rule: "LT 1.1" },
  "activate/wrong-targets": { message: "Those are not its legal targets.", rule: "LT 8.6" },

  "attack/not-able": {
    message: "Only a face-up stereotype in attack position can attack.",
    rule: "LT 10.1",
  },
  "attack/too-soon": { message: "It came to the board this turn.", rule: "LT 10.1" },
  "attack/already": { message: "It has already attacked this turn.", rule: "LT 10.1" },
  "attack/bad-target": {
    message: "That is not a stereotype the opponent controls.",
    rule: "LT 10.2",
  },
  "attack/not-direct": {
    message: "You cannot attack directly: the opponent controls a stereotype.",
    rule: "LT 10.2",
  },
  "attack/forbidden": { message: "An effect forbids the attack.", rule: "LT 8.8" },

  "choice/not-offered": { message: "Choose among the cards you are offered.", rule: "LT 8.12" },
  "choice/wrong-number": { message: "Choose as many cards as you are asked for.", rule: "LT 8.12" },
  "order/not-offered": { message: "That trigger is not waiting for you.", rule: "LT 8.11" },
} as const;

export const reject = rejecter(rejections);
