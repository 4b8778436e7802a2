/**
 * What one guest or one address may ask of the server, so that nobody can keep the others waiting. Whoever has
 * more than one identity still has one address, which may do a few times as much: a school has one for all.
 */
import type { Allowance } from "./allowance.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is counted. */
export type Counted = "requests" | "matches" | "records";

export interface Limit {
  /** For people: what there were too many of. */
  readonly what: string;
  readonly perIdentity: Allowance;
  readonly perAddress: Allowance;
}

export interface Limits {
  readonly rates: Readonly<Record<Counted, Limit>>;
  /** Streams that are open at the same time. */
  readonly streams: { readonly perIdentity: number; readonly perAddress: number };
  /** Matches of one guest that are not over. */
  readonly running: {
    readonly all: number;
    /** Those in which bots play among themselves, which nobody's thinking slows down. */
    readonly botsOnly: number;
  };
}

export const defaultLimits: Limits = {
  rates: {
    requests: {
      what: "requests",
      perIdentity: { most: 1200, perMs: MINUTE },
      perAddress: { most: 6000, perMs: MINUTE },
    },
    matches: {
      what: "new matches",
      perIdentity: { most: 120, perMs: HOUR },
      perAddress: { most: 600, perMs: HOUR },
    },
    records: {
      what: "matches to replay or check",
      perIdentity: { most: 60, perMs: MINUTE },
      perAddress: { most: 120, perMs: MINUTE },
    },
  },
  streams: { perIdentity: 50, perAddress: 250 },
  running: { all: 50, botsOnly: 3 },
};

const none: Allowance = { most: Infinity, perMs: 1 };
const unlimited = (what: string): Limit => ({ what, perIdentity: none, perAddress: none });

/** For tests and measurements. */
export const noLimits: Limits = {
  rates: {
    requests: unlimited("requests"),
    matches: unlimited("new matches"),
    records: unlimited("matches to replay or check"),
  },
  streams: { perIdentity: Infinity, perAddress: Infinity },
  running: { all: Infinity, botsOnly: Infinity },
};
