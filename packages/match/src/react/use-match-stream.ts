/** A live match on a page, on Convex's live queries. The same shape as the hook of the web app. */
import type { Rejection } from "@tcg/core";
import type { GameWords } from "@tcg/core/hosting";
import { useConvexConnectionState, useMutation, useQuery } from "convex/react";
import type { FunctionReference } from "convex/server";
import { ConvexError } from "convex/values";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EventsSince } from "../client/ltcg-match.ts";
import type { SubmittedOrHeld } from "../convex/held-answers.ts";
import type { MatchRefusal } from "../convex/refusals.ts";
import type { PlayerView } from "../service/requests.ts";
import { atPosition, type StreamState, withEvents } from "./match-stream.ts";

/** The functions of the app that a page needs: `api.matches`, where they are what `exposeMatch` made. */
export interface MatchStreamFunctions {
  readonly getPlayerView: FunctionReference<"query">;
  readonly getRecentEvents: FunctionReference<"query">;
  readonly submitAction: FunctionReference<"mutation">;
  readonly abandon: FunctionReference<"mutation">;
}

export interface Notice {
  readonly text: string;
  /** The number of the rule that forbids it. */
  readonly rule?: string;
}

export interface MatchStream extends StreamState {
  readonly connection: "connecting" | "live" | "reconnecting";
  /** Why the last move was refused. */
  readonly notice: Notice | null;
  readonly dismiss: () => void;
  /** A move is on its way. */
  readonly isBusy: boolean;
  readonly send: (move: string) => void;
  /** For pages that are moved here: live queries are never behind, so it does nothing. */
  readonly reload: () => Promise<void>;
}

/**
 * `words`: of the match's game, for the log. `resign`: the id of the move by which a seat gives up; null if
 * it is not known. Null until the first position is there.
 */
export function useMatchStream(
  functions: MatchStreamFunctions,
  matchId: string,
  words: GameWords,
  resign: string | null = null,
): MatchStream | null {
  const [kept, setState] = useState<StreamState | null>(null);
  // A page that goes on to another match still has the one before, until the first position is there.
  const state = kept?.match.matchId === matchId ? kept : null;
  const toldUpTo = state?.toldUpTo ?? -1;
  const since = Math.max(0, toldUpTo);
  const seen = useQuery(functions.getPlayerView, { matchId }) as PlayerView | undefined;
  const told = useQuery(functions.getRecentEvents, { matchId, since }) as EventsSince | undefined;
  useEffect(() => {
    if (seen !== undefined) setState((before) => atPosition(before, seen));
  }, [seen]);
  const version = state?.match.version ?? -1;
  useEffect(() => {
    // The log is told from a position that has come as far.
    if (told === undefined || version < told.version) return;
    setState((before) => before && withEvents(before, told, words));
  }, [told, version, words]);

  const sending = useSending(functions, matchId, version, resign);
  const { isWebSocketConnected, hasEverConnected } = useConvexConnectionState();
  const lost = hasEverConnected ? "reconnecting" : "connecting";
  const connection = isWebSocketConnected ? "live" : lost;
  return state === null ? null : { ...state, ...sending, connection, reload };
}

const reload = async (): Promise<void> => {};

type Sending = Pick<MatchStream, "notice" | "dismiss" | "isBusy" | "send">;

function useSending(
  functions: MatchStreamFunctions,
  matchId: string,
  version: number,
  resign: string | null,
): Sending {
  const submit = useMutation(functions.submitAction);
  const abandon = useMutation(functions.abandon);
  const [said, setSaid] = useState<{ readonly of: string; readonly notice: Notice } | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** The version that an accepted move led to: until it arrives, the position shown is out of date. */
  const [awaited, setAwaited] = useState({ of: matchId, version: 0 });
  const underWay = useRef(false);
  const isWaiting = awaited.of === matchId && awaited.version > version;

  const send = useCallback(
    (move: string) => {
      if (underWay.current || isWaiting) return;
      underWay.current = true;
      setIsSending(true);
      setSaid(null);
      const say = (notice: Notice): void => setSaid({ of: matchId, notice });
      const commandId = crypto.randomUUID();
      // Convex sends a mutation again until it is answered, and runs it once.
      const asked: Promise<unknown> =
        move === resign
          ? abandon({ matchId })
          : submit({ matchId, expectedVersion: version, commandId, move });
      void asked
        .then((answer) => {
          const submitted = answer as SubmittedOrHeld | { readonly version: number };
          if ("rejection" in submitted) say(noticeOf(submitted.rejection));
          else {
            const reached = submitted.version + ("isHeld" in submitted ? 1 : 0);
            setAwaited({ of: matchId, version: reached });
          }
        })
        .catch((error: unknown) => say(refusedText(error)))
        .finally(() => {
          underWay.current = false;
          setIsSending(false);
        });
    },
    [abandon, isWaiting, matchId, resign, submit, version],
  );
  const dismiss = useCallback(() => setSaid(null), []);
  const notice = said?.of === matchId ? said.notice : null;
  return { notice, dismiss, isBusy: isSending || isWaiting, send };
}

const noticeOf = ({ message, rule }: Rejection): Notice => ({
  text: message,
  ...(rule !== undefined && rule !== null && { rule }),
});

function refusedText(error: unknown): Notice {
  if (!(error instanceof ConvexError)) {
    return { text: "The move could not be sent. Try again." };
  }
  const { code, message } = error.data as MatchRefusal;
  if (code !== "stale-version") return { text: message };
  return { text: "The match had moved on. This is the current position." };
}
