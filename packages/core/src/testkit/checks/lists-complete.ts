/**
 * Promise: the list of legal moves is complete. Two looks that do not trust the list:
 *
 * - What is put together from parts of listed commands (other pairs, another number of cards, another
 *   order) is listed as well, or refused by a rule. "It is not offered" is no rule: a list that ends
 *   too early would refuse the rest with it.
 * - Of two cards that nobody can tell apart each can be named wherever the other can. That holds
 *   although list and refusal come from the same code and leave out the same.
 */

import type { CommandFields } from "../../command/fields.ts";
import { type CardId, isCardId } from "../../ids.ts";
import { rulesOf } from "../../rules-of.ts";
import type { Actor, GameTypes, LegalMove, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { inForm, type Parts, recombined } from "../recombined.ts";
import { twins } from "../twins.ts";

const name = "lists are complete";
/** Of one kind of command in one state: each asks the rules once more. */
const MAX_TRIED = 40;

export const listsComplete: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    const alike = twins(rulesOf(context.game).zones, state);
    for (const actor of [...state.seating, "referee"] as const) {
      const listed = context.legal(state, actor);
      const ids = new Set(listed.map(({ id }) => id));
      recombine(context, state, actor, listed, ids);
      exchange(context, state, actor, listed, ids, alike);
    }
  },
};

function recombine<G extends GameTypes>(
  context: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
  listed: readonly LegalMove<G>[],
  ids: ReadonlySet<string>,
): void {
  const { game, random } = context;
  for (const [type, moves] of Map.groupBy(listed, ({ command }) => command.type)) {
    const fields = rulesOf(game).commands[type] ?? {};
    if (!hasCombinations(fields)) continue;
    const commands = moves.map(({ command }) => command as unknown as Parts);
    const unlisted = [...recombined(random, fields, commands)]
      .map((parts) => ({ ...parts, type }) as unknown as G["command"])
      .filter((command) => !ids.has(game.notation(command)));
    const tried =
      unlisted.length > MAX_TRIED ? random.shuffle(unlisted).slice(0, MAX_TRIED) : unlisted;
    for (const command of tried) expectRefused(context, state, actor, command, ids);
  }
}

function expectRefused<G extends GameTypes>(
  { game }: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
  command: G["command"],
  ids: ReadonlySet<string>,
): void {
  const explained = game.explain(state, actor, command);
  const tried = `${actor} was not offered ${game.notation(command)}`;
  if (explained.legal) {
    // The list may have it in another form.
    if (!ids.has(explained.move.id)) throw new CheckFailed(name, `${tried}, yet it is legal`);
  } else if (explained.rejection.rule === undefined && namesRules(game)) {
    const { code } = explained.rejection;
    throw new CheckFailed(name, `${tried}, and no rule refuses it: ${code}`);
  }
}

/** A game whose refusals never name a rule says nothing by leaving it out. */
function namesRules<G extends GameTypes>(game: CheckContext<G>["game"]): boolean {
  return Object.values(rulesOf(game).rejections).some(({ rule }) => rule !== undefined);
}

/** Whether there is more than one place to fill. */
function hasCombinations(fields: CommandFields[string]): boolean {
  const all = Object.values(fields);
  return all.length > 1 || all[0]?.kind === "cards";
}

function exchange<G extends GameTypes>(
  { game }: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
  listed: readonly LegalMove<G>[],
  ids: ReadonlySet<string>,
  alike: readonly (readonly [CardId, CardId])[],
): void {
  for (const { id, command } of listed) {
    const fields = rulesOf(game).commands[command.type] ?? {};
    const parts = command as unknown as Parts;
    const named = cardsNamed(fields, parts);
    for (const [one, other] of alike) {
      // Most commands name one card or none, and most cards have no twin.
      if (!named.includes(one) && !named.includes(other)) continue;
      // A number may be the slot of one of them: to take the place of a tribute, name its own slot.
      const zone = state.cards.get(one)?.zone as G["zone"];
      const areInSlots = rulesOf(game).zones[zone].slots !== "pile";
      if (areInSlots && namesANumber(fields, parts)) continue;
      const exchanged = exchangedIn(fields, parts, one, other);
      const twin = game.notation(exchanged as unknown as G["command"]);
      if (ids.has(twin)) continue;
      const are = `${one} and ${other} are alike`;
      throw new CheckFailed(name, `${actor} may ${id} and not ${twin}, though ${are}`);
    }
  }
}

function cardsNamed(fields: CommandFields[string], command: Parts): readonly unknown[] {
  return Object.entries(fields).flatMap(([field, { kind }]) =>
    kind === "card" || kind === "cards" ? command[field] : [],
  );
}

function namesANumber(fields: CommandFields[string], command: Parts): boolean {
  return Object.entries(fields).some(
    ([field, { kind }]) => kind === "integer" && command[field] !== undefined,
  );
}

function exchangedIn(
  fields: CommandFields[string],
  command: Parts,
  one: CardId,
  other: CardId,
): Parts {
  const swap = (id: CardId): CardId => {
    if (id === one) return other;
    return id === other ? one : id;
  };
  const exchanged: Record<string, unknown> = { ...command };
  for (const [field, rule] of Object.entries(fields)) {
    const value = command[field];
    if (rule.kind === "card" && isCardId(value)) exchanged[field] = swap(value);
    if (rule.kind === "cards" && Array.isArray(value)) {
      exchanged[field] = inForm(rule, (value as CardId[]).map(swap));
    }
  }
  return exchanged;
}
