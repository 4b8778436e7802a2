/** Every refusal of the rules, with the rule that gives it. */
import { rejecter, rejectionTable } from "@tcg/core";
import { optionRejections } from "@tcg/core/engine";

export const rejections = {
  ...optionRejections({ seat: "The first seat must be host or away.", deckRule: "LT 4.1" }),
  ...rejectionTable({
    "phase/not-main": ["LT 5.3", "You can do that only in a main phase."],
    "phase/not-combat": ["LT 5.4", "You can do that only in the combat phase."],
    "phase/not-from-here": ["LT 5.7", "You can enter combat only from the main phase."],
    "phase/no-combat-on-turn-1": ["LT 5.4", "Nobody can attack on turn 1."],
    "phase/combat-forbidden": ["LT 8.8", "An effect keeps you out of combat."],

    "card/not-in-hand": ["LT 6.1", "That card is not in your hand."],
    "card/not-on-your-board": ["LT 6.5", "That is not a stereotype you control."],
    "card/not-a-stereotype": ["LT 6.1", "Only stereotypes can be summoned."],
    "card/not-a-spell-or-trap": ["LT 7.1", "Only spells and traps can be set there."],

    "summon/already": ["LT 6.1", "You have already summoned or set a stereotype this turn."],
    "summon/needs-tribute": ["LT 6.2", "A stereotype of level 7 or higher needs a tribute."],
    "summon/bad-tribute": ["LT 6.2", "The tribute must be a stereotype you control."],
    "summon/no-tribute-needed": [
      "LT 6.2",
      "A stereotype of level 1 to 6 takes a tribute only to make room on a full board.",
    ],
    "summon/no-slot": ["LT 6.3", "There is no free slot on your board."],
    "summon/slot-taken": ["LT 3.3", "That slot is not free."],

    "flip/not-face-down": ["LT 6.5", "Only a face-down stereotype can be flipped."],
    "flip/set-this-turn": ["LT 6.5", "It was set this turn."],
    "position/face-down": ["LT 6.6", "Only a face-up stereotype can change position."],
    "position/already": ["LT 6.6", "It has already changed position this turn."],
    "position/too-soon": ["LT 6.6", "It came to the board this turn."],
    "position/has-attacked": ["LT 6.6", "It has attacked this turn."],

    "set/field": ["LT 7.1", "Field cards cannot be set."],
    "set/no-slot": ["LT 7.8", "Your set zone is full: name a card to replace."],
    "set/slot-taken": ["LT 3.3", "That slot is not free."],
    "set/bad-replace": ["LT 7.8", "Only a card in your own set zone can be replaced."],
    "set/no-replace-needed": ["LT 7.8", "There is room in your set zone: replace no card."],

    "activate/not-yours": ["LT 7.2", "You cannot activate that card from there."],
    "activate/no-such-effect": ["LT 8.1", "That card has no such effect to activate."],
    "activate/wrong-time": ["LT 7.2", "That cannot be activated now."],
    "activate/hand-on-their-turn": [
      "LT 7.2",
      "A quick-play spell is used from the hand only on your own turn; on theirs it must lie set.",
    ],
    "activate/hand-not-now": ["LT 9.5", "From your hand you answer only what the other side did."],
    "activate/set-this-turn": ["LT 7.3", "It was set this turn."],
    "activate/too-slow": ["LT 9.2", "It is too slow to respond with."],
    "activate/nothing-to-answer": ["LT 7.3", "Nothing has happened that it responds to."],
    "activate/used-up": ["LT 8.4", "It has already been used this turn."],
    "activate/condition": ["LT 8.3", "Its condition is not met."],
    "activate/not-enough-clout": ["LT 7.4", "You do not have enough clout."],
    "activate/cannot-complete": [
      "LT 8.12",
      "Its targets cannot be chosen, or its costs cannot be paid.",
    ],
    "activate/too-many-links": ["LT 1.4", "No more chain links can be added this turn."],
    "activate/forbidden": ["LT 1.1", "An effect forbids it."],
    "activate/wrong-targets": ["LT 8.6", "Those are not its legal targets."],

    "attack/not-able": ["LT 10.1", "Only a face-up stereotype in attack position can attack."],
    "attack/too-soon": ["LT 10.1", "It came to the board this turn."],
    "attack/already": ["LT 10.1", "It has already attacked this turn."],
    "attack/bad-target": ["LT 10.2", "That is not a stereotype the opponent controls."],
    "attack/not-direct": [
      "LT 10.2",
      "You cannot attack directly: the opponent controls a stereotype.",
    ],
    "attack/forbidden": ["LT 8.8", "An effect forbids the attack."],

    "choice/not-offered": ["LT 8.12", "Choose among the cards you are offered."],
    "choice/wrong-number": ["LT 8.12", "Choose as many cards as you are asked for."],
    "order/not-offered": ["LT 8.11", "That trigger is not waiting for you."],
  }),
};

export const reject = rejecter(rejections);
