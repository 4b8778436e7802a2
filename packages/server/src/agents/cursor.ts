/**
 * Where an observation left off, as the client keeps it: a version, and which card texts were told by then.
 * `17.Zk3qAb12` is version 17 and two cards. The server remembers nothing.
 */
import { createHash } from "node:crypto";
import { MatchError } from "@lunchtable-tcg/match";

/** A card is remembered by 24 bits of a hash: enough to tell the cards of a match apart. */
const MARK = 4;
const CURSOR = /^(\d{1,9})(?:\.((?:[\w-]{4})*))?$/;
/** In characters: more cards than any match shows. */
export const MAX_CURSOR = 4096;

export interface Cursor {
  readonly version: number;
  readonly marks: ReadonlySet<string>;
}

const marks = new Map<string, string>();
/** Printed cards are few; those that players make have no end. */
const MAX_KEPT = 5000;

export function markOf(def: string): string {
  const known = marks.get(def);
  if (known !== undefined) return known;
  const mark = createHash("sha256").update(def).digest("base64url").slice(0, MARK);
  if (marks.size < MAX_KEPT) marks.set(def, mark);
  return mark;
}

/** A version alone is a cursor, too. */
export function readCursor(text: string): Cursor {
  const [, version, listed = ""] = (text.length <= MAX_CURSOR && CURSOR.exec(text)) || [];
  if (version === undefined) {
    const message = "since is the cursor of an earlier observation, or a version: a whole number.";
    throw new MatchError("bad-request", message);
  }
  return { version: Number(version), marks: new Set(listed.match(/.{4}/g)) };
}

export function writeCursor({ version, marks: seen }: Cursor): string {
  const listed = [...seen]
    .sort()
    .join("")
    .slice(0, MAX_CURSOR - 10);
  return listed === "" ? String(version) : `${version}.${listed}`;
}
