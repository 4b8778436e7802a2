/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others. A printed card never changes: what stands on it is remembered.
 */
import { deepFreeze } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

type Describing = Pick<AnyHostableGame, "describeCard">;
type Faces = Readonly<Record<string, object>>;

/**
 * The definitions of every face in what is sent. `before`: what the viewer was sent, with its definitions; parts that
 * are the very same there, as most parts of a view are, are not looked into.
 */
export function describeSeen(game: Describing, sent: unknown, before: unknown = null): Faces {
  return facesOf(game, seenDefinitions(sent, before));
}

interface Face {
  readonly described: object;
  /** The definitions that stand on it. */
  readonly names: ReadonlySet<string>;
}

const facesByGame = new WeakMap<Describing, Map<string, Face>>();

function facesOf(game: Describing, seen: Set<string>): Faces {
  const faces: Record<string, object> = {};
  if (seen.size === 0) return faces;
  const known = facesByGame.get(game) ?? new Map<string, Face>();
  facesByGame.set(game, known);
  // The loop also visits what is added on the way.
  for (const def of seen) {
    const face = known.get(def) ?? makeFace(game, def, known);
    if (face === null) continue;
    faces[def] = face.described;
    for (const named of face.names) seen.add(named);
  }
  return faces;
}

function makeFace(game: Describing, def: string, known: Map<string, Face>): Face | null {
  const described = game.describeCard(def);
  const face = described && { described: deepFreeze(described), names: seenDefinitions(described) };
  // Names that are no printed cards come from whoever asks, and there is no end to them.
  if (face !== null) known.set(def, face);
  return face;
}

export function seenDefinitions(sent: unknown, before: unknown = null): Set<string> {
  const found = new Set<string>();
  if (isParts(sent)) collect(sent, before, found);
  return found;
}

/**
 * A face is named by a field `def`, in the kernel's views and events and in those of games; on a
 * printed card by a field `token`, for the cards that its effects make.
 */
function collect(value: object, before: unknown, found: Set<string>): void {
  if (value === before) return;
  if (Array.isArray(value)) {
    const was: readonly unknown[] = Array.isArray(before) ? before : NONE;
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (isParts(item)) collect(item, was[i], found);
    }
    return;
  }
  const was = isParts(before) ? (before as Record<string, unknown>) : NOTHING;
  for (const key in value) {
    const inner: unknown = value[key as keyof typeof value];
    if (isParts(inner)) collect(inner, was[key], found);
    else if (typeof inner === "string" && (key === "def" || key === "token")) {
      if (inner !== was[key]) found.add(inner);
    }
  }
}

const NONE: readonly unknown[] = [];
const NOTHING: Readonly<Record<string, unknown>> = {};

const isParts = (value: unknown): value is object => typeof value === "object" && value !== null;
