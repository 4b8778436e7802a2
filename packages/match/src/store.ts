/**
 * What a match needs of a database. There is no transaction callback: everything that must happen
 * together is one `append`, so that SQL, a document database and memory can all do it in one step.
 *
 * A match is a list of entries, numbered by version from 1 on. Creating it, taking a seat, starting
 * and every action are entries alike; version 0 is a match that does not exist yet. All JSON in
 * here is canonical text, made and read by the service alone.
 */
export interface MatchStore {
  /** The match as it stands, or "unchanged" if its version is still the one the caller knows. */
  load(matchId: string, knownVersion?: number): Promise<StoredMatch | "unchanged" | null>;
  /**
   * Adds one entry if the match stands at `expectedVersion` and this seat has not given this
   * commandId before. Resolves only when the entry would survive a power cut.
   */
  append(entry: NewEntry): Promise<Appended>;
  /** The entries after a version, in order, at most `limit` of them. */
  readAfter(matchId: string, version: number, limit: number): Promise<readonly StoredEntry[]>;
  findCommand(matchId: string, seat: string, commandId: string): Promise<KnownCommand | null>;
  /** Matches in which this player has a seat, the latest first. */
  listOfPlayer(player: string, limit: number): Promise<readonly StoredHead[]>;
  /** Matches in which a bot has to act, in the order of their ids, after one of them. */
  listBotDue(afterMatchId: string, limit: number): Promise<readonly string[]>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Of a match, what a list of matches needs. */
export interface StoredHead {
  readonly matchId: string;
  readonly version: number;
  /** JSON, a `MatchHead`. */
  readonly head: string;
}

export interface StoredMatch extends StoredHead {
  /** JSON, what the match was or will be started with. Secret. */
  readonly setup: string;
  /** JSON, the whole state; null before the start. Secret. */
  readonly snapshot: string | null;
}

export interface NewEntry {
  readonly matchId: string;
  readonly expectedVersion: number;
  /** Who gave the command: a seat, or "" for the service itself. */
  readonly seat: string;
  readonly commandId: string;
  /** JSON, what was asked for: the same commandId with another body is refused. */
  readonly body: string;
  /** JSON, the list of what happened. Secret. */
  readonly events: string;
  readonly head: string;
  /** Left out where it stays as it is. */
  readonly setup?: string;
  readonly snapshot: string | null;
  readonly botDue: boolean;
  /** Who takes a seat with this entry: the match is in their list from now on. */
  readonly players?: readonly string[];
  readonly atMs: number;
}

export type Appended =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: "stale-version"; readonly version: number }
  | { readonly ok: false; readonly reason: "command-known"; readonly known: KnownCommand };

export interface KnownCommand {
  /** The version the command has made. */
  readonly version: number;
  readonly body: string;
}

export interface StoredEntry {
  readonly version: number;
  readonly seat: string;
  readonly commandId: string;
  readonly body: string;
  readonly events: string;
  readonly atMs: number;
}
