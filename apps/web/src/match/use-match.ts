/** A live match on the page, with moves that count once however often the connection breaks. */
import type { Connection } from "@ltcg/server/client";
import type { ActionReply, MatchReply, Refusal } from "@ltcg/server/protocol";
import { capital, type GameWords } from "@tcg/core/hosting";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { noteEvents } from "../fairness/keeper.ts";
import { randomHex } from "../fairness/started.ts";
import { nothing } from "../motion/timeline.ts";
import { usePaced } from "../motion/use-paced.ts";
import type { GameDisplay } from "./game-display.ts";
import { type MatchState, openMatch, receive, refresh } from "./match-state.ts";
import { sayFor } from "./names.ts";
import { type Present, presentAt } from "./present.ts";
import { isShown, type ShownMatch } from "./shown.ts";
import { submissionOf } from "./submission.ts";
import { useMatchStream } from "./use-match-stream.ts";
import { type WhatIsSeen, whatIsSeen } from "./what-is-seen.ts";

export interface Notice {
  readonly text: string;
  /** The number of the rule that forbids it. */
  readonly rule?: string;
}

/** The position that is shown: it may be behind, so that each can be seen. */
export interface LiveMatch extends MatchState {
  readonly present: Present;
  readonly connection: Connection;
  /** Why the last move was refused. */
  readonly notice: Notice | null;
  readonly dismiss: () => void;
  /** A move is on its way. */
  readonly isBusy: boolean;
  readonly send: (move: string) => void;
  /** Asks the server for the position. */
  readonly reload: () => Promise<void>;
}

const MAX_ATTEMPTS = 8;
/** After so long without news of an accepted move, the page asks for it. */
const NEWS_PATIENCE_MS = 1500;

/** `resign`: the id of the move by which a seat gives up; null if it is not known. */
export function useMatch(
  initial: ShownMatch,
  { words, cues }: Pick<GameDisplay, "words" | "cues">,
  resign: string | null,
): LiveMatch {
  const { matchId } = initial;
  const turnText = (seat: string): string => turnOf(seat, initial, words);
  const { shown, push, skip } = usePaced(() => openMatch(initial), turnText);
  const [present] = useState(() => presentAt(initial.version));
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** The version that an accepted move led to: until it arrives, the position shown is out of date. */
  const [awaited, setAwaited] = useState<number | null>(null);
  /** What is known, which is shown now or later. */
  const latest = useRef(shown);
  const sending = useRef(false);
  /** The version at which the viewer made a move whose events are still to come. */
  const movedAt = useRef<number | null>(null);

  const know = useCallback(
    (known: MatchState, seen: WhatIsSeen) => {
      const { version } = known.match;
      latest.current = known;
      present.become(version);
      setAwaited((wanted) => (wanted !== null && wanted <= version ? null : wanted));
      push(known, seen);
    },
    [present, push],
  );

  const connection = useMatchStream({
    matchId,
    // All that happened: the log begins with the start.
    since: () => Math.max(0, latest.current.toldUpTo),
    onNews: (news) => {
      noteEvents(matchId, news, news.since ?? news.version);
      const before = latest.current;
      const isOwn = movedAt.current !== null && news.version > movedAt.current;
      if (isOwn) movedAt.current = null;
      know(receive(before, news, words), whatIsSeen(before, news, cues, isOwn));
    },
  });

  const reload = useCallback(async () => {
    const answer = await callApi<MatchReply>(pathOf(matchId));
    if (!answer.ok || !isShown(answer.body)) return;
    know(refresh(latest.current, answer.body), { timeline: nothing, isUrgent: true });
  }, [matchId, know]);

  const isWaiting = awaited !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), NEWS_PATIENCE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  const send = useCallback(
    (move: string) => {
      if (sending.current || isWaiting) return;
      sending.current = true;
      skip();
      movedAt.current = latest.current.match.version;
      setIsSending(true);
      setNotice(null);
      void submit(matchId, latest.current.match.version, move, resign).then(async (answer) => {
        if (answer.ok)
          setAwaited(answer.body.version > present.version() ? answer.body.version : null);
        else {
          movedAt.current = null;
          setNotice(noticeOf(answer.status, answer.error));
          await reload();
        }
        sending.current = false;
        setIsSending(false);
      });
    },
    [matchId, isWaiting, present, reload, resign, skip],
  );

  return {
    ...shown,
    present,
    connection,
    notice,
    dismiss: useCallback(() => setNotice(null), []),
    isBusy: isSending || isWaiting,
    send,
    reload,
  };
}

/** The same command id on every attempt: a move whose answer was lost counts once. */
async function submit(
  matchId: string,
  expectedVersion: number,
  move: string,
  resign: string | null,
) {
  const commandId = randomHex(16);
  const { route, body } = submissionOf({ expectedVersion, commandId, move }, resign);
  for (let attempt = 1; ; attempt++) {
    const answer = await callApi<ActionReply>(pathOf(matchId, route), body);
    const isDown = !answer.ok && (answer.status === 0 || answer.status >= 502);
    if (!isDown || attempt === MAX_ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 4000)));
  }
}

function turnOf(seat: string, { view }: ShownMatch, words: GameWords): string {
  const say = sayFor(words, view, {});
  return say.isViewer(seat) ? "Your turn" : capital(`${say.whose(seat)} turn`);
}

function noticeOf(status: number, { message, rule }: Refusal): Notice {
  if (status === 409) return { text: "The match had moved on. This is the current position." };
  return { text: message, ...(rule !== undefined && { rule }) };
}
