/**
 * Which definitions a viewer needs: those of the faces in what is sent to it, those that stand on
 * these faces, and no others. Most of a view is the same object as in the version before, and a printed
 * card never changes: what was found in them is remembered.
 */
import { deepFreeze, type GameTypes, type View } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

type Describing = Pick<AnyHostableGame, "describeCard">;
type Faces = Readonly<Record<string, object>>;

/** The definitions of every face in what is sent. */
export function describeSeen(game: Describing, ...sent: readonly unknown[]): Faces {
  return facesOf(game, seenDefinitions(...sent));
}

/** The same for a view. Its parts are nobody's to write to: what they name is remembered. */
export function describeView(game: Describing, view: View<GameTypes>): Faces {
  const { zones, game: shown, ...rest } = view;
  const faces = facesInZones(game, zones);
  const others = seenDefinitions(rest);
  collectFields(shown, others, (part) => collectOnce(part, others));
  for (const def of others) if (Object.hasOwn(faces, def)) others.delete(def);
  return others.size === 0 ? faces : { ...faces, ...facesOf(game, others) };
}

const facesByZones = new WeakMap<Describing, WeakMap<object, Faces>>();

/** For zones that have not changed, the very same object. */
function facesInZones(game: Describing, zones: View<GameTypes>["zones"]): Faces {
  const known = facesByZones.get(game) ?? new WeakMap<object, Faces>();
  facesByZones.set(game, known);
  const remembered = known.get(zones);
  if (remembered !== undefined) return remembered;
  const found = new Set<string>();
  for (const ofSeat of Object.values(zones)) {
    collectFields(ofSeat, found, (zone) => collectOnce(zone, found));
  }
  const faces = Object.freeze(facesOf(game, found));
  known.set(zones, faces);
  return faces;
}

interface Face {
  readonly described: object;
  /** The definitions that stand on it. */
  readonly names: ReadonlySet<string>;
}

const facesByGame = new WeakMap<Describing, Map<string, Face>>();

function facesOf(game: Describing, seen: Set<string>): Faces {
  const faces: Record<string, object> = {};
  // The loop also visits what is added on the way.
  for (const def of seen) {
    const face = faceOf(game, def);
    if (face === null) continue;
    faces[def] = face.described;
    for (const named of face.names) seen.add(named);
  }
  return faces;
}

function faceOf(game: Describing, def: string): Face | null {
  const known = facesByGame.get(game) ?? new Map<string, Face>();
  facesByGame.set(game, known);
  const remembered = known.get(def);
  if (remembered !== undefined) return remembered;
  const described = game.describeCard(def);
  const face = described && { described: deepFreeze(described), names: seenDefinitions(described) };
  // Names that are no printed cards come from whoever asks, and there is no end to them.
  if (face !== null) known.set(def, face);
  return face;
}

export function seenDefinitions(...sent: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  for (const value of sent) if (typeof value === "object" && value !== null) collect(value, found);
  return found;
}

const inParts = new WeakMap<object, ReadonlySet<string>>();

/** Views reuse whole zones, and whole parts of what the game shows. */
function collectOnce(part: object, found: Set<string>): void {
  const known = inParts.get(part) ?? seenDefinitions(part);
  inParts.set(part, known);
  for (const def of known) found.add(def);
}

/**
 * A face is named by a field `def`, in the kernel's views and events and in those of games; on a
 * printed card by a field `token`, for the cards that its effects make.
 */
function collect(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      if (typeof item === "object" && item !== null) collect(item, found);
    }
    return;
  }
  collectFields(value, found, (inner) => collect(inner, found));
}

function collectFields(value: object, found: Set<string>, within: (inner: object) => void): void {
  for (const key in value) {
    const inner: unknown = value[key as keyof typeof value];
    if (typeof inner === "object" && inner !== null) within(inner);
    else if (typeof inner === "string" && (key === "def" || key === "token")) found.add(inner);
  }
}
