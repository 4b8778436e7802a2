/** CR 4.3.6: a challenge, from the declaration to its end. */
import type { CardId } from "@tcg/core";
import { exert } from "../deeds/conditions.ts";
import { expire } from "../deeds/effects.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { snapshot } from "../reading/look.ts";
import { strengthOf } from "../reading/stats.ts";
import { inPlay } from "../reading/table.ts";
import type { Challenge, Hit, Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 4.3.6.9-4.3.6.12: what this triggers is resolved before the damage step. */
export function declareChallenge(
  book: Book,
  play: Play,
  seat: Seat,
  challenger: CardId,
  defender: CardId,
): void {
  exert(book, play, challenger);
  play.emit({
    type: "CHALLENGE_DECLARED",
    seat,
    challenge: { challenger, defender },
    challenger: snapshot(book, play.state, challenger),
    defender: snapshot(book, play.state, defender),
  });
  play.next({ kind: "challenge/damage" }, { kind: "challenge/end" });
}

/** CR 4.3.6.13: both deal damage at once. CR 4.3.6.23: if one has left, none is dealt. */
export function dealChallengeDamage(book: Book, play: Play): void {
  const { challenge } = play.state.shared;
  if (challenge === null || !bothAreThere(play, challenge)) return;
  const { challenger, defender } = challenge;
  const hits: Hit[] = [hit(book, play, defender, challenger)];
  // CR 4.3.6.22: a location has no strength.
  if (definitionOf(book, play.state, defender).type === "character") {
    hits.push(hit(book, play, challenger, defender));
  }
  play.next({ kind: "damage", hits, picks: {} });
}

function hit(book: Book, play: Play, card: CardId, by: CardId): Hit {
  return { card, amount: strengthOf(book, play.state, by), by: snapshot(book, play.state, by) };
}

function bothAreThere({ state }: Play, { challenger, defender }: Challenge): boolean {
  return inPlay(state, challenger) !== null && inPlay(state, defender) !== null;
}

/** CR 4.3.6.18 */
export function endChallenge(play: Play): void {
  const { challenge } = play.state.shared;
  if (challenge === null) return;
  const why = bothAreThere(play, challenge) ? "done" : "participant-left";
  play.emit({ type: "CHALLENGE_ENDED", why });
  expire(play, ({ duration }) => duration === "challenge");
}
