/**
 * What one guest or one address may ask of the server, so that nobody can keep the others waiting. Whoever has
 * more than one identity still has one address, which may do a few times as much: a school has one for all.
 */
import type { Allowance } from "./allowance.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEBIBYTE = 1024 * 1024;

/** What is counted. */
export type Counted = "requests" | "matches" | "records" | "agents" | "heard" | "sent";

export interface Limit {
  /** For people: what there were too many of. */
  readonly what: string;
  readonly perIdentity: Allowance;
  readonly perAddress: Allowance;
}

export interface Limits {
  readonly rates: Readonly<Record<Counted, Limit>>;
  /** Matches that are followed at the same time. */
  readonly streams: { readonly perIdentity: number; readonly perAddress: number };
  /** WebSockets that are open at the same time, and how many matches one may follow. */
  readonly sockets: {
    readonly perIdentity: number;
    readonly perAddress: number;
    readonly follows: number;
  };
  /** Matches of one guest that are not over. */
  readonly running: {
    readonly all: number;
    /** Those in which bots play among themselves, which nobody's thinking slows down. */
    readonly botsOnly: number;
    /** The same, of everybody together. */
    readonly botsOnlyOfAll: number;
  };
}

/** An address may have so many guests behind it. */
export const GUESTS_PER_ADDRESS = 5;

const each = (what: string, most: number, perMs: number): Limit => ({
  what,
  perIdentity: { most, perMs },
  perAddress: { most: GUESTS_PER_ADDRESS * most, perMs },
});

export const defaultLimits: Limits = {
  rates: {
    requests: each("requests", 1200, MINUTE),
    matches: each("new matches", 120, HOUR),
    records: each("matches to replay or check", 60, MINUTE),
    agents: each("new names, agents or keys", 60, HOUR),
    heard: each("bytes received on streams", MEBIBYTE, MINUTE),
    sent: each("bytes sent on streams", 64 * MEBIBYTE, MINUTE),
  },
  streams: { perIdentity: 50, perAddress: GUESTS_PER_ADDRESS * 50 },
  sockets: { perIdentity: 20, perAddress: GUESTS_PER_ADDRESS * 20, follows: 50 },
  running: { all: 50, botsOnly: 3, botsOnlyOfAll: 30 },
};

const none: Allowance = { most: Infinity, perMs: 1 };
const unlimited = (what: string): Limit => ({ what, perIdentity: none, perAddress: none });

/** For tests and measurements. */
export const noLimits: Limits = {
  rates: {
    requests: unlimited("requests"),
    matches: unlimited("new matches"),
    records: unlimited("matches to replay or check"),
    agents: unlimited("new names, agents or keys"),
    heard: unlimited("bytes received on streams"),
    sent: unlimited("bytes sent on streams"),
  },
  streams: { perIdentity: Infinity, perAddress: Infinity },
  sockets: { perIdentity: Infinity, perAddress: Infinity, follows: Infinity },
  running: { all: Infinity, botsOnly: Infinity, botsOnlyOfAll: Infinity },
};
