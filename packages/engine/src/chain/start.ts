/** Puts an activation on its way: the card comes to the table face-up, targets and costs follow. */
import { type CardId, cardOf, derivedFor, idsIn, type Rejection } from "@tcg/core";
import { freshData } from "../card-data.ts";
import { sendToGraveyard } from "../procedures/leave.ts";
import { definitionOf, freeSlots, without } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { Play, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { activationTask } from "./activate.ts";
import { canBeActivated, completingTargets, requirementsOf } from "./legality.ts";
import type { Activatable } from "./may-activate.ts";

/** What a command says about an activation besides its card. */
export interface ActivationChoices {
  readonly targets?: readonly CardId[];
  readonly slot?: number;
  readonly replace?: CardId;
}

/**
 * An effect that wants one target in all has it named in the command; else they are asked for. Lists,
 * refusals and each slot that the card could take ask for the same ones.
 */
const namedTargets = derivedFor(
  (table: Table, { card, via, effect, occurrence }: Activatable): readonly CardId[] | null => {
    const { def, seat } = cardOf(table.state, card);
    const source = { card, def };
    const requirements = requirementsOf(table, { source, via, effect });
    if (requirements.length !== 1 || requirements[0]?.count !== 1) return null;
    return completingTargets(table, { seat, source, effect, occurrence, via }, [[]], 0);
  },
  "moment",
);

/** Checks the rest of an activation command: targets, slot and what makes room. */
export function choicesProblem(
  table: Table,
  seat: Seat,
  activatable: Activatable,
  choices: ActivationChoices,
): Rejection | null {
  const noRoom = roomProblem(table, seat, activatable, choices);
  if (noRoom !== null) return noRoom;
  const then = withRoom(table, seat, activatable, choices);
  if (then === null) return reject("activate/cannot-complete");
  const named = namedTargets(then, activatable);
  const { targets } = choices;
  if (named === null ? targets === undefined : isOneOf(targets, named)) return null;
  return reject("activate/wrong-targets", { targets: named ?? [] });
}

/**
 * The table when what makes room has left (LT 7.2, 7.8), or null if the activation cannot be
 * completed without it (LT 8.12): what it was a target of, or cheaper by.
 */
function withRoom(
  table: Table,
  seat: Seat,
  { card, via, effect, occurrence }: Activatable,
  { replace }: ActivationChoices,
): Table | null {
  const { state } = table;
  const isNewField = cardOf(state, card).zone === "hand" && isField(table, card);
  const leaves = isNewField ? state.seats[seat].field[0] : replace;
  if (leaves == null) return table;
  const then = without(table, leaves);
  const source = { card, def: cardOf(state, card).def };
  return canBeActivated(then, { seat, source, effect, occurrence, via }) ? then : null;
}

function isOneOf(targets: readonly CardId[] | undefined, named: readonly CardId[]): boolean {
  const [only] = targets ?? [];
  return targets?.length === 1 && only !== undefined && named.includes(only);
}

/** LT 7.2, 7.8: a spell from hand needs a set slot; a field card has a slot of its own. */
function roomProblem(
  table: Table,
  seat: Seat,
  { card }: Activatable,
  { slot, replace }: ActivationChoices,
): Rejection | null {
  const { state } = table;
  const placed = cardOf(state, card);
  if (placed.zone !== "hand" || isField(table, card)) {
    if (slot !== undefined) return reject("set/slot-taken");
    return replace === undefined ? null : reject("set/no-replace-needed");
  }
  return setZoneProblem(state, seat, slot, replace);
}

export function setZoneProblem(
  state: State,
  seat: Seat,
  slot: number | undefined,
  replace: CardId | undefined,
): Rejection | null {
  const free = freeSlots(state, seat, "setZone");
  if (free.length === 0) {
    if (replace === undefined) return reject("set/no-slot");
    const { zone, seat: owner } = cardOf(state, replace);
    if (zone !== "setZone" || owner !== seat) return reject("set/bad-replace");
    return slot === undefined ? null : reject("set/slot-taken");
  }
  if (replace !== undefined) return reject("set/no-replace-needed");
  return slot === undefined || free.includes(slot) ? null : reject("set/slot-taken");
}

/** The ways a command can be filled in: targets, slots, what makes room. */
export function possibleChoices(
  table: Table,
  seat: Seat,
  activatable: Activatable,
): ActivationChoices[] {
  const found: ActivationChoices[] = [];
  for (const room of waysToMakeRoom(table, seat, activatable.card)) {
    const then = withRoom(table, seat, activatable, room);
    if (then === null) continue;
    const named = namedTargets(then, activatable);
    if (named === null) found.push(room);
    else for (const target of named) found.push({ ...room, targets: [target] });
  }
  return found;
}

type WayToMakeRoom = Omit<ActivationChoices, "targets">;

function waysToMakeRoom(table: Table, seat: Seat, card: CardId): readonly WayToMakeRoom[] {
  const isThere = cardOf(table.state, card).zone !== "hand";
  return isThere || isField(table, card) ? NO_ROOM_NEEDED : waysToSet(table, seat);
}

const NO_ROOM_NEEDED: readonly WayToMakeRoom[] = [{}];

/** A slot other than the first free one, or a card to replace when none is free (LT 3.3, 7.8). */
export const waysToSet = derivedFor(({ state }: Table, seat: Seat): readonly WayToMakeRoom[] => {
  const [first, ...others] = freeSlots(state, seat, "setZone");
  if (first === undefined) return idsIn(state, seat, "setZone").map((replace) => ({ replace }));
  return [{}, ...others.map((slot) => ({ slot }))];
}, "table");

export function isField(table: Table, card: CardId): boolean {
  const printed = definitionOf(table, card);
  return printed.type === "spell" && printed.spellType === "field";
}

/** Brings the card to the table and starts choosing and paying. */
export function startActivation(
  play: Play,
  seat: Seat,
  activatable: Activatable,
  choices: ActivationChoices,
  { byCommand = true }: { readonly byCommand?: boolean } = {},
): void {
  const { effect, via, occurrence } = activatable;
  if (choices.replace !== undefined) sendToGraveyard(play, choices.replace, "replaced");
  const card = comeToTable(play, seat, activatable, choices.slot);
  const source = { card, def: cardOf(play.state, card).def };
  if (via === "effect" && effect !== null) {
    play.emit({ type: "EFFECT_ACTIVATED", seat, source, effect: effect.id });
  }
  const activation = { seat, source, effect: effect?.id ?? null, via, occurrence, byCommand };
  play.next(activationTask(play, activation, choices.targets));
}

/** Gives the id the card has on the table. */
function comeToTable(
  play: Play,
  seat: Seat,
  { card, via }: Activatable,
  slot: number | undefined,
): CardId {
  if (via === "effect") return card;
  if (cardOf(play.state, card).zone !== "hand") {
    const type = via === "trap" ? "TRAP_ACTIVATED" : "SPELL_ACTIVATED";
    play.emit({ type, seat, change: play.turned(card, false) });
    return card;
  }
  const zone = isField(play, card) ? "field" : "setZone";
  // LT 7.2: your own old field card is sent to the graveyard, not destroyed.
  const old = zone === "field" ? play.state.seats[seat].field[0] : null;
  if (old != null) sendToGraveyard(play, old, "replaced");
  const change = play.moved(card, {
    seat,
    zone,
    data: freshData(play.state.shared.turnNumber),
    ...(slot !== undefined && { index: slot }),
  });
  play.emit({ type: "SPELL_ACTIVATED", seat, change });
  return change.as;
}
