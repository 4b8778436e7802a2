/**
 * Checks a receipt: every hash matches what it promised, the commands are legal and lead to the outcome
 * that it states, and what a viewer saw is what happened. Pure, so that it runs in a browser.
 */
import { canonicalJson, type GameTypes, hashJson, type State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { sameGame } from "../service/matches/games.ts";
import {
  commitmentOf,
  deckLockOf,
  entropyHashOf,
  firstLinkOf,
  linkOf,
  seedOf,
  sortedDeck,
} from "./proofs.ts";
import type { Kept, Receipt, ReceiptEntry } from "./receipt.ts";
import { keptFault, receiptFault } from "./shape.ts";

/** The part of a receipt that does not fit. */
export type ReceiptPart =
  | "rules"
  | "commitment"
  | "deck"
  | "entropy"
  | "seed"
  | "chain"
  | "command"
  | "end"
  | "events";

export interface ReceiptFault {
  readonly part: ReceiptPart;
  /** In a sentence for people. */
  readonly message: string;
  readonly seat?: string;
  readonly version?: number;
}

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
  const entry = sameGame(games, receipt);
  if (entry === null) {
    const { game, rulesVersion, cardSet } = receipt;
    const message = `The match was played by rules ${rulesVersion} of ${game} with the cards ${cardSet.slice(0, 12)}, which are not here.`;
    return { ok: false, faults: [...faults, { part: "rules", message }] };
  }
  const played = playAgain(entry, receipt, kept);
  faults.push(...played.faults);
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    commands: commandsOf(receipt).length,
    compared: played.compared,
    outcome: receipt.outcome,
  };
}

const notReadable = (message: string): ReceiptVerdict => ({
  ok: false,
  faults: [{ part: "chain", message }],
});

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
    const isOpened = entropy !== null;
    const promised = isOpened ? entropyHashOf(entropy) : null;
    if (isOpened && promised !== entropyHash) {
      const message = `The entropy of ${seat} is not the one it committed to.`;
      faults.push({ part: "entropy", seat, message });
    }
  }
  return [...faults, ...seedFaults(receipt), ...chainFaults(receipt)];
}

function seedFaults({ matchId, secret, seats, seed, isSeedChosen }: Receipt): ReceiptFault[] {
  if (seed === null || isSeedChosen) return [];
  const entropies = Object.fromEntries(seats.map(({ seat, entropy }) => [seat, entropy]));
  if (seedOf(matchId, secret, entropies) === seed) return [];
  return [{ part: "seed", message: "The seed does not come from the secret and the entropies." }];
}

function chainFaults({ matchId, commitment, entries }: Receipt): ReceiptFault[] {
  let link = firstLinkOf(matchId, commitment);
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
  }
  return [];
}

/** Promises as a viewer saw them, against those of the receipt. */
function keptFaults({ commitment, seats }: Receipt, kept: Kept): ReceiptFault[] {
  const faults: ReceiptFault[] = [];
  if (kept.commitment !== undefined && kept.commitment !== commitment) {
    const message = "The commitment is not the one that was shown.";
    faults.push({ part: "commitment", message });
  }
  for (const { seat, deckLock, entropyHash, entropy } of seats) {
    const lock = kept.deckLocks?.[seat];
    if (lock !== undefined && lock !== deckLock) {
      const message = `The lock of ${seat}'s deck is not the one that was shown.`;
      faults.push({ part: "deck", seat, message });
    }
    const hash = kept.entropyHashes?.[seat];
    if (hash !== undefined && hash !== entropyHash) {
      const message = `${seat} did not commit to the entropy that the receipt states.`;
      faults.push({ part: "entropy", seat, message });
    }
    if (kept.entropy?.seat === seat && kept.entropy.entropy !== entropy) {
      const message = `The entropy that ${seat} brought is not in the receipt.`;
      faults.push({ part: "entropy", seat, message });
    }
  }
  return faults;
}

interface PlayedAgain {
  readonly faults: readonly ReceiptFault[];
  readonly compared: number;
}

function playAgain(entry: AnyHostableGame, receipt: Receipt, kept: Kept): PlayedAgain {
  try {
    return replay(entry, receipt, kept);
  } catch {
    // A receipt is untrusted: if the game throws, the receipt is at fault.
    const message = "The receipt holds something that the game cannot read.";
    return { faults: [{ part: "command", message }], compared: 0 };
  }
}

function replay({ game, options }: AnyHostableGame, receipt: Receipt, kept: Kept): PlayedAgain {
  const { seed, config, seats } = receipt;
  if (seed === null) return { faults: endFaults(receipt, null, null), compared: 0 };
  const decks = Object.fromEntries(seats.map(({ seat, deck }) => [seat, deck]));
  const opening = game.start(options(decks, { seed, config }));
  if (!opening.ok) {
    const message = `The match cannot start: ${opening.rejection.message}`;
    return { faults: [{ part: "deck", message }], compared: 0 };
  }
  let state: State<GameTypes> = opening.state;
  const saw = new Map(kept.updates?.map(({ version, events }) => [version, events]));
  let compared = 0;
  /** Returns the fault if what the viewer saw is not what happened. */
  const compare = (version: number, events: typeof opening.events): ReceiptFault | null => {
    const seen = saw.get(version);
    if (seen === undefined) return null;
    compared++;
    const shown = game.maskEvents(state, events, kept.viewer ?? "spectator");
    if (canonicalJson(seen) === canonicalJson(shown)) return null;
    const message = `What ${kept.viewer ?? "a spectator"} was shown of version ${version} is not what happened.`;
    return { part: "events", version, message };
  };
  const startVersion = receipt.entries.find(isStart)?.version ?? 0;
  const fault = compare(startVersion, opening.events);
  if (fault !== null) return { faults: [fault], compared };
  for (const { version, seat, body } of commandsOf(receipt)) {
    const { move } = JSON.parse(body) as { readonly move: string };
    const parsed = game.parse(move);
    const decision = parsed.ok ? game.decide(state, seat, parsed.command) : parsed;
    if (!decision.ok) {
      const message = `Version ${version}, ${move} of ${seat}, is refused: ${decision.rejection.message}`;
      return { faults: [{ part: "command", version, seat, message }], compared };
    }
    state = decision.state;
    const wrong = compare(version, decision.events);
    if (wrong !== null) return { faults: [wrong], compared };
  }
  const last = receipt.entries.at(-1)?.version ?? 0;
  const after = [...saw.keys()].filter((version) => version > last);
  const cut: ReceiptFault[] = after.map((version) => ({
    part: "end",
    version,
    message: `The receipt ends at version ${last}; version ${version} was shown.`,
  }));
  return {
    faults: [...cut.slice(0, 1), ...endFaults(receipt, state, game.outcome(state))],
    compared,
  };
}

function endFaults(
  { outcome, finalHash }: Receipt,
  state: State<GameTypes> | null,
  reached: State<GameTypes>["outcome"] | null,
): ReceiptFault[] {
  const hash = state === null ? null : hashJson(state);
  const ended =
    reached?.status === "ended" ? { winners: reached.winners, reason: reached.reason } : null;
  if (canonicalJson(ended) !== canonicalJson(outcome)) {
    const told = (end: Receipt["outcome"]): string =>
      end === null
        ? "not over"
        : `over (${end.reason}), won by ${end.winners.join(", ") || "nobody"}`;
    const message = `After its last command the match is ${told(ended)}; the receipt says ${told(outcome)}.`;
    return [{ part: "end", message }];
  }
  if (hash === finalHash) return [];
  return [{ part: "end", message: "The match does not end in the state that the receipt states." }];
}

const isStart = ({ seat, body }: ReceiptEntry): boolean =>
  seat === "" && (JSON.parse(body) as { readonly started?: unknown }).started === true;

const commandsOf = ({ entries }: Receipt): readonly ReceiptEntry[] =>
  entries.filter(({ seat }) => seat !== "");
