/** Which decks are dealt to which seats, by the number of the deal alone. */
import { createRandom, drawSeed, type Seed } from "@tcg/core";
import type { NamedDeck } from "../decks.ts";
import type { ArenaRequest, Shard } from "./request.ts";

export interface Deal {
  readonly seed: Seed;
  /** For the first seat, and for the second. */
  readonly decks: readonly [NamedDeck, NamedDeck];
}

/**
 * Each deck sits across from each other one, on both sides; a deck alone plays itself. Which of these tables a deal has
 * is drawn: in a fixed order a run that stops early would tell of the first decks alone, and evidence.ts asks for
 * deals that are alike.
 */
export function dealOf({ seed, decks }: ArenaRequest, number: number): Deal {
  const random = createRandom(seed, `deal ${number}`);
  const tables = decks.flatMap((one) =>
    decks.flatMap((other) => (one === other && decks.length > 1 ? [] : [[one, other] as const])),
  );
  const dealt = drawSeed(random);
  const table = tables[random.int(tables.length)];
  if (table === undefined) throw new RangeError("an arena needs a deck");
  return { seed: dealt, decks: table };
}

/** The first `count` deals of a part. */
export function dealsOf({ part, of }: Shard, count: number): number[] {
  return Array.from({ length: count }, (_, i) => part - 1 + i * of);
}
