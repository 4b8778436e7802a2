/** CR 4.3.6.6-4.3.6.8: who may challenge whom. */
import { type CardId, derivedFor, idsIn, type Rejection } from "@tcg/core";
import { isGuarded } from "../keywords/bodyguard.ts";
import { evades } from "../keywords/evasive.ts";
import { rushes } from "../keywords/rush.ts";
import { definitionOf } from "../reading/printed.ts";
import { isPermitted, isRestricted } from "../reading/restrictions.ts";
import { inPlay, opponentsOf } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Whatever it would challenge. */
function challengerProblem(table: Table, seat: Seat, id: CardId): Rejection | null {
  const { state } = table;
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(table, id).type !== "character") return reject("card/not-a-character");
  if (card.data.exerted) return reject("card/exerted");
  if (card.data.drying && !rushes(table, id)) return reject("card/drying");
  return isRestricted(table, id, "challenge") ? reject("challenge/forbidden") : null;
}

/** Without Bodyguard: that compares targets with each other. */
function targetProblem(table: Table, seat: Seat, id: CardId, target: CardId): Rejection | null {
  const { state } = table;
  const card = inPlay(state, target);
  if (card === null || card.seat === seat) return reject("challenge/not-opposing");
  if (isRestricted(table, target, "be-challenged", id)) return reject("challenge/protected");
  const { type } = definitionOf(table, target);
  // CR 4.3.6.19: a location is never exerted, and can always be challenged.
  if (type === "location") return null;
  if (type !== "character") return reject("challenge/not-opposing");
  if (!card.data.exerted && !isPermitted(table, id, "challenge-ready", { card: target })) {
    return reject("challenge/target-ready");
  }
  return evades(table, target, id) ? reject("challenge/evasive") : null;
}

export function challengeProblem(
  table: Table,
  seat: Seat,
  id: CardId,
  target: CardId,
): Rejection | null {
  return challengerProblem(table, seat, id) ?? againstProblem(table, seat, id, target);
}

function againstProblem(table: Table, seat: Seat, id: CardId, target: CardId): Rejection | null {
  const problem = targetProblem(table, seat, id, target);
  if (problem !== null || definitionOf(table, target).type === "location") return problem;
  const canBeChallenged = (other: CardId): boolean =>
    targetProblem(table, seat, id, other) === null;
  return isGuarded(table, target, canBeChallenged) ? reject("challenge/bodyguard") : null;
}

function challengeTargets(state: State, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const other of opponentsOf(state, seat)) found.push(...idsIn(state, other, "play"));
  return found;
}

interface Challenging {
  readonly card: CardId;
  readonly target: CardId;
}

/** Every challenge that is allowed, challenger by challenger. */
export const challengesOf = derivedFor((table: Table, seat: Seat): readonly Challenging[] => {
  const targets = challengeTargets(table.state, seat);
  const found: Challenging[] = [];
  for (const card of idsIn(table.state, seat, "play")) {
    if (challengerProblem(table, seat, card) !== null) continue;
    for (const target of targets) {
      if (againstProblem(table, seat, card, target) === null) found.push({ card, target });
    }
  }
  return found;
});

export function canChallengeAnything(table: Table, seat: Seat, id: CardId): boolean {
  const { state } = table;
  if (challengerProblem(table, seat, id) !== null) return false;
  return challengeTargets(state, seat).some(
    (target) => againstProblem(table, seat, id, target) === null,
  );
}
