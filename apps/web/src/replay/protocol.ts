/** A recorded match and what the server says about it, as it comes over the wire. */
import type { AnyView, Faces, SeenEvent } from "../protocol.ts";

/** What it takes to play a match again; only the server reads more of it. */
export interface MatchRecord {
  readonly game: string;
  readonly commands: readonly unknown[];
  readonly finalHash: string;
}

/** What one command did. Step 0 is the start. */
export interface ReplayStep {
  readonly number: number;
  readonly actor: string | null;
  /** What was chosen; null where the viewer may not know. */
  readonly text: string | null;
  readonly events: readonly SeenEvent[];
}

export interface Moment {
  readonly game: string;
  readonly viewers: readonly string[];
  readonly viewer: string;
  readonly at: number;
  readonly view: AnyView;
  readonly cards: Faces;
  readonly steps: readonly ReplayStep[];
}

export type Verdict =
  | { readonly ok: true; readonly commands: number }
  | { readonly ok: false; readonly fault: string };
