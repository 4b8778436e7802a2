/** The tables of a game's states: what was derived from a state is kept for as long as the state is. */
import type { Draft, Sharing } from "../draft.ts";
import { Memory } from "../memory.ts";
import type { GameRules } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";
import { revive } from "./revive.ts";
import type { Table } from "./table.ts";

/** What is kept of a state by the game whose state it is. */
interface Kept {
  readonly by: object;
  memory: Memory;
  /** Of a state that was read from JSON: the same with its cards laid out. */
  laidOut: State<GameTypes> | null;
  /** Of a state that is played on in place. */
  sharing: Sharing | null;
  /** What other games keep of it: those with other cards may read the same state. */
  readonly others: Kept | undefined;
}

/** Its constructor gives the object that it was given: a class that extends it puts its fields on that object. */
class OnGiven {
  constructor(given: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what it is for
    return given;
  }
}

/**
 * Keeps it on the state itself, in a private field: nobody else sees it, no copy and no JSON has it, and it goes when the
 * state goes. V8 takes values of a weak map for alive when it collects young garbage, so with one whatever was
 * derived from a state would outlive all its moments, and be copied before it is thrown away.
 */
class WithKept extends OnGiven {
  /** Of states that were frozen before anybody asked: no engine promises that these take a field. */
  static readonly #ofFrozen = new WeakMap<object, Kept>();

  #kept: Kept;

  private constructor(state: object, kept: Kept) {
    super(state);
    this.#kept = kept;
  }

  static of(state: object): Kept | undefined {
    return #kept in state ? state.#kept : WithKept.#ofFrozen.get(state);
  }

  static keep(state: object, kept: Kept): void {
    if (#kept in state) state.#kept = kept;
    else if (Object.isExtensible(state)) new WithKept(state, kept);
    else WithKept.#ofFrozen.set(state, kept);
  }
}

export class Tables<G extends GameTypes> {
  readonly #rules: Pick<GameRules<G>, "printed">;

  constructor(rules: Pick<GameRules<G>, "printed">) {
    this.#rules = rules;
  }

  /** The table's state is the one to go on with: of one that was read from JSON, the cards are laid out. */
  of(state: State<G>): Table<G> {
    const kept = this.#keptOf(state) ?? this.#keep(state, new Memory());
    if (kept.laidOut === null) kept.laidOut = revive(state) as State<GameTypes>;
    return {
      state: kept.laidOut as State<G>,
      printed: this.#rules.printed,
      memory: kept.memory,
    };
  }

  /** A state that has been played to: what was derived on the way holds. */
  remember(state: State<G>, memory: Memory): Table<G> {
    const kept = this.#keptOf(state);
    if (kept === undefined) this.#keep(state, memory);
    else kept.memory = memory;
    return { state, printed: this.#rules.printed, memory };
  }

  /** The same of a state that is played on in place. */
  rememberLive(draft: Draft<State<G>>, memory: Memory): Table<G> {
    const table = this.remember(draft.state, memory);
    (this.#keptOf(draft.state) as Kept).sharing = draft.sharing;
    return table;
  }

  /** Somebody plays on from this state: if it is a live one, it must not change under them. */
  share(state: State<G>): void {
    const sharing = this.#keptOf(state)?.sharing;
    if (sharing != null) sharing.isShared = true;
  }

  #keptOf(state: State<G>): Kept | undefined {
    let kept = WithKept.of(state);
    while (kept !== undefined && kept.by !== this) kept = kept.others;
    return kept;
  }

  #keep(state: State<G>, memory: Memory): Kept {
    const others = WithKept.of(state);
    const kept: Kept = { by: this, memory, laidOut: null, sharing: null, others };
    WithKept.keep(state, kept);
    return kept;
  }
}
