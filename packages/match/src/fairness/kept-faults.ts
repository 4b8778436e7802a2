/** Promises as a viewer saw them, against those of the receipt. */
import { entropyHashOf } from "./proofs.ts";
import type { ReadLog } from "./read-log.ts";
import type { Kept, Receipt } from "./receipt.ts";
import type { ReceiptFault } from "./receipt-fault.ts";

export function keptFaults(receipt: Receipt, kept: Kept): ReceiptFault[] {
  const faults: ReceiptFault[] = [];
  if (kept.commitment !== undefined && kept.commitment !== receipt.commitment) {
    const message = "The commitment is not the one that was shown.";
    faults.push({ part: "commitment", message });
  }
  if (
    (kept.rulesVersion !== undefined && kept.rulesVersion !== receipt.rulesVersion) ||
    (kept.cardSet !== undefined && kept.cardSet !== receipt.cardSet)
  ) {
    const message = "The rules or the cards are others than those that were shown.";
    faults.push({ part: "rules", message });
  }
  if (kept.isSeedChosen !== undefined && kept.isSeedChosen !== receipt.isSeedChosen) {
    const message = kept.isSeedChosen
      ? "It was shown that the creator chose the seed; the receipt says nobody did."
      : "It was shown that nobody chose the seed; the receipt says the creator did.";
    faults.push({ part: "seed", message });
  }
  return [...faults, ...lockFaults(receipt, kept), ...entropyFaults(receipt, kept)];
}

/** By the seats that were shown: a receipt that leaves one out is found as well. */
function lockFaults({ seats }: Receipt, kept: Kept): ReceiptFault[] {
  const faults: ReceiptFault[] = [];
  for (const [seat, lock] of Object.entries(kept.deckLocks ?? {})) {
    if (seats.find((each) => each.seat === seat)?.deckLock === lock) continue;
    const message = `The lock of ${seat}'s deck is not the one that was shown.`;
    faults.push({ part: "deck", seat, message });
  }
  for (const [seat, hash] of Object.entries(kept.entropyHashes ?? {})) {
    if (seats.find((each) => each.seat === seat)?.entropyHash === hash) continue;
    const message = `${seat} committed to other entropy than the receipt says.`;
    faults.push({ part: "entropy", seat, message });
  }
  return faults;
}

function entropyFaults({ seats, seed }: Receipt, { entropy: own }: Kept): ReceiptFault[] {
  if (own === undefined) return [];
  const { seat, entropy } = own;
  const held = seats.find((each) => each.seat === seat);
  // A match that never started may have ended because this entropy was not opened.
  const isClosed = seed === null && held?.entropy === null;
  const isThere = isClosed
    ? held.entropyHash === entropyHashOf(entropy)
    : held?.entropy === entropy;
  if (isThere) return [];
  const message = `The entropy that ${seat} brought is not in the receipt.`;
  return [{ part: "entropy", seat, message }];
}

/** What the log says and the head of the receipt does not repeat. */
export function keptModeFaults({ mode }: ReadLog, kept: Kept): ReceiptFault[] {
  if (kept.mode === undefined || kept.mode === mode) return [];
  const message = `The match was shown as ${kept.mode}; its log says ${mode}.`;
  return [{ part: "seating", message }];
}
