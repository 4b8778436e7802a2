/** CR 4.3.6.6-4.3.6.8: who may challenge whom. */
import type { CardId, Rejection } from "@tcg/core";
import { isGuarded } from "../keywords/bodyguard.ts";
import { evades } from "../keywords/evasive.ts";
import { rushes } from "../keywords/rush.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { isPermitted, isRestricted } from "../reading/facts.ts";
import { inPlay, opponentsOf } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

function challengerProblem(book: Book, state: State, seat: Seat, id: CardId): Rejection | null {
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(book, state, id).type !== "character") return reject("card/not-a-character");
  if (card.data.exerted) return reject("card/exerted");
  if (card.data.drying && !rushes(book, state, id)) return reject("card/drying");
  return isRestricted(book, state, id, "challenge") ? reject("challenge/forbidden") : null;
}

/** Without Bodyguard: that compares targets with each other. */
function targetProblem(
  book: Book,
  state: State,
  seat: Seat,
  id: CardId,
  target: CardId,
): Rejection | null {
  const card = inPlay(state, target);
  if (card === null || card.seat === seat) return reject("challenge/not-opposing");
  if (isRestricted(book, state, target, "be-challenged", id)) return reject("challenge/protected");
  const { type } = definitionOf(book, state, target);
  // CR 4.3.6.19: a location is never exerted, and can always be challenged.
  if (type === "location") return null;
  if (type !== "character") return reject("challenge/not-opposing");
  if (!card.data.exerted && !isPermitted(book, state, id, "challenge-ready")) {
    return reject("challenge/target-ready");
  }
  return evades(book, state, target, id) ? reject("challenge/evasive") : null;
}

export function challengeProblem(
  book: Book,
  state: State,
  seat: Seat,
  id: CardId,
  target: CardId,
): Rejection | null {
  const problem =
    challengerProblem(book, state, seat, id) ?? targetProblem(book, state, seat, id, target);
  if (problem !== null || definitionOf(book, state, target).type === "location") return problem;
  const beside = state.seats[inPlay(state, target)?.seat as Seat].play.filter(
    (other) => other !== null && definitionOf(book, state, other).type === "character",
  ) as CardId[];
  const canBeChallenged = (other: CardId): boolean =>
    targetProblem(book, state, seat, id, other) === null;
  return isGuarded(book, state, target, beside, canBeChallenged)
    ? reject("challenge/bodyguard")
    : null;
}

export function challengeTargets(state: State, seat: Seat): CardId[] {
  return opponentsOf(state, seat).flatMap((other) =>
    state.seats[other].play.filter((id) => id !== null),
  );
}

export function canChallengeAnything(book: Book, state: State, seat: Seat, id: CardId): boolean {
  return challengeTargets(state, seat).some(
    (target) => challengeProblem(book, state, seat, id, target) === null,
  );
}
