/** The games whose card sets can be run through part by part: effects of LunchTable, abilities of Lorcana. */
import type { CardTable as LunchTableCards } from "@ltcg/engine";
import type { FuzzOptions, FuzzReport } from "@tcg/core/testkit";
import type { CardTable as LorcanaCards } from "@tcg/lorcana-engine";

/** Cards, and what differs from the usual rules where they are played: as plain data, for threads. */
export type SteeredSet =
  | {
      readonly game: "lunchtable";
      readonly cards: LunchTableCards;
      readonly config: Readonly<Record<string, unknown>>;
    }
  | { readonly game: "lorcana"; readonly cards: LorcanaCards };

export type SteeredRequest = Pick<FuzzOptions<never>, "seed" | "checks" | "heavyOneIn" | "command">;

/** What a match is played for. */
export interface Part {
  readonly card: string;
  readonly effect: string;
  readonly type: string;
}

export interface Tally extends Part {
  readonly times: number;
  /** In how many matches. */
  readonly matches: number;
  /** What was missing in how many of the matches for it in which it did not resolve. */
  readonly missing: Readonly<Record<string, number>>;
}

/** What the parts of a game's cards are called. */
export const CALLED: Readonly<Record<SteeredSet["game"], readonly [one: string, many: string]>> = {
  lunchtable: ["effect", "effects"],
  lorcana: ["ability", "abilities"],
};

export interface SteeredGame {
  /** In the order in which matches are for them: number n is for part n % parts. */
  readonly parts: readonly Part[];
  /** Of what its cards say. */
  readonly fingerprint: string;
  /** What a match for a part can come short of, from nothing at all to almost there. */
  readonly missing: readonly string[];
  /**
   * Its measures say what resolved: `times CARD/EFFECT`, `matches CARD/EFFECT`; or `missing WHAT
   * CARD/EFFECT` of that for which it was played.
   */
  play(request: SteeredRequest, game: number): FuzzReport;
  /** Why a part resolved too seldom, in sentences. */
  whyLines(tally: Tally): readonly string[];
}

export function nameOf({ card, effect }: Part): string {
  return `${card}/${effect}`;
}

/** Loaded when it is asked for. */
export async function openSteered(set: SteeredSet): Promise<SteeredGame> {
  switch (set.game) {
    case "lunchtable":
      return (await import("./steered-lunchtable.ts")).steeredLunchTable(set);
    case "lorcana":
      return (await import("./steered-lorcana.ts")).steeredLorcana(set);
  }
}
