/** What is said of a match to somebody who follows it, as text. */
import type { PlayerView } from "@lunchtable-tcg/match";
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
import { streamedOf } from "./streamed.ts";

export interface News {
  readonly position: PlayerView;
  readonly events: readonly MaskedEvent[];
  /** What the stream has not sent yet. */
  readonly cards: Readonly<Record<string, object>>;
  readonly moves: Moves;
}

export function viewMessage(
  { position, events, cards, moves }: News,
  since: number | null,
): string {
  const { matchId, version } = position;
  const about = { matchId, since, version };
  const told = { events, ...ifAny("cards", cards), ...ifAny("moves", moves) };
  const message: ViewMessage = { type: "view", ...about, ...told, ...streamedOf(position) };
  return JSON.stringify(message);
}

export function updateMessage(
  before: PlayerView,
  { position, events, cards, moves }: News,
): string {
  const { matchId, version } = position;
  const patch = patchOf(before, position);
  const about = { matchId, from: before.version, version };
  const told = { events, ...ifAny("cards", cards), ...ifAny("moves", moves) };
  return JSON.stringify({ type: "update", ...about, ...told, patch } satisfies UpdateMessage);
}

function ifAny<N extends string, T extends object>(name: N, found: T): { readonly [K in N]?: T } {
  for (const _ in found) return { [name]: found } as { readonly [K in N]: T };
  return {};
}

const patches = new WeakMap<
  PlayerView,
  { readonly before: WeakRef<PlayerView>; readonly patch: readonly PatchOperation[] }
>();

/** Spectators are shown the very same: what one is told serves all. */
function patchOf(before: PlayerView, after: PlayerView): readonly PatchOperation[] {
  const known = patches.get(after);
  if (known?.before.deref() === before) return known.patch;
  const patch = patchBetween(streamedOf(before), streamedOf(after)) as readonly PatchOperation[];
  // Weakly: each view would keep the one before it, and the last one all views of the match.
  patches.set(after, { before: new WeakRef(before), patch });
  return patch;
}

export const unfollowedMessage = (matchId: string): string =>
  JSON.stringify({ type: "unfollowed", matchId } satisfies UnfollowedMessage);

export const errorMessage = (matchId: string | null, error: StreamErrorMessage["error"]): string =>
  JSON.stringify({ type: "error", matchId, error } satisfies StreamErrorMessage);
