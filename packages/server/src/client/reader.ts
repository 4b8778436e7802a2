/** Reads what a stream says of one match: keeps the match as it was told, and applies patches to it. */
import { applyPatch, type Patch } from "rfc6902";
import type { FollowedMatch, UpdateMessage, ViewMessage } from "../protocol.ts";

/** The match after a message, with what happened after version `since`. */
export interface MatchNews
  extends FollowedMatch,
    Pick<ViewMessage, "matchId" | "since" | "version" | "events" | "cards"> {}

export class Reader {
  readonly #since: number | null;
  #match: FollowedMatch | null = null;
  #version = 0;

  /** `since`: the version that the stream was asked to go on from; null: none. */
  constructor(since: number | null) {
    this.#since = since;
  }

  /** The version it has been told of last; null before the first. */
  get version(): number | null {
    return this.#match === null ? null : this.#version;
  }

  /** Whether a message answers something that was asked before: it says nothing new. */
  isOld(message: ViewMessage | UpdateMessage): boolean {
    if (message.type === "update") return this.#match === null;
    return this.#match === null ? message.since !== this.#since : message.version < this.#version;
  }

  /** Null: the message does not follow what is known, and the match has to be followed anew. */
  read(message: ViewMessage | UpdateMessage): MatchNews | null {
    const match = message.type === "view" ? matchIn(message) : this.#patched(message);
    if (match === null) return null;
    const { matchId, version, events, cards } = message;
    const since = message.type === "view" ? message.since : message.from;
    this.#match = match;
    this.#version = version;
    return { ...match, matchId, since, version, events, cards };
  }

  #patched({ from, patch }: UpdateMessage): FollowedMatch | null {
    if (this.#match === null || from !== this.#version) return null;
    // What was given out stays as it is.
    const next = structuredClone(this.#match);
    const faults = applyPatch(next, patch as Patch);
    return faults.every((fault) => fault === null) ? next : null;
  }
}

function matchIn({ seat, status, view, legalMoves, isPassing }: ViewMessage): FollowedMatch {
  return { seat, status, view, legalMoves, isPassing };
}
