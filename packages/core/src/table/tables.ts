/** The tables of a game's states: what was derived from a state is kept for as long as the state is. */
import type { Memory } from "../memory.ts";
import type { GameRules } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";
import { freshTable, type Table } from "./table.ts";

export class Tables<G extends GameTypes> {
  readonly #rules: Pick<GameRules<G>, "printed">;
  readonly #tables = new WeakMap<State<G>, Table<G>>();

  constructor(rules: Pick<GameRules<G>, "printed">) {
    this.#rules = rules;
  }

  of(state: State<G>): Table<G> {
    let table = this.#tables.get(state);
    if (table === undefined) {
      table = freshTable(this.#rules, state);
      this.#tables.set(state, table);
    }
    return table;
  }

  /** A state that has been played to, or is played on in place: what was derived on the way holds. */
  remember(state: State<G>, memory: Memory): Table<G> {
    const table = { state, printed: this.#rules.printed, memory };
    this.#tables.set(state, table);
    return table;
  }
}
