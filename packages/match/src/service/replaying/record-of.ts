/** An ended match as a record that anybody can play again: seed, decks, commands, final hash. */
import { type GameTypes, hashJson, type MatchRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import { entriesOf } from "../matches/entries-of.ts";
import type { LiveMatch } from "../matches/live-match.ts";

/** Only after the end: it opens both decks and everything that was hidden. */
export async function recordOf(
  store: MatchStore,
  match: LiveMatch,
  { game, options }: AnyHostableGame,
): Promise<MatchRecord<GameTypes>> {
  const { head, setup, state } = match;
  if (head.status !== "completed" || state === null || setup.seed === null) {
    throw new MatchError("not-over", "The match is not over; until then it has secrets.");
  }
  const { decks, config, seed } = setup;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    cardSet: game.cardSet,
    options: options(decks, { seed, config }),
    commands: await commandsOf(store, match),
    finalHash: hashJson(state),
  };
}

async function commandsOf(
  store: MatchStore,
  { matchId, version: last }: LiveMatch,
): Promise<[seat: string, move: string][]> {
  const commands: [string, string][] = [];
  for await (const { seat, body } of entriesOf(store, matchId, { last })) {
    // What the service did itself, seats and the start, is in the options.
    if (seat !== "") commands.push([seat, (JSON.parse(body) as { move: string }).move]);
  }
  return commands;
}
