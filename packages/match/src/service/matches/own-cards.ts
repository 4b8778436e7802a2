/** Cards that somebody brought to a match: kept in the store by their hash, as they were sent. */
import { canonicalJson, hashJson } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { MatchError } from "../errors.ts";

/** As everybody may know them. */
export interface OwnCards {
  /** What whoever wrote them calls them: other people's words. */
  readonly name: string;
  /** Of the whole set: cards, decks and settings. */
  readonly hash: string;
}

export interface HostedOwnCards {
  readonly hosted: AnyHostableGame;
  readonly cards: OwnCards;
  /** To be kept. */
  readonly text: string;
}

const MAX_FAULTS = 20;

export function hostOwnCards(family: AnyHostableGame, given: unknown): HostedOwnCards {
  if (family.readCards === undefined) {
    throw new MatchError("bad-cards", "This game is played with its own cards.");
  }
  const read = family.readCards(given);
  if (read.ok) {
    const cards = { name: read.name, hash: hashJson(given) };
    return { hosted: read.hosted, cards, text: canonicalJson(given) };
  }
  throw badCards(read.faults);
}

/** With all that is wrong, up to a bound. */
export function badCards(
  faults: readonly { readonly path: string; readonly message: string }[],
): MatchError {
  const told = faults.slice(0, MAX_FAULTS).map(({ path, message }) => ({ at: path, message }));
  const more = faults.length - told.length;
  const lines = told.map(({ at, message }) => `${at} ${message}.`);
  if (more > 0) lines.push(`There are ${more} more faults.`);
  const message = `These cards cannot be played. ${lines.join(" ")}`;
  return new MatchError("bad-cards", message, { faults: told });
}
