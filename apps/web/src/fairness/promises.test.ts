import type { MetaReply } from "@ltcg/server/protocol";
import { describe, expect, it } from "vitest";
import { withPromises } from "./promises.ts";

const meta = (commitment: string, ...locks: readonly (string | null)[]): MetaReply =>
  ({
    matchId: "m",
    seat: "host",
    commitment,
    seats: locks.map((deckLock, place) => ({
      seat: ["host", "away"][place],
      deckLock,
      entropyHash: deckLock === null ? null : `hash of ${deckLock}`,
    })),
  }) as unknown as MetaReply;

describe("what was promised", () => {
  it("stays as it was first seen", () => {
    const first = withPromises(undefined, meta("c", "a", "b"), 1);
    expect(withPromises(first, meta("other", "x", "y"), 2)).toEqual(first);
    expect(first).toMatchObject({ viewer: "host", commitment: "c", atMs: 1 });
  });

  it("of a seat that was free is added when it is taken", () => {
    const first = withPromises(undefined, meta("c", "a", null), 1);
    expect(first.deckLocks).toEqual({ host: "a" });
    const then = withPromises(first, meta("c", "a", "b"), 2);
    expect(then.deckLocks).toEqual({ host: "a", away: "b" });
    expect(then.entropyHashes).toEqual({ host: "hash of a", away: "hash of b" });
  });
});
