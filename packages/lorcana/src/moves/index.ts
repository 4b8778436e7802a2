/** Every command and its move. */
import type { MoveTable } from "@tcg/core";
import type { Lorcana } from "../types.ts";
import { alterHand } from "./alter-hand.ts";
import { answerMay } from "./answer-may.ts";
import { challenge } from "./challenge.ts";
import { chooseAmount } from "./choose-amount.ts";
import { chooseBagEntry } from "./choose-bag-entry.ts";
import { chooseCards } from "./choose-cards.ts";
import { chooseFirstPlayer } from "./choose-first-player.ts";
import { chooseOption } from "./choose-option.ts";
import { concede } from "./concede.ts";
import { endTurn } from "./end-turn.ts";
import { moveToLocation } from "./move-to-location.ts";
import { orderCards } from "./order-cards.ts";
import { playCard } from "./play-card.ts";
import { putIntoInkwell } from "./put-into-inkwell.ts";
import { quest } from "./quest.ts";
import { timeout } from "./timeout.ts";
import { useAbility } from "./use-ability.ts";

export const moves: MoveTable<Lorcana> = {
  CHOOSE_FIRST_PLAYER: chooseFirstPlayer,
  ALTER_HAND: alterHand,
  PUT_INTO_INKWELL: putIntoInkwell,
  PLAY_CARD: playCard,
  QUEST: quest,
  CHALLENGE: challenge,
  MOVE_TO_LOCATION: moveToLocation,
  USE_ABILITY: useAbility,
  CHOOSE_BAG_ENTRY: chooseBagEntry,
  CHOOSE_CARDS: chooseCards,
  ANSWER_MAY: answerMay,
  CHOOSE_OPTION: chooseOption,
  CHOOSE_AMOUNT: chooseAmount,
  ORDER_CARDS: orderCards,
  END_TURN: endTurn,
  CONCEDE: concede,
  TIMEOUT: timeout,
};
