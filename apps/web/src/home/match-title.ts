/** A match in the list of one's own, in a few words: whom it is against, and how it stands. */
import type { MatchEntry } from "@ltcg/server/protocol";
import { listed } from "@tcg/core/hosting";

type Entry = Pick<MatchEntry, "seat" | "status" | "opponent" | "outcome" | "yourMove" | "names">;

const isWatched = ({ seat }: Entry): boolean => seat === "spectator";

export function matchTitle(match: Entry): string {
  const { opponent } = match;
  if (isWatched(match)) return `two ${opponent} bots`;
  if (opponent === null) return "on your own";
  if (opponent === "nobody") return "waiting for an opponent";
  return `against ${opponent === "player" ? nameOfOther(match) : `the ${opponent} bot`}`;
}

function nameOfOther({ seat: own, names }: Entry): string {
  const others = Object.entries(names).flatMap(([seat, name]) => (seat === own ? [] : [name]));
  const named = others.filter((name) => name !== "");
  return named.length === 0 ? "another player" : listed(named);
}

export function matchStanding(match: Entry): string {
  const { status, opponent, outcome, seat, yourMove } = match;
  if (status === "waiting") return opponent === "nobody" ? "a chair is free" : "about to begin";
  if (outcome === null && isWatched(match)) return "still going on";
  if (outcome === null) return yourMove ? "your move" : "the opponent's move";
  if (outcome.winners.length === 0) return "a draw";
  // Both are called alike, and what programs call their seats tells nobody anything.
  if (isWatched(match)) return "one of them won";
  return outcome.winners.includes(seat) ? "you won" : "you lost";
}
