/**
 * Reads the moments of one recorded match from the server, which replays only so many a minute for one guest:
 * one request at a time, for the latest wanted moment alone, and never twice for the same.
 */
import type { ReplayReply } from "@ltcg/server/protocol";
import type { Answer } from "../call-api.ts";
import { retryWaitMs, waitingText } from "./retry-wait.ts";

export interface Where {
  /** After so many commands. */
  readonly at: number;
  readonly viewer: string;
}

/** What has been read of a match for one viewer. */
export interface ReadSoFar {
  /** With every step; its view is that of the end. */
  readonly whole: ReplayReply | null;
  /** The wanted one, or until it is there the one before it. */
  readonly moment: ReplayReply | null;
  /** Why it cannot be read. */
  readonly problem: string | null;
  /** Why it takes longer. */
  readonly waiting: string | null;
}

export const nothingRead: ReadSoFar = { whole: null, moment: null, problem: null, waiting: null };

interface MomentRequest {
  readonly viewer: string;
  readonly at?: number;
  readonly after?: number;
}

export interface RecordReader {
  want(where: Where): void;
  stop(): void;
}

/** A slider that is dragged wants a moment every few milliseconds; it is asked for when the slider rests. */
export const REST_MS = 150;

export function readRecord(
  ask: (request: MomentRequest) => Promise<Answer<ReplayReply>>,
  tell: (read: ReadSoFar) => void,
): RecordReader {
  const wholes = new Map<string, ReplayReply>();
  const moments = new Map<string, ReplayReply>();
  let wanted: Where | null = null;
  let shown: ReplayReply | null = null;
  let trouble: Pick<ReadSoFar, "problem" | "waiting"> = nothingRead;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A request is under way, or waits until the server takes it: the latest wanted moment follows. */
  let isEngaged = false;
  let isStopped = false;

  const found = ({ viewer, at }: Where): ReplayReply | undefined => {
    const whole = wholes.get(viewer);
    return whole !== undefined && at >= whole.at ? whole : moments.get(keyOf(viewer, at));
  };

  function show({ viewer, at }: Where): void {
    const moment = found({ viewer, at });
    if (moment !== undefined) shown = moment;
    // Another viewer may not see what this one sees.
    else if (shown?.viewer !== viewer) shown = null;
    const { problem, waiting } = moment === undefined ? trouble : nothingRead;
    tell({ whole: wholes.get(viewer) ?? null, moment: shown, problem, waiting });
  }

  function keep(request: MomentRequest, reply: ReplayReply): void {
    const { viewer, at } = request;
    if (at === undefined) wholes.set(viewer, reply);
    else {
      const cards = { ...wholes.get(viewer)?.cards, ...reply.cards };
      moments.set(keyOf(viewer, at), { ...reply, cards });
    }
  }

  function later(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void askForWanted(), waitMs);
  }

  async function askForWanted(): Promise<void> {
    isEngaged = false;
    const asked = wanted;
    if (asked === null || found(asked) !== undefined) return;
    const { viewer, at } = asked;
    const request = wholes.has(viewer) ? { viewer, at, after: at } : { viewer };
    isEngaged = true;
    const answer = await ask(request);
    if (isStopped) return;
    const waitMs = retryWaitMs(answer);
    isEngaged = waitMs !== null;
    if (answer.ok) keep(request, answer.body);
    trouble = answer.ok ? nothingRead : troubleOf(answer.error.message, waitMs);
    if (waitMs !== null) later(waitMs);
    else if (wanted !== asked) later(REST_MS);
    // The whole match is read; now the moment.
    else if (answer.ok) later(0);
    show(wanted ?? asked);
  }

  return {
    want(where) {
      wanted = where;
      show(where);
      if (!isEngaged) later(REST_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const keyOf = (viewer: string, at: number): string => `${at} ${viewer}`;

const troubleOf = (message: string, waitMs: number | null) =>
  waitMs === null
    ? { problem: message, waiting: null }
    : { problem: null, waiting: waitingText(message) };
