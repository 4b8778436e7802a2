/** What a lane is: one kind of work, done by a worker with a compiler of its own. */
import type { Used } from "../clock.ts";

export interface Round {
  /** By name, what each part of the work used; most lanes have one part. */
  readonly parts: Readonly<Record<string, Used>>;
  /** Of what came out: rounds of two checkouts must agree in it. */
  readonly result: string;
  /** Of lanes that play whole matches: how many, and how many turns these had together. */
  readonly played?: Played;
}

export interface Played {
  readonly matches: number;
  readonly turns: number;
}

/** Does the work of a pass so many times. */
export type Lane = (passes: number) => Round;

/** A command and who gave it, as they were recorded. */
export type Recorded = readonly [actor: string, command: { readonly type: string }];

/** What a worker is started with. */
export interface Order {
  readonly root: string;
  readonly subject: string;
  readonly lane: string;
  /** Match by match, the commands played at random. */
  readonly matches: readonly (readonly Recorded[])[];
}
