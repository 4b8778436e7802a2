/**
 * What changed between two versions of what a viewer may know, as an RFC 6902 patch. What nothing happened to
 * is the very same object in both and is not looked at. Lists are told by what their items are, since cards and moves
 * come and go in the middle. Where it is shorter to say a part anew than what changed in it, that is said. Each part
 * is gone through once: what changed in it is written down with how long that is, and taken back where it is too long.
 */
import type { Operation } from "rfc6902";

type Fields = Readonly<Record<string, unknown>>;

export function patchBetween(before: Fields, after: Fields): Operation[] {
  const changes = new Changes();
  diffFields(before, after, new Path(), changes);
  return changes.operations;
}

/** Written down only where something has changed: most of what is compared is not. */
class Path {
  readonly #above: Path | null;
  readonly #name: string;
  #text: string | null = null;

  constructor(above: Path | null = null, name = "") {
    this.#above = above;
    this.#name = name;
  }

  add(name: string): Path {
    return new Path(this, name);
  }

  toString(): string {
    this.#text ??= this.#above === null ? "" : `${this.#above.toString()}/${escaped(this.#name)}`;
    return this.#text;
  }
}

/** RFC 6901; hardly any name has such a sign. */
function escaped(name: string): string {
  if (!name.includes("~") && !name.includes("/")) return name;
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Around the path and the value of an operation, in characters. */
const FRAME = 33;

/** What has been found so far, and how long it is. */
class Changes {
  readonly operations: Operation[] = [];
  length = 0;

  remove(at: Path): void {
    this.#write({ op: "remove", path: at.toString() }, 0);
  }

  add(at: Path, value: unknown): void {
    this.#write({ op: "add", path: at.toString(), value }, lengthOf(value, Infinity));
  }

  replace(at: Path, value: unknown, length: number = lengthOf(value, Infinity)): void {
    this.#write({ op: "replace", path: at.toString(), value }, length);
  }

  /** As it stood when there were so many, so long. */
  takeBack(count: number, length: number): void {
    this.operations.length = count;
    this.length = length;
  }

  #write(operation: Operation, length: number): void {
    this.operations.push(operation);
    this.length += FRAME + operation.path.length + length;
  }
}

/** Of two that are not the same object; they may be equal all the same. */
function diff(before: unknown, after: unknown, at: Path, changes: Changes): void {
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.replace(at, after);
    return;
  }
  const { length } = changes;
  const count = changes.operations.length;
  if (Array.isArray(before)) {
    diffLists(before, after as unknown as readonly unknown[], at, changes);
  } else diffFields(before, after, at, changes);
  if (changes.operations.length - count < 2) return;
  const most = changes.length - length - FRAME - at.toString().length;
  const whole = lengthOf(after, most);
  if (whole >= most) return;
  changes.takeBack(count, length);
  changes.replace(at, after, whole);
}

/** A field that is undefined is not there: JSON has none. */
function diffFields(before: Fields, after: Fields, at: Path, changes: Changes): void {
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is || is === undefined) continue;
    if (was === undefined) changes.add(at.add(key), is);
    else diff(was, is, at.add(key), changes);
  }
  for (const key in before) {
    if (after[key] === undefined && before[key] !== undefined) changes.remove(at.add(key));
  }
}

/**
 * Item by item, from the front. At every step the list as patched so far is what has been gone through of the
 * new one, and then the rest of the old one; so the place of the next change is that in the new list.
 */
function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Path,
  changes: Changes,
): void {
  const first = equalInFront(before, after);
  const behind = equalBehind(before, after, first);
  const oldEnd = before.length - behind;
  const end = after.length - behind;
  // Most changes are one card that has come, gone or changed: nothing is to be found again.
  const gone = first === end ? null : identitiesIn(before, first, oldEnd);
  const come = first === oldEnd ? null : identitiesIn(after, first, end);
  if (gone !== null && come !== null) {
    const least = lengthAtLeast(before, after, { first, oldEnd, end, gone, come, at });
    // As in `diff`, but nothing was written down: where nearly all moves are new, most of it is thrown away.
    const whole = lengthOf(after, least);
    if (whole < least) return changes.replace(at, after, whole);
  }
  const { length } = changes;
  const count = changes.operations.length;
  let old = first;
  for (let place = first; place <= end; place++) {
    while (old < oldEnd && (place === end || come?.has(identityOf(before[old])) === false)) {
      changes.remove(at.add(String(place)));
      old++;
    }
    if (place === end) break;
    const key = identityOf(after[place]);
    if (old < oldEnd && identityOf(before[old]) === key) {
      if (before[old] !== after[place]) {
        diff(before[old], after[place], at.add(String(place)), changes);
      }
      old++;
    } else if (old === oldEnd || gone?.has(key) === false) {
      changes.add(at.add(old === before.length ? "-" : String(place)), after[place]);
    } else {
      // The order has changed.
      changes.takeBack(count, length);
      return changes.replace(at, after);
    }
  }
}

/** How long the changes are at least, beside the whole list: those of items that have come and gone. */
function lengthAtLeast(
  before: readonly unknown[],
  after: readonly unknown[],
  middle: {
    readonly first: number;
    readonly oldEnd: number;
    readonly end: number;
    readonly gone: ReadonlySet<string>;
    readonly come: ReadonlySet<string>;
    readonly at: Path;
  },
): number {
  const { first, oldEnd, end, gone, come, at } = middle;
  const path = at.toString().length;
  // A path of an item has a slash and a place more.
  const frame = FRAME + path + 2;
  let length = -FRAME - path;
  for (let i = first; i < oldEnd; i++) if (!come.has(identityOf(before[i]))) length += frame;
  for (let i = first; i < end; i++) {
    if (!gone.has(identityOf(after[i]))) length += frame + lengthOf(after[i], Infinity);
  }
  return length;
}

function identitiesIn(items: readonly unknown[], first: number, end: number): Set<string> {
  const found = new Set<string>();
  for (let i = first; i < end; i++) found.add(identityOf(items[i]));
  return found;
}

function equalInFront(before: readonly unknown[], after: readonly unknown[]): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && isEqual(before[same], after[same])) same++;
  return same;
}

/** Of those that come after the first ones. */
function equalBehind(before: readonly unknown[], after: readonly unknown[], first: number): number {
  const most = Math.min(before.length, after.length) - first;
  let same = 0;
  while (same < most && isEqual(before[before.length - 1 - same], after[after.length - 1 - same]))
    same++;
  return same;
}

/** Cards and moves stay the same while something about them changes; anything else is what it says. */
function identityOf(item: unknown): string {
  if (typeof item === "string") return item;
  if (!isFields(item)) return JSON.stringify(item);
  const { card, id } = item;
  if (typeof id === "string") return id;
  return typeof card === "string" ? card : JSON.stringify(item);
}

/** About as long as its JSON; it stops counting where that is more than `most`. */
function lengthOf(value: unknown, most: number): number {
  if (typeof value === "string") return value.length + 2;
  if (!isFields(value)) return 4;
  let length = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && length <= most; i++) {
      length += 1 + lengthOf(value[i], most - length);
    }
    return length;
  }
  for (const key in value) {
    if (length > most) return length;
    length += 4 + key.length + lengthOf(value[key], most - length);
  }
  return length;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Of JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isFields(one) || !isFields(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areEqual(one, other);
  if (Array.isArray(other)) return false;
  let fields = 0;
  for (const key in one) {
    if (!isEqual(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

function areEqual(items: readonly unknown[], others: readonly unknown[]): boolean {
  if (items.length !== others.length) return false;
  for (let i = 0; i < items.length; i++) if (!isEqual(items[i], others[i])) return false;
  return true;
}
