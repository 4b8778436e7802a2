/** What is said of a match to somebody who follows it, as text. */
import type { Position } from "@lunchtable-tcg/match";
import type { MaskedEvent } from "@tcg/core";
import type {
  Moves,
  PatchOperation,
  StreamErrorMessage,
  UnfollowedMessage,
  UpdateMessage,
  ViewMessage,
} from "../protocol.ts";
import { patchBetween } from "./patch.ts";
import { type Sent, streamedOf } from "./streamed.ts";

export interface News {
  readonly events: readonly MaskedEvent[];
  /** What the stream has not sent yet. */
  readonly cards: Readonly<Record<string, object>>;
  readonly moves: Moves;
}

/** A message, and the match as whoever reads it has it then. */
export interface Told {
  readonly text: string;
  readonly sent: Sent;
}

export function viewMessage(
  position: Position,
  { events, cards, moves }: News,
  since: number | null,
): Told {
  const { matchId, version } = position;
  const sent = streamedOf(position);
  const about = { matchId, since, version };
  const told = { events, ...ifAny("cards", cards), ...ifAny("moves", moves) };
  const message: ViewMessage = { type: "view", ...about, ...told, ...sent.match };
  return { text: JSON.stringify(message), sent };
}

export function updateMessage(
  before: Sent,
  { sent, patch }: Change,
  { events, cards, moves }: News,
): Told {
  const { matchId, version } = sent.position;
  const about = { matchId, from: before.position.version, version };
  const told = { events, ...ifAny("cards", cards), ...ifAny("moves", moves) };
  const message: UpdateMessage = { type: "update", ...about, ...told, patch };
  return { text: JSON.stringify(message), sent };
}

function ifAny<N extends string, T extends object>(name: N, found: T): { readonly [K in N]?: T } {
  for (const _ in found) return { [name]: found } as { readonly [K in N]: T };
  return {};
}

/** From one version of the match to another, as somebody has it. */
export interface Change {
  readonly sent: Sent;
  readonly patch: readonly PatchOperation[];
}

/** What is new to see in a change: parts as they are, and faces that come without what is around them. */
export function shownBy({ patch }: Change): readonly object[] {
  const shown: object[] = [];
  for (const operation of patch) {
    if (operation.op === "remove") continue;
    const { path, value } = operation;
    if (typeof value === "object" && value !== null) shown.push(value);
    // Of one shape: objects that are named like the end of each path would take long to make and to go through.
    else if (typeof value === "string" && FACE.test(path)) shown.push({ def: value });
  }
  return shown;
}

/** Fields that name faces. */
const FACE = /\/(?:def|token)$/;

export function changeTo(before: Sent, position: Position): Change {
  // A seat has one reader as a rule.
  if (position.seat !== "spectator") return makeChange(before, position);
  const known = ofSpectators.get(position);
  if (known?.before.deref() === before.position) return known;
  const made = makeChange(before, position);
  // Weakly: each view would keep the one before it, and the last one all views of the match.
  ofSpectators.set(position, { ...made, before: new WeakRef(before.position) });
  return made;
}

/** Spectators are shown the very same: what one is told serves all. */
const ofSpectators = new WeakMap<Position, Change & { readonly before: WeakRef<Position> }>();

function makeChange(before: Sent, position: Position): Change {
  const sent = streamedOf(position, before);
  return { sent, patch: patchBetween(before.match, sent.match) as readonly PatchOperation[] };
}

export const unfollowedMessage = (matchId: string): string =>
  JSON.stringify({ type: "unfollowed", matchId } satisfies UnfollowedMessage);

export const errorMessage = (matchId: string | null, error: StreamErrorMessage["error"]): string =>
  JSON.stringify({ type: "error", matchId, error } satisfies StreamErrorMessage);
