/** A server that is stopped, killed or restarted eats nobody's time, however short the stop was. */
import { strictEqual } from "node:assert/strict";
import { entropyHashOf } from "../../fairness/proofs.ts";
import type { MatchService } from "../../service/service.ts";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import { testTime } from "../test-time.ts";
import {
  begin,
  type Given,
  onStore,
  type PlayableGame,
  serviceOn,
  type Table,
  turnOf,
  wantedBy,
} from "./table.ts";

const timeControl = { bankMs: 60_000, incrementMs: 1000, capMs: 20_000 };
const STEP_MS = 100;
const HOUR_MS = 3_600_000;

/** A store that knows what is asked of it, and answers nobody once the process is killed. */
interface WatchedStore extends MatchStore {
  /** Until everything that was asked is answered. */
  quiet(): Promise<void>;
  kill(): void;
}

function watched(store: MatchStore): WatchedStore {
  let asked = 0;
  let isKilled = false;
  const watch =
    <Asked extends readonly unknown[], Answer>(call: (...given: Asked) => Promise<Answer>) =>
    async (...given: Asked): Promise<Answer> => {
      if (isKilled) return new Promise(() => {});
      asked++;
      try {
        return await call(...given);
      } finally {
        asked--;
      }
    };
  const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    ...store,
    load: watch((...given: Parameters<MatchStore["load"]>) => store.load(...given)),
    append: watch((...given: Parameters<MatchStore["append"]>) => store.append(...given)),
    listDue: watch((...given: Parameters<MatchStore["listDue"]>) => store.listDue(...given)),
    claim: watch((...given: Parameters<MatchStore["claim"]>) => store.claim(...given)),
    beat: watch((...given: Parameters<MatchStore["beat"]>) => store.beat(...given)),
    downtimes: watch(() => store.downtimes()),
    async quiet() {
      do await turns();
      while (asked > 0);
      await turns();
    },
    kill() {
      isKilled = true;
    },
  };
}

interface Served extends Table {
  readonly watchedStore: WatchedStore;
}

async function beginServed(store: MatchStore, game: PlayableGame): Promise<Served> {
  const time = testTime();
  const watchedStore = watched(store);
  const table = await begin(watchedStore, game, { timeControl }, {}, time);
  await table.service.serve();
  return { ...table, watchedStore };
}

/** Lets time pass as a running process sees it: what is due on the way is done at its time. */
async function pass({ time, watchedStore }: Served, ms: number): Promise<void> {
  const untilMs = time.now() + ms;
  while (time.now() < untilMs) {
    await watchedStore.quiet();
    time.advance(Math.min(STEP_MS, untilMs - time.now()));
  }
  await watchedStore.quiet();
}

/** Another process on the same store. */
async function served(table: Served, store: MatchStore, game: PlayableGame): Promise<Served> {
  const watchedStore = watched(store);
  const service: MatchService = serviceOn(watchedStore, game, table.time);
  await service.serve();
  await watchedStore.quiet();
  return { ...table, service, watchedStore };
}

async function decisionOf({ service, matchId }: Table, seat: string): Promise<number | null> {
  const { clocks = [] } = (await service.getClocks(matchId)) ?? {};
  return clocks.find((clock) => clock.seat === seat)?.decisionMs ?? null;
}

export const stoppedServers: readonly ContractCase<Given>[] = [
  onStore("[SV48] a clock that is served runs, second by second", async (store, game) => {
    const table = await beginServed(store, game);
    const { seat } = await turnOf(table);
    const startMs = table.time.now();
    await pass(table, 7300);
    strictEqual(await decisionOf(table, seat), 20_000 - (table.time.now() - startMs));
    await table.service.close();
  }),
  onStore("[SV21] time in which nobody served is nobody's", async (store, game) => {
    const table = await beginServed(store, game);
    const { seat, player, expectedVersion, move } = await turnOf(table);
    const { matchId, time } = table;
    await pass(table, 5300);
    const before = await decisionOf(table, seat);
    await table.service.close();
    time.advance(HOUR_MS);
    const back = await served(table, store, game);
    await back.service.atRest(matchId);
    strictEqual(await decisionOf(back, seat), before);
    const action = { matchId, player, expectedVersion, commandId: "a", move };
    strictEqual((await back.service.submitAction(action)).ok, true);
    await back.service.close();
  }),
  onStore(
    "[SV81] what was left before a restart runs on after it, and then it is over",
    async (store, game) => {
      const table = await beginServed(store, game);
      const { seat, player, expectedVersion } = await turnOf(table);
      const { matchId, time } = table;
      await pass(table, 12_300);
      const left = Number(await decisionOf(table, seat));
      await table.service.close();
      time.advance(HOUR_MS);
      const back = await served(table, store, game);
      await pass(back, left - 1000);
      strictEqual((await back.service.getMatchMeta(matchId, player)).status, "active");
      // With the moment that a timeout waits for actions elsewhere.
      await pass(back, 2000);
      const { status, outcome } = await back.service.getMatchMeta(matchId, player);
      strictEqual(status, "completed");
      strictEqual(outcome?.winners.includes(seat), false);
      const [entry] = (await store.readAfter(matchId, expectedVersion, 9)).slice(-1);
      strictEqual(entry?.seat, "referee");
      await back.service.close();
    },
  ),
  onStore("[SV49] a restart costs nobody a millisecond", async (store, game) => {
    const table = await beginServed(store, game);
    const { seat } = await turnOf(table);
    await pass(table, 5300);
    const before = await decisionOf(table, seat);
    await table.service.close();
    table.time.advance(900);
    const back = await served(table, store, game);
    strictEqual(await decisionOf(back, seat), before);
    await back.service.close();
  }),
  onStore("[SV50] nor does a process that was killed", async (store, game) => {
    const table = await beginServed(store, game);
    const { seat } = await turnOf(table);
    await pass(table, 5300);
    const before = Number(await decisionOf(table, seat));
    table.watchedStore.kill();
    table.time.advance(900);
    const back = await served(table, store, game);
    const after = Number(await decisionOf(back, seat));
    // Since its last beat nobody can say whether it served: that time is given to the player.
    strictEqual(after >= before && after <= before + 1000, true);
    await back.service.close();
  }),
  onStore("[SV51] time that ran out while nobody served did not run out", async (store, game) => {
    const table = await beginServed(store, game);
    const { seat, player, expectedVersion, move } = await turnOf(table);
    const { matchId, time } = table;
    await pass(table, 19_000);
    table.watchedStore.kill();
    time.advance(2000);
    const back = await served(table, store, game);
    strictEqual((await back.service.getMatchMeta(matchId, player)).status, "active");
    strictEqual(Number(await decisionOf(back, seat)) >= 900, true);
    const action = { matchId, player, expectedVersion, commandId: "a", move };
    strictEqual((await back.service.submitAction(action)).ok, true);
    await back.service.close();
  }),
  onStore(
    "[SV52] a timeout that a process did not live to give begins the decision anew",
    async (store, game) => {
      const table = await beginServed(store, game);
      const { seat, player } = await turnOf(table);
      const { matchId, time } = table;
      await pass(table, 19_000);
      // It lives long enough to say that it is serving, but not to give the timeout.
      table.watchedStore.append = () => Promise.reject(new Error("no disk"));
      await pass(table, 2400);
      table.watchedStore.kill();
      time.advance(5000);
      const back = await served(table, store, game);
      await back.service.atRest(matchId);
      strictEqual((await back.service.getMatchMeta(matchId, player)).status, "active");
      strictEqual(Number(await decisionOf(back, seat)) > 19_000, true);
      await back.service.close();
    },
  ),
  onStore("[SV53] time to open entropy stands still while nobody serves", async (store, game) => {
    const time = testTime();
    const watchedStore = watched(store);
    const service = serviceOn(watchedStore, game, time);
    const brought = { entropyHash: entropyHashOf("some numbers") };
    const { matchId } = await service.createMatch({ ...wantedBy("ada", game), ...brought });
    await service.joinMatch({ matchId, player: "bob", deck: game.deck, ...brought });
    await service.serve();
    const table = { service, store, time, matchId, watchedStore };
    await pass(table, 30_300);
    await service.close();
    time.advance(HOUR_MS);
    const back = await served(table, store, game);
    const status = async (): Promise<string> =>
      (await back.service.getMatchMeta(matchId, "ada")).status;
    // Not to the last second: what waits for less comes at once here.
    await pass(back, 28_000);
    strictEqual(await status(), "waiting");
    await pass(back, 3000);
    strictEqual(await status(), "aborted");
    await back.service.close();
  }),
];
