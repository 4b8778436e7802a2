import type { MetaReply } from "@ltcg/server/protocol";

/** A lesson goes on from a match that nobody played, by the name of the lesson. */
export const isLesson = ({ playedFrom }: Pick<MetaReply, "playedFrom">): boolean =>
  playedFrom?.matchId.startsWith("lesson-") === true;
