/** What the fields of one action must have to do with each other, and with the effect around. */
import { fault, inField, isOneOf, own, type Raw } from "@tcg/core/shapes";
import type { ActionKind, EffectType, TriggerName } from "../../vocabulary.ts";
import type { At } from "./scope.ts";
import { TRIGGERS_ON_LINK } from "./trigger.ts";

type Rule = (action: Raw, at: At) => void;

export const actionRules: Partial<Readonly<Record<ActionKind, Rule>>> = {
  boost_attack: checkBoost,
  boost_defense: checkBoost,
  special_summon: checkSpecialSummon,
  negate: checkNegate,
  modify_cost: checkModifyCost,
  apply_restriction: checkRestriction,
  stop_attack: checkStopAttack,
};

function checkBoost(action: Raw, at: At): void {
  const operation = own(action, "operation") ?? "add";
  const amount = own(action, "amount");
  if (operation === "double" || operation === "halve") {
    leftOut(action, at, "amount", `${operation} needs none`);
  } else if (operation === "add" || operation === "set") {
    if (amount === undefined) fault(inField(at, "amount"), `is missing; ${operation} needs one`);
    if (operation === "add" && amount === 0) fault(inField(at, "amount"), "must not be 0");
    if (operation === "set" && typeof amount === "number" && amount < 0) {
      fault(inField(at, "amount"), "must not be below 0: attack and defense never are (LT 8.9)");
    }
  }
}

function checkSpecialSummon(action: Raw, at: At): void {
  const from = own(action, "from");
  if (from === "hand" || from === "deck") {
    leftOut(action, at, "side", `it is always your own ${from}`);
  }
  if (own(action, "faceDown") === true && own(action, "position") === "attack") {
    fault(inField(at, "position"), "must be defense or left out: face-down cards are in defense");
  }
  if (from !== "target") return;
  for (const name of ["count", "filter", "side"]) {
    leftOut(action, at, name, "the requirement in `targets` says it");
  }
  const { effect } = at.scope;
  if (effect?.targets === undefined) return;
  effect.targets.forEach(({ zone }, index) => {
    if (zone === undefined || zone === "graveyard" || zone === "banished") {
      effect.usedTargets.add(index);
    }
  });
  if (effect.usedTargets.size === 0) {
    fault(
      inField(at, "from"),
      "has nothing to point at: `targets` needs a requirement in graveyard or banished",
    );
  }
}

/** LT 9.9: negate hits the link it answers, so there must be one. Triggers answer none (LT 9.8). */
function checkNegate(_: Raw, at: At): void {
  const { effect } = at.scope;
  if (effect?.type === undefined || effect.trigger === undefined) return;
  const isResponse = effect.type === "quick" || effect.isActivation;
  const answersLink: boolean =
    effect.trigger === "none"
      ? effect.type === "quick"
      : isOneOf<TriggerName>(TRIGGERS_ON_LINK, effect.trigger);
  if (!isResponse || !answersLink) {
    fault(
      inField(at, "kind"),
      `negate needs a link to answer: a quick effect, or a trap on ${TRIGGERS_ON_LINK.join(", ")}`,
    );
  }
}

function checkModifyCost(action: Raw, at: At): void {
  const amount = own(action, "amount");
  const operation = own(action, "operation");
  if (typeof amount !== "number") return;
  const nothing =
    (operation === "add" && amount === 0) || (operation === "multiply" && amount === 1);
  if (nothing) {
    fault(inField(at, "amount"), `must not be ${amount}: that changes nothing`);
  } else if ((operation === "set" || operation === "multiply") && amount < 0) {
    fault(inField(at, "amount"), `must be from 0 to 10 with ${operation}: no cost is below 0`);
  }
}

function checkRestriction(action: Raw, at: At): void {
  const who = own(action, "who");
  const what = own(action, "what");
  if (who === undefined && what === undefined) {
    fault(at, "needs `who` (a seat) or `what` (cards)");
  } else if (who !== undefined && what !== undefined) {
    fault(at, "needs either `who` (a seat) or `what` (cards), not both");
  }
  const restriction = own(action, "restriction");
  if (what !== undefined && (restriction === "battle_phase" || restriction === "draw_phase")) {
    fault(inField(at, "what"), `must be left out: ${restriction} binds a seat, so say \`who\``);
  }
}

/** Ignition effects are started in main phases, breakdowns come after combat. */
const NEVER_IN_COMBAT: readonly EffectType[] = ["ignition", "breakdown"];

function checkStopAttack(_: Raw, at: At): void {
  const type = at.scope.effect?.type;
  if (type !== undefined && NEVER_IN_COMBAT.includes(type)) {
    fault(inField(at, "kind"), `there is never an attack to stop during an effect of type ${type}`);
  }
}

function leftOut(action: Raw, at: At, name: string, why: string): void {
  if (own(action, name) !== undefined) fault(inField(at, name), `must be left out: ${why}`);
}
