/**
 * When answers count, on a store that takes time: whether a seat passes by its settings or by hand shows
 * neither in the times of entries, nor in clocks, nor in when they are written and others are told.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { ResponseSettings } from "../../responses/settings.ts";
import type { Bot } from "../../service/bots/bots.ts";
import type { MatchHead } from "../../service/matches/head.ts";
import type { MatchStore } from "../../store.ts";
import { type ContractCase, withStore } from "../harness.ts";
import { type TestTime, testTime } from "../test-time.ts";
import { slowStore } from "./slow-store.ts";
import {
  begin,
  type Given,
  nextTurn,
  onStore,
  type PlayableGame,
  rest,
  serviceOn,
  type Table,
  wantedBy,
} from "./table.ts";

const always: ResponseSettings = { mode: "on", yieldUntil: null, stops: [] };
const never: ResponseSettings = { mode: "off", yieldUntil: null, stops: [] };
const MAX_VERSIONS = 60;
/** What one call of the store takes. */
const STORE_MS = 2;
/** How long people think where they are not in a window. */
const THINKS_MS = 2000;
/** Shorter than the wait for any release. */
const BOT_THINKS_MS = 200;
const timeControl = { bankMs: 600_000, incrementMs: 0, capMs: 600_000 };

interface SlowTable extends Table {
  /** Looks at the match without any time passing. */
  readonly looking: Table;
  /** When each version was written: that is when others are told of it. */
  readonly writtenAtMs: Map<number, number>;
}

async function beginSlowly(
  store: MatchStore,
  game: PlayableGame,
  settings: ResponseSettings,
  storeMs = STORE_MS,
): Promise<SlowTable> {
  const time = testTime();
  const writtenAtMs = new Map<number, number>();
  const noting: MatchStore = {
    ...store,
    async append(entry) {
      const appended = await store.append(entry);
      if (appended.ok) writtenAtMs.set(appended.version, time.now());
      return appended;
    },
  };
  const slow = slowStore(noting, time, storeMs);
  const table = await begin(slow, game, { timeControl, seed: 3 }, {}, time);
  const { service, matchId } = table;
  for (const player of ["ada", "bob"]) await service.changeSettings({ matchId, player, settings });
  await rest(table);
  // From here on the two tables differ in nothing but their settings.
  writtenAtMs.clear();
  const looking = { ...table, store, service: serviceOn(store, game, time) };
  return { ...table, looking, writtenAtMs };
}

const headOf = async ({ looking: { store, matchId } }: SlowTable): Promise<MatchHead> => {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("there is no match");
  return JSON.parse(stored.head) as MatchHead;
};

/** Windows are passed by hand at once where somebody is asked; everything else takes the same time. */
async function play(table: SlowTable, { hosted }: PlayableGame): Promise<void> {
  const { service, matchId, looking, time } = table;
  const isPass = (id: string): boolean => {
    const parsed = hosted.game.parse(id);
    return parsed.ok && hosted.windows?.isPass(parsed.command) === true;
  };
  for (;;) {
    const turn = await nextTurn(looking);
    if (turn === null || turn.expectedVersion >= MAX_VERSIONS) return;
    const { player, expectedVersion, moves } = turn;
    const { releaseMs, updatedAtMs } = await headOf(table);
    if (releaseMs === null) time.advance(updatedAtMs + THINKS_MS - time.now());
    const move = moves.find(isPass) ?? moves[(expectedVersion * 7) % moves.length] ?? "";
    const commandId = `play-${expectedVersion}`;
    const action = { matchId, player, expectedVersion, commandId, move };
    strictEqual((await service.submitAction(action)).ok, true);
    await rest(table);
  }
}

interface Times {
  readonly left: unknown;
  readonly stood: readonly unknown[];
  readonly written: readonly unknown[];
}

async function timesOf(table: SlowTable): Promise<Times> {
  const { store, matchId } = table.looking;
  const entries = await store.readAfter(matchId, 0, MAX_VERSIONS);
  const played = entries.filter(({ version }) => table.writtenAtMs.has(version));
  const firstMs = played[0]?.atMs ?? 0;
  return {
    left: (await headOf(table)).clocks?.leftMs,
    stood: played.map(({ version, seat, atMs }) => [version, seat, atMs - firstMs]),
    written: played.map(({ version }) => Number(table.writtenAtMs.get(version)) - firstMs),
  };
}

async function compare(
  { harness, game }: Given,
  slowerMs: number,
  check: (bySettings: Times, byHand: Times) => void,
): Promise<void> {
  await withStore(harness, ({ store }) =>
    withStore(harness, async ({ store: other }) => {
      const tables = [
        await beginSlowly(store, game, always),
        await beginSlowly(other, game, never, STORE_MS + slowerMs),
      ] as const;
      for (const table of tables) await play(table, game);
      const [byHand, bySettings] = await Promise.all([timesOf(tables[0]), timesOf(tables[1])]);
      check(bySettings, byHand);
      for (const { service, looking } of tables) {
        await Promise.all([service.close(), looking.service.close()]);
      }
    }),
  );
}

/** A bot that thinks, unless it has only one move: then it is not even asked. */
const thinking = (time: TestTime, askedFor: Set<string>): Bot => ({
  choose({ game, legalMoves, random, view }) {
    for (const { kind } of view.prompts) askedFor.add(kind);
    time.advance(BOT_THINKS_MS);
    const patient = legalMoves.filter(({ command }) => !game.isAnytime(command));
    return random.pick(patient.length > 0 ? patient : legalMoves);
  },
});

export const timesOfAnswers: readonly ContractCase<Given>[] = [
  {
    title: "[SV24] the times of answers are the same, by hand at once or by settings",
    run: (given) => compare(given, 0, (bySettings, byHand) => deepStrictEqual(bySettings, byHand)),
  },
  {
    title: "[SV46] the times of answers are the same, however long the store takes",
    run: (given) =>
      compare(given, 7, ({ left, stood }, byHand) => {
        deepStrictEqual({ left, stood }, { left: byHand.left, stood: byHand.stood });
      }),
  },
  onStore(
    "[SV47] what a bot answers to a window stands at its release, whether or not it thought",
    async (store, game) => {
      if (game.hosted.windows === undefined) return;
      const time = testTime();
      const askedFor = new Set<string>();
      const heads = new Map<number, MatchHead>();
      const noting: MatchStore = {
        ...store,
        async append(entry) {
          const appended = await store.append(entry);
          if (appended.ok) heads.set(appended.version, JSON.parse(entry.head) as MatchHead);
          return appended;
        },
      };
      const service = serviceOn(noting, game, time, { bots: { bot: thinking(time, askedFor) } });
      const opponents = [{ bot: "bot", deck: game.deck }];
      const { matchId } = await service.createMatch({
        ...wantedBy("ada", game),
        seed: 3,
        opponents,
      });
      const table = { service, store, time, matchId };
      for (let i = 0; i < MAX_VERSIONS; i++) {
        await rest(table);
        const turn = await nextTurn(table);
        if (turn === null) break;
        const { player, expectedVersion, moves } = turn;
        const move = moves[(i * 7) % moves.length] ?? "";
        const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
        strictEqual((await service.submitAction(action)).ok, true);
      }
      const entries = await store.readAfter(matchId, 0, 10_000);
      const answers = entries.flatMap(({ version, commandId, atMs }) => {
        const releaseMs = heads.get(version - 1)?.releaseMs ?? null;
        return commandId.startsWith("bot ") && releaseMs !== null ? [{ atMs, releaseMs }] : [];
      });
      strictEqual(
        game.hosted.windows.prompts.some((kind) => askedFor.has(kind)),
        true,
      );

      for (const { atMs, releaseMs } of answers) strictEqual(atMs, releaseMs);
      await service.close();
    },
  ),
];
