/** Whole matches between two of the same bot, to be played again through a service. */
import type { Bot } from "@tcg/bots";
import { createRandom } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

export interface Recorded {
  readonly seed: number;
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly moves: readonly { readonly player: "ada" | "bob"; readonly move: string }[];
}

export function record(hosted: AnyHostableGame, bot: Bot, seed: number): Recorded {
  const { game, seats } = hosted;
  // A service keeps decks sorted, so that their order chooses nothing.
  const all = Object.values(hosted.decks).map(({ cards }) => cards.toSorted());
  const decks = [all[seed % all.length] ?? [], all[(seed + 1) % all.length] ?? []] as const;
  const [host = "", away = ""] = seats;
  const opening = game.start(hosted.options({ [host]: decks[0], [away]: decks[1] }, { seed }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  const random = createRandom(seed, "recorded");
  const moves: Recorded["moves"][number][] = [];
  let { state } = opening;
  while (game.outcome(state).status === "running") {
    const [seat = ""] = game.actors(state);
    const legalMoves = game.legalMoves(state, seat);
    const move = bot.choose({ game, ...game.insight(state, seat), legalMoves, random });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    ({ state } = decision);
    moves.push({ player: seat === host ? "ada" : "bob", move: move.id });
  }
  return { seed, decks, moves };
}
