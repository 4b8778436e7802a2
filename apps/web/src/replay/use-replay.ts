/** A recorded match on the page: its whole story for one viewer, and the position at one moment. */
import type { RecordedMatch, ReplayReply } from "@ltcg/server/protocol";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "../call-api.ts";
import type { GameDisplay } from "../match/game-display.ts";
import { type Story, storyOf } from "./moments.ts";
import {
  nothingRead,
  type ReadSoFar,
  type RecordReader,
  readRecord,
  type Where,
} from "./record-reader.ts";

export interface Replay extends Omit<ReadSoFar, "whole"> {
  readonly story: Story | null;
}

export function useReplay(
  record: RecordedMatch,
  game: GameDisplay,
  { viewer, at }: Where,
  /** Who is called "you". */
  teller: string,
): Replay {
  const [{ whole, ...read }, setRead] = useState(nothingRead);
  const [reader, setReader] = useState<RecordReader | null>(null);

  useEffect(() => {
    setRead(nothingRead);
    const opened = readRecord(
      (request) => callApi<ReplayReply>("/api/replays", { record, ...request }),
      setRead,
    );
    setReader(opened);
    return () => opened.stop();
  }, [record]);

  useEffect(() => reader?.want({ viewer, at }), [reader, viewer, at]);

  const story = useMemo(
    () => (whole === null ? null : storyOf(whole.steps, game.words, whole, teller, game)),
    [whole, game, teller],
  );
  return { ...read, story };
}
