/**
 * What Convex allows of a document and of a value, against what games make of it: steered random matches of
 * each bundled game, from options that the fuzzer takes. `MATCHES=500` for more of it.
 */
import { canonicalJson, createRandom } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { bundledGames } from "../component/games.ts";
import type { AnyEvent, AnyState } from "../service/matches/live-match.ts";
import { writeSnapshot } from "../service/matches/snapshot-text.ts";
import { describeSeen } from "../service/viewing/seen-cards.ts";
import { MAX_VERSIONS } from "./arguments.ts";

const MATCHES = Number(process.env.MATCHES ?? 4);
const KIB = 1024;
/** Convex's limits. */
const DOCUMENT_BYTES = 1024 * KIB;
const LEVELS = 16;
const ITEMS = 8192;
const FIELDS = 1024;
/** What a function reads, and what it gives. */
const FUNCTION_BYTES = 16 * 1024 * KIB;
/** What we stay below: a set of cards may grow. */
const MARGIN = 2;

/**
 * The deepest of all answers is an event that holds effects of a card, such as those that wait in Lorcana's
 * bag: it adds these levels to what the printed card has.
 */
const LEVELS_AROUND_A_CARD = 4;

interface Found {
  snapshotBytes: number;
  entryBytes: number;
  viewBytes: number;
  /** Of a whole log, and its entries: a receipt is made of all of it by one query. */
  logBytes: number;
  entries: number;
  levels: number;
  items: number;
  fields: number;
  badNames: Set<string>;
}

interface Standing {
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
}

/** Of fields of a value that a function takes or gives. */
const isName = (name: string): boolean => /^[\x20-\x7e]+$/.test(name) && !/^[$_]/.test(name);

function measure(found: Found, value: unknown, level = 0): void {
  if (typeof value !== "object" || value === null) return;
  found.levels = Math.max(found.levels, level + 1);
  if (Array.isArray(value)) {
    found.items = Math.max(found.items, value.length);
    for (const item of value as unknown[]) measure(found, item, level + 1);
    return;
  }
  const fields = Object.entries(value);
  found.fields = Math.max(found.fields, fields.length);
  for (const [name, inner] of fields) {
    if (!isName(name)) found.badNames.add(name);
    measure(found, inner, level + 1);
  }
}

const deepestCard = ({ cardIds, describeCard }: AnyHostableGame): number =>
  Math.max(...cardIds.map((id) => levelsOf(describeCard(id))));

function levelsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

const most = (found: Found, field: "snapshotBytes" | "entryBytes" | "viewBytes", text: string) => {
  found[field] = Math.max(found[field], Buffer.byteLength(text));
};

/** Everybody's view as `getPlayerView` answers, and the events as `getRecentEvents` does. */
function look(
  found: Found,
  hosted: AnyHostableGame,
  state: AnyState,
  events: readonly AnyEvent[],
): void {
  const { game, seats } = hosted;
  for (const seat of [...seats, "spectator"]) {
    const view = game.mask(state, seat);
    const legalMoves = seat === "spectator" ? [] : game.legalMoves(state, seat);
    const cards = describeSeen(hosted, view);
    const seen = { matchId: "", version: 0, view, legalMoves, cards };
    measure(found, seen);
    most(found, "viewBytes", JSON.stringify(seen));
    const masked = game.maskEvents(state, events, seat);
    measure(found, { version: 0, updates: [{ version: 0, events: masked }], cards: {} });
  }
}

function play(hosted: AnyHostableGame, seed: number, found: Found): void {
  const random = createRandom(seed, "choices");
  const { game, fuzz, maxCommands } = hosted;
  const opening = game.start(fuzz.options(createRandom(seed, "options")));
  if (!opening.ok) return;
  let { state, events }: Standing = opening;
  let logBytes = 0;
  for (let version = 1; version < maxCommands; version++) {
    most(found, "snapshotBytes", writeSnapshot({ version, state }));
    const entry = canonicalJson(events);
    most(found, "entryBytes", entry);
    logBytes += Buffer.byteLength(entry);
    found.logBytes = Math.max(found.logBytes, logBytes);
    found.entries = Math.max(found.entries, version);
    if (version % 7 === 1) look(found, hosted, state, events);
    const [actor] = game.actors(state);
    if (actor === undefined) return;
    const moves = game.legalMoves(state, actor).filter(({ command }) => !game.isAnytime(command));
    const decision = game.decide(state, actor, random.pick(moves).command);
    if (!decision.ok) throw new Error("a listed move was refused");
    ({ state, events } = decision);
  }
}

test.each(bundledGames.map((hosted) => [hosted.game.id, hosted] as const))(
  "the largest states and views of %s fit into Convex twice",
  (id, hosted) => {
    const found: Found = {
      snapshotBytes: 0,
      entryBytes: 0,
      viewBytes: 0,
      logBytes: 0,
      entries: 0,
      levels: 0,
      items: 0,
      fields: 0,
      badNames: new Set(),
    };
    for (let i = 0; i < MATCHES; i++) play(hosted, i, found);
    if (process.env.MATCHES !== undefined) console.log(id, found);
    expect(found.snapshotBytes).toBeGreaterThan(1000);
    expect(found.snapshotBytes * MARGIN).toBeLessThan(DOCUMENT_BYTES);
    expect(found.entryBytes * MARGIN).toBeLessThan(DOCUMENT_BYTES);
    expect(found.viewBytes * MARGIN).toBeLessThan(DOCUMENT_BYTES);
    expect(Buffer.byteLength(hosted.saveCards?.() ?? "") * MARGIN).toBeLessThan(DOCUMENT_BYTES);
    expect(found.entryBytes * MAX_VERSIONS * MARGIN).toBeLessThan(FUNCTION_BYTES);
    expect(found.logBytes * MARGIN).toBeLessThan(FUNCTION_BYTES);
    expect(found.entries * MARGIN).toBeLessThan(ITEMS);
    expect(found.items * MARGIN).toBeLessThan(ITEMS);
    expect(found.fields * MARGIN).toBeLessThan(FIELDS);
    // Few matches meet the deepest card. So this is asked of all cards, and of matches that it is so.
    const deepest = deepestCard(hosted) + LEVELS_AROUND_A_CARD;
    expect(found.levels).toBeLessThanOrEqual(deepest);
    expect(deepest).toBeLessThan(LEVELS);
    expect([...found.badNames]).toEqual([]);
  },
);
