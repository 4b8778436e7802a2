/** Refuses what there is too much of, with how long to wait. */
import { HttpError } from "../http/http-error.ts";
import { Allowances } from "./allowance.ts";
import type { Counted, Limit, Limits } from "./limits.ts";

export interface Requester {
  /** Empty: nobody in particular. */
  readonly identity: string;
  /** Of the connection; empty where there is none, as in a test. */
  readonly address: string;
}

export interface Limiter {
  count(what: Counted, who: Requester): void;
  /** Refuses another stream if there are too many. */
  checkStreams(who: Requester): void;
  /** Counts a stream, until it is told that the stream is over. */
  countStream(who: Requester): () => void;
}

export function createLimiter(limits: Limits, now: () => number): Limiter {
  const allowances = new Map(
    Object.entries(limits.rates).map(([what, limit]) => [
      what,
      {
        ...limit,
        identities: new Allowances(limit.perIdentity),
        addresses: new Allowances(limit.perAddress),
      },
    ]),
  );
  const open = new Map<string, number>();

  /** What a stream counts for, and how many there may be. */
  function streamsOf({ identity, address }: Requester): readonly [string, number][] {
    const { perIdentity, perAddress } = limits.streams;
    const counts: [string, number][] = [
      [`identity ${identity}`, identity === "" ? Infinity : perIdentity],
      [`address ${address}`, address === "" ? Infinity : perAddress],
    ];
    return counts.filter(([, most]) => most < Infinity);
  }

  return {
    count(what, { identity, address }) {
      const counted = allowances.get(what);
      if (counted === undefined) return;
      const nowMs = now();
      // By identity first: an address is not to be used up by one guest who has had enough.
      const waitMs =
        (identity === "" ? 0 : counted.identities.take(identity, nowMs)) ||
        (address === "" ? 0 : counted.addresses.take(address, nowMs));
      if (waitMs > 0) throw tooMany(what, counted, waitMs);
    },

    checkStreams(who) {
      for (const [key, most] of streamsOf(who)) {
        if ((open.get(key) ?? 0) < most) continue;
        const message = `You may follow at most ${most} matches at the same time. Close a stream first.`;
        throw new HttpError(429, "too-many-streams", message, { limit: "streams" });
      }
    },

    countStream(who) {
      const counts = streamsOf(who);
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
    },
  };
}

function tooMany(limit: Counted, { what }: Limit, waitMs: number): HttpError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const when = retryAfterSeconds === 1 ? "a second" : `${retryAfterSeconds} seconds`;
  const message = `Too many ${what}. Try again in ${when}.`;
  return new HttpError(429, "too-many-requests", message, { limit, retryAfterSeconds });
}
