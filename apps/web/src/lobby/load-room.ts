/** What goes on in the room: tables with a free seat, tables that are played at, and which are one's own. */
import type {
  GamesReply,
  LobbyReply,
  MatchesReply,
  MeReply,
  PublicMatch,
  WatchReply,
} from "@ltcg/server/protocol";
import { askStatic } from "../ask-static.ts";
import { callApi } from "../call-api.ts";

export interface Room {
  readonly open: readonly PublicMatch[];
  readonly played: readonly PublicMatch[];
  /** The ids of the matches in which one has a seat. */
  readonly own: readonly string[];
  /** Why the room could not be looked at; null if it could. */
  readonly problem: string | null;
}

const LISTED = 20;

export async function loadRoom(): Promise<Room> {
  const [open, played, own] = await Promise.all([
    callApi<LobbyReply>(`/api/lobby?limit=${LISTED}`),
    callApi<WatchReply>(`/api/watch?limit=${LISTED}`),
    callApi<MatchesReply>("/api/matches"),
  ]);
  return {
    open: open.ok ? open.body.tables : [],
    played: played.ok ? played.body.matches : [],
    own: own.ok
      ? own.body.matches.filter(({ seat }) => seat !== "spectator").map(({ matchId }) => matchId)
      : [],
    problem: open.ok ? (played.ok ? null : played.error.message) : open.error.message,
  };
}

export async function loadOffer(): Promise<GamesReply> {
  const games = await askStatic<GamesReply>("/api/games");
  return games.ok ? games.body : { games: [], bots: [], levels: {}, timeControls: {} };
}

/** The name that others see; null for whoever has none yet. */
export async function loadOwnName(): Promise<string | null> {
  const me = await callApi<MeReply>("/api/me");
  return me.ok ? me.body.name : null;
}
