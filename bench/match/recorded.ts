/** Matches of LunchTable at random, recorded once: only what a host does with them is timed. */
import { createRandom } from "@tcg/core";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { lunchTable } from "../../packages/cards/src/index.ts";

export const hosted: AnyHostableGame = anyGame(lunchTable);

export interface Recorded {
  readonly seed: number;
  /** By player, in the order they sit. */
  readonly decks: Readonly<Record<Player, readonly string[]>>;
  readonly moves: readonly { readonly player: Player; readonly move: string }[];
}

export const PLAYERS = ["ada", "bob"] as const;
export type Player = (typeof PLAYERS)[number];

/** Each deck sits once on each side, and the matches are as long as they come. */
export function recordMatches(count: number): Recorded[] {
  return Array.from({ length: count }, (_, match) => record(match));
}

function record(match: number): Recorded {
  const { game } = hosted;
  // A service keeps decks sorted, so that their order chooses nothing.
  const decks = Object.values(hosted.decks).map(({ cards }) => cards.toSorted());
  const [ada = [], bob = []] = [decks[match % decks.length], decks[(match + 1) % decks.length]];
  const [host = "", away = ""] = hosted.seats;
  const seed = match + 1;
  const opening = game.start(hosted.options({ [host]: ada, [away]: bob }, { seed }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  const random = createRandom(seed, "random play");
  const moves: Recorded["moves"][number][] = [];
  let { state } = opening;
  while (game.outcome(state).status === "running") {
    const seat = random.pick(game.actors(state));
    const drawn = random.pick(
      game.legalMoves(state, seat).filter(({ command }) => !game.isAnytime(command)),
    );
    const decision = game.decide(state, seat, drawn.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    ({ state } = decision);
    moves.push({ player: seat === host ? "ada" : "bob", move: drawn.id });
  }
  return { seed, decks: { ada, bob }, moves };
}
