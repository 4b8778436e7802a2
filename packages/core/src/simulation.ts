/**
 * The fast lane: a private state that is advanced in place by the same rules. For bots that search
 * and for playing thousands of games. `legal` gives bare commands, without ids and texts.
 */
import { blankState } from "./apply-event.ts";
import { actorsOf } from "./check-command.ts";
import { copyJson } from "./copy-json.ts";
import { decideOn, eachLegalCommand, type Game, legalCommands, startOn } from "./define-game.ts";
import { inPlace } from "./draft.ts";
import type { StartOptions } from "./rules.ts";
import type { Actor, Decision, GameTypes, State } from "./types.ts";

export class Simulation<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #state: State<G>;

  private constructor(game: Game<G>, state: State<G>) {
    this.#game = game;
    this.#state = state;
  }

  static start<G extends GameTypes>(game: Game<G>, options: StartOptions<G>): Simulation<G> {
    const state = blankState<G>();
    const started = startOn(game.rules, inPlace(state), options);
    if (!started.ok) throw new TypeError(started.rejection.message);
    return new Simulation(game, state);
  }

  /** Goes on from a state, on a copy of its own. */
  static from<G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> {
    return new Simulation(game, copyJson(state));
  }

  /** The live state: it changes under whoever holds it. */
  get state(): State<G> {
    return this.#state;
  }

  get actors(): readonly G["seat"][] {
    return actorsOf(this.#game.rules, this.#state);
  }

  legal(actor: Actor<G>): G["command"][] {
    return legalCommands(this.#game.rules, this.#state, actor);
  }

  /** The same, looked for as they are asked for: to be used up before anything is played. */
  eachLegal(actor: Actor<G>): Iterable<G["command"]> {
    return eachLegalCommand(this.#game.rules, this.#state, actor);
  }

  /** The decision's state is the live one. */
  play(actor: Actor<G>, command: unknown): Decision<G> {
    return decideOn(this.#game.rules, this.#state, () => inPlace(this.#state), actor, command);
  }
}
