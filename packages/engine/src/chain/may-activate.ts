/**
 * Whether a card or effect may be activated: by itself when nothing is pending (LT 7.2, 7.7, 8.1),
 * or as a response in a window (LT 7.3, 9.2). The lists of what may be done ask here, too.
 */
import { type CardId, cardOf, derivedFor, type Rejection } from "@tcg/core";
import type { CompleteEffect } from "../cards/complete-cards.ts";
import { printedOf } from "../cards/printed.ts";
import { effectsAtWork } from "../reading/at-work.ts";
import { evaluateCondition } from "../reading/conditions.ts";
import { isUsedUp } from "../reading/limits.ts";
import { cloutCost, isRestricted, statsOf } from "../reading/stats.ts";
import { isInForce, onTable } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import { triggerFits } from "../triggers/fits.ts";
import type { Activation, Occurrence, State, Table } from "../types.ts";
import type { Seat, TriggerName } from "../vocabulary.ts";
import { canBeCompleted } from "./legality.ts";
import { canRespondFromHand, canRespondNow } from "./responding.ts";

export type Mode = "start" | "respond";

/** Something that may be activated now. */
export interface Activatable {
  readonly card: CardId;
  /** The place of the effect in the definition; null for the spell or trap itself. */
  readonly place: number | null;
  readonly via: Activation["via"];
  readonly effect: CompleteEffect | null;
  readonly occurrence: Occurrence | null;
}

type ActivationCheck =
  | { readonly ok: true; readonly activatable: Activatable }
  | { readonly ok: false; readonly rejection: Rejection };

/** A spell or trap card. Whether there is room for it is for the move to say. */
export function mayActivateCard(
  table: Table,
  seat: Seat,
  card: CardId,
  mode: Mode,
): ActivationCheck {
  const { zone, seat: holder, faceDown } = cardOf(table.state, card);
  const { type } = printedOf(table, card).card;
  const isThere = zone === "setZone" ? faceDown : zone === "hand" && type === "spell";
  if (holder !== seat || type === "stereotype" || !isThere) return no("activate/not-yours");
  return ofCard[mode](table, card);
}

/** An ignition or quick effect of a face-up card. */
export function mayActivateEffect(
  table: Table,
  seat: Seat,
  card: CardId,
  place: number,
  mode: Mode,
): ActivationCheck {
  const { state } = table;
  const placed = onTable(state, card);
  if (placed?.seat !== seat || placed.faceDown) return no("activate/not-yours");
  if (!isInForce(state, card)) return no("activate/wrong-time");
  const checks = ofEffects[mode](table, card);
  return checks.find((each) => each.place === place)?.check ?? no("activate/no-such-effect");
}

/** Worked out once for the moment: lists, refusals and the activation itself all ask for it. */
const ofCard = {
  start: derivedFor((table: Table, card: CardId) => checkCard(table, card, "start"), "moment"),
  respond: derivedFor((table: Table, card: CardId) => checkCard(table, card, "respond"), "moment"),
};
const ofEffects = {
  start: derivedFor((table: Table, card: CardId) => checkEffects(table, card, "start"), "moment"),
  respond: derivedFor(
    (table: Table, card: CardId) => checkEffects(table, card, "respond"),
    "moment",
  ),
};

function checkCard(table: Table, card: CardId, mode: Mode): ActivationCheck {
  const { state } = table;
  const { seat, zone } = cardOf(state, card);
  const { card: printed, activation: effect, speed } = printedOf(table, card);
  // A trap and a quick-play that were set wait a turn (LT 7.2, 7.3); other spells do not.
  const setThisTurn = (onTable(state, card)?.data.turnEntered ?? 0) >= state.shared.turnNumber;
  if (zone === "setZone" && speed > 1 && setThisTurn) return no("activate/set-this-turn");
  if (mode === "start" && !isTimeToStart(state, speed)) return no("activate/wrong-time");
  // A quick-play from hand only on one's own turn (LT 7.2); what is slower is refused as too slow.
  const canUseHand =
    mode === "start" ? state.shared.turnSeat === seat : canRespondFromHand(state, seat);
  if (speed === 2 && zone === "hand" && !canUseHand) {
    const isOwnTurn = state.shared.turnSeat === seat;
    return no(isOwnTurn ? "activate/hand-not-now" : "activate/hand-on-their-turn");
  }
  // LT 7.7: a counter trap answers a link, whatever its effect would answer.
  if (speed === 3 && state.shared.chain.length === 0) return no("activate/nothing-to-answer");
  if (cloutCost(table, seat, printed) > state.seats[seat].clout) {
    return no("activate/not-enough-clout");
  }
  const via = printed.type === "trap" ? "trap" : "spell";
  return mayUse(table, seat, { card, place: null, via, effect }, speed, mode);
}

/** Of each effect of the card that can be used at all. */
function checkEffects(
  table: Table,
  card: CardId,
  mode: Mode,
): readonly { readonly place: number; readonly check: ActivationCheck }[] {
  const { state } = table;
  const { seat } = cardOf(state, card);
  return printedOf(table, card).usable.map(({ effect, place, speed }) => {
    const check = (): ActivationCheck => {
      if (mode === "start" && !isTimeToStart(state, speed)) return no("activate/wrong-time");
      if (isRestricted(table, { seat, card }, "effects")) return no("activate/forbidden");
      return mayUse(table, seat, { card, place, via: "effect", effect }, speed, mode);
    };
    return { place, check: check() };
  });
}

/** Speed 1 in one's main phases, speed 2 in main and combat phases (LT 7.2, 7.7, 8.1). */
function isTimeToStart({ phase }: State, speed: number): boolean {
  return phase === "main" || phase === "main2" || (speed >= 2 && phase === "combat");
}

function mayUse(
  table: Table,
  seat: Seat,
  what: Omit<Activatable, "occurrence">,
  speed: number,
  mode: Mode,
): ActivationCheck {
  const { state } = table;
  const { card, effect, via } = what;
  const source = { card, def: cardOf(state, card).def };
  if (state.shared.linksThisTurn >= state.config.maxLinksPerTurn) {
    return no("activate/too-many-links");
  }
  // LT 9.2: speed 2 or 3, and no lower than the link it answers.
  const answered = state.shared.chain.at(-1)?.speed ?? 1;
  if (mode === "respond" && (speed < 2 || speed < answered)) return no("activate/too-slow");
  if (mode === "respond" && !canRespondNow(state, seat)) return no("activate/wrong-time");
  const occurrence = answeredBy(table, seat, card, effect);
  if (effect?.trigger && occurrence === null) return no("activate/nothing-to-answer");
  if (effect !== null && isUsedUp(state, seat, source, effect)) return no("activate/used-up");
  const context = { seat, source, occurrence, stats: statsOf };
  if (effect?.condition && !evaluateCondition(table, effect.condition, context)) {
    return no("activate/condition");
  }
  if (!canBeCompleted(table, { seat, source, effect, occurrence, via })) {
    return no("activate/cannot-complete");
  }
  return { ok: true, activatable: { ...what, occurrence } };
}

function no(code: Parameters<typeof reject>[0]): ActivationCheck {
  return { ok: false, rejection: reject(code) };
}

/** The latest thing that happened which this effect answers (LT 7.3). */
function answeredBy(
  table: Table,
  seat: Seat,
  card: CardId,
  effect: CompleteEffect | null,
): Occurrence | null {
  const { state } = table;
  const trigger = effect?.trigger;
  if (trigger === undefined) return null;
  const recent = LINK_TRIGGERS.includes(trigger.on) ? aboutLastLink(state) : state.shared.recent;
  return (
    recent.findLast((occurrence) => triggerFits(table, trigger, seat, card, occurrence)) ?? null
  );
}

/** What is on the chain can be answered as long as it is the last link (LT 9.2). */
function aboutLastLink({ shared: { recent, chain } }: State): readonly Occurrence[] {
  if (chain.length === 0) return [];
  const isLink = ({ on }: Occurrence): boolean => on.endsWith("_activated");
  const last = recent.findLastIndex(isLink);
  return recent.slice(recent.slice(0, Math.max(0, last)).findLastIndex(isLink) + 1);
}

/** What is about a link, or comes with one. */
export const LINK_TRIGGERS: readonly TriggerName[] = [
  "spell_activated",
  "trap_activated",
  "effect_activated",
  "targeted",
];

/** Every spell and trap card the seat may activate. */
export function activatableCards(table: Table, seat: Seat, mode: Mode): Activatable[] {
  const { hand, setZone } = table.state.seats[seat];
  const found: Activatable[] = [];
  for (const cards of [hand, setZone]) {
    for (const card of cards) {
      // What is too slow is refused in any case: this saves the asking.
      if (card === null || (mode === "respond" && printedOf(table, card).speed < 2)) continue;
      const check = mayActivateCard(table, seat, card, mode);
      if (check.ok) found.push(check.activatable);
    }
  }
  return found;
}

/** Every effect of a face-up card the seat may activate: public facts. */
export function activatableEffects(table: Table, seat: Seat, mode: Mode): Activatable[] {
  const found: Activatable[] = [];
  for (const { source, seat: holder, printed } of effectsAtWork(table).usable) {
    // What is too slow is refused in any case: this saves the asking.
    if (holder !== seat || (mode === "respond" && printed.quick.length === 0)) continue;
    for (const { check } of ofEffects[mode](table, source.card)) {
      if (check.ok) found.push(check.activatable);
    }
  }
  return found;
}
