/** Finds the names of cards in a sentence. */
import type { Faces } from "./shown.ts";

export interface Part {
  readonly part: string;
  /** The printed card that it names. */
  readonly def: string | null;
}

interface Names {
  readonly pattern: RegExp;
  readonly defs: ReadonlyMap<string, string>;
}

const known = new WeakMap<Faces, Names>();

export function splitAtNames(faces: Faces, text: string): readonly Part[] {
  const { pattern, defs } = namesIn(faces);
  // The names are a group of the pattern, so they stay among the parts: every second one is a name.
  return text
    .split(pattern)
    .map((part, place) => ({ part, def: place % 2 === 1 ? (defs.get(part) ?? null) : null }))
    .filter(({ part }) => part !== "");
}

function namesIn(faces: Faces): Names {
  const found = known.get(faces);
  if (found !== undefined) return found;
  const defs = new Map(
    Object.entries(faces).flatMap(([def, { name }]) => (name === undefined ? [] : [[name, def]])),
  );
  // A longer name first: one may begin with another.
  const names = [...defs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = names.length === 0 ? /(?!)()/ : new RegExp(`(?<!\\w)(${names.join("|")})(?!\\w)`);
  const made = { pattern, defs };
  known.set(faces, made);
  return made;
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
