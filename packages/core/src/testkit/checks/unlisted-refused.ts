/**
 * Promise: everything that is not listed is refused, with a declared code and a sentence. Tried
 * with commands a little off (other cards, other words, fields missing or too many), with other
 * seats' commands, and with plain rubbish.
 */
import { cardId } from "../../ids.ts";
import type { Stream } from "../../random.ts";
import { kernelRejections } from "../../rejections.ts";
import type { Actor, GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";

const name = "unlisted commands are refused";
const TRIES_PER_STATE = 6;

export const unlistedRefused: Check = {
  name,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    for (let i = 0; i < TRIES_PER_STATE; i++) {
      const actors: Actor<G>[] = [...state.seating, "referee", "nobody"];
      tryCommand(context, state, context.random.pick(actors), offCommand(context, state));
    }
  },
};

function tryCommand<G extends GameTypes>(
  { game, coverage }: CheckContext<G>,
  state: State<G>,
  actor: Actor<G>,
  input: unknown,
): void {
  const decision = game.decide(state, actor, input);
  const explained = game.explain(state, actor, input);
  if (decision.ok !== explained.legal) throw new CheckFailed(name, "explain and decide disagree");
  if (explained.legal) {
    const { id } = explained.move;
    if (!game.legalMoves(state, actor).some((move) => move.id === id)) {
      throw new CheckFailed(name, `${actor} was not offered ${id}, yet it is accepted`);
    }
    return;
  }
  const { code, message } = explained.rejection;
  coverage.see(`rejection:${code}`);
  if (!Object.hasOwn(kernelRejections, code) && !Object.hasOwn(game.rules.rejections, code)) {
    throw new CheckFailed(name, `the refusal ${code} is not declared`);
  }
  if (message === "") throw new CheckFailed(name, `the refusal ${code} says nothing`);
}

/** A command of the game with its fields filled at random, sometimes spoilt. */
function offCommand<G extends GameTypes>(
  { game, random }: CheckContext<G>,
  state: State<G>,
): unknown {
  if (random.int(8) === 0) return rubbish(random, 3);
  const type = random.pick(Object.keys(game.rules.commands));
  const command: Record<string, unknown> = { type };
  for (const [field, rule] of Object.entries(game.rules.commands[type] ?? {})) {
    if (random.int(rule.optional ? 3 : 20) === 0) continue;
    const someCard = (): string => cardId(1 + random.int(state.nextId + 1));
    const usefulCard = (): string => random.pick([...Object.keys(state.cards), someCard()]);
    if (random.int(20) === 0) command[field] = rubbish(random, 2);
    else if (rule.kind === "card") command[field] = usefulCard();
    else if (rule.kind === "choice") command[field] = random.pick(rule.of);
    else if (rule.kind === "integer") {
      const span = Math.min(rule.max - rule.min + 1, 1000);
      command[field] = rule.min + random.int(span);
    } else {
      command[field] = Array.from({ length: random.int(4) }, usefulCard);
    }
  }
  if (random.int(20) === 0) command[random.pick(["card", "seat", "extra", "__proto__"])] = 1;
  return command;
}

/** Arbitrary JSON. */
function rubbish(random: Stream, depth: number): unknown {
  const leaves = [null, true, 0, -1, 1.5, 1e21, "", "c1", "constructor", "toString", []];
  if (depth === 0 || random.int(2) === 0) return random.pick(leaves);
  const parts = Array.from({ length: random.int(4) }, () => rubbish(random, depth - 1));
  if (random.int(2) === 0) return parts;
  return Object.fromEntries(parts.map((part, i) => [i === 0 ? "type" : `f${i}`, part]));
}
