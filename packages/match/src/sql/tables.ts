/**
 * The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, flags are 0 or 1.
 * Columns with JSON are written and read by the service alone: no query looks inside.
 */
import type { StoredStatus } from "../store.ts";

export interface Tables {
  /** The current state of play of each match. Written with every entry; read by lists and when a match is loaded. */
  matches: {
    matchId: string;
    version: number;
    status: StoredStatus;
    isPublic: number;
    head: string;
    setup: string;
    dueAtMs: number | null;
    isWaitedFor: number;
    atMs: number;
    /** The hash of the cards that somebody brought to it. */
    broughtCards: string | null;
    /** How often `matchSettings` has changed. */
    settingsRevision: number;
  };
  /** The log. Added to with every entry, never changed; read by streams, replays and records. */
  matchEvents: {
    matchId: string;
    version: number;
    seat: string;
    commandId: string;
    body: string;
    events: string;
    link: string;
    atMs: number;
  };
  /** A recent state of each match. Written with some entries, read by a process that lacks the match in memory. */
  matchSnapshots: {
    matchId: string;
    snapshot: string;
  };
  /**
   * What seats are asked, as each may know it, and until when. Replaced by entries that say so. The
   * service does not read it, because it has the state: it is for tools that look at the database, and
   * cannot derive it without the rules of the game.
   */
  matchPrompts: {
    matchId: string;
    seat: string;
    prompt: string;
    deadlineMs: number | null;
  };
  /** Who plays where. Written when a seat is taken, read for a player's list. */
  matchPlayers: {
    player: string;
    matchId: string;
  };
  /**
   * What seats have set for themselves. Written at their request; read by a process that makes an entry
   * and has not seen them as they are now, and before something is done for a seat. No part of the log.
   */
  matchSettings: {
    matchId: string;
    seat: string;
    settings: string;
  };
  /**
   * Who is working on a match. Written by whoever takes over due work, removed by the next entry. It need
   * not survive: SQLite keeps it in memory, PostgreSQL in a table without a log.
   */
  matchLeases: {
    matchId: string;
    holder: string;
    untilMs: number;
  };
  /**
   * The cards that matches name by hash. Written when a match is created, never changed. Those that somebody brought
   * are deleted when no match names them any more.
   */
  cardSets: {
    hash: string;
    cards: string;
    /** When somebody brought them last; null for a game's own. */
    broughtAtMs: number | null;
  };
  /** One row: when a service last said that it is serving. Written and read by `beat`. */
  serviceBeat: {
    id: number;
    atMs: number;
  };
  /** When nobody served. Written by the first `beat` afterwards, read by clocks, deleted when no clock can need it. */
  downtimes: {
    fromMs: number;
    toMs: number;
  };
}
