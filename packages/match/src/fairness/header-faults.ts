/** What the head of a receipt says, against what its own log says. */
import { canonicalJson, hashJson } from "@tcg/core";
import { seedOf } from "./proofs.ts";
import type { LoggedSeat, ReadLog } from "./read-log.ts";
import type { Receipt, ReceiptSeat } from "./receipt.ts";
import type { ReceiptFault } from "./receipt-fault.ts";

export function headerFaults(receipt: Receipt, log: ReadLog): ReceiptFault[] {
  const faults: ReceiptFault[] = [];
  if (log.game !== receipt.game) {
    faults.push({ part: "rules", message: `The log is of another game, ${log.game}.` });
  }
  if (!isSame(log.config, receipt.config)) {
    const message = "The match was created with another config than the receipt says.";
    faults.push({ part: "seating", message });
  }
  const brought = receipt.ownCards === undefined ? null : hashJson(receipt.ownCards);
  if (log.ownCards !== brought) {
    const message = "The cards in the receipt are not those that were brought to the match.";
    faults.push({ part: "rules", message });
  }
  return [...faults, ...seatsFaults(receipt.seats, log.seats), ...seedFaults(receipt, log)];
}

function seatsFaults(
  told: readonly ReceiptSeat[],
  logged: readonly LoggedSeat[],
): readonly ReceiptFault[] {
  const names = (seats: readonly { readonly seat: string }[]): string =>
    seats.map(({ seat }) => seat).join(", ");
  if (names(told) !== names(logged)) {
    const message = `The log seats ${names(logged)}; the receipt has ${names(told) || "nobody"}.`;
    return [{ part: "seating", message }];
  }
  return told.flatMap((seat, place) => seatFaults(seat, logged[place] as LoggedSeat));
}

function seatFaults(told: ReceiptSeat, logged: LoggedSeat): readonly ReceiptFault[] {
  const { seat } = told;
  const faults: ReceiptFault[] = [];
  if (!isSame(told.deck, logged.deck)) {
    const message = `The deck of ${seat} is not the one it sat down with.`;
    faults.push({ part: "deck", seat, message });
  }
  if (told.entropyHash !== logged.entropyHash || told.entropy !== logged.entropy) {
    const message = `The entropy of ${seat} is another than the log says.`;
    faults.push({ part: "entropy", seat, message });
  }
  if (logged.by !== null && told.by !== logged.by) {
    const message = `The log says that a ${logged.by} sits at ${seat}, the receipt says a ${told.by}.`;
    faults.push({ part: "seating", seat, message });
  }
  return faults;
}

function seedFaults(receipt: Receipt, log: ReadLog): readonly ReceiptFault[] {
  const fault = (message: string): readonly ReceiptFault[] => [{ part: "seed", message }];
  const { matchId, secret, seed, isSeedChosen } = receipt;
  const { chosenSeed, seats, startVersion } = log;
  if (isSeedChosen !== (chosenSeed !== null)) {
    return fault(
      isSeedChosen
        ? "The receipt says that the creator chose the seed; the log does not."
        : "The creator chose the seed; the receipt does not say so.",
    );
  }
  if (isSeedChosen && log.mode === "ranked") return fault("A ranked match has no chosen seed.");
  if (isSeedChosen && seats.some(({ entropyHash }) => entropyHash !== null)) {
    return fault("The seed was chosen although a player brought entropy.");
  }
  if ((seed === null) !== (startVersion === null)) {
    return fault(
      seed === null
        ? "The match started; the receipt has no seed."
        : "The match never started; the receipt has a seed.",
    );
  }
  if (seed === null) return [];
  const entropies = Object.fromEntries(seats.map(({ seat, entropy }) => [seat, entropy]));
  if (seed === (chosenSeed ?? seedOf(matchId, secret, entropies))) return [];
  return fault(
    isSeedChosen
      ? "The seed is not the one the creator chose."
      : "The seed does not come from the secret and the entropies.",
  );
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
