/** The store's port as Convex validators: for functions that let an action use the store of its component. */
import { v } from "convex/values";
import { storedStatus } from "./validators.ts";

const text = v.string();
const count = v.number();
const orNever = v.union(count, v.null());

export const prompt = v.object({ seat: text, prompt: text, deadlineMs: orNever });

export const newEntry = {
  matchId: text,
  expectedVersion: count,
  seat: text,
  commandId: text,
  body: text,
  events: text,
  link: text,
  head: text,
  status: storedStatus,
  isPublic: v.boolean(),
  broughtCards: v.optional(text),
  setup: v.optional(text),
  snapshot: v.optional(v.union(text, v.null())),
  prompts: v.optional(v.array(prompt)),
  dueAtMs: orNever,
  isWaitedFor: v.boolean(),
  isBotDue: v.optional(v.literal(true)),
  expectedRevision: v.optional(count),
  players: v.optional(v.array(text)),
  atMs: count,
};

export const knownCommand = v.object({ version: count, body: text });

export const appended = v.union(
  v.object({ ok: v.literal(true), version: count }),
  v.object({ ok: v.literal(false), reason: v.literal("stale-version"), version: count }),
  v.object({ ok: v.literal(false), reason: v.literal("stale-settings") }),
  v.object({ ok: v.literal(false), reason: v.literal("command-known"), known: knownCommand }),
);

export const storedHead = v.object({ matchId: text, version: count, head: text, atMs: count });
export const storedMatch = storedHead.extend({ setup: text, snapshot: v.union(text, v.null()) });

export const storedEntry = v.object({
  version: count,
  seat: text,
  commandId: text,
  body: text,
  events: text,
  link: text,
  atMs: count,
});

export const newSettings = {
  matchId: text,
  seat: text,
  settings: text,
  expectedVersion: count,
  expectedRevision: orNever,
  dueAtMs: orNever,
};
/** Seats may be called anything, fields of a document may not. */
export const settingsRead = v.object({
  revision: count,
  bySeat: v.array(v.object({ seat: text, settings: text })),
});

export const downtime = v.object({ fromMs: count, toMs: count });
const duePlace = v.object({ isWaitedFor: v.boolean(), dueAtMs: count, matchId: text });
export const dueMatch = duePlace.extend({ version: count });
export const dueQuery = { nowMs: count, limit: count, after: v.optional(duePlace) };

const page = {
  after: v.optional(v.object({ matchId: text, atMs: count })),
  limit: count,
};
export const matchQuery = v.union(
  v.object({ player: text, ...page }),
  v.object({ publicStatus: storedStatus, ...page }),
);
