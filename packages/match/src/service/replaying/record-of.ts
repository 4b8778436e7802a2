/** An ended match as a record that anybody can play again: seed, decks, commands, final hash. */
import { type GameTypes, hashJson, type MatchRecord, type Seed } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Origin } from "../../playing-on/origin.ts";
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import { entriesOf } from "../matches/entries-of.ts";
import type { CardsWithIt } from "../matches/games.ts";
import type { LiveMatch } from "../matches/live-match.ts";

type AnyRecord = MatchRecord<GameTypes>;

/** Only after the end: it opens both decks and everything that was hidden. */
export async function recordOf(
  store: MatchStore,
  match: LiveMatch,
  { game, options }: AnyHostableGame,
  cards: CardsWithIt = {},
): Promise<MatchRecord<GameTypes>> {
  const { head, setup, state } = match;
  if (head.status !== "completed" || state === null || setup.seed === null) {
    throw new MatchError("not-over", "The match is not over; until then it has secrets.");
  }
  const { decks, config, seed, from } = setup;
  const own = await commandsOf(store, match);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    cardSet: game.cardSet,
    ...(from === undefined
      ? { options: options(decks, { seed, config }), commands: own }
      : goneOn(from, own, seed)),
    ...cards,
    finalHash: hashJson(state),
  };
}

/** The record of the other match up to the moment, the deal, and what was played since. */
function goneOn(
  { options, commands, dealtAnew = [], seat }: Origin,
  own: AnyRecord["commands"],
  seed: Seed,
): Pick<AnyRecord, "options" | "commands" | "dealtAnew"> {
  return {
    options,
    commands: [...commands, ...own],
    dealtAnew: [...dealtAnew, { after: commands.length, seat, seed }],
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
