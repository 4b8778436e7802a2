/** Every refusal of the rules, with the rule that gives it. */
import { rejecter } from "@tcg/core";

export const rejections = {
  "options/unknown": { message: "There is no such option." },
  "options/bad-deck": { message: "A deck is not legal.", rule: "CR 2.1" },
  "options/bad-config": { message: "The config has a value that no match can have." },
  "options/bad-seat": { message: "There is no such seat." },

  "card/not-in-hand": { message: "That card is not in your hand.", rule: "CR 4.3.4.2" },
  "card/not-yours-in-play": { message: "That is not a card you have in play.", rule: "CR 4.3.5.5" },
  "card/not-a-character": { message: "Only characters can do that.", rule: "CR 6.1.3" },
  "card/exerted": { message: "It is exerted.", rule: "CR 4.3.5.5" },
  "card/drying": { message: "Its ink is still drying.", rule: "CR 6.1.4" },

  "ink/already": {
    message: "You have already put a card into your inkwell this turn.",
    rule: "CR 4.3.3",
  },
  "ink/no-symbol": { message: "That card has no inkwell symbol.", rule: "CR 4.3.3.1" },

  "play/forbidden": { message: "An effect keeps you from playing that.", rule: "CR 1.2.2" },
  "play/cannot-pay": { message: "You cannot pay for it.", rule: "CR 4.3.4.6" },
  "play/one-way": { message: "A card can be played in one way only.", rule: "CR 4.3.4.4" },
  "shift/not-there": { message: "It cannot be shifted onto that card.", rule: "CR 10.8" },
  "sing/not-a-song": { message: "Only songs can be sung.", rule: "CR 6.3.3" },
  "sing/cannot-sing": {
    message: "That character cannot sing it: it must be ready, dry and cost enough.",
    rule: "CR 6.3.3.3",
  },
  "sing/not-enough": {
    message: "Your characters cannot sing that together.",
    rule: "CR 10.10",
  },

  "quest/reckless": { message: "Reckless characters cannot quest.", rule: "CR 10.5.2" },
  "quest/forbidden": { message: "An effect keeps it from questing.", rule: "CR 4.3.5.6" },

  "challenge/forbidden": { message: "An effect keeps it from challenging.", rule: "CR 4.3.6.6" },
  "challenge/not-opposing": {
    message: "Only an opposing character or location can be challenged.",
    rule: "CR 4.3.6.7",
  },
  "challenge/target-ready": {
    message: "Only an exerted character can be challenged.",
    rule: "CR 4.3.6.7",
  },
  "challenge/protected": { message: "An effect says it cannot be challenged.", rule: "CR 4.3.6.8" },
  "challenge/evasive": { message: "Only Evasive characters can challenge it.", rule: "CR 10.4" },
  "challenge/bodyguard": { message: "A Bodyguard must be challenged first.", rule: "CR 10.2" },

  "move/not-a-location": {
    message: "Characters can move only to a location of yours.",
    rule: "CR 4.3.7.1",
  },
  "move/already-there": { message: "It is already there.", rule: "CR 4.3.7" },
  "move/forbidden": { message: "An effect keeps it from moving.", rule: "CR 1.2.2" },
  "move/cannot-pay": { message: "You cannot pay the move cost.", rule: "CR 4.3.7.4" },

  "ability/no-such": { message: "That card has no such ability to use.", rule: "CR 7.5.1" },
  "ability/used": { message: "It has already been used this turn.", rule: "CR 7.5.3" },
  "ability/condition": { message: "Its condition is not met.", rule: "CR 7.5.3" },
  "ability/cannot-pay": { message: "You cannot pay its cost.", rule: "CR 7.5.3" },
  "ability/not-so-often": { message: "It cannot be used that often.", rule: "CR 7.1.7" },

  "turn/reckless": {
    message: "A Reckless character can still challenge: you cannot end your turn yet.",
    rule: "CR 10.5.3",
  },

  "bag/not-yours": { message: "That is not an ability of yours in the bag.", rule: "CR 8.7.4" },
  "choice/not-offered": {
    message: "That is not one of the things you may choose.",
    rule: "CR 1.2.4",
  },
  "choice/wrong-number": { message: "That is too few or too many.", rule: "CR 7.1.8" },
  "choice/bad-order": {
    message: "Name each of the cards once, in their new order.",
    rule: "CR 8.2.4",
  },
} as const;

export const reject = rejecter(rejections);
