/** The tables of a game's states: what was derived from a state is kept for as long as the state is. */
import type { Draft } from "../draft.ts";
import type { Memory } from "../memory.ts";
import type { GameRules } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";
import { revive } from "./revive.ts";
import { freshTable, type Table } from "./table.ts";

export class Tables<G extends GameTypes> {
  readonly #rules: Pick<GameRules<G>, "printed">;
  readonly #tables = new WeakMap<State<G>, Table<G>>();
  readonly #live = new WeakMap<State<G>, Draft<State<G>>>();

  constructor(rules: Pick<GameRules<G>, "printed">) {
    this.#rules = rules;
  }

  /** The table's state is the one to go on with: of one that was read from JSON, the cards are laid out. */
  of(state: State<G>): Table<G> {
    let table = this.#tables.get(state);
    if (table === undefined) {
      table = freshTable(this.#rules, revive(state));
      this.#tables.set(state, table);
    }
    return table;
  }

  /** A state that has been played to: what was derived on the way holds. */
  remember(state: State<G>, memory: Memory): Table<G> {
    const table = { state, printed: this.#rules.printed, memory };
    this.#tables.set(state, table);
    return table;
  }

  /** The same of a state that is played on in place. */
  rememberLive(draft: Draft<State<G>>, memory: Memory): Table<G> {
    this.#live.set(draft.state, draft);
    return this.remember(draft.state, memory);
  }

  /** Somebody plays on from this state: if it is a live one, it must not change under them. */
  share(state: State<G>): void {
    this.#live.get(state)?.share();
  }
}
