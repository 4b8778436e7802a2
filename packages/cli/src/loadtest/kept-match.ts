/**
 * What a client keeps of a match it follows: enough to choose a move. It passes over the rest of each patch,
 * so that clients take as little as they can of a machine that they share with the server.
 */
import type {
  Moves,
  PatchOperation,
  StreamedMatch,
  UpdateMessage,
  ViewMessage,
} from "@ltcg/server/protocol";

export interface Kept extends Omit<StreamedMatch, "seat" | "view"> {
  /** Null before the start. */
  readonly view: Pick<NonNullable<StreamedMatch["view"]>, "actors"> | null;
}

/** An object or a list, on the way to what is changed. */
type Place = Record<string, unknown> | unknown[];

export class KeptMatch {
  #kept: Kept | null = null;
  /** Those that are allowed whatever is asked, of all that were told. */
  readonly #anytime = new Set<string>();

  /** Null: nothing is kept that this could be a patch for. */
  read(message: ViewMessage | UpdateMessage): Kept | null {
    this.#learn(message.moves ?? {});
    return message.type === "view" ? this.#begin(message) : this.#patch(message.patch);
  }

  isAnytime(move: string): boolean {
    return this.#anytime.has(move);
  }

  #learn(moves: Moves): void {
    for (const id in moves) if (moves[id]?.anytime === true) this.#anytime.add(id);
  }

  #begin({ status, isPassing, legalMoves, view }: StreamedMatch): Kept {
    this.#kept = { status, isPassing, legalMoves, view: view && { actors: view.actors } };
    return this.#kept;
  }

  #patch(operations: readonly PatchOperation[]): Kept | null {
    const kept = this.#kept;
    if (kept === null) return null;
    for (const operation of operations) {
      const path = operation.path.split("/").slice(1).map(unescaped);
      const [field = "", inView] = path;
      if (!Object.hasOwn(kept, field)) continue;
      if (field === "view" && inView !== undefined && inView !== "actors") continue;
      if (!apply(kept as unknown as Place, path, operation)) return null;
    }
    return kept;
  }
}

const unescaped = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** Whether the path leads somewhere. */
function apply(root: Place, path: readonly string[], operation: PatchOperation): boolean {
  let place = root;
  for (const part of path.slice(0, -1)) {
    const next = (place as Record<string, unknown>)[part];
    if (typeof next !== "object" || next === null) return false;
    place = next as Place;
  }
  const last = path.at(-1) ?? "";
  const { op } = operation;
  if (!Array.isArray(place)) {
    if (op === "remove") delete place[last];
    else place[last] = operation.value;
    return true;
  }
  const at = last === "-" ? place.length : Number(last);
  if (op === "remove") place.splice(at, 1);
  else if (op === "add") place.splice(at, 0, operation.value);
  else place[at] = operation.value;
  return true;
}
