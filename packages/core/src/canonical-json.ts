/**
 * Canonical JSON: one text for one value, so that equal states have equal hashes. Keys are sorted
 * by UTF-16 code unit and there is no white space; strings and numbers are written as
 * JSON.stringify writes them, as in RFC 8785.
 *
 * What JSON.stringify drops, converts or calls is refused here with the path to it, because a
 * state that holds such a thing would come back from the store as another state.
 *
 * Minus zero is written as 0 (RFC 8785, section 3.2.2.3). Arithmetic makes it by accident, `===`
 * does not tell it from zero, and JSON.parse reads it from anyone's "-0": refusing it would stop a
 * match for something no rule can notice, and a state must hash like its revived copy.
 */
import { sha256Hex } from "./sha256.ts";
import { isByCard } from "./table/by-card.ts";

/** What JSON can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What JSON.stringify puts between quotes as it is. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** Far beyond any state, far below the stack: what is nested deeper is refused, not overflowed. */
const MAX_DEPTH = 512;

/** The way from the root to the value at hand: at each depth the container and the key in it. */
interface Trail {
  readonly containers: object[];
  readonly keys: (string | number)[];
}

/** The canonical text; a TypeError that names the place when the value is not JSON. */
export function canonicalJson(value: unknown): string {
  return write(value, 0, { containers: [], keys: [] });
}

/** SHA-256 of the canonical text, as 64 lower-case hex digits. */
export function hashJson(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

function write(value: unknown, depth: number, trail: Trail): string {
  switch (typeof value) {
    case "string":
      return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
    case "number":
      if (!Number.isFinite(value)) throw notJson(String(value), depth, trail);
      return String(value); // also turns -0 into 0
    case "boolean":
      return value ? "true" : "false";
    case "object":
      if (value === null) return "null";
      enter(value, depth, trail);
      if (Array.isArray(value)) return writeArray(value, depth, trail);
      return writeObject(fieldsOf(value), depth, trail);
    case "undefined":
      throw notJson("undefined", depth, trail);
    case "bigint":
    case "function":
    case "symbol":
      throw notJson(`a ${typeof value}`, depth, trail);
  }
}

function enter(container: object, depth: number, trail: Trail): void {
  for (let i = 0; i < depth; i++) {
    if (trail.containers[i] === container) throw notJson("a cycle", depth, trail);
  }
  if (depth >= MAX_DEPTH) throw notJson(`nested more than ${MAX_DEPTH} deep`, depth, trail);
  if (Object.getOwnPropertySymbols(container).length > 0) {
    throw notJson("a symbol as key", depth, trail);
  }
  trail.containers[depth] = container;
}

function writeArray(array: readonly unknown[], depth: number, trail: Trail): string {
  // Array.prototype is itself an array, in every realm; the prototype of a subclass is not.
  if (!Array.isArray(Object.getPrototypeOf(array))) throw instance(array, depth, trail);
  let text = "[";
  for (let i = 0; i < array.length; i++) {
    trail.keys[depth] = i;
    const item = array[i];
    if (item === undefined && !(i in array)) throw notJson("a hole", depth + 1, trail);
    if (i > 0) text += ",";
    text += write(item, depth + 1, trail);
  }
  // There are no holes, so more keys than items means properties that the text would lose.
  if (Object.keys(array).length !== array.length) {
    throw notJson("an array with named properties", depth, trail);
  }
  return `${text}]`;
}

/** The cards of a state are the one class that is JSON: `{ "c12": … }`. */
function fieldsOf(value: object): Record<string, unknown> {
  return (isByCard(value) ? value.toJSON() : value) as Record<string, unknown>;
}

function writeObject(object: Record<string, unknown>, depth: number, trail: Trail): string {
  if (!isPlain(object)) throw instance(object, depth, trail);
  let text = "{";
  for (const key of sortedKeys(object)) {
    trail.keys[depth] = key;
    if (text.length > 1) text += ",";
    text += nameOf(key) + write(object[key], depth + 1, trail);
  }
  return `${text}}`;
}

/**
 * Names of fields with their quotes and colon: the same few hundred are written over and over. Only short ones are
 * kept, and not without end, since some come from outside.
 */
const names = new Map<string, string>();
const MOST_NAMES = 4096;
const LONGEST_NAME = 32;

function nameOf(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (key.length <= LONGEST_NAME && names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** Up to so many keys are sorted in place: `sort` makes lists of its own, and most records are small. */
const MOST_MOVED = 24;

function sortedKeys(object: object): string[] {
  const keys = Object.keys(object);
  // Most small records are written in order, or were parsed from canonical text. In a large one that is not, moving
  // each key to its place would take a time that grows with the square.
  if (keys.length > MOST_MOVED) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let place = i;
    for (; place > 0 && (keys[place - 1] as string) > key; place--) {
      keys[place] = keys[place - 1] as string;
    }
    keys[place] = key;
  }
  return keys;
}

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null || isRootOfRealm(prototype as object);
}

/** Whether this is the Object.prototype of another realm: a frame, or a test runner's sandbox. */
function isRootOfRealm(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf");
}

function instance(object: object, depth: number, trail: Trail): TypeError {
  const maker: unknown = object.constructor;
  const name = typeof maker === "function" && maker.name !== "" ? maker.name : "a class";
  return notJson(`an instance of ${name}`, depth, trail);
}

function notJson(what: string, depth: number, trail: Trail): TypeError {
  return new TypeError(`not JSON: ${what} at ${path(trail.keys.slice(0, depth))}`);
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

function path(keys: readonly (string | number)[]): string {
  let text = "$";
  for (const key of keys) {
    text += typeof key === "string" && PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  }
  return text;
}
