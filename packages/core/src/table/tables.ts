/** The tables of a game's states: what was derived from a state is kept for as long as the state is. */
import type { Draft, Sharing } from "../draft.ts";
import { Memory } from "../memory.ts";
import type { GameRules } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";
import { revive } from "./revive.ts";
import type { Table } from "./table.ts";

/**
 * Nothing that is kept here leads back to a state. V8 takes values of a weak map for alive when it
 * collects young garbage: a state that is reached by one would outlive all its moments.
 */
export class Tables<G extends GameTypes> {
  readonly #rules: Pick<GameRules<G>, "printed">;
  readonly #memories = new WeakMap<State<G>, Memory>();
  /** Of states that were read from JSON. */
  readonly #revived = new WeakMap<State<G>, State<G>>();
  readonly #live = new WeakMap<State<G>, Sharing>();

  constructor(rules: Pick<GameRules<G>, "printed">) {
    this.#rules = rules;
  }

  /** The table's state is the one to go on with: of one that was read from JSON, the cards are laid out. */
  of(state: State<G>): Table<G> {
    let memory = this.#memories.get(state);
    if (memory === undefined) {
      memory = new Memory();
      this.#memories.set(state, memory);
    }
    return { state: this.#laidOut(state), printed: this.#rules.printed, memory };
  }

  /** A state that has been played to: what was derived on the way holds. */
  remember(state: State<G>, memory: Memory): Table<G> {
    this.#memories.set(state, memory);
    return { state, printed: this.#rules.printed, memory };
  }

  /** The same of a state that is played on in place. */
  rememberLive(draft: Draft<State<G>>, memory: Memory): Table<G> {
    this.#live.set(draft.state, draft.sharing);
    return this.remember(draft.state, memory);
  }

  /** Somebody plays on from this state: if it is a live one, it must not change under them. */
  share(state: State<G>): void {
    const sharing = this.#live.get(state);
    if (sharing !== undefined) sharing.isShared = true;
  }

  #laidOut(state: State<G>): State<G> {
    const known = this.#revived.get(state);
    if (known !== undefined) return known;
    const revived = revive(state);
    if (revived !== state) this.#revived.set(state, revived);
    return revived;
  }
}
