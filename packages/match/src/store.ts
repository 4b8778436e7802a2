/**
 * What matches need of a database. There is no transaction callback: everything that must happen
 * together is one `append`, so that SQL, a document database and memory can all do it in one step.
 *
 * A match is a list of entries, numbered by version from 1 on. Creating it, taking a seat, starting
 * and every action are entries alike; version 0 is a match that does not exist yet. All JSON in
 * here is text that is made and read by the service alone.
 */
export interface MatchStore {
  /** The match, or "unchanged" if its version is still the one the caller knows. */
  load(matchId: string, knownVersion?: number): Promise<StoredMatch | "unchanged" | null>;
  /** Where these matches stand, in any order; one that does not exist is left out. */
  versionsOf(matchIds: readonly string[]): Promise<readonly StoredVersion[]>;
  /**
   * Adds one entry if the match is at `expectedVersion` and this seat has not used this commandId
   * before. Resolves only when the entry would survive a power cut. Entries that one process appends
   * to one match are taken in the order of the calls.
   */
  append(entry: NewEntry): Promise<Appended>;
  /** The entries after a version, in order, at most `limit` of them. */
  readAfter(matchId: string, version: number, limit: number): Promise<readonly StoredEntry[]>;
  findCommand(matchId: string, seat: string, commandId: string): Promise<KnownCommand | null>;
  /**
   * What each seat of a match is asked, in the order of the seats' names. The service never asks: it
   * has the state, which says the same. It is for tools that look at a store and do not have the rules
   * of its games.
   */
  readPrompts(matchId: string): Promise<readonly StoredPrompt[]>;
  /** The latest first; of those that changed at the same time, the greatest id. */
  list(query: MatchQuery): Promise<readonly StoredHead[]>;

  /**
   * Matches that have something to do by `nowMs` and that nobody has claimed until later: those with
   * people first, then the longest due; of those due at the same time, the least id. `after`: the last
   * of the page before, or any place in this order.
   */
  listDue(nowMs: number, limit: number, after?: DuePlace): Promise<readonly DueMatch[]>;
  /**
   * A lease: whether `holder` may work on the match until `untilMs`. One holder at a time has it, and
   * may renew it. An append ends it, and so may the end of the holder's process.
   */
  claim(matchId: string, holder: string, nowMs: number, untilMs: number): Promise<boolean>;

  /** What seats have set for themselves. Never told with an entry: nobody may notice it. */
  readSettings(matchId: string): Promise<StoredSettings>;
  /**
   * Changes the settings of one seat, and with them what is due, in one step: if the match is at
   * `expectedVersion` and its settings at `expectedRevision`, or at any if that is null. Returns
   * whether they were.
   */
  writeSettings(change: NewSettings): Promise<boolean>;

  /**
   * Matches name their cards by this hash. The text is that of the first time. `broughtAtMs`: somebody brought
   * these cards just now, and they may be dropped later; without it they are a game's own, kept for ever, as is
   * whatever was ever saved without it.
   */
  saveCardSet(hash: string, cards: string, broughtAtMs?: number): Promise<void>;
  loadCardSet(hash: string): Promise<string | null>;

  /**
   * Notes that somebody serves matches now. If nobody has for longer than `gapMs`, the time between
   * is a downtime, which no clock counts.
   */
  beat(nowMs: number, gapMs: number): Promise<void>;
  /** In order. Those that ended more than `DOWNTIMES_KEPT_MS` before the last one may have been forgotten. */
  downtimes(): Promise<readonly Downtime[]>;

  /** Deletes snapshots of matches that ended before this time, at most `limit`; returns how many. */
  dropSnapshots(endedBeforeMs: number, limit: number): Promise<number>;
  /** Deletes whole matches that ended before this time, at most `limit`; returns how many. */
  dropMatches(endedBeforeMs: number, limit: number): Promise<number>;
  /** Deletes cards that were last brought before this time and that no match names, at most `limit`; returns how many. */
  dropCardSets(broughtBeforeMs: number, limit: number): Promise<number>;

  /**
   * Tells of versions that any process appends, this one included, until the function it returns is
   * called. It is a hint: a version may be told late or not at all. `missed` is called when some may
   * have been missed: a caller who must know looks again.
   */
  subscribe(listener: (matchId: string, version: number) => void, missed?: () => void): () => void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export type StoredStatus = "waiting" | "active" | "completed" | "aborted";

export interface StoredVersion {
  readonly matchId: string;
  readonly version: number;
}

/** What a list of matches needs of each. */
export interface StoredHead {
  readonly matchId: string;
  readonly version: number;
  /** JSON, a `MatchHead`. */
  readonly head: string;
  /** When its last entry was made. */
  readonly atMs: number;
}

export interface StoredMatch extends StoredHead {
  /** JSON, what the match was or will be started with. Secret. */
  readonly setup: string;
  /**
   * JSON, the whole state as it was at one of the versions; null before the start, and where it was
   * dropped. Secret.
   */
  readonly snapshot: string | null;
}

export interface NewEntry {
  readonly matchId: string;
  readonly expectedVersion: number;
  /** Whose command it is: a seat's, the referee's, or "" for the service itself. */
  readonly seat: string;
  readonly commandId: string;
  /** JSON, what was asked for: the same commandId with another body is refused. */
  readonly body: string;
  /** JSON, the list of what happened. Secret. */
  readonly events: string;
  /** The entry's link in the match's chain of hashes. Secret until the end. */
  readonly link: string;
  readonly head: string;
  readonly status: StoredStatus;
  /** Whether strangers find it: in the lobby while it waits, and among those to watch while it is played. */
  readonly isPublic: boolean;
  /** The hash of the cards that somebody brought to the match: said with its first entry. */
  readonly broughtCards?: string;
  /** Left out where it stays as it is. */
  readonly setup?: string;
  /** The whole state with this entry; null deletes an earlier one. Left out where that one stays. */
  readonly snapshot?: string | null;
  /** What each seat is asked now, a seat at most once. Left out where that stays as it is. */
  readonly prompts?: readonly StoredPrompt[];
  /** When something has to be done without being asked: a bot's move, a deadline; null for never. */
  readonly dueAtMs: number | null;
  /** Whether a person waits for what is due. */
  readonly isWaitedFor: boolean;
  /** Whether it is a bot's move: the bot may think before it is due. Left out: it is not. */
  readonly isBotDue?: true;
  /**
   * The settings that `dueAtMs` follows from: if they have changed since, the entry is refused. Left out
   * where any will do.
   */
  readonly expectedRevision?: number;
  /** Players who take a seat with this entry: the match is in their list from now on. */
  readonly players?: readonly string[];
  readonly atMs: number;
}

export interface StoredSettings {
  /** How often something was set in this match. */
  readonly revision: number;
  /** JSON; of seats that have set something. */
  readonly bySeat: Readonly<Record<string, string>>;
}

export interface NewSettings {
  readonly matchId: string;
  readonly seat: string;
  readonly settings: string;
  readonly expectedVersion: number;
  /** Null for any. */
  readonly expectedRevision: number | null;
  /** As in an entry. */
  readonly dueAtMs: number | null;
}

/** A question that waits for an answer, as its seat may know it. */
export interface StoredPrompt {
  readonly seat: string;
  /** JSON */
  readonly prompt: string;
  readonly deadlineMs: number | null;
}

export type Appended =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: "stale-version"; readonly version: number }
  | { readonly ok: false; readonly reason: "stale-settings" }
  | { readonly ok: false; readonly reason: "command-known"; readonly known: KnownCommand };

export interface KnownCommand {
  /** The version that the command made. */
  readonly version: number;
  readonly body: string;
}

export interface StoredEntry {
  readonly version: number;
  readonly seat: string;
  readonly commandId: string;
  readonly body: string;
  readonly events: string;
  readonly link: string;
  readonly atMs: number;
}

export type MatchQuery = MatchPage &
  (
    | {
        /** Those in which this player has a seat, whatever their status. */
        readonly player: string;
      }
    | {
        /** Public ones with this status. */
        readonly publicStatus: StoredStatus;
      }
  );

interface MatchPage {
  /** The last of the page before. */
  readonly after?: Pick<StoredHead, "matchId" | "atMs">;
  readonly limit: number;
}

/** A place in the order of what is due. */
export interface DuePlace {
  /** Whether a person waits for it: these come first. */
  readonly isWaitedFor: boolean;
  readonly dueAtMs: number;
  readonly matchId: string;
}

export interface DueMatch extends DuePlace {
  readonly version: number;
}

/**
 * A clock needs the downtimes of the decision under way, which lasts thirty days at most, downtimes not
 * counted. So what ended so long ago is no longer needed, where matches were served for thirty days since.
 */
export const DOWNTIMES_KEPT_MS: number = 400 * 86_400_000;

export interface Downtime {
  readonly fromMs: number;
  readonly toMs: number;
}
