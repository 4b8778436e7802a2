/** Every command and its move, one a file. */
import type { MoveTable } from "@tcg/core";
import type { LunchTable } from "../types.ts";
import { activateEffect } from "./activate-effect.ts";
import { activateSpell } from "./activate-spell.ts";
import { activateTrap } from "./activate-trap.ts";
import { advancePhase } from "./advance-phase.ts";
import { arrangeCards } from "./arrange-cards.ts";
import { changePosition } from "./change-position.ts";
import { chooseCards } from "./choose-cards.ts";
import { choosePosition } from "./choose-position.ts";
import { declareAttack } from "./declare-attack.ts";
import { endTurn } from "./end-turn.ts";
import { enterCombat } from "./enter-combat.ts";
import { flipSummon } from "./flip-summon.ts";
import { orderTriggers } from "./order-triggers.ts";
import { respondChain } from "./respond-chain.ts";
import { respondOptionalTrigger } from "./respond-optional-trigger.ts";
import { respondReplay } from "./respond-replay.ts";
import { setMonster } from "./set-monster.ts";
import { setSpellTrap } from "./set-spell-trap.ts";
import { summon } from "./summon.ts";
import { surrender } from "./surrender.ts";
import { timeout } from "./timeout.ts";

export const moves: MoveTable<LunchTable> = {
  SUMMON: summon,
  SET_MONSTER: setMonster,
  FLIP_SUMMON: flipSummon,
  CHANGE_POSITION: changePosition,
  SET_SPELL_TRAP: setSpellTrap,
  ACTIVATE_SPELL: activateSpell,
  ACTIVATE_TRAP: activateTrap,
  ACTIVATE_EFFECT: activateEffect,
  DECLARE_ATTACK: declareAttack,
  ENTER_COMBAT: enterCombat,
  ADVANCE_PHASE: advancePhase,
  END_TURN: endTurn,
  RESPOND_CHAIN: respondChain,
  RESPOND_OPTIONAL_TRIGGER: respondOptionalTrigger,
  RESPOND_REPLAY: respondReplay,
  ORDER_TRIGGERS: orderTriggers,
  CHOOSE_CARDS: chooseCards,
  CHOOSE_POSITION: choosePosition,
  ARRANGE_CARDS: arrangeCards,
  SURRENDER: surrender,
  TIMEOUT: timeout,
};
