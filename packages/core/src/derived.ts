/**
 * What rules derive from a table and ask for again and again: standing facts, what listens. Worked
 * out once for as long as nothing happens that could change it.
 *
 *     const standing = derived((table: Table) => …);      // standing(table), as often as you like
 *
 * `source` says what it is derived from, and so how long it holds: a change of phase touches the
 * state and not what lies on the table, a window that closes touches the moment alone.
 *
 * `derive` reads the table and nothing else, and what it gives is plain data that nobody writes to.
 * That this holds, and that no event claims to change less than it does, the testkit checks: under
 * `recheck` whatever is remembered is derived afresh at every use and after every event, and compared.
 */
import { InvariantError } from "./invariant-error.ts";
import type { Source } from "./memory.ts";
import type { Table } from "./table/table.ts";
import type { GameTypes } from "./types.ts";

export function derived<G extends GameTypes, T>(
  derive: (table: Table<G>) => T,
  source: Source = "state",
): (table: Table<G>) => T {
  return answered(derive, source, false);
}

/**
 * The same, for what mostly comes out as it was: `derive` is given its last result, if that is known, and
 * gives the very same object where nothing is different. Its result may not depend on the last one in
 * any other way.
 */
export function revised<G extends GameTypes, T>(
  derive: (table: Table<G>, before: T | undefined) => T,
  source: Source = "state",
): (table: Table<G>) => T {
  return answered(derive, source, true);
}

function answered<G extends GameTypes, T>(
  derive: (table: Table<G>, before: T | undefined) => T,
  source: Source,
  isRevised: boolean,
): (table: Table<G>) => T {
  const slot = derivations.length;
  const ask = (table: Table<G>): T => {
    const { memory } = table;
    if (!memory.holds(slot, source)) {
      const value = derive(table, isRevised ? (memory.last(slot) as T | undefined) : undefined);
      memory.keep(slot, source, value);
      return value;
    }
    const remembered = memory.last(slot) as T;
    if (isSame !== null) compare(remembered, afresh, table, undefined, source);
    return remembered;
  };
  const afresh = (table: Table<G>): T => derive(table, undefined);
  derivations.push((table) => {
    if (table.memory.has(slot)) ask(table as unknown as Table<G>);
  });
  return ask;
}

/** The same for each card, seat or whatever else it is asked about: one answer a key. */
export function derivedFor<G extends GameTypes, K, T>(
  derive: (table: Table<G>, key: K) => T,
  source: Source = "state",
): (table: Table<G>, key: K) => T {
  return answeredFor(derive, source, false);
}

/** The same of what changes in parts: `derive` takes over those that still hold, as the very same objects. */
export function revisedFor<G extends GameTypes, K, T>(
  derive: (table: Table<G>, key: K, before: T | undefined) => T,
  source: Source = "state",
): (table: Table<G>, key: K) => T {
  return answeredFor(derive, source, true);
}

/** For each key what holds now; for what is revised also the value before that, and nothing older. */
interface Answers<K, T> {
  readonly now: Map<K, T>;
  readonly before: ReadonlyMap<K, T> | undefined;
}

function answeredFor<G extends GameTypes, K, T>(
  derive: (table: Table<G>, key: K, before: T | undefined) => T,
  source: Source,
  isRevised: boolean,
): (table: Table<G>, key: K) => T {
  const slot = derivations.length;
  const answersIn = ({ memory }: Table<G>): Answers<K, T> => {
    if (memory.holds(slot, source)) return memory.last(slot) as Answers<K, T>;
    const last = isRevised ? (memory.last(slot) as Answers<K, T> | undefined) : undefined;
    const answers: Answers<K, T> = { now: new Map(), before: last?.now };
    memory.keep(slot, source, answers);
    return answers;
  };
  derivations.push((table) => {
    const own = table as unknown as Table<G>;
    for (const [key, answer] of answersIn(own).now) {
      compare(answer, derive, own, key, source);
    }
  });
  return (table, key) => {
    const { now, before } = answersIn(table);
    const answer = now.get(key);
    if (answer === undefined) {
      const fresh = derive(table, key, before?.get(key));
      now.set(key, fresh);
      return fresh;
    }
    if (isSame !== null) compare(answer, derive, table, key, source);
    return answer;
  };
}

/** Each has a place of its own in every memory. Called, it compares what is remembered there. */
const derivations: ((table: Table<GameTypes>) => void)[] = [];

/** How two derivations are compared, or null: they are trusted. */
let isSame: ((a: unknown, b: unknown) => boolean) | null = null;

/** While `body` runs, everything that is remembered is derived again and compared; null: it is not. */
export function recheck<T>(same: ((a: unknown, b: unknown) => boolean) | null, body: () => T): T {
  const before = isSame;
  isSame = same;
  try {
    return body();
  } finally {
    isSame = before;
  }
}

/** After an event. */
export function recheckAll<G extends GameTypes>(table: Table<G>): void {
  if (isSame === null) return;
  for (const check of derivations) check(table as unknown as Table<GameTypes>);
}

/**
 * What is asked for while something is derived afresh is trusted: it is compared by itself, at its own
 * uses and after every event. Otherwise each level of derivations would multiply the work of the next.
 *
 * It takes what to derive apart: a function made where something is asked for would cost each who asks.
 */
function compare<G extends GameTypes, K>(
  remembered: unknown,
  derive: (table: Table<G>, key: K, before: undefined) => unknown,
  table: Table<G>,
  key: K,
  source: Source,
): void {
  const same = isSame;
  if (same === null) return;
  const fresh = recheck(null, () => derive(table, key, undefined));
  if (same(remembered, fresh)) return;
  throw new InvariantError(`what was derived from the ${source} is no longer so`);
}
