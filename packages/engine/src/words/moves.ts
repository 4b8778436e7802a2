/** What each command does, in words to the seat that may give it. */
import type { CardId, MoveTexts } from "@tcg/core";
import { nextPhase } from "../phases.ts";
import { definitionOf, onTable } from "../reading/table.ts";
import type { LunchTable, Table } from "../types.ts";
import { activationText, replacing } from "./activations.ts";
import { choosingVerb } from "./choosing.ts";
import { asked, nameOf, namesOf } from "./names.ts";
import { sourceName, triggerText, waitingTexts } from "./triggers.ts";
import { phaseName } from "./vocabulary.ts";

export const moves: MoveTexts<LunchTable> = {
  SUMMON: (table, { card, position, tribute }) =>
    `Summon ${printedName(table, card)} in ${position} position${tributing(table, tribute)}`,
  SET_MONSTER: (table, { card, tribute }) =>
    `Set ${printedName(table, card)} face-down${tributing(table, tribute)}`,
  FLIP_SUMMON: (table, { card }) => `Flip ${nameOf(table, card)} face-up`,
  CHANGE_POSITION(table, { card }) {
    const isAttacking = onTable(table.state, card)?.data.position === "attack";
    return `Turn ${nameOf(table, card)} to ${isAttacking ? "defense" : "attack"} position`;
  },
  SET_SPELL_TRAP: (table, { card, replace }) =>
    `Set ${printedName(table, card)} face-down${replacing(table, replace)}`,

  ACTIVATE_SPELL: activationText,
  ACTIVATE_TRAP: activationText,
  ACTIVATE_EFFECT: activationText,
  // Most answers are a pass: what such a command says is not looked at.
  RESPOND_CHAIN: (table, said) =>
    said.card === undefined ? "Pass" : activationText(table, { ...said, card: said.card }),
  RESPOND_OPTIONAL_TRIGGER(table, { answer }) {
    const { trigger } = asked(table.state, "optional_trigger");
    return answer === "activate"
      ? `Use ${triggerText(table, trigger)}`
      : `Do not use ${sourceName(table, trigger.source)}`;
  },
  ORDER_TRIGGERS(table, { first }) {
    const { triggers } = asked(table.state, "order_triggers");
    return `First, ${waitingTexts(table, triggers)[triggers.indexOf(first)]}`;
  },

  DECLARE_ATTACK: (table, { card, target }) =>
    target === undefined
      ? `Attack directly with ${nameOf(table, card)}`
      : `Attack ${nameOf(table, target)} with ${nameOf(table, card)}`,
  RESPOND_REPLAY(table, { target, direct }) {
    if (target !== undefined) return `Attack ${nameOf(table, target)}`;
    return direct === undefined ? "Call off the attack" : "Attack directly";
  },

  CHOOSE_CARDS: (table, { cards }) =>
    cards.length === 0
      ? "Choose none"
      : `${choosingVerb(table, asked(table.state, "choose_cards"))} ${namesOf(table, cards)}`,
  CHOOSE_POSITION(table, { position }) {
    const {
      task: { summon },
    } = asked(table.state, "choose_position");
    return `Summon ${printedName(table, summon.card)} in ${position} position`;
  },
  ARRANGE_CARDS: (table, { cards }) =>
    `From the top: ${cards.map((id) => printedName(table, id)).join(", ")}`,

  ENTER_COMBAT: () => `Go to ${phaseName("combat")}`,
  ADVANCE_PHASE(table) {
    const next = nextPhase(table);
    // LT 5.4: ENTER_COMBAT is refused then, but one phase on is still combat.
    const isIdle = next === "combat" && table.state.shared.turnNumber === 1;
    return `Go to ${phaseName(next)}${isIdle ? ", in which nobody can attack on turn 1" : ""}`;
  },
  END_TURN: "End your turn",
  SURRENDER: "Surrender",
  TIMEOUT: (_table, { seat }) => `Time is up for ${seat}`,
};

function printedName(table: Table, card: CardId): string {
  return definitionOf(table, card).name;
}

function tributing(table: Table, tribute: CardId | undefined): string {
  return tribute === undefined ? "" : `, tributing ${nameOf(table, tribute)}`;
}
