/**
 * Hashes that let a match be checked after its end (docs/FAIRNESS.md). Each is SHA-256 over canonical
 * JSON that begins with what the hash is for, so that none can be used as another.
 */
import { canonicalJson, sha256Hex } from "@tcg/core";

const hashOf = (purpose: string, ...parts: readonly unknown[]): string =>
  sha256Hex(canonicalJson([`lunchtable ${purpose}`, ...parts]));

/** The service's promise, published when a match is created: its secret is chosen already. */
export const commitmentOf = (matchId: string, secret: string): string =>
  hashOf("commitment", matchId, secret);

/** A seat's promise, made when it is taken: its entropy is chosen already. */
export const entropyHashOf = (entropy: string): string => hashOf("entropy", entropy);

/** Locks a deck without showing it: because of the secret, nobody can find it by trying known decks. */
export const deckLockOf = (
  matchId: string,
  seat: string,
  secret: string,
  deck: readonly string[],
): string => hashOf("deck", matchId, seat, secret, deck);

/** Sorted by definition, so that the order in which a deck was written down decides nothing. */
export const sortedDeck = (deck: readonly string[]): string[] => [...deck].sort();

/** One seat's share in the seed; null where it relies on the service's commitment alone. */
export type Entropies = Readonly<Record<string, string | null>>;

/** Made by all together: nobody knew the other parts when they chose theirs. */
export const seedOf = (matchId: string, secret: string, entropies: Entropies): string =>
  hashOf("seed", matchId, secret, entropies);

/** Bots draw their random numbers from this; nothing else depends on it. */
export const botSeedOf = (matchId: string, secret: string): string =>
  hashOf("bots", matchId, secret);

/** An entry of the log, as the chain of hashes sees it. */
export interface ChainedEntry {
  readonly version: number;
  /** A seat, the referee, or "" for the service. */
  readonly seat: string;
  /** What was asked for, as canonical JSON. */
  readonly body: string;
  readonly atMs: number;
}

/** Each link covers all entries before it: none can be changed, left out or added later. */
export const linkOf = (previous: string, { version, seat, body, atMs }: ChainedEntry): string =>
  hashOf("link", previous, version, seat, body, atMs);

/** What the first link follows. */
export const firstLinkOf = (matchId: string, commitment: string): string =>
  hashOf("chain", matchId, commitment);
