/** The receipt of a match that is over: it opens both decks and everything that was hidden. */
import { hashJson } from "@tcg/core";
import type { Receipt, ReceiptEntry } from "../../fairness/receipt.ts";
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import { entriesOf } from "../matches/entries-of.ts";
import type { CardsWithIt } from "../matches/games.ts";
import { isBot, isOver } from "../matches/head.ts";
import type { LiveMatch } from "../matches/live-match.ts";

export async function receiptOf(
  store: MatchStore,
  match: LiveMatch,
  cards: CardsWithIt,
): Promise<Receipt> {
  const { matchId, head, setup, state } = match;
  if (!isOver(head)) {
    throw new MatchError("not-over", "The match is not over; until then it has secrets.");
  }
  // Without its rules a state that was dropped cannot be made again. A match that was aborted because
  // they are gone has no last state; another waits for them.
  if (head.startedAtMs !== null && state === null && head.status !== "aborted") match.game();
  return {
    format: 1,
    matchId,
    game: head.game,
    rulesVersion: head.rulesVersion,
    cardSet: head.cardSet,
    ...cards,
    config: setup.config,
    commitment: head.commitment,
    secret: setup.secret,
    seats: head.seats.flatMap(({ seat, holder, deckLock, entropyHash }) =>
      holder === null || deckLock === null
        ? []
        : [
            {
              seat,
              by: isBot(holder) ? ("bot" as const) : ("player" as const),
              deck: setup.decks[seat] ?? [],
              deckLock,
              entropyHash,
              entropy: setup.entropies[seat] ?? null,
            },
          ],
    ),
    seed: head.startedAtMs === null ? null : setup.seed,
    isSeedChosen: setup.isSeedChosen,
    entries: await receiptEntries(store, match),
    outcome: head.outcome,
    finalHash: state === null ? null : hashJson(state),
  };
}

async function receiptEntries(
  store: MatchStore,
  { matchId, version: last }: LiveMatch,
): Promise<ReceiptEntry[]> {
  const entries: ReceiptEntry[] = [];
  for await (const { version, seat, body, atMs, link } of entriesOf(store, matchId, { last })) {
    entries.push({ version, seat, body, atMs, link });
  }
  return entries;
}
