/** The status of a match, as it is stored with every entry, and what everybody may know of it. */
import type { Seed } from "@tcg/core";
import type { Clocks } from "../../clocks/clocks.ts";
import type { TimeControl } from "../../clocks/time-control.ts";
import type { Entropies } from "../../fairness/proofs.ts";
import type { Origin } from "../../playing-on/origin.ts";
import type { LastCame } from "../../responses/settings.ts";
import type { StoredStatus } from "../../store.ts";
import type { MatchMeta, MatchMode, MatchStatus, SeatMeta } from "../requests.ts";
import type { OwnCards } from "./own-cards.ts";

export type Holder = { readonly player: string } | { readonly bot: string };

export interface HeldSeat {
  readonly seat: string;
  readonly holder: Holder | null;
  /** The lock of its deck; null while the seat is empty. */
  readonly deckLock: string | null;
  /** What it committed to; null if it relies on the service's commitment alone. */
  readonly entropyHash: string | null;
  readonly isOpened: boolean;
}

/** How long those who committed to entropy have to open it. Clients do so by themselves. */
export const OPEN_WITHIN_MS = 60_000;

/** Never shown as it is: which player sits where, the code of the invitation and the link are secret. */
export interface MatchHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly mode: MatchMode;
  readonly status: StoredStatus;
  readonly creator: string;
  readonly isPublic: boolean;
  /** Whether strangers who know its id may look at it, though no list has it. */
  readonly isWatchable: boolean;
  /** What opens its free seats to those who were invited; null where anybody may take one. */
  readonly inviteCode: string | null;
  /** Players who may look and sit down without the code. */
  readonly invited?: readonly string[];
  readonly rematchOf?: string;
  /** Cards that its creator brought. */
  readonly ownCards?: OwnCards;
  /** Where it goes on from another match; the whole of it is in the setup. */
  readonly playedFrom?: { readonly matchId: string; readonly version: number };
  readonly commitment: string;
  /** Whether the creator named the seed: then nobody brings entropy. */
  readonly isSeedChosen: boolean;
  /** In the game's order. */
  readonly seats: readonly HeldSeat[];
  readonly actors: readonly string[];
  readonly turn: number | null;
  readonly outcome: MatchMeta["outcome"];
  /** Why it was aborted, in a sentence. */
  readonly aborted: string | null;
  readonly clocks: Clocks | null;
  readonly timeControl: TimeControl | null;
  /** Before this time no answer to a prompt takes effect. */
  readonly releaseMs: number | null;
  /** When seats that committed to entropy must have opened it, if there is no downtime before. */
  readonly openByMs: number | null;
  /** When every seat must have been taken: after that a match that still waits is called off. Null for never. */
  readonly joinByMs: number | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly updatedAtMs: number;
  /** The last link of the chain of hashes. */
  readonly link: string;
  /** For each seat of a person: when the things that yields wait for last came. Only in games with windows. */
  readonly lastCame?: Readonly<Record<string, LastCame>>;
}

/** What a match is started with. Secret until the end. */
export interface MatchSetup {
  /** Sorted, as they are locked. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly config: object;
  readonly secret: string;
  readonly entropies: Entropies;
  /** Null before the start. */
  readonly seed: Seed | null;
  /** Whether the creator named it, for a match that is to be repeated. */
  readonly isSeedChosen: boolean;
  /** The moment of another match from which it goes on. */
  readonly from?: Origin;
  /** Bots draw from this, so that a bot asked again after a crash chooses the same. */
  readonly botSeed: string;
}

/** How long a match waits for players unless the host says otherwise. */
export const JOIN_WITHIN_MS = 24 * 3_600_000;

/** `joinWithinMs`: infinite for a match that waits for ever. */
export const joinByOf = (createdAtMs: number, joinWithinMs: number): number | null =>
  Number.isFinite(joinWithinMs) ? createdAtMs + joinWithinMs : null;

/** Heads of the first schema lack these fields, and have other names for the status. */
type OldHead = Partial<Omit<MatchHead, "status">> & {
  readonly status: StoredStatus | "open" | "running" | "ended";
};

/** Before a match could be private, whoever knew its id could look and sit down. */
const ofOldAccess = { isWatchable: true, inviteCode: null } as const;

const added = {
  mode: "casual",
  isPublic: false,
  ...ofOldAccess,
  commitment: "",
  isSeedChosen: false,
  aborted: null,
  clocks: null,
  timeControl: null,
  releaseMs: null,
  openByMs: null,
  startedAtMs: null,
  endedAtMs: null,
  link: "",
} as const satisfies Partial<MatchHead>;

const nowCalled = { open: "waiting", running: "active", ended: "completed" } as const;

/** `joinWithinMs`: for a match that was created before such a time was kept with it. */
export function readHead(text: string, joinWithinMs = JOIN_WITHIN_MS): MatchHead {
  const stored = JSON.parse(text) as OldHead;
  const { status, updatedAtMs = 0, createdAtMs = updatedAtMs } = stored;
  const { joinByMs = joinByOf(createdAtMs, joinWithinMs) } = stored;
  // In older heads, only the setup said whether the seed was chosen.
  if ("commitment" in stored) {
    const isSeedChosen = stored.isSeedChosen ?? false;
    return { ...ofOldAccess, ...(stored as MatchHead), isSeedChosen, joinByMs };
  }
  const isCalled = status in nowCalled ? nowCalled[status as keyof typeof nowCalled] : status;
  const proofs = { deckLock: null, entropyHash: null, isOpened: false };
  return {
    ...added,
    ...(stored as MatchHead),
    status: isCalled as StoredStatus,
    joinByMs,
    seats: (stored.seats ?? []).map((held) => ({ ...proofs, ...held })),
    startedAtMs: isCalled === "waiting" ? null : updatedAtMs,
    endedAtMs: isCalled === "completed" ? updatedAtMs : null,
  };
}

export const isOver = ({ status }: Pick<MatchHead, "status">): boolean =>
  status === "completed" || status === "aborted";

export const isBot = (holder: Holder | null): holder is { readonly bot: string } =>
  holder !== null && "bot" in holder;

export function seatIn({ seats }: Pick<MatchHead, "seats">, player: string): string | null {
  const held = seats.find(
    ({ holder }) => holder !== null && !isBot(holder) && holder.player === player,
  );
  return held?.seat ?? null;
}

/** Whether it is one of this player's matches: they sit there, or created it for bots to play. */
export const isOfMatch = (head: Pick<MatchHead, "seats" | "creator">, player: string): boolean =>
  head.creator === player || seatIn(head, player) !== null;

/** Players by seat, without bots. */
export function playersIn({ seats }: Pick<MatchHead, "seats">): Record<string, string> {
  return Object.fromEntries(
    seats.flatMap(({ seat, holder }) =>
      holder === null || isBot(holder) ? [] : [[seat, holder.player] as const],
    ),
  );
}

/** Every seat is taken, and all committed entropy is opened. */
export function isReady({ status, seats }: Pick<MatchHead, "status" | "seats">): boolean {
  if (status !== "waiting") return false;
  return seats.every(
    ({ holder, entropyHash, isOpened }) => holder !== null && (entropyHash === null || isOpened),
  );
}

export function metaOf(
  matchId: string,
  version: number,
  head: MatchHead,
  status: MatchStatus,
  player: string,
): MatchMeta {
  return {
    matchId,
    game: head.game,
    rulesVersion: head.rulesVersion,
    cardSet: head.cardSet,
    mode: head.mode,
    status,
    version,
    seat: seatIn(head, player) ?? "spectator",
    isPublic: head.isPublic,
    isWatchable: head.isPublic || head.isWatchable,
    isByInvitation: head.inviteCode !== null,
    inviteCode: isOfMatch(head, player) ? head.inviteCode : null,
    ownCards: head.ownCards ?? null,
    rematchOf: head.rematchOf ?? null,
    rematch: null,
    playedFrom: head.playedFrom ?? null,
    commitment: head.commitment,
    isSeedChosen: head.isSeedChosen,
    seats: head.seats.map(seatMeta),
    actors: head.actors,
    turn: head.turn,
    outcome: head.outcome,
    winner: head.outcome?.winners[0] ?? null,
    stopped: head.aborted,
    timeControl: head.timeControl,
    createdAtMs: head.createdAtMs,
    startedAtMs: head.startedAtMs,
    endedAtMs: head.endedAtMs,
    updatedAtMs: head.updatedAtMs,
  };
}

function seatMeta({ seat, holder, deckLock, entropyHash, isOpened }: HeldSeat): SeatMeta {
  const proofs = { deckLock, entropyHash, isOpened };
  if (holder === null) return { seat, by: "nobody", ...proofs };
  return isBot(holder)
    ? { seat, by: "bot", bot: holder.bot, ...proofs }
    : { seat, by: "player", ...proofs };
}
