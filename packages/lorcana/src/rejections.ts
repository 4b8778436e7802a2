/** Every refusal of the rules, with the rule that gives it. */
import { rejecter, rejectionTable } from "@tcg/core";
import { optionRejections } from "@tcg/core/engine";

export const rejections = {
  ...optionRejections({ seat: "There is no such seat.", deckRule: "CR 2.1" }),
  ...rejectionTable({
    "card/not-in-hand": ["CR 4.3.4.2", "That card is not in your hand."],
    "card/not-yours-in-play": ["CR 4.3.5.5", "That is not a card you have in play."],
    "card/not-a-character": ["CR 6.1.3", "Only characters can do that."],
    "card/exerted": ["CR 4.3.5.5", "It is exerted."],
    "card/drying": ["CR 6.1.4", "Its ink is still drying."],

    "ink/already": ["CR 4.3.3", "You have already put a card into your inkwell this turn."],
    "ink/no-symbol": ["CR 4.3.3.1", "That card has no inkwell symbol."],

    "play/forbidden": ["CR 1.2.2", "An effect keeps you from playing that."],
    "play/cannot-pay": ["CR 4.3.4.6", "You cannot pay for it."],
    "play/one-way": ["CR 4.3.4.4", "A card can be played in one way only."],
    "shift/not-there": ["CR 10.8", "It cannot be shifted onto that card."],
    "sing/not-a-song": ["CR 6.3.3", "Only songs can be sung."],
    "sing/cannot-sing": [
      "CR 6.3.3.3",
      "That character cannot sing it: it must be ready, dry and cost enough.",
    ],
    "sing/not-enough": ["CR 10.10", "Your characters cannot sing that together."],

    "quest/reckless": ["CR 10.5.2", "Reckless characters cannot quest."],
    "quest/forbidden": ["CR 4.3.5.6", "An effect keeps it from questing."],

    "challenge/forbidden": ["CR 4.3.6.6", "An effect keeps it from challenging."],
    "challenge/not-opposing": [
      "CR 4.3.6.7",
      "Only an opposing character or location can be challenged.",
    ],
    "challenge/target-ready": ["CR 4.3.6.7", "Only an exerted character can be challenged."],
    "challenge/protected": ["CR 4.3.6.8", "An effect says it cannot be challenged."],
    "challenge/evasive": ["CR 10.4", "Only Evasive characters can challenge it."],
    "challenge/bodyguard": ["CR 10.2", "A Bodyguard must be challenged first."],

    "move/not-a-location": ["CR 4.3.7.1", "Characters can move only to a location of yours."],
    "move/already-there": ["CR 4.3.7", "It is already there."],
    "move/forbidden": ["CR 1.2.2", "An effect keeps it from moving."],
    "move/cannot-pay": ["CR 4.3.7.4", "You cannot pay the move cost."],

    "ability/no-such": ["CR 7.5.1", "That card has no such ability to use."],
    "ability/used": ["CR 7.5.3", "It has already been used this turn."],
    "ability/condition": ["CR 7.5.3", "Its condition is not met."],
    "ability/cannot-pay": ["CR 7.5.3", "You cannot pay its cost."],
    "ability/not-so-often": ["CR 7.1.7", "It cannot be used that often."],

    "player/left": ["CR 1.10.2.3", "That player has left the game."],
    "turn/reckless": [
      "CR 10.5.3",
      "A Reckless character can still challenge: you cannot end your turn yet.",
    ],

    "bag/not-yours": ["CR 8.7.4", "That is not an ability of yours in the bag."],
    "choice/not-offered": ["CR 1.2.4", "That is not one of the things you may choose."],
    "choice/wrong-number": ["CR 7.1.8", "That is too few or too many."],
    "choice/bad-order": ["CR 8.2.4", "Name each of the cards once, in their new order."],
  }),
};

export const reject = rejecter(rejections);
