/**
 * Tests that read as given this state, when somebody does that, then this happened, or it was
 * refused for this reason. Throws on the first thing that is not so.
 */

import { canonicalJson } from "../canonical-json.ts";
import type { Game } from "../define-game.ts";
import { unusedScript } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import type { Actor, Decision, EventOf, GameTypes, State } from "../types.ts";

export interface Then<G extends GameTypes> {
  /** The state reached so far. */
  readonly state: State<G>;
  /** What the last command caused. */
  readonly events: readonly EventOf<G>[];
  /** Does something: a command or its notation. */
  when(actor: Actor<G>, command: G["command"] | string): Then<G>;
  /** The last command caused events that match these, in this order, among others. */
  then(...events: readonly EventPattern<G>[]): Then<G>;
  /** The last command caused no event of these types. */
  thenNot(...types: readonly EventOf<G>["type"][]): Then<G>;
  /** The last command was refused with this code, and nothing changed. */
  refused(code: string): Then<G>;
  /** Exactly these moves are legal, as notation, in any order; `anytime` moves left out. */
  offered(actor: Actor<G>, ...moves: readonly string[]): Then<G>;
  ended(reason: string, ...winners: readonly G["seat"][]): Then<G>;
  /** Every scripted random number has been used. */
  scriptUsedUp(): Then<G>;
}

/** A type and those fields that matter. */
export type EventPattern<G extends GameTypes> = {
  readonly type: EventOf<G>["type"];
  readonly [field: string]: unknown;
};

export function given<G extends GameTypes>(game: Game<G>, state: State<G>): Then<G> {
  return then(game, state, { ok: true, events: [], state });
}

function then<G extends GameTypes>(game: Game<G>, state: State<G>, last: Decision<G>): Then<G> {
  const accepted = (): Extract<Decision<G>, { ok: true }> => {
    if (last.ok) return last;
    const { code, message } = last.rejection;
    throw new Error(`the command was refused: ${code}: ${message}`);
  };
  const self: Then<G> = {
    state,
    get events() {
      return accepted().events;
    },
    when(actor, command) {
      accepted();
      const parsed = typeof command === "string" ? game.parse(command) : null;
      if (parsed?.ok === false) throw new Error(`cannot read it: ${parsed.rejection.message}`);
      const decision = game.decide(state, actor, parsed?.command ?? command);
      return then(game, decision.ok ? decision.state : state, decision);
    },
    // biome-ignore lint/suspicious/noThenProperty: reads as given, when, then; nobody awaits it
    then(...patterns) {
      const { events } = accepted();
      let from = 0;
      for (const pattern of patterns) {
        const at = events.findIndex((event, i) => i >= from && includes(event, pattern));
        if (at < 0) {
          const seen = events.map((event) => canonicalJson(event)).join("\n  ");
          throw new Error(`no event like ${canonicalJson(pattern)} in\n  ${seen}`);
        }
        from = at + 1;
      }
      return self;
    },
    thenNot(...types) {
      const found = accepted().events.find((event) =>
        (types as readonly string[]).includes(event.type),
      );
      if (found !== undefined) throw new Error(`there should be no ${canonicalJson(found)}`);
      return self;
    },
    refused(code) {
      if (last.ok) throw new Error(`the command was accepted, not refused with ${code}`);
      if (last.rejection.code !== code) {
        throw new Error(`refused with ${last.rejection.code}, not with ${code}`);
      }
      return then(game, state, { ok: true, events: [], state });
    },
    offered(actor, ...moves) {
      const legal = game
        .legalMoves(state, actor)
        .filter(
          ({ command }) =>
            rulesOf(game).moves[command.type as G["command"]["type"]].anytime !== true,
        );
      const [found, wanted] = [legal.map(({ id }) => id).sort(), [...moves].sort()];
      if (canonicalJson(found) !== canonicalJson(wanted)) {
        throw new Error(
          `${actor} is offered\n  ${found.join("\n  ")}\nnot\n  ${wanted.join("\n  ")}`,
        );
      }
      return self;
    },
    ended(reason, ...winners) {
      const expected = { status: "ended", reason, winners };
      if (canonicalJson(state.outcome) !== canonicalJson(expected)) {
        throw new Error(`the outcome is ${canonicalJson(state.outcome)}`);
      }
      return self;
    },
    scriptUsedUp() {
      const left = Object.entries(unusedScript(state.random)).filter(([, count]) => count > 0);
      if (left.length > 0) throw new Error(`scripted numbers left over: ${JSON.stringify(left)}`);
      return self;
    },
  };
  return self;
}

/** Whether everything in the pattern is in the value, at the same place. */
function includes(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return Object.is(value, pattern);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((part, i) => includes(value[i], part))
    );
  }
  return Object.entries(pattern).every(([key, part]) =>
    includes((value as Record<string, unknown>)[key], part),
  );
}
