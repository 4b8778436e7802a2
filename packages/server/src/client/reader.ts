/** Reads what a stream says of one match: keeps the match as it was told, and applies patches to it. */
import { applyPatch, type Patch } from "rfc6902";
import type {
  FollowedMatch,
  ListedMove,
  Moves,
  StreamedMatch,
  UpdateMessage,
  ViewMessage,
} from "../protocol.ts";
import { restoredView } from "./restored-view.ts";

/** The match after a message, with what happened after version `since`. */
export interface MatchNews
  extends FollowedMatch,
    Pick<ViewMessage, "matchId" | "since" | "version" | "events">,
    Required<Pick<ViewMessage, "cards">> {}

export class Reader {
  readonly #since: number | null;
  /** As it was streamed. */
  #match: StreamedMatch | null = null;
  readonly #moves = new Map<string, Moves[string]>();
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
    const { matchId, version, events, cards = {}, moves = {} } = message;
    for (const id of Object.keys(moves)) this.#moves.set(id, moves[id] as Moves[string]);
    const legalMoves = this.#movesIn(match);
    if (legalMoves === null) return null;
    const since = message.type === "view" ? message.since : message.from;
    this.#match = match;
    this.#version = version;
    const { seat, status, isPassing } = match;
    const view = match.view && restoredView(match.view);
    const known = { seat, status, view, legalMoves, isPassing };
    return { ...known, matchId, since, version, events, cards };
  }

  /** Null: one of them was never told. */
  #movesIn({ legalMoves }: StreamedMatch): ListedMove[] | null {
    const listed: ListedMove[] = [];
    for (const id of legalMoves) {
      const move = this.#moves.get(id);
      if (move === undefined) return null;
      listed.push({ id, ...move });
    }
    return listed;
  }

  #patched({ from, patch }: UpdateMessage): StreamedMatch | null {
    if (this.#match === null || from !== this.#version) return null;
    // What was given out stays as it is.
    const next = structuredClone(this.#match);
    const faults = applyPatch(next, patch as Patch);
    return faults.every((fault) => fault === null) ? next : null;
  }
}

function matchIn({ seat, status, view, legalMoves, isPassing }: ViewMessage): StreamedMatch {
  return { seat, status, view, legalMoves, isPassing };
}
