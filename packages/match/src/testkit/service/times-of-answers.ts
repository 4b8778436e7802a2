/**
 * When answers count, on a store that takes time: whether a seat passes by its settings or by hand shows
 * neither in the times of entries, nor in clocks, nor in when others are told.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { ResponseSettings } from "../../responses/settings.ts";
import type { MatchHead } from "../../service/matches/head.ts";
import type { MatchStore } from "../../store.ts";
import { type ContractCase, withStore } from "../harness.ts";
import { testTime } from "../test-time.ts";
import { slowStore } from "./slow-store.ts";
import {
  begin,
  type Given,
  nextTurn,
  type PlayableGame,
  rest,
  serviceOn,
  type Table,
} from "./table.ts";

const always: ResponseSettings = { mode: "on", yieldUntil: null, stops: [] };
const never: ResponseSettings = { mode: "off", yieldUntil: null, stops: [] };
const MAX_VERSIONS = 60;
/** What one call of the store takes. */
const STORE_MS = 2;
/** How long people think where they are not in a window. */
const THINKS_MS = 2000;
const timeControl = { bankMs: 600_000, incrementMs: 0, capMs: 600_000 };

interface SlowTable extends Table {
  /** Looks at the match without any time passing. */
  readonly looking: Table;
  readonly toldAtMs: Map<number, number>;
}

async function beginSlowly(
  store: MatchStore,
  game: PlayableGame,
  settings: ResponseSettings,
): Promise<SlowTable> {
  const time = testTime();
  const slow = slowStore(store, time, STORE_MS);
  const table = await begin(slow, game, { timeControl, seed: 3 }, {}, time);
  const { service, matchId } = table;
  for (const player of ["ada", "bob"]) await service.changeSettings({ matchId, player, settings });
  await rest(table);
  const toldAtMs = new Map<number, number>();
  service.subscribe(matchId, ({ version }) => toldAtMs.set(version, time.now()));
  const looking = { ...table, store, service: serviceOn(store, game, time) };
  return { ...table, looking, toldAtMs };
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

async function timesOf(table: SlowTable): Promise<unknown> {
  const { store, matchId } = table.looking;
  const entries = await store.readAfter(matchId, 0, MAX_VERSIONS);
  const played = entries.filter(({ version }) => table.toldAtMs.has(version));
  const firstMs = played[0]?.atMs ?? 0;
  return {
    left: (await headOf(table)).clocks?.leftMs,
    times: played.map(({ version, seat, atMs }) => ({
      version,
      seat,
      atMs: atMs - firstMs,
      toldAtMs: Number(table.toldAtMs.get(version)) - firstMs,
    })),
  };
}

export const timesOfAnswers: readonly ContractCase<Given>[] = [
  {
    title: "[SV24] the times of answers are the same, by hand at once or by settings",
    run: ({ harness, game }) =>
      withStore(harness, ({ store }) =>
        withStore(harness, async ({ store: other }) => {
          const tables = [
            await beginSlowly(store, game, always),
            await beginSlowly(other, game, never),
          ] as const;
          for (const table of tables) await play(table, game);
          const [byHand, bySettings] = await Promise.all(tables.map(timesOf));
          deepStrictEqual(bySettings, byHand);
          for (const { service, looking } of tables) {
            await Promise.all([service.close(), looking.service.close()]);
          }
        }),
      ),
  },
];
