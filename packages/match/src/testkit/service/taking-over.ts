/** Work that is due and whose process is gone, or whose writes fail. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Bot } from "../../service/bots/bots.ts";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import { testTime, untilRest } from "../test-time.ts";
import { type Given, onStore, serviceOn, wantedBy } from "./table.ts";

const stuck: Bot = { choose: () => new Promise<never>(() => {}) };
const quitter: Bot = {
  choose: ({ game, legalMoves }) =>
    legalMoves.find(({ command }) => game.isAnytime(command)) as never,
};

/** Fails to append where it is told to, as if the disk were full. */
function failingWhere(store: MatchStore, fails: (commandId: string) => boolean): MatchStore {
  return {
    ...store,
    append: (entry) =>
      fails(entry.commandId) ? Promise.reject(new Error("no disk")) : store.append(entry),
  };
}

export const takingOver: readonly ContractCase<Given>[] = [
  onStore(
    "[SV27] a match whose process died before the start is begun by another",
    async (store, game) => {
      const time = testTime();
      const bots = { quitter };
      const dying = failingWhere(store, (commandId) => commandId === "start");
      const first = serviceOn(dying, game, time, { bots });
      const opponents = [{ bot: "quitter", deck: game.deck }];
      const wanted = { ...wantedBy("ada", game), requestId: "r", opponents };
      await first.createMatch(wanted).catch(() => {});
      await first.close();
      const second = serviceOn(store, game, time, { bots });
      strictEqual(await second.settleDue(), 0);
      time.advance(10_000);
      strictEqual(await second.settleDue(), 1);
      const { matchId } = await second.createMatch(wanted);
      await untilRest(second, time, matchId);
      strictEqual((await second.getMatchMeta(matchId, "ada")).startedAtMs === null, false);
      await second.close();
    },
  ),
  onStore("[SV28] of two that look for work one gets it", async (store, game) => {
    const time = testTime();
    const first = serviceOn(store, game, time, { bots: { bot: stuck } });
    const opponents = [{ bot: "bot", deck: game.deck }];
    const wanted = { ...wantedBy("ada", game), bot: "bot", opponents };
    const { matchId } = await first.createMatch(wanted);
    await first.close();
    time.advance(10_000);
    let claims = 0;
    const counted: typeof store = {
      ...store,
      async claim(...claim) {
        const isClaimed = await store.claim(...claim);
        claims++;
        return isClaimed;
      },
    };
    const asked: string[] = [];
    const services = ["a", "b"].map((name) => {
      const choose: Bot["choose"] = (situation) => {
        asked.push(name);
        return stuck.choose(situation);
      };
      return serviceOn(counted, game, time, { name, bots: { bot: { choose } } });
    });
    const taken = await Promise.all(services.map((service) => service.settleDue()));
    deepStrictEqual(
      taken.toSorted((a, b) => a - b),
      [0, 1],
    );
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    // While it thinks and keeps saying so, nobody else begins.
    for (let times = 0; times < 10; times++) {
      const before = claims;
      time.advance(6000);
      while (claims === before) await new Promise((resolve) => setImmediate(resolve));
      for (const service of services) strictEqual(await service.settleDue(), 0);
    }
    strictEqual(asked.length, 1);
    for (const service of services) await service.close();
    // What it had not done is another's once its claim has run out.
    time.advance(120_000);
    const last = serviceOn(store, game, time, { name: "c", bots: { bot: quitter } });
    strictEqual(await last.settleDue(), 1);
    await untilRest(last, time, matchId);
    strictEqual((await last.getMatchMeta(matchId, "ada")).status, "completed");
    await last.close();
  }),
  onStore(
    "[SV29] a bot whose move is not written tries again, and health says so",
    async (store, game) => {
      const time = testTime();
      let isFull = true;
      const full = failingWhere(store, (commandId) => isFull && commandId.startsWith("bot"));
      const problems: unknown[] = [];
      const onProblem = (problem: unknown): unknown => problems.push(problem);
      const service = serviceOn(full, game, time, { bots: { bot: quitter }, onProblem });
      const opponents = [{ bot: "bot", deck: game.deck }];
      const wanted = { ...wantedBy("ada", game), bot: "bot", opponents };
      deepStrictEqual(service.health(), { ok: true, problem: null });
      const { matchId } = await service.createMatch(wanted);
      await untilRest(service, time, matchId);
      const { ok, problem } = service.health();
      strictEqual(ok, false);
      strictEqual(problem?.includes("no disk"), false);
      strictEqual(problems.length > 0, true);
      isFull = false;
      time.advance(60_000);
      await untilRest(service, time, matchId);
      strictEqual((await service.getMatchMeta(matchId, "ada")).status, "completed");
      deepStrictEqual(service.health(), { ok: true, problem: null });
      await service.close();
    },
  ),
];
