/** What is said of a match to somebody who follows it, as text. */
import type { PlayerView } from "@lunchtable-tcg/match";
import { type MaskedEvent, viewText } from "@tcg/core";
import type {
  FollowedMatch,
  PatchOperation,
  StreamErrorMessage,
  UnfollowedMessage,
  UpdateMessage,
  ViewMessage,
} from "../protocol.ts";
import { patchBetween } from "./patch.ts";

export interface News {
  readonly position: PlayerView;
  readonly events: readonly MaskedEvent[];
  readonly cards: Readonly<Record<string, object>>;
}

/** The field that is written by the kernel, which remembers the text of what has not changed. */
const VIEW = "view" satisfies keyof ViewMessage;

export function viewMessage({ position, events, cards }: News, since: number | null): string {
  const { matchId, version, view, seat, status, legalMoves, isPassing } = position;
  const about = { matchId, since, version, seat, status, legalMoves, isPassing };
  const rest: Omit<ViewMessage, typeof VIEW> = { type: "view", ...about, events, cards };
  const viewed = view === null ? "null" : viewText(view);
  return `${JSON.stringify(rest).slice(0, -1)},"${VIEW}":${viewed}}`;
}

export function updateMessage(before: PlayerView, { position, events, cards }: News): string {
  const { matchId, version } = position;
  const patch = patchOf(before, position);
  const about = { matchId, from: before.version, version };
  return JSON.stringify({ type: "update", ...about, events, cards, patch } satisfies UpdateMessage);
}

const patches = new WeakMap<
  PlayerView,
  { readonly before: PlayerView; readonly patch: readonly PatchOperation[] }
>();

/** Spectators are shown the very same: what one is told serves all. */
function patchOf(before: PlayerView, after: PlayerView): readonly PatchOperation[] {
  const known = patches.get(after);
  if (known?.before === before) return known.patch;
  const patch = patchBetween(followed(before), followed(after)) as readonly PatchOperation[];
  patches.set(after, { before, patch });
  return patch;
}

function followed({
  seat,
  status,
  view,
  legalMoves,
  isPassing,
}: PlayerView): FollowedMatch & Record<string, unknown> {
  return { seat, status, view, legalMoves, isPassing };
}

export const unfollowedMessage = (matchId: string): string =>
  JSON.stringify({ type: "unfollowed", matchId } satisfies UnfollowedMessage);

export const errorMessage = (matchId: string | null, error: StreamErrorMessage["error"]): string =>
  JSON.stringify({ type: "error", matchId, error } satisfies StreamErrorMessage);
