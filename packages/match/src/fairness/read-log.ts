/**
 * Reads the log of a receipt as the service writes it: the match is created, seats are taken, entropy is
 * opened, the match starts and is played; or it is called off. Anything else is a fault.
 */
import type { Seed } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Origin } from "../playing-on/origin.ts";
import { entropyHashOf, sortedDeck } from "./proofs.ts";
import type { ReceiptEntry } from "./receipt.ts";
import type { ReceiptFault } from "./receipt-fault.ts";
import {
  abortFault,
  createFault,
  entropyFault,
  joinFault,
  moveFault,
  resumeFault,
  startFault,
} from "./shape.ts";

interface Created {
  readonly game: string;
  readonly mode?: "casual" | "ranked";
  readonly seat?: string;
  readonly bot?: string;
  readonly deck: readonly string[];
  readonly opponents?: readonly {
    readonly seat?: string;
    readonly bot: string;
    readonly deck: readonly string[];
  }[];
  readonly config?: object;
  readonly entropyHash?: string;
  readonly seed?: Seed;
  readonly from?: Origin;
  readonly ownCards?: { readonly hash: string };
}

interface Joined {
  readonly seat: string;
  readonly deck: readonly string[];
  readonly entropyHash: string | null;
}

/** A seat as the log tells it. */
export interface LoggedSeat {
  readonly seat: string;
  /** Null where the log does not say. */
  readonly by: "player" | "bot" | null;
  readonly deck: readonly string[];
  readonly entropyHash: string | null;
  readonly entropy: string | null;
}

interface LoggedMove {
  readonly version: number;
  readonly seat: string;
  readonly move: string;
}

export interface ReadLog {
  readonly game: string;
  readonly mode: "casual" | "ranked";
  readonly config: object;
  /** Null where nobody chose one. */
  readonly chosenSeed: Seed | null;
  /** Where it goes on from another match; null where it began by itself. */
  readonly from: Origin | null;
  /** The hash of the cards that were brought to it; null where the game's own are played. */
  readonly ownCards: string | null;
  /** In the game's order. */
  readonly seats: readonly LoggedSeat[];
  /** Null where the match never started. */
  readonly startVersion: number | null;
  readonly moves: readonly LoggedMove[];
  readonly isAborted: boolean;
}

/** What the log says, or the first entry that no service writes there. */
export function readLog(
  hosted: AnyHostableGame,
  entries: readonly ReceiptEntry[],
): ReadLog | ReceiptFault {
  try {
    return new Reading(hosted).read(entries);
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

class Unreadable extends Error {
  readonly fault: ReceiptFault;
  constructor(fault: ReceiptFault) {
    super(fault.message);
    this.fault = fault;
  }
}

const REFEREE = "referee";

class Reading {
  readonly #hosted: AnyHostableGame;
  readonly #seats = new Map<string, LoggedSeat>();
  readonly #moves: LoggedMove[] = [];
  #startVersion: number | null = null;
  #isAborted = false;

  constructor(hosted: AnyHostableGame) {
    this.#hosted = hosted;
  }

  read([first, ...others]: readonly ReceiptEntry[]): ReadLog {
    if (first === undefined) throw seating(1, "the match is never created");
    const created = this.#create(first);
    for (const entry of others) {
      if (this.#isAborted) throw seating(entry.version, "it comes after the match was called off");
      if (entry.seat !== "") this.#move(entry);
      else this.#ofService(entry);
    }
    const { game, mode = "casual", config = {}, seed = null, from = null } = created;
    const seats = this.#hosted.seats.flatMap((name) => this.#seats.get(name) ?? []);
    return {
      game,
      mode,
      config,
      chosenSeed: seed,
      from,
      ownCards: created.ownCards?.hash ?? null,
      seats,
      startVersion: this.#startVersion,
      moves: this.#moves,
      isAborted: this.#isAborted,
    };
  }

  #create(entry: ReceiptEntry): Created {
    const body = bodyOf(entry);
    const fault = entry.seat === "" ? createFault(body) : "it is a command";
    if (fault !== null) throw seating(entry.version, `it does not create a match: ${fault}`);
    const created = body as Created;
    const { seat, bot, deck, entropyHash = null, opponents = [] } = created;
    const by = bot === undefined ? "player" : "bot";
    this.#take(entry, { seat: this.#free(entry, seat), by, deck, entropyHash });
    for (const { seat: wanted, deck: brought } of opponents) {
      const free = this.#free(entry, wanted);
      this.#take(entry, { seat: free, by: "bot", deck: brought, entropyHash: null });
    }
    return created;
  }

  /** The seat that was asked for, or the first that is free. */
  #free({ version }: ReceiptEntry, wanted: string | undefined): string {
    const free = this.#hosted.seats.find(
      (name) => !this.#seats.has(name) && (wanted ?? name) === name,
    );
    if (free === undefined) throw seating(version, "it takes a seat that is not free");
    return free;
  }

  #take({ version }: ReceiptEntry, taken: Omit<LoggedSeat, "entropy">): void {
    const { seat, by, deck, entropyHash } = taken;
    if (by === "bot" && entropyHash !== null) throw seating(version, "a bot commits to entropy");
    this.#seats.set(seat, { seat, by, deck: sortedDeck(deck), entropyHash, entropy: null });
  }

  #ofService(entry: ReceiptEntry): void {
    const { version } = entry;
    const body = bodyOf(entry);
    if (abortFault(body) === null) this.#isAborted = true;
    else if (this.#startVersion !== null) {
      if (resumeFault(body) !== null) throw seating(version, "no service writes this during play");
    } else if (startFault(body) === null) this.#start(entry);
    else if (entropyFault(body) === null) {
      this.#open(entry, body as { readonly seat: string; readonly entropy: string });
    } else if (joinFault(body) === null) {
      const { seat, deck, entropyHash } = body as Joined;
      this.#take(entry, { seat: this.#free(entry, seat), by: null, deck, entropyHash });
    } else throw seating(version, "no service writes this before the start");
  }

  #open({ version }: ReceiptEntry, { seat, entropy }: { seat: string; entropy: string }): void {
    const held = this.#seats.get(seat);
    if (!this.#isFull) throw seating(version, "entropy is opened before every seat is taken");
    if (held === undefined || held.entropy !== null) {
      throw seating(version, `${seat} opens entropy that it cannot open`);
    }
    if (held.entropyHash !== entropyHashOf(entropy)) {
      const message = `The entropy of ${seat} in version ${version} is not the one it committed to.`;
      throw new Unreadable({ part: "entropy", version, seat, message });
    }
    this.#seats.set(seat, { ...held, entropy });
  }

  #start({ version }: ReceiptEntry): void {
    if (!this.#isFull) throw seating(version, "the match starts before every seat is taken");
    for (const { seat, entropy, entropyHash } of this.#seats.values()) {
      if (entropyHash === null || entropy !== null) continue;
      const message = `The match started although ${seat} had not opened its entropy.`;
      throw new Unreadable({ part: "entropy", version, seat, message });
    }
    this.#startVersion = version;
  }

  #move(entry: ReceiptEntry): void {
    const { version, seat } = entry;
    if (this.#startVersion === null) throw seating(version, "a command comes before the start");
    const body = bodyOf(entry);
    const isSeat = seat === REFEREE || this.#hosted.seats.includes(seat);
    const fault = isSeat ? moveFault(body) : "nobody can sit there";
    if (fault !== null) {
      const message = `Version ${version} is no command: ${fault}.`;
      throw new Unreadable({ part: "command", version, message });
    }
    const { move, expectedVersion } = body as { move: string; expectedVersion: number };
    if (expectedVersion !== version - 1) {
      const message = `Version ${version} was given for another position, ${expectedVersion}.`;
      throw new Unreadable({ part: "command", version, seat, message });
    }
    this.#moves.push({ version, seat, move });
  }

  get #isFull(): boolean {
    return this.#hosted.seats.every((name) => this.#seats.has(name));
  }
}

const seating = (version: number, what: string): Unreadable =>
  new Unreadable({
    part: "seating",
    version,
    message: `Version ${version} does not fit: ${what}.`,
  });

function bodyOf({ body }: ReceiptEntry): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // No body of the service; the shapes say so.
    return null;
  }
}
