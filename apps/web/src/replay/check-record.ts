/** Has the server check recorded matches, one after the other: a file may hold more than it checks a minute. */
import type { RecordedMatch, VerifyReply } from "@ltcg/server/protocol";
import { useEffect, useState } from "react";
import { type Answer, callApi } from "../call-api.ts";
import { retryWaitMs, waitingText } from "./retry-wait.ts";

export type Check =
  | { readonly status: "under way"; readonly waiting: string | null }
  | { readonly status: "checked"; readonly verdict: VerifyReply }
  /** Which says nothing about the record. */
  | { readonly status: "not checked"; readonly reason: string };

const underWay: Check = { status: "under way", waiting: null };

let lastInLine: Promise<void> = Promise.resolve();

/** Tells how it goes until it is stopped. */
export function checkRecord(
  ask: () => Promise<Answer<VerifyReply>>,
  tell: (check: Check) => void,
): () => void {
  let isStopped = false;
  const check = async (): Promise<void> => {
    while (!isStopped) {
      const answer = await ask();
      if (isStopped) return;
      if (answer.ok) return tell({ status: "checked", verdict: answer.body });
      const waitMs = retryWaitMs(answer);
      const { message } = answer.error;
      if (waitMs === null) return tell({ status: "not checked", reason: message });
      tell({ status: "under way", waiting: waitingText(message) });
      await new Promise((done) => setTimeout(done, waitMs));
    }
  };
  lastInLine = lastInLine.then(check);
  return () => {
    isStopped = true;
  };
}

export function useCheck(record: RecordedMatch): Check {
  const [check, setCheck] = useState<Check>(underWay);
  useEffect(() => {
    setCheck(underWay);
    return checkRecord(() => callApi<VerifyReply>("/api/verify", { record }), setCheck);
  }, [record]);
  return check;
}
