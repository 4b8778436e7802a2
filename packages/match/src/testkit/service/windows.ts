/** Windows that are open while seats change what they have set, or answer by hand. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { ResponseSettings } from "../../responses/settings.ts";
import type { Time } from "../../service/timing/time.ts";
import type { MatchStore, NewEntry } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import {
  atTable,
  begin,
  failsWith,
  type Given,
  nextTurn,
  onStore,
  type PlayableGame,
  rest,
  serviceOn,
  type Table,
  type Turn,
} from "./table.ts";

const always: ResponseSettings = { mode: "on", yieldUntil: null, stops: [] };
const never: ResponseSettings = { mode: "off", yieldUntil: null, stops: [] };
const MAX_MOVES = 200;
const EVER_MS = Number.MAX_SAFE_INTEGER;
/** As long as whoever looks for work leaves it to the process that made it due. */
const GRACE_MS = 3000;
const PATIENCE_MS = 20_000;

/** A clock that stands still, whose timers come when the test says. */
export function stillTime(nowMs: number): Time & { readonly goTo: (ms: number) => void } {
  let now = nowMs;
  let timers: { readonly atMs: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    at(atMs, run) {
      const timer = { atMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    goTo(ms) {
      now = ms;
      const due = timers.filter(({ atMs }) => atMs <= now).toSorted((a, b) => a.atMs - b.atMs);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { run } of due) run();
    },
  };
}

interface Window extends Turn {
  readonly phase: string;
  readonly pass: string;
  /** A move other than a pass. */
  readonly answer: string;
}

const isPass = ({ hosted }: PlayableGame, move: string): boolean => {
  const parsed = hosted.game.parse(move);
  return parsed.ok && hosted.windows?.isPass(parsed.command) === true;
};

/** Plays with everybody asked everywhere, until a window opens in which a seat can do more than pass. */
async function untilWindow(table: Table, game: PlayableGame): Promise<Window> {
  const { service, matchId } = table;
  for (const player of ["ada", "bob"]) {
    await service.changeSettings({ matchId, player, settings: always });
  }
  await rest(table);
  for (let i = 0; i < MAX_MOVES; i++) {
    const turn = await nextTurn(table);
    if (turn === null) break;
    const { player, expectedVersion, moves } = turn;
    const { view } = await service.getPlayerView(matchId, player);
    const kind = (await service.getOpenPrompt(matchId, player))?.kind ?? "";
    const pass = moves.find((move) => isPass(game, move));
    const answer = moves.find((move) => !isPass(game, move));
    const isWindow = game.hosted.windows?.prompts.includes(kind) === true;
    if (isWindow && pass !== undefined && answer !== undefined) {
      return { ...turn, pass, answer, phase: view?.phase ?? "" };
    }
    const move = moves[(i * 7) % moves.length] ?? "";
    const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
    strictEqual((await service.submitAction(action)).ok, true);
    await rest(table);
  }
  throw new Error("no window in which there is more to do than to pass");
}

/** At a window; games without any have nothing to show here. */
export function atWindow(
  title: string,
  run: (table: Table, window: Window, game: PlayableGame) => Promise<void>,
  timeControl?: { readonly bankMs: number; readonly incrementMs: number; readonly capMs: number },
): ContractCase<Given> {
  return atTable(
    title,
    async (table, game) => {
      if (game.hosted.windows === undefined) return;
      await run(table, await untilWindow(table, game), game);
    },
    // With a seed of one's own: a window is there in the same place each time.
    { seed: 3, ...(timeControl && { timeControl }) },
  );
}

const lastOf = async ({ store, matchId }: Table): Promise<string> =>
  (await store.readAfter(matchId, 0, 10_000)).at(-1)?.commandId ?? "";

/** Until it is noted that somebody answers by hand. */
async function untilNoted({ store, matchId }: Table, revision: number): Promise<void> {
  for (const sinceMs = Date.now(); Date.now() - sinceMs < PATIENCE_MS; ) {
    if ((await store.readSettings(matchId)).revision > revision) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it is not noted that somebody answers by hand");
}

/** Lets somebody in before an entry is appended, once. */
function slipsIn(store: MatchStore): MatchStore & { before: (() => Promise<unknown>) | null } {
  return {
    ...store,
    before: null,
    async append(entry: NewEntry) {
      const { before } = this;
      this.before = null;
      await before?.();
      return store.append(entry);
    },
  };
}

export const windows: readonly ContractCase<Given>[] = [
  onStore(
    "[SV38] a yield ends with the entry it waits for, and not without",
    async (store, game) => {
      if (game.hosted.windows === undefined) return;
      let isFull = false;
      const full: MatchStore = {
        ...store,
        append: (entry) => (isFull ? Promise.reject(new Error("no disk")) : store.append(entry)),
      };
      const table = await begin(full, game, { seed: 3 });
      const { service, matchId } = table;
      const yields = { ...always, yieldUntil: "end-of-turn" as const };
      for (const player of ["ada", "bob"]) {
        await service.changeSettings({ matchId, player, settings: yields });
      }
      const { turn } = await service.getMatchMeta(matchId, "ada");
      for (let i = 0; i < MAX_MOVES; i++) {
        const now = await nextTurn(table);
        if (now === null) break;
        const { player, expectedVersion, moves } = now;
        const move = moves[(i * 7) % moves.length] ?? "";
        const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
        isFull = true;
        await rejects(service.submitAction(action));
        isFull = false;
        for (const each of ["ada", "bob"]) {
          deepStrictEqual(await service.getSettings(matchId, each), yields);
        }
        strictEqual((await service.submitAction(action)).ok, true);
        await rest(table);
        if ((await service.getMatchMeta(matchId, "ada")).turn !== turn) break;
      }
      for (const player of ["ada", "bob"]) {
        deepStrictEqual(await service.getSettings(matchId, player), always);
      }
      await service.close();
    },
  ),
  atWindow("[SV39] what is due follows what a seat sets", async (table, window, game) => {
    const { store, matchId, time } = table;
    const { player, expectedVersion: version, phase } = window;
    await table.service.close();
    const service = serviceOn(store, game, stillTime(time.now()));
    const due = (): Promise<unknown> => store.listDue(EVER_MS, 10);
    const set = (settings: ResponseSettings): Promise<unknown> =>
      service.changeSettings({ matchId, player, settings });
    deepStrictEqual(await due(), []);
    await set(never);
    const [pass] = await store.listDue(EVER_MS, 10);
    const [entry] = await store.readAfter(matchId, version - 1, 1);
    const waitMs = Number(pass?.dueAtMs) - Number(entry?.atMs);
    deepStrictEqual([pass?.matchId, pass?.version], [matchId, version]);
    strictEqual(waitMs >= 250 && waitMs <= 750, true);
    await set({ ...never, stops: [phase] });
    deepStrictEqual(await due(), []);
    await set({ ...always, mode: "auto", yieldUntil: "my-turn" });
    strictEqual((await store.listDue(EVER_MS, 10)).length, 1);
    await set({ ...always, mode: "auto" });
    deepStrictEqual(await due(), []);
    await service.close();
  }),
  atWindow(
    "[SV40] a pass that somebody has set and did not live to give is given by another",
    async (table, { player, expectedVersion }, game) => {
      const { service, store, matchId, time } = table;
      const other = serviceOn(store, game, stillTime(time.now()));
      await other.changeSettings({ matchId, player, settings: never });
      await other.close();
      // This one waits for the end of the seat's time, and looks all the same.
      time.advance(1000 + GRACE_MS);
      strictEqual(await service.settleDue(), 1);
      await rest(table);
      strictEqual(await lastOf(table), `auto ${expectedVersion}`);
      strictEqual(await service.settleDue(), 0);
    },
    { bankMs: 600_000, incrementMs: 0, capMs: 600_000 },
  ),
  onStore(
    "[SV41] settings that change while an entry is made are those it is made by",
    async (kept, game) => {
      if (game.hosted.windows === undefined) return;
      const store = slipsIn(kept);
      const table = await begin(store, game, { seed: 3 });
      const { matchId, time } = table;
      for (let i = 0; i < 40; i++) {
        const turn = await nextTurn(table);
        if (turn === null) break;
        const { player, expectedVersion, moves } = turn;
        // By its clock nothing is due: it gives no pass itself.
        const aside = serviceOn(kept, game, stillTime(0));
        const settings = i % 2 === 0 ? always : never;
        const setAll = async (wanted: ResponseSettings = settings): Promise<void> => {
          for (const each of ["ada", "bob"]) {
            await aside.changeSettings({ matchId, player: each, settings: wanted });
          }
        };
        const still = serviceOn(store, game, stillTime(time.now() + 1000));
        store.before = () => setAll();
        const move = moves[(i * 7) % moves.length] ?? "";
        const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
        strictEqual((await still.submitAction(action)).ok, true);
        await still.close();
        const due = await store.listDue(EVER_MS, 10);
        // Something else and the same again works out anew what is due.
        await setAll({ ...settings, yieldUntil: "my-turn" });
        await setAll();
        deepStrictEqual(await store.listDue(EVER_MS, 10), due);
        await aside.close();
        time.advance(1000 + GRACE_MS);
        await table.service.settleDue();
        await rest(table);
      }
      await table.service.close();
    },
  ),
  atWindow(
    "[SV42] an answer by hand before the release stands, although the seat would pass",
    async (table, { player, expectedVersion, answer }, game) => {
      const { store, matchId } = table;
      const clock = stillTime(table.time.now());
      const service = serviceOn(store, game, clock);
      await service.changeSettings({ matchId, player, settings: never });
      await service.atRest(matchId);
      // The timer of the pass was there first.
      const action = { matchId, player, expectedVersion, commandId: "by-hand", move: answer };
      const { revision } = await store.readSettings(matchId);
      const answering = service.submitAction(action);
      await untilNoted(table, revision);
      clock.goTo(clock.now() + 1000);
      strictEqual((await answering).ok, true);
      await service.atRest(matchId);
      const [entry] = await store.readAfter(matchId, expectedVersion, 1);
      strictEqual(entry?.commandId, "by-hand");
      deepStrictEqual(await service.getSettings(matchId, player), never);
      await service.close();
    },
  ),
  atWindow(
    "[SV43] it stands in another process as well, for as long as it waits there",
    async (table, { player, expectedVersion, answer }, game) => {
      const { service, store, matchId, time } = table;
      const clock = stillTime(time.now());
      const other = serviceOn(store, game, clock);
      await other.changeSettings({ matchId, player, settings: never });
      await other.atRest(matchId);
      const action = { matchId, player, expectedVersion, commandId: "by-hand", move: answer };
      const { revision } = await store.readSettings(matchId);
      const answering = other.submitAction(action);
      await untilNoted(table, revision);
      time.advance(1000 + GRACE_MS);
      strictEqual(await service.settleDue(), 0);
      await service.changeSettings({
        matchId,
        player,
        settings: { ...never, yieldUntil: "my-turn" },
      });
      await rest(table);
      strictEqual((await service.getMatchMeta(matchId, player)).version, expectedVersion);
      clock.goTo(time.now());
      strictEqual((await answering).ok, true);
      await other.close();
    },
  ),
  atWindow(
    "[SV44] an answer by hand after the pass is told where the match stands",
    async (table, { player, expectedVersion, answer }) => {
      const { service, matchId } = table;
      await service.changeSettings({ matchId, player, settings: never });
      await rest(table);
      strictEqual((await service.getMatchMeta(matchId, player)).version > expectedVersion, true);
      const action = { matchId, player, expectedVersion, commandId: "by-hand", move: answer };
      await rejects(service.submitAction(action), failsWith("stale-version"));
    },
  ),
];
