/**
 * What changed between two versions of what a viewer may know, as an RFC 6902 patch. What nothing happened to
 * is the very same object in both and is not looked at. Fields that come and go are told by the library, those that
 * change by what changed in them; lists by what their items are, since cards and moves come and go in the middle.
 * Where it is shorter to say a part anew than what changed in it, that is said.
 */
import { type Operation, Pointer } from "rfc6902";
import { diffObjects } from "rfc6902/diff.js";
import { escapeToken } from "rfc6902/pointer.js";

type Fields = Readonly<Record<string, unknown>>;

export function patchBetween(before: Fields, after: Fields): Operation[] {
  return diffFields(before, after, new Path());
}

/** Written down only where something has changed: most of what is compared is not. */
class Path extends Pointer {
  private readonly above: Path | null;
  private readonly name: string;
  private text: string | null = null;

  constructor(above: Path | null = null, name = "") {
    super(NO_TOKENS);
    this.above = above;
    this.name = name;
  }

  override add(name: string): Path {
    return new Path(this, name);
  }

  override toString(): string {
    this.text ??= this.above === null ? "" : `${this.above.toString()}/${escapeToken(this.name)}`;
    return this.text;
  }
}
const NO_TOKENS: string[] = [];

/** Of two that are not equal. */
function diff(before: unknown, after: unknown, at: Pointer): Operation[] {
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [replace(at, after)];
  }
  const changes = Array.isArray(before)
    ? diffLists(before, after as unknown as readonly unknown[], at)
    : diffFields(before, after, at);
  return shorter(changes, at, after);
}

/** The library is given only the fields that one of the two lacks: most are in both, and did not change. */
function diffFields(before: Fields, after: Fields, at: Pointer): Operation[] {
  const changes: Operation[] = [];
  let areSame = true;
  for (const key in after) {
    if (!(key in before)) areSame = false;
    else if (!isEqual(before[key], after[key])) {
      for (const change of diff(before[key], after[key], at.add(key))) changes.push(change);
    }
  }
  for (const key in before) if (!(key in after)) areSame = false;
  if (areSame) return changes;
  return [
    ...diffObjects(fieldsLacking(before, after), fieldsLacking(after, before), at),
    ...changes,
  ];
}

function fieldsLacking(fields: Fields, others: Fields): Fields {
  const found: Record<string, unknown> = {};
  for (const key in fields) if (!(key in others)) found[key] = fields[key];
  return found;
}

/**
 * Item by item, from the front. At every step the list as patched so far is what has been gone through of the
 * new one, and then the rest of the old one; so the place of the next change is that in the new list.
 */
function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Pointer,
): Operation[] {
  const first = equalInFront(before, after);
  const behind = equalBehind(before, after, first);
  const oldEnd = before.length - behind;
  const end = after.length - behind;
  // Most changes are one card that has come, gone or changed: nothing is to be found again.
  const gone = first === end ? null : identitiesIn(before, first, oldEnd);
  const come = first === oldEnd ? null : identitiesIn(after, first, end);
  if (gone !== null && come !== null) {
    const least = lengthAtLeast(before, after, { first, oldEnd, end, gone, come, at });
    // As `shorter` would find, but nothing was written down: where nearly all moves are new, most of it is thrown away.
    if (lengthOf(after, least) < least) return [replace(at, after)];
  }
  const changes: Operation[] = [];
  let old = first;
  for (let place = first; place <= end; place++) {
    while (old < oldEnd && (place === end || come?.has(identityOf(before[old])) === false)) {
      changes.push({ op: "remove", path: at.add(String(place)).toString() });
      old++;
    }
    if (place === end) break;
    const key = identityOf(after[place]);
    if (old < oldEnd && identityOf(before[old]) === key) {
      if (!isEqual(before[old], after[place])) {
        changes.push(...diff(before[old], after[place], at.add(String(place))));
      }
      old++;
    } else if (old === oldEnd || gone?.has(key) === false) {
      const path = at.add(old === before.length ? "-" : String(place)).toString();
      changes.push({ op: "add", path, value: after[place] });
    } else return [replace(at, after)]; // The order has changed.
  }
  return changes;
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
    readonly at: Pointer;
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
  while (same < most && isEqual(before.at(-1 - same), after.at(-1 - same))) same++;
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

const replace = (at: Pointer, value: unknown): Operation => ({
  op: "replace",
  path: at.toString(),
  value,
});

/** Around the path and the value of an operation, in characters. */
const FRAME = 33;

function shorter(changes: Operation[], at: Pointer, after: unknown): Operation[] {
  if (changes.length < 2) return changes;
  const whole = replace(at, after);
  let length = -FRAME - whole.path.length;
  for (const change of changes) {
    length += FRAME + change.path.length;
    if ("value" in change) length += lengthOf(change.value, Infinity);
  }
  return lengthOf(after, length) < length ? [whole] : changes;
}

/** About as long as its JSON; it stops counting where that is more than `most`. */
function lengthOf(value: unknown, most: number): number {
  if (typeof value === "string") return value.length + 2;
  if (!isFields(value)) return 4;
  let length = 2;
  for (const key in value) {
    if (length > most) return length;
    length += 1 + lengthOf(value[key], most - length);
    if (!Array.isArray(value)) length += key.length + 3;
  }
  return length;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Of JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isFields(one) || !isFields(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  let fields = 0;
  for (const key in one) {
    if (!isEqual(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}
