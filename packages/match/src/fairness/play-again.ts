/** Plays a match again from its log: each version against what a viewer kept of it, and the end. */
import {
  canonicalJson,
  type EventOf,
  type GameTypes,
  hashJson,
  type Seed,
  type State,
} from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { type Origin, openFrom } from "../playing-on/origin.ts";
import type { ReadLog } from "./read-log.ts";
import type { Kept, Receipt } from "./receipt.ts";
import type { ReceiptFault } from "./receipt-fault.ts";

export interface PlayedAgain {
  readonly faults: readonly ReceiptFault[];
  /** How many of the kept versions were compared. */
  readonly compared: number;
}

export function playAgain(
  hosted: AnyHostableGame,
  receipt: Receipt,
  log: ReadLog,
  kept: Kept,
): PlayedAgain {
  const shown = new Map<number, readonly object[]>();
  try {
    const { state, fault } = replay(hosted, receipt, log, kept.viewer ?? "spectator", shown);
    const saw = compare(receipt, kept, shown, fault === null);
    if (fault !== null) return { ...saw, faults: [...saw.faults, fault] };
    const outcome = state === null ? null : hosted.game.outcome(state);
    return { ...saw, faults: [...saw.faults, ...endFaults(receipt, log, state, outcome)] };
  } catch {
    // What a stranger wrote may be anything: where a game throws, the receipt is at fault.
    const message = "The receipt holds something that the game cannot read.";
    return { faults: [{ part: "command", message }], compared: 0 };
  }
}

interface Replayed {
  readonly state: State<GameTypes> | null;
  /** Where it could not go on. */
  readonly fault: ReceiptFault | null;
}

/** Writes into `shown` what the viewer was shown of each version, as far as it can be played. */
function replay(
  hosted: AnyHostableGame,
  receipt: Receipt,
  { startVersion, moves, from }: ReadLog,
  viewer: string,
  shown: Map<number, readonly object[]>,
): Replayed {
  const { game } = hosted;
  const { seed } = receipt;
  if (startVersion === null || seed === null) return { state: null, fault: null };
  const opening = open(hosted, receipt, seed, from);
  if ("part" in opening) return { state: null, fault: opening };
  let state: State<GameTypes> = opening.state;
  shown.set(startVersion, game.maskEvents(state, opening.events, viewer));
  for (const { version, seat, move } of moves) {
    const parsed = game.parse(move);
    const decision = parsed.ok ? game.decide(state, seat, parsed.command) : parsed;
    if (!decision.ok) {
      const message = `Version ${version}, ${move} of ${seat}, is refused: ${decision.rejection.message}`;
      return { state, fault: { part: "command", version, seat, message } };
    }
    state = decision.state;
    shown.set(version, game.maskEvents(state, decision.events, viewer));
  }
  return { state, fault: null };
}

interface Opening {
  readonly state: State<GameTypes>;
  readonly events: readonly EventOf<GameTypes>[];
}

/** As the decks are dealt; or the position of another match, what a seat did not know of it dealt anew. */
function open(
  { game, options }: AnyHostableGame,
  { config, seats }: Receipt,
  seed: Seed,
  from: Origin | null,
): Opening | ReceiptFault {
  const fault = (why: string): ReceiptFault => {
    return { part: "deck", message: `The match cannot start so: ${why}` };
  };
  const decks = Object.fromEntries(seats.map(({ seat, deck }) => [seat, deck]));
  if (from === null) {
    const opening = game.start(options(decks, { seed, config }));
    return opening.ok ? opening : fault(opening.rejection.message);
  }
  const { seed: first = 0 } = from.options as { readonly seed?: Seed };
  if (canonicalJson(options(decks, { seed: first, config })) !== canonicalJson(from.options)) {
    return fault("it goes on from a match with other decks or settings.");
  }
  const opened = openFrom(game, from, seed);
  return opened.ok ? { state: opened.state, events: [] } : fault(opened.fault);
}

/** The first version that was shown differently. The service's own entries have no events, except the start. */
function compare(
  { entries }: Receipt,
  { updates = [], viewer = "a spectator" }: Kept,
  shown: ReadonlyMap<number, readonly object[]>,
  isWhole: boolean,
): PlayedAgain {
  const last = entries.length;
  const playedUpTo = isWhole ? last : Math.max(0, ...shown.keys());
  let compared = 0;
  for (const { version, events } of updates.toSorted((a, b) => a.version - b.version)) {
    if (version > last) {
      const message = `The receipt ends at version ${last}; version ${version} was shown.`;
      return { faults: [{ part: "end", version, message }], compared };
    }
    if (version > playedUpTo) continue;
    compared++;
    if (canonicalJson(events) === canonicalJson(shown.get(version) ?? [])) continue;
    const message = `What ${viewer} was shown of version ${version} is not what happened.`;
    return { faults: [{ part: "events", version, message }], compared };
  }
  return { faults: [], compared };
}

/** A match ends with an outcome, or it is called off: one of the two. */
function endFaults(
  { outcome, finalHash, entries }: Receipt,
  { isAborted, moves }: ReadLog,
  state: State<GameTypes> | null,
  reached: State<GameTypes>["outcome"] | null,
): ReceiptFault[] {
  const fault = (message: string): ReceiptFault[] => [{ part: "end", message }];
  const ended =
    reached?.status === "ended" ? { winners: reached.winners, reason: reached.reason } : null;
  if (canonicalJson(ended) !== canonicalJson(outcome)) {
    return fault(
      `After its last command the match is ${toldEnd(ended)}; the receipt says ${toldEnd(outcome)}.`,
    );
  }
  if (ended === null && !isAborted) {
    return fault("The receipt ends before the match does: nobody won and nobody called it off.");
  }
  const lastMove = moves.at(-1);
  if (ended !== null && lastMove !== undefined && lastMove.version < entries.length) {
    return fault(
      `The match was over at version ${lastMove.version}; the receipt goes on after it.`,
    );
  }
  // Where its rules were taken away, the service that called it off could not make the state.
  if (finalHash === null && isAborted) return [];
  if (finalHash === (state === null ? null : hashJson(state))) return [];
  return fault("The match ends in another state than the receipt says.");
}

const toldEnd = (end: Receipt["outcome"]): string =>
  end === null ? "not over" : `over (${end.reason}), won by ${end.winners.join(", ") || "nobody"}`;
