/** Whether a command is legal: asked by decide, by the list of legal moves, and by explain. */
import { shapeCommand } from "./command/shape.ts";
import type { CardId } from "./ids.ts";
import { type AnyMove, moveOf } from "./moves-of.ts";
import { promptOf } from "./prompt-of.ts";
import { refuse } from "./rejections.ts";
import type { GameRules } from "./rules.ts";
import type { Table } from "./table/table.ts";
import { seesId } from "./table/zones.ts";
import type { Actor, GameTypes, Rejection, State } from "./types.ts";

/** A command that may be carried out, in its one form. */
export interface Legal<G extends GameTypes> {
  readonly ok: true;
  readonly command: G["command"];
  readonly move: AnyMove<G>;
  readonly actor: Actor<G>;
}

export type Checked<G extends GameTypes> =
  | Legal<G>
  | { readonly ok: false; readonly rejection: Rejection };

export function checkCommand<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  actor: Actor<G>,
  input: unknown,
): Checked<G> {
  const { state } = table;
  const shaped = shapeCommand(rules.commands, input);
  if (!shaped.ok) return shaped;
  const given = shaped.command as G["command"];
  const move = moveOf(rules, given.type);
  const early =
    mayTry(rules, state, actor, move) ??
    unknownCard(rules, state, actor, shaped.cards) ??
    move.when?.(table, actor as G["seat"]) ??
    null;
  if (early !== null) return { ok: false, rejection: early };
  const command = move.normalise?.(table, actor, given) ?? given;
  const rejection = move.validate(table, actor, command);
  return rejection === null ? { ok: true, command, move, actor } : { ok: false, rejection };
}

/** Whether this kind of move is this actor's to make at this moment. */
export function mayTry<G extends GameTypes>(
  rules: GameRules<G>,
  state: State<G>,
  actor: Actor<G>,
  move: AnyMove<G>,
): Rejection | null {
  if (state.outcome.status === "ended") return refuse("game/over");
  const isReferee = actor === "referee";
  const isSeated = state.seating.includes(actor as G["seat"]);
  if (isReferee !== (move.by === "referee") || (!isReferee && !isSeated)) {
    return refuse("command/not-for-you");
  }
  if (isReferee || move.anytime) return null;
  const own = promptOf(state, actor);
  if (move.answers !== undefined) {
    return own !== undefined && move.answers.includes(own.kind) ? null : refuse("prompt/not-asked");
  }
  if (own !== undefined) return refuse("prompt/answer-first", { kind: own.kind });
  if (state.prompts.length > 0) {
    return refuse("prompt/others-decide", { seats: state.prompts.map(({ seat }) => seat) });
  }
  return rules.turn(state).includes(actor as G["seat"]) ? null : refuse("turn/not-yours");
}

/** A card the actor cannot point at and one that never was are refused alike: nothing leaks. */
function unknownCard<G extends GameTypes>(
  rules: GameRules<G>,
  state: State<G>,
  actor: Actor<G>,
  ids: readonly CardId[],
): Rejection | null {
  for (const id of ids) {
    if (!seesId(rules.zones, state, id, actor)) return refuse("command/unknown-card", { card: id });
  }
  return null;
}

/**
 * Who has to act: the seats that are asked, else the seat whose turn it is. Nobody once the match has
 * ended.
 */
export function actorsOf<G extends GameTypes>(
  rules: GameRules<G>,
  state: State<G>,
): readonly G["seat"][] {
  if (state.outcome.status === "ended") return [];
  if (state.prompts.length > 0) return state.prompts.map(({ seat }) => seat as G["seat"]);
  return rules.turn(state);
}
