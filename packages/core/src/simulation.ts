/**
 * The fast lane: a private state that is advanced in place by the same rules. For bots that search
 * and for playing thousands of games. `legal` returns bare commands, without ids and texts.
 */

import { blankState } from "./apply-event.ts";
import { carryOut, startOn } from "./carry-out.ts";
import { actorsOf, checkCommand, type Legal } from "./check-command.ts";
import type { Game } from "./define-game.ts";
import { copyOnWrite, type Draft, inPlace } from "./draft.ts";
import { eachLegalCommand, legalCommands } from "./legal-commands.ts";
import { Memory } from "./memory.ts";
import { moveOf } from "./moves-of.ts";
import type { StartOptions } from "./rules.ts";
import { rulesOf } from "./rules-of.ts";
import type { Table } from "./table/table.ts";
import type { Actor, Decision, GameTypes, State } from "./types.ts";

export class Simulation<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #draft: Draft<State<G>>;
  readonly #table: Table<G>;
  /** What was listed last, and for whom, until something is played: that much is known to be legal. */
  #listed: G["command"][] = [];
  #listedFor: Actor<G> | null = null;

  private constructor(game: Game<G>, draft: Draft<State<G>>, memory: Memory) {
    this.#game = game;
    this.#draft = draft;
    // Whoever asks the game about the live state finds what is derived from it as it is by then.
    this.#table = game.tables.rememberLive(draft, memory);
  }

  static start<G extends GameTypes>(game: Game<G>, options: StartOptions<G>): Simulation<G> {
    const draft = inPlace(blankState<G>());
    const memory = new Memory();
    const started = startOn(rulesOf(game), draft, memory, options);
    if (!started.ok) throw new TypeError(started.rejection.message);
    return new Simulation(game, draft, memory);
  }

  /**
   * Goes on from a state, which stays as it is: a part of it is copied before the first write to it, and
   * from then on written to in place. A bot makes hundreds of these and plays a few commands in each.
   * The state may be that of another simulation: each goes its own way.
   */
  static from<G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> {
    game.tables.share(state);
    const table = game.tables.of(state);
    return new Simulation(game, copyOnWrite(table.state), table.memory.fork());
  }

  /** The live state: it changes under whoever holds it. */
  get state(): State<G> {
    return this.#table.state;
  }

  get actors(): readonly G["seat"][] {
    return actorsOf(rulesOf(this.#game), this.state);
  }

  legal(actor: Actor<G>): G["command"][] {
    this.#listed = legalCommands(rulesOf(this.#game), this.#table, actor);
    this.#listedFor = actor;
    return this.#listed.slice();
  }

  /** The same, found one at a time: take them all before anything is played. */
  eachLegal(actor: Actor<G>): Iterable<G["command"]> {
    this.#listed = [];
    this.#listedFor = actor;
    return eachLegalCommand(rulesOf(this.#game), this.#table, actor, this.#listed);
  }

  /** The decision's state is the live one. A command that has just been listed is not checked again. */
  play(actor: Actor<G>, command: unknown): Decision<G> {
    const rules = rulesOf(this.#game);
    const checked =
      this.#asListed(actor, command) ?? checkCommand(rules, this.#table, actor, command);
    if (!checked.ok) return checked;
    this.#listedFor = null;
    return carryOut(rules, this.#draft, this.#table.memory, checked);
  }

  #asListed(actor: Actor<G>, given: unknown): Legal<G> | null {
    if (this.#listedFor !== actor) return null;
    // The very object: one that looks the same has still to be read.
    const place = this.#listed.indexOf(given as G["command"]);
    if (place < 0) return null;
    const command = given as G["command"];
    return { ok: true, command, move: moveOf(rulesOf(this.#game), command.type), actor };
  }
}
