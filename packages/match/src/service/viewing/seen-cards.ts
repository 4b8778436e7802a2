/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others. A printed card never changes: what stands on it is remembered.
 */
import { deepFreeze } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

type Describing = Pick<AnyHostableGame, "describeCard">;
type Faces = Readonly<Record<string, object>>;

/** The definitions of every face in what is sent. */
export function describeSeen(game: Describing, sent: unknown): Faces {
  return facesOf(game, seenDefinitions(sent));
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

export function seenDefinitions(sent: unknown): Set<string> {
  const found = new Set<string>();
  if (isParts(sent)) collect(sent, found);
  return found;
}

/**
 * A face is named by a field `def`, in the kernel's views and events and in those of games; on a
 * printed card by a field `token`, for the cards that its effects make.
 */
function collect(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++)
      if (isParts(value[i])) collect(value[i] as object, found);
    return;
  }
  for (const key in value) {
    const inner: unknown = value[key as keyof typeof value];
    if (isParts(inner)) collect(inner, found);
    else if (typeof inner === "string" && (key === "def" || key === "token")) found.add(inner);
  }
}

const isParts = (value: unknown): value is object => typeof value === "object" && value !== null;
