/** Every command and its move, one a file. */
import type { MoveTable } from "@tcg/core";
import type { Book } from "../table.ts";
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

export function moves(book: Book): MoveTable<LunchTable> {
  return {
    SUMMON: summon(book),
    SET_MONSTER: setMonster(book),
    FLIP_SUMMON: flipSummon(book),
    CHANGE_POSITION: changePosition(book),
    SET_SPELL_TRAP: setSpellTrap(book),
    ACTIVATE_SPELL: activateSpell(book),
    ACTIVATE_TRAP: activateTrap(book),
    ACTIVATE_EFFECT: activateEffect(book),
    DECLARE_ATTACK: declareAttack(book),
    ENTER_COMBAT: enterCombat(book),
    ADVANCE_PHASE: advancePhase(book),
    END_TURN: endTurn,
    RESPOND_CHAIN: respondChain(book),
    RESPOND_OPTIONAL_TRIGGER: respondOptionalTrigger(book),
    RESPOND_REPLAY: respondReplay(book),
    ORDER_TRIGGERS: orderTriggers(book),
    CHOOSE_CARDS: chooseCards(book),
    CHOOSE_POSITION: choosePosition(book),
    ARRANGE_CARDS: arrangeCards(book),
    SURRENDER: surrender,
    TIMEOUT: timeout,
  };
}
