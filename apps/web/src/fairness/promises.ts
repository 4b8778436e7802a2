/** The promises of a match as first seen, so that a server that changes them later is found out. */
import type { MetaReply } from "@ltcg/server/protocol";

export interface Promises {
  readonly matchId: string;
  readonly viewer: string;
  readonly mode: MetaReply["mode"];
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly isSeedChosen: boolean;
  readonly commitment: string;
  readonly deckLocks: Readonly<Record<string, string>>;
  readonly entropyHashes: Readonly<Record<string, string | null>>;
  readonly atMs: number;
}

/** The promises as first seen, with those of seats that were taken since. */
export function withPromises(
  before: Promises | undefined,
  { matchId, seat, seats, mode, rulesVersion, cardSet, isSeedChosen, commitment }: MetaReply,
  atMs: number,
): Promises {
  const taken = seats.flatMap(({ seat: name, deckLock, entropyHash }) =>
    deckLock === null ? [] : [{ name, deckLock, entropyHash }],
  );
  return {
    matchId,
    viewer: seat,
    mode: before?.mode ?? mode,
    rulesVersion: before?.rulesVersion ?? rulesVersion,
    cardSet: before?.cardSet ?? cardSet,
    isSeedChosen: before?.isSeedChosen ?? isSeedChosen,
    commitment: before?.commitment ?? commitment,
    deckLocks: {
      ...Object.fromEntries(taken.map(({ name, deckLock }) => [name, deckLock])),
      ...before?.deckLocks,
    },
    entropyHashes: {
      ...Object.fromEntries(taken.map(({ name, entropyHash }) => [name, entropyHash])),
      ...before?.entropyHashes,
    },
    atMs: before?.atMs ?? atMs,
  };
}
