/**
 * Promise: everything that is not listed is refused, with a declared code and a sentence. Tried
 * with commands a little off (other cards, other words, fields missing or too many), with other
 * seats' commands, and with plain rubbish.
 */

import { mayTry } from "../../check-command.ts";
import type { CardId } from "../../ids.ts";
import { moveOf } from "../../moves-of.ts";
import { kernelRejections } from "../../rejections.ts";
import { rulesOf } from "../../rules-of.ts";
import { seesFace } from "../../table/zones.ts";
import type { Actor, GameTypes, State } from "../../types.ts";
import { aboutCard, anyCommand, nearly, rubbish } from "../any-command.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";

const name = "unlisted commands are refused";
const TRIES_PER_STATE = 6;
const SWEEP_ONE_IN = 4;

export const unlistedRefused: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    for (let i = 0; i < TRIES_PER_STATE; i++) {
      const [actor, input] = someTry(context, state);
      tryCommand(context, state, actor, input);
    }
    if (context.random.int(SWEEP_ONE_IN) === 0) sweep(context, state);
    overlooked(context, state);
  },
};

/** The reasons met so far, for each match: what is tried may not hang on other matches. */
const reasonsMet = new WeakMap<object, Set<string>>();
/** Of one kind of move. */
const MAX_CONSIDERED = 60;

/**
 * What the list leaves out: commands that the game itself takes into consideration and refuses, one
 * for each reason in a match. Some reasons need two cards that luck hardly names together.
 */
function overlooked<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
  const { tables } = context.game;
  const rules = rulesOf(context.game);
  const table = tables.of(state);
  const met = reasonsMet.get(context) ?? new Set<string>();
  reasonsMet.set(context, met);
  for (const actor of context.game.actors(state)) {
    for (const type in rules.moves) {
      const move = moveOf(rules, type);
      if (mayTry(rules, state, actor, move) !== null) continue;
      let left = MAX_CONSIDERED;
      for (const command of move.candidates(table, actor)) {
        if (left-- === 0) break;
        const code = move.validate(table, actor, command)?.code;
        if (code === undefined || met.has(code)) continue;
        met.add(code);
        tryCommand(context, state, actor, command);
      }
    }
  }
}

/**
 * Everything that could be wanted of each of one's own cards, in hand and on the table. Luck alone hardly meets
 * a refusal that only one card gets in one short phase.
 */
function sweep<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
  const { commands } = rulesOf(context.game);
  const plain = Object.entries(commands).filter(([, fields]) => {
    const wanted = Object.values(fields).filter(({ optional }) => optional === undefined);
    return wanted.length === 1 && wanted[0]?.kind === "card";
  });
  for (const actor of context.game.actors(state)) {
    const own = state.cards.ids().filter((id) => state.cards.get(id)?.seat === actor);
    for (const card of own as CardId[]) {
      if (!seesFace(rulesOf(context.game).zones, state, card, actor)) continue;
      for (const [type, fields] of plain) {
        const field = Object.keys(fields).find((each) => fields[each]?.optional === undefined);
        if (field !== undefined) tryCommand(context, state, actor, { type, [field]: card });
      }
    }
  }
}

function ownOnTable<G extends GameTypes>(
  { game }: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
): CardId[] {
  return state.cards.ids().filter((id) => {
    const card = state.cards.get(id);
    return card?.seat === actor && rulesOf(game).zones[card.zone as G["zone"]].faces === "all";
  });
}

function tryCommand<G extends GameTypes>(
  { game, coverage, legal }: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
  input: unknown,
): void {
  const decision = game.decide(state, actor, input);
  const explained = game.explain(state, actor, input);
  if (decision.ok !== explained.legal) throw new CheckFailed(name, "explain and decide disagree");
  if (explained.legal) {
    const { id } = explained.move;
    if (!legal(state, actor).some((move) => move.id === id)) {
      throw new CheckFailed(name, `${actor} was not offered ${id}, yet it is accepted`);
    }
    return;
  }
  const { code, message } = explained.rejection;
  coverage.see(`rejection:${code}`);
  if (!Object.hasOwn(kernelRejections, code) && !Object.hasOwn(rulesOf(game).rejections, code)) {
    throw new CheckFailed(name, `the refusal ${code} is not declared`);
  }
  if (message === "") throw new CheckFailed(name, `the refusal ${code} says nothing`);
}

/** Many by whoever has to act: about a card of its own on the table, or nearly what is listed. */
function someTry<G extends GameTypes>(
  context: CheckContext<G>,
  state: State<G>,
): [Actor<G>, unknown] {
  const { game, random, legal } = context;
  const { commands } = rulesOf(game);
  const anybody: readonly Actor<G>[] = [...state.seating, "referee", "nobody"];
  if (random.int(8) === 0) return [random.pick(anybody), rubbish(random, 3)];
  const actor = random.pick<Actor<G>>([...game.actors(state), "referee"]);
  const own = ownOnTable(context, state, actor);
  if (own.length > 0 && random.int(3) === 0) {
    return [actor, aboutCard(random, commands, state, random.pick(own))];
  }
  const moves = legal(state, actor);
  if (moves.length === 0 || random.int(2) === 0) {
    return [random.pick([actor, ...anybody]), anyCommand(random, commands, state)];
  }
  const command = nearly(random, commands, state, random.pick(moves).command);
  if (random.int(20) === 0) command[random.pick(["card", "seat", "extra", "__proto__"])] = 1;
  return [random.int(4) === 0 ? random.pick(anybody) : actor, command];
}
