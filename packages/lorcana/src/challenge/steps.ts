/** CR 4.3.6: a challenge, from the declaration to its end. */
import type { CardId } from "@tcg/core";
import { exert } from "../procedures/conditions.ts";
import { expire } from "../procedures/effects.ts";
import { snapshot } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { strengthOf } from "../reading/stats.ts";
import { inPlay } from "../reading/table.ts";
import type { Challenge, Hit, Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 4.3.6.9-4.3.6.12: what this triggers is resolved before the damage step. */
export function declareChallenge(
  play: Play,
  seat: Seat,
  challenger: CardId,
  defender: CardId,
): void {
  exert(play, challenger);
  play.emit({
    type: "CHALLENGE_DECLARED",
    seat,
    challenge: { challenger, defender },
    challenger: snapshot(play, challenger),
    defender: snapshot(play, defender),
  });
  play.next({ kind: "challenge/damage" }, { kind: "challenge/end" });
}

/** CR 4.3.6.13: both deal damage at once. CR 4.3.6.23: if one has left, none is dealt. */
export function dealChallengeDamage(play: Play): void {
  const { challenge } = play.state.shared;
  if (challenge === null || !bothAreThere(play, challenge)) return;
  const { challenger, defender } = challenge;
  const hits: Hit[] = [hit(play, defender, challenger)];
  // CR 4.3.6.22: a location has no strength.
  if (definitionOf(play, defender).type === "character") {
    hits.push(hit(play, challenger, defender));
  }
  play.next({ kind: "damage", hits, answers: {} });
}

function hit(play: Play, card: CardId, by: CardId): Hit {
  return { card, amount: strengthOf(play, by), by: snapshot(play, by) };
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
  expire(play, { at: "challenge-end" });
}
