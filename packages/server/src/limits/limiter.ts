/** Refuses what there is too much of, with how long to wait. */
import { HttpError } from "../http/http-error.ts";
import type { Requester } from "../identities/requester.ts";
import { Allowances } from "./allowance.ts";
import type { Counted, Limit, Limits } from "./limits.ts";

/** What a requester is counted by. */
type Counts = Pick<Requester, "account" | "address">;

export interface Limiter {
  /** One of them unless `amount` says how many. */
  count(what: Counted, who: Counts, amount?: number): void;
  /** Refuses another socket if there are too many. */
  checkSockets(who: Counts): void;
  /** Counts a socket, until it is told that it is closed. */
  countSocket(who: Counts): () => void;
  /** How many matches one socket may follow. */
  readonly followsPerSocket: number;
  /** Refuses another stream if there are too many. */
  checkStreams(who: Counts): void;
  /** Counts a stream, until it is told that the stream is over. */
  countStream(who: Counts): () => void;
}

export function createLimiter(limits: Limits, now: () => number): Limiter {
  const allowances = new Map(
    Object.entries(limits.rates).map(([what, limit]) => [
      what,
      {
        ...limit,
        accounts: new Allowances(limit.perIdentity),
        addresses: new Allowances(limit.perAddress),
      },
    ]),
  );
  const open = new Map<string, number>();

  /** What a stream or a socket counts for, and how many there may be. */
  function countsOf(
    what: "sockets" | "streams",
    { account, address }: Counts,
  ): readonly [string, number][] {
    const { perIdentity, perAddress } = limits[what];
    const counts: [string, number][] = [
      [`${what} of account ${account}`, account === "" ? Infinity : perIdentity],
      [`${what} of address ${address}`, address === "" ? Infinity : perAddress],
    ];
    return counts.filter(([, most]) => most < Infinity);
  }

  /** How many there may be, if there are as many already. */
  function fullAt(counts: readonly [string, number][]): number | null {
    return counts.find(([key, most]) => (open.get(key) ?? 0) >= most)?.[1] ?? null;
  }

  function countOpen(counts: readonly [string, number][]): () => void {
    for (const [key] of counts) open.set(key, (open.get(key) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const [key] of counts) {
        const left = (open.get(key) ?? 1) - 1;
        if (left === 0) open.delete(key);
        else open.set(key, left);
      }
    };
  }

  return {
    count(what, { account, address }, amount = 1) {
      const counted = allowances.get(what);
      if (counted === undefined) return;
      const nowMs = now();
      // By account first: an address is not to be used up by one guest who has had enough.
      const waitMs =
        (account === "" ? 0 : counted.accounts.take(account, nowMs, amount)) ||
        (address === "" ? 0 : counted.addresses.take(address, nowMs, amount));
      if (waitMs > 0) throw tooMany(what, counted, waitMs);
    },

    checkSockets(who) {
      const most = fullAt(countsOf("sockets", who));
      if (most === null) return;
      const message = `You may have at most ${most} sockets open at the same time; one can follow many matches.`;
      throw new HttpError(429, "too-many-sockets", message, { limit: "sockets" });
    },

    countSocket: (who) => countOpen(countsOf("sockets", who)),
    followsPerSocket: limits.sockets.follows,

    checkStreams(who) {
      const most = fullAt(countsOf("streams", who));
      if (most === null) return;
      const message = `You may follow at most ${most} matches at the same time. Close a stream first.`;
      throw new HttpError(429, "too-many-streams", message, { limit: "streams" });
    },

    countStream: (who) => countOpen(countsOf("streams", who)),
  };
}

function tooMany(limit: Counted, { what }: Limit, waitMs: number): HttpError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const when = retryAfterSeconds === 1 ? "a second" : `${retryAfterSeconds} seconds`;
  const message = `Too many ${what}. Try again in ${when}.`;
  return new HttpError(429, "too-many-requests", message, { limit, retryAfterSeconds });
}
