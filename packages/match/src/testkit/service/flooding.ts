/** A seat that changes its settings again and again: it stops nobody, and it is told to wait. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { ResponseSettings } from "../../responses/settings.ts";
import { MatchError } from "../../service/errors.ts";
import type { MatchService } from "../../service/service.ts";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import {
  atTable,
  begin,
  failsWith,
  type Given,
  nextTurn,
  onStore,
  rest,
  serviceOn,
} from "./table.ts";
import { atWindow, stillTime } from "./windows.ts";

const always: ResponseSettings = { mode: "on", yieldUntil: null, stops: [] };
const never: ResponseSettings = { mode: "off", yieldUntil: null, stops: [] };
const EVER_MS = Number.MAX_SAFE_INTEGER;
/** More than anybody sets by hand within seconds. */
const MANY = 100;

const otherThan = (player: string): string => (player === "ada" ? "bob" : "ada");

/** Settings that differ from one to the next. */
const changing = (i: number): ResponseSettings => ({
  mode: i % 2 === 0 ? "off" : "on",
  yieldUntil: "end-of-turn",
  stops: [],
});

/** Calls `before` ahead of every append and every change of settings. */
function interrupted(store: MatchStore): MatchStore & { before: (() => Promise<unknown>) | null } {
  return {
    ...store,
    before: null,
    async append(entry) {
      await this.before?.();
      return store.append(entry);
    },
    async writeSettings(change) {
      await this.before?.();
      return store.writeSettings(change);
    },
  };
}

/** Changes a player's settings whenever it is called, and ignores refusals. */
function flood(service: MatchService, matchId: string, player: string): () => Promise<void> {
  let changes = 0;
  return () =>
    service.changeSettings({ matchId, player, settings: changing(changes++) }).then(
      () => {},
      (error: unknown) => {
        if (!(error instanceof MatchError)) throw error;
      },
    );
}

export const flooding: readonly ContractCase<Given>[] = [
  onStore(
    "[SV61] a seat that keeps changing its settings keeps nobody from acting",
    async (kept, game) => {
      if (game.hosted.windows === undefined) return;
      const store = interrupted(kept);
      const table = await begin(store, game, { seed: 3 });
      const { matchId, service, time } = table;
      await service.changeSettings({ matchId, player: "ada", settings: always });
      for (let i = 0; i < 40; i++) {
        await rest(table);
        const turn = await nextTurn(table);
        if (turn === null) break;
        const { player, expectedVersion, moves } = turn;
        // By its clock nothing is due: it gives no pass itself.
        const aside = serviceOn(kept, game, stillTime(0));
        const still = serviceOn(store, game, stillTime(time.now() + 1000));
        const flooder = otherThan(player);
        store.before = flood(aside, matchId, flooder);
        const move = moves[(i * 7) % moves.length] ?? "";
        const before = await service.getMatchMeta(matchId, player);
        const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
        strictEqual((await still.submitAction(action)).ok, true);
        store.before = null;
        const after = await service.getMatchMeta(matchId, player);
        // What it yielded to has come, although it was set anew until the last moment.
        if (before.turn !== after.turn && after.status === "active") {
          strictEqual((await service.getSettings(matchId, flooder)).yieldUntil, null);
        }
        // Nothing that is due is overlooked: the store says so at its time, or earlier.
        const [due] = await kept.listDue(EVER_MS, 1);
        // Something else and the same again works out anew what is due.
        const settings = await aside.getSettings(matchId, flooder);
        for (const each of [{ ...always, yieldUntil: "my-turn" as const }, settings]) {
          await aside.changeSettings({ matchId, player: flooder, settings: each });
        }
        const [exact] = await kept.listDue(EVER_MS, 1);
        if (exact !== undefined) strictEqual(Number(due?.dueAtMs) <= exact.dueAtMs, true);
        await Promise.all([aside.close(), still.close()]);
        time.advance(4000);
        await service.settleDue();
      }
      await service.close();
    },
  ),
  atWindow(
    "[SV62] an answer by hand before the release stands, whatever others set meanwhile",
    async (table, { player, expectedVersion, answer }, game) => {
      const { matchId } = table;
      const store = interrupted(table.store);
      const clock = stillTime(table.time.now());
      const aside = serviceOn(table.store, game, stillTime(0));
      const service = serviceOn(store, game, clock);
      await service.changeSettings({ matchId, player, settings: never });
      await service.atRest(matchId);
      const { revision } = await store.readSettings(matchId);
      const floods = flood(aside, matchId, otherThan(player));
      let writes = 0;
      store.before = async () => {
        writes++;
        await floods();
      };
      const action = { matchId, player, expectedVersion, commandId: "by-hand", move: answer };
      const answering = service.submitAction(action);
      const isNoted = async (): Promise<boolean> => {
        const { revision: now, bySeat } = await store.readSettings(matchId);
        return now > revision && Object.values(bySeat).some((text) => text.includes("byHandAt"));
      };
      for (let looks = 0; looks < 10_000 && !(await isNoted()); looks++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      strictEqual(await isNoted(), true);
      strictEqual(writes > 1, true);
      // Somebody looks at the release, because nobody knows what was set last.
      strictEqual((await store.listDue(clock.now() + 1000, 10)).length, 1);
      store.before = null;
      clock.goTo(clock.now() + 1000);
      strictEqual((await answering).ok, true);
      const [entry] = await store.readAfter(matchId, expectedVersion, 1);
      strictEqual(entry?.commandId, "by-hand");
      await Promise.all([service.close(), aside.close()]);
    },
  ),
  atTable(
    "[SV63] to set what is set already writes nothing",
    async ({ service, store, matchId }) => {
      const change = (settings: ResponseSettings): Promise<ResponseSettings> =>
        service.changeSettings({ matchId, player: "ada", settings });
      const usual = await service.getSettings(matchId, "ada");
      deepStrictEqual(await change(usual), usual);
      deepStrictEqual(await store.readSettings(matchId), { revision: 0, bySeat: {} });
      const yields = { ...always, yieldUntil: "my-turn" as const };
      await change(yields);
      const once = await store.readSettings(matchId);
      strictEqual(once.revision, 1);
      for (let i = 0; i < MANY; i++) deepStrictEqual(await change({ ...yields }), yields);
      deepStrictEqual(await store.readSettings(matchId), once);
    },
  ),
  onStore(
    "[SV64] changes of settings are limited, for a few seconds or until the next action",
    async (store, game) => {
      const table = await begin(store, game, { seed: 3 });
      const { matchId } = table;
      await table.service.close();
      const clock = stillTime(table.time.now() + 1000);
      const service = serviceOn(store, game, clock);
      const change = (player: string, i: number): Promise<unknown> =>
        service.changeSettings({
          matchId,
          player,
          settings: { ...always, mode: i % 2 === 0 ? "on" : "auto" },
        });
      let changes = 0;
      const untilRefused = async (player: string): Promise<number> => {
        for (let i = 0; i < MANY; i++) {
          try {
            await change(player, changes++);
          } catch (error) {
            if (!failsWith("too-many-changes")(error)) throw error;
            return i;
          }
        }
        throw new Error("nobody stops it");
      };
      const most = await untilRefused("ada");
      strictEqual(most >= 5 && most <= 20, true);
      const { revision } = await store.readSettings(matchId);
      await rejects(change("ada", changes - 1), failsWith("too-many-changes"));
      strictEqual((await store.readSettings(matchId)).revision, revision);
      // Others may change theirs, in any process.
      const other = serviceOn(store, game, clock);
      await rejects(
        other.changeSettings({ matchId, player: "ada", settings: { ...never, stops: [] } }),
        failsWith("too-many-changes"),
      );
      await other.close();
      await change("bob", 0);
      clock.goTo(clock.now() + 10_000);
      strictEqual((await untilRefused("ada")) >= most - 1, true);
      const turn = await nextTurn({ ...table, service });
      if (turn === null) throw new Error("the match has not even begun");
      const { player, expectedVersion, moves } = turn;
      const action = { matchId, player, expectedVersion, commandId: "play", move: moves[0] ?? "" };
      strictEqual((await service.submitAction(action)).ok, true);
      strictEqual((await untilRefused("ada")) >= most - 1, true);
      await service.close();
    },
  ),
  onStore(
    "[SV65] settings are read once, and again when another process has changed them",
    async (kept, game) => {
      if (game.hosted.windows === undefined) return;
      let reads = 0;
      let appends = 0;
      const store: MatchStore = {
        ...kept,
        append(entry) {
          appends++;
          return kept.append(entry);
        },
        readSettings(matchId) {
          reads++;
          return kept.readSettings(matchId);
        },
      };
      const table = await begin(kept, game, { seed: 3 });
      const { matchId } = table;
      for (const player of ["ada", "bob"]) {
        await table.service.changeSettings({ matchId, player, settings: always });
      }
      await rest(table);
      await table.service.close();
      const clock = stillTime(table.time.now() + 1000);
      const service = serviceOn(store, game, clock);
      const act = async (i: number): Promise<number> => {
        clock.goTo(clock.now() + 1000);
        // A pass that is due reads them, too.
        await service.atRest(matchId);
        const turn = await nextTurn({ ...table, service });
        if (turn === null) throw new Error("the match is over too early");
        const { player, expectedVersion, moves } = turn;
        const move = moves[(i * 7) % moves.length] ?? "";
        const before = reads;
        const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
        strictEqual((await service.submitAction(action)).ok, true);
        return reads - before;
      };
      await act(0);
      for (let i = 1; i < 10; i++) strictEqual(await act(i), 0);
      // What is changed here is known here.
      const yields = { ...always, yieldUntil: "my-turn" as const };
      await service.changeSettings({ matchId, player: "ada", settings: yields });
      appends = 0;
      strictEqual(await act(10), 0);
      strictEqual(appends, 1);
      for (let i = 11; i < 30; i++) {
        const aside = serviceOn(kept, game, stillTime(0));
        const settings = i % 2 === 0 ? never : always;
        for (const player of ["ada", "bob"]) {
          await aside.changeSettings({ matchId, player, settings });
        }
        strictEqual((await act(i)) <= 2, true);
        const due = await kept.listDue(EVER_MS, 10);
        // Something else and the same again works out anew what is due.
        for (const each of [{ ...settings, yieldUntil: "my-turn" as const }, settings]) {
          await aside.changeSettings({ matchId, player: "ada", settings: each });
        }
        deepStrictEqual(await kept.listDue(EVER_MS, 10), due);
        await aside.close();
        await service.atRest(matchId);
      }
      await service.close();
    },
  ),
];
