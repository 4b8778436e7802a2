import type { Seed } from "@tcg/core";

/** Everything about a match that is over: enough to play it again and to check that nobody cheated. */

export interface ReceiptSeat {
  readonly seat: string;
  readonly by: "player" | "bot";
  /** Sorted, as it was locked. */
  readonly deck: readonly string[];
  /** As published when the seat was taken. */
  readonly deckLock: string;
  /** As published when the seat was taken; null where it brought no entropy. */
  readonly entropyHash: string | null;
  readonly entropy: string | null;
}

export interface ReceiptEntry {
  readonly version: number;
  /** A seat, the referee, or "" for the service: seats taken, the start. */
  readonly seat: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly atMs: number;
  readonly link: string;
}

export interface Receipt {
  readonly format: 1;
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  /** The card set, as it was brought to the match; left out where the game's own cards were played. */
  readonly ownCards?: unknown;
  /** The game's own cards as they were kept, if they were printed anew since; left out where they are as they were. */
  readonly oldCards?: string;
  readonly config: object;
  readonly commitment: string;
  readonly secret: string;
  /** In the game's order. */
  readonly seats: readonly ReceiptSeat[];
  /** Null where the match was aborted before its start. */
  readonly seed: Seed | null;
  /** Whether the creator of the match chose the seed: then it proves nothing about chance. */
  readonly isSeedChosen: boolean;
  readonly entries: readonly ReceiptEntry[];
  /** Null where the match was aborted. */
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  /**
   * Of the last state; null where there was none, and where the match was aborted because its rules are
   * gone: without them the state cannot be made.
   */
  readonly finalHash: string | null;
}

/** What a viewer kept while the match was played. All of it is optional: less proves less. */
export interface Kept {
  readonly viewer?: string;
  readonly mode?: "casual" | "ranked";
  readonly rulesVersion?: number;
  readonly cardSet?: string;
  readonly isSeedChosen?: boolean;
  readonly commitment?: string;
  readonly deckLocks?: Readonly<Record<string, string>>;
  readonly entropyHashes?: Readonly<Record<string, string | null>>;
  /** The viewer's own, before it was opened. */
  readonly entropy?: { readonly seat: string; readonly entropy: string };
  /** Masked events, by version. */
  readonly updates?: readonly { readonly version: number; readonly events: readonly object[] }[];
}
