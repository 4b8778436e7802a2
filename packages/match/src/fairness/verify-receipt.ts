/**
 * Whether a receipt is true: every hash fits what it promised, the log is one that a service writes, the
 * commands are legal and lead to the end that it tells, and what a viewer saw is what happened. Pure, so
 * that a browser can do it.
 */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { gameOfMatch } from "../service/matches/game-of-match.ts";
import { headerFaults } from "./header-faults.ts";
import { keptFaults, keptModeFaults } from "./kept-faults.ts";
import { type PlayedAgain, playAgain } from "./play-again.ts";
import {
  commitmentOf,
  deckLockOf,
  entropyHashOf,
  firstLinkOf,
  linkOf,
  sortedDeck,
} from "./proofs.ts";
import { readLog } from "./read-log.ts";
import type { Kept, Receipt } from "./receipt.ts";
import type { ReceiptFault } from "./receipt-fault.ts";
import { keptFault, receiptFault } from "./shape.ts";

export type ReceiptVerdict =
  | {
      readonly ok: true;
      readonly commands: number;
      /** How many versions were compared with what the viewer kept. */
      readonly compared: number;
      readonly outcome: Receipt["outcome"];
    }
  | { readonly ok: false; readonly faults: readonly ReceiptFault[] };

export function verifyReceipt(
  games: readonly AnyHostableGame[],
  receipt: Receipt,
  kept: Kept = {},
): ReceiptVerdict {
  const wrong = receiptFault(receipt);
  if (wrong !== null) return notReadable(`This is not a readable receipt: ${wrong}.`);
  const unkept = keptFault(kept);
  if (unkept !== null) return notReadable(`What was kept cannot be compared: ${unkept}.`);
  const faults = [...hashFaults(receipt), ...keptFaults(receipt, kept)];
  const entry = gameOfMatch(games, receipt);
  if (entry === null) {
    const { game, rulesVersion, cardSet } = receipt;
    const message = `The match was played by rules ${rulesVersion} of ${game} with the cards ${cardSet.slice(0, 12)}, which are not here.`;
    return { ok: false, faults: [...faults, { part: "rules", message }] };
  }
  const played = readAndPlay(entry, receipt, kept);
  faults.push(...played.faults);
  if (faults.length > 0) return { ok: false, faults };
  const { commands, compared } = played;
  return { ok: true, commands, compared, outcome: receipt.outcome };
}

const notReadable = (message: string): ReceiptVerdict => ({
  ok: false,
  faults: [{ part: "chain", message }],
});

function readAndPlay(
  hosted: AnyHostableGame,
  receipt: Receipt,
  kept: Kept,
): PlayedAgain & { readonly commands: number } {
  const log = readLog(hosted, receipt.entries);
  if ("part" in log) return { faults: [log], compared: 0, commands: 0 };
  const faults = [...headerFaults(receipt, log), ...keptModeFaults(log, kept)];
  const played = playAgain(hosted, receipt, log, kept);
  return {
    faults: [...faults, ...played.faults],
    compared: played.compared,
    commands: log.moves.length,
  };
}

/** Promises that the receipt itself shows to be broken. */
function hashFaults(receipt: Receipt): ReceiptFault[] {
  const { matchId, secret, commitment, seats } = receipt;
  const faults: ReceiptFault[] = [];
  if (commitmentOf(matchId, secret) !== commitment) {
    const message = "The service's secret is not the one it committed to.";
    faults.push({ part: "commitment", message });
  }
  for (const { seat, deck, deckLock, entropy, entropyHash } of seats) {
    if (deckLockOf(matchId, seat, secret, sortedDeck(deck)) !== deckLock) {
      faults.push({ part: "deck", seat, message: `The deck of ${seat} is not the one it locked.` });
    }
    if (entropy !== null && entropyHashOf(entropy) !== entropyHash) {
      const message = `The entropy of ${seat} is not the one it committed to.`;
      faults.push({ part: "entropy", seat, message });
    }
  }
  return [...faults, ...chainFaults(receipt)];
}

function chainFaults({ matchId, commitment, entries }: Receipt): ReceiptFault[] {
  let link = firstLinkOf(matchId, commitment);
  let beforeMs = Number.NEGATIVE_INFINITY;
  for (const [place, entry] of entries.entries()) {
    const version = place + 1;
    if (entry.version !== version) {
      const message = `Version ${version} is missing: ${entry.version} is in its place.`;
      return [{ part: "chain", version, message }];
    }
    link = linkOf(link, entry);
    if (link !== entry.link) {
      const message = `From version ${version} on, the log is not the one that was kept.`;
      return [{ part: "chain", version, message }];
    }
    if (entry.atMs < beforeMs) {
      const message = `Version ${version} has an earlier time than the version before it.`;
      return [{ part: "chain", version, message }];
    }
    beforeMs = entry.atMs;
  }
  return [];
}
