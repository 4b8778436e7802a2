/**
 * The tables of the component. What is written as JSON is text, made and read by the match service alone, as
 * in every store: what a document may hold, and how deep, is no matter of a game. All but `randomness` are
 * written by the store (src/convex/transaction-store.ts) within the mutation that changes the match.
 */
import { defineSchema, defineTable } from "convex/server";
import { v } from "convex/values";
import { matchMode, storedStatus } from "../convex/validators.ts";

export default defineSchema({
  /**
   * A match as lists show it; one small document. Written with every entry; read by whatever looks at a match.
   * The fields after `head` stand in it, too: they are for people who look at the table, and for indexes.
   */
  matches: defineTable({
    matchId: v.string(),
    version: v.number(),
    /** JSON of the service. */
    head: v.string(),
    mode: v.union(matchMode, v.null()),
    status: storedStatus,
    /** The ids of the players who have sat down, as the app names them. */
    players: v.array(v.string()),
    /** The winner's seat. */
    winner: v.union(v.string(), v.null()),
    isPublic: v.boolean(),
    createdAt: v.union(v.number(), v.null()),
    startedAt: v.union(v.number(), v.null()),
    endedAt: v.union(v.number(), v.null()),
    /** When its last entry was made. */
    updatedAt: v.number(),
    /** The hash of the cards that somebody brought to it. */
    broughtCards: v.optional(v.string()),
  })
    .index("by_match", ["matchId"])
    .index("by_cards", ["broughtCards"])
    .index("by_status", ["status", "updatedAt", "matchId"])
    .index("by_status_and_public", ["isPublic", "status", "updatedAt", "matchId"]),

  /**
   * The whole state of a match and what it was started with; one document, replaced with every entry. Secret:
   * read by the service, which masks it, and by nobody else.
   */
  matchSnapshots: defineTable({
    matchId: v.string(),
    /** Of the match when this was written. */
    version: v.number(),
    setup: v.string(),
    /** Null before the start, and where it was dropped. */
    state: v.union(v.string(), v.null()),
  }).index("by_match", ["matchId"]),

  /** The log: one document an entry, never changed. Written by whoever acts; read in bounded pages. Secret. */
  matchEvents: defineTable({
    matchId: v.string(),
    version: v.number(),
    seat: v.string(),
    commandId: v.string(),
    /** JSON, what was asked for. */
    body: v.string(),
    /** JSON, the list of what happened. */
    events: v.string(),
    link: v.string(),
    atMs: v.number(),
  })
    .index("by_match_and_version", ["matchId", "version"])
    .index("by_command", ["matchId", "seat", "commandId"]),

  /**
   * What each seat is asked now, as it may know it. Replaced with every entry. The service has the state and
   * does not read it; it is for tools, and for apps that remind players.
   */
  matchPrompts: defineTable({
    matchId: v.string(),
    seat: v.string(),
    prompt: v.string(),
    deadlineMs: v.union(v.number(), v.null()),
  })
    .index("by_match", ["matchId", "seat"])
    .index("by_deadline", ["deadlineMs"]),

  /** Whose matches are whose. Written with every entry, so that the latest come first; read by lists. */
  matchPlayers: defineTable({
    player: v.string(),
    matchId: v.string(),
    updatedAt: v.number(),
  })
    .index("by_player", ["player", "updatedAt", "matchId"])
    .index("by_match", ["matchId", "player"]),

  /** What seats have set for themselves. Apart, so that nobody who follows the match notices a change. */
  matchSettings: defineTable({
    matchId: v.string(),
    revision: v.number(),
    bySeat: v.array(v.object({ seat: v.string(), settings: v.string() })),
  }).index("by_match", ["matchId"]),

  /**
   * When something has to be done in a match without being asked, and the scheduled function that will.
   * Written with every entry and by that function; players' queries never read it.
   */
  matchDue: defineTable({
    matchId: v.string(),
    version: v.number(),
    dueAtMs: v.union(v.number(), v.null()),
    isWaitedFor: v.boolean(),
    scheduled: v.union(v.id("_scheduled_functions"), v.null()),
    /** How often in a row it failed. */
    failures: v.number(),
    lease: v.union(v.object({ holder: v.string(), untilMs: v.number() }), v.null()),
  })
    .index("by_match", ["matchId"])
    .index("by_deadline", ["isWaitedFor", "dueAtMs", "matchId"]),

  /** Answers to a window that came before its release: they wait here, and nobody but their seat knows. */
  heldAnswers: defineTable({
    matchId: v.string(),
    player: v.string(),
    expectedVersion: v.number(),
    commandId: v.string(),
    move: v.string(),
    arrivedMs: v.number(),
    /** When it takes effect. */
    atMs: v.number(),
  }).index("by_match", ["matchId", "player"]),

  /**
   * Cards that matches are played with, by hash. Written when a match is created. Those that somebody brought are
   * deleted when no match names them any more.
   */
  cardSets: defineTable({
    hash: v.string(),
    cards: v.string(),
    /** When somebody brought them last; a game's own have none. */
    broughtAtMs: v.optional(v.number()),
  })
    .index("by_hash", ["hash"])
    .index("by_brought", ["broughtAtMs"]),

  /** When a process served matches last: for services that run elsewhere on this store. One document. */
  serving: defineTable({ beatAtMs: v.number() }),
  /** When none did. In order of writing. */
  downtimes: defineTable({ fromMs: v.number(), toMs: v.number() }),

  /** One document: random bytes that an action drew, of which the secrets of matches are made. */
  randomness: defineTable({ root: v.string() }),
});
