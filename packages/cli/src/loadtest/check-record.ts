/** Compares what clients were told of a match with what the server wrote down of it. */
import type { ReceiptReply } from "@ltcg/server/protocol";

/** An action that the server acknowledged. */
export interface Acknowledged {
  readonly version: number;
  readonly seat: string;
  readonly move: string;
}

/** What the clients of a match know of it. */
export interface Known {
  readonly acknowledged: readonly Acknowledged[];
  /** By seat, the versions it heard of: whether the server was about to pass for it there. */
  readonly heard: ReadonlyMap<string, ReadonlyMap<number, boolean>>;
  /** As `seat version`: what was sent and never answered may have happened, or not. */
  readonly unanswered: ReadonlySet<string>;
  /** With which the clients gave up at the end; null if the match ended by itself. */
  readonly abandonedWith: number | null;
}

export interface Verdict {
  /** Acknowledged actions that are not in the record as they were acknowledged. */
  readonly lost: number;
  /** Actions in the record that nobody asked for, or not once more. */
  readonly duplicated: number;
}

export function checkRecord(entries: ReceiptReply["entries"], known: Known): Verdict {
  const { acknowledged, heard, unanswered, abandonedWith } = known;
  const byVersion = new Map(entries.map((entry) => [entry.version, entry]));
  const isWritten = ({ version, seat, move }: Acknowledged): boolean => {
    const entry = byVersion.get(version);
    if (entry?.seat !== seat) return false;
    const body = JSON.parse(entry.body) as { expectedVersion?: unknown; move?: unknown };
    return body.move === move && body.expectedVersion === version - 1;
  };
  const asked = new Set(acknowledged.map(({ seat, version }) => `${seat} ${version}`));
  const unasked = entries.filter(({ seat, version }) => {
    const key = `${seat} ${version}`;
    if (asked.has(key) || unanswered.has(key) || version === abandonedWith) return false;
    // Where the server passes nobody asks. Who has not heard of the version before cannot tell.
    return heard.get(seat)?.get(version - 1) === false;
  });
  return {
    lost: acknowledged.filter((each) => !isWritten(each)).length,
    duplicated: unasked.length + acknowledged.length - asked.size,
  };
}
