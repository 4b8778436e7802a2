/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others. Most of a view is the same object as in the version before, and a printed
 * card never changes: what was found in them is remembered.
 */
import { deepFreeze, type GameTypes, type View } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

type Describing = Pick<AnyHostableGame, "describeCard">;
type Faces = Record<string, object>;

/** The definitions of every face in what is sent. */
export function describeSeen(game: Describing, ...sent: readonly unknown[]): Faces {
  return facesOf(game, seenDefinitions(...sent));
}

/** The same for a view. Its parts are nobody's to write to: what they name is remembered. */
export function describeView(game: Describing, view: View<GameTypes>): Faces {
  return facesOf(game, definitionsInView(view));
}

interface Face {
  readonly described: object;
  /** The definitions that stand on it. */
  readonly names: ReadonlySet<string>;
}

const facesByGame = new WeakMap<Describing, Map<string, Face | null>>();

function facesOf(game: Describing, seen: Set<string>): Faces {
  const faces: Faces = {};
  // What is added on the way comes up too.
  for (const def of seen) {
    const face = faceOf(game, def);
    if (face === null) continue;
    faces[def] = face.described;
    for (const named of face.names) seen.add(named);
  }
  return faces;
}

function faceOf(game: Describing, def: string): Face | null {
  const known = facesByGame.get(game) ?? new Map<string, Face | null>();
  facesByGame.set(game, known);
  const remembered = known.get(def);
  if (remembered !== undefined) return remembered;
  const described = game.describeCard(def);
  const face = described && { described: deepFreeze(described), names: seenDefinitions(described) };
  // Others than printed cards are named by whoever asks, and there is no end to them.
  if (face !== null) known.set(def, face);
  return face;
}

export function seenDefinitions(...sent: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  for (const value of sent) collect(value, found);
  return found;
}

/** Zone by zone, and part by part of what the game shows: as fine as views are taken over. */
function definitionsInView({ zones, game, ...rest }: View<GameTypes>): Set<string> {
  const found = seenDefinitions(rest);
  for (const ofSeat of Object.values(zones)) {
    for (const zone of Object.values(ofSeat)) collectOnce(zone, found);
  }
  for (const [name, part] of Object.entries<unknown>(game as Record<string, unknown>)) {
    if (typeof part === "object" && part !== null) collectOnce(part, found);
    else collect({ [name]: part }, found);
  }
  return found;
}

const inParts = new WeakMap<object, ReadonlySet<string>>();

function collectOnce(part: object, found: Set<string>): void {
  const known = inParts.get(part) ?? seenDefinitions(part);
  inParts.set(part, known);
  for (const def of known) found.add(def);
}

/**
 * A face is named by a field `def`, in the kernel's views and events and in those of games; on a
 * printed card by a field `token`, for the cards that its effects make.
 */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if ((key === "def" || key === "token") && typeof inner === "string") found.add(inner);
    else collect(inner, found);
  }
}
