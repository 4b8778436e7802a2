/** Clocks: they run out by the referee's command. That they stand still while nobody serves: stopped-servers.ts. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import {
  atTable,
  begin,
  failsWith,
  type Given,
  onStore,
  playOn,
  rest,
  serviceOn,
  type Table,
  turnOf,
} from "./table.ts";

const timeControl = { bankMs: 60_000, incrementMs: 1000, capMs: 20_000 };

const leftOf = async ({ service, matchId }: Table, seat: string): Promise<number | undefined> =>
  (await service.getClocks(matchId))?.clocks.find((clock) => clock.seat === seat)?.leftMs;

/** Whether the match ended because this seat's time was up. */
async function hasTimedOut(table: Table, seat: string): Promise<boolean> {
  const { status, outcome } = await table.service.getMatchMeta(table.matchId, "ada");
  return status === "completed" && outcome?.winners.includes(seat) === false;
}

interface HeldStore extends MatchStore {
  /** From now on appends by anybody but the referee wait; resolves when one does. */
  hold(): Promise<void>;
  letGo(): void;
}

/** A store in which a row is locked for a while. */
function heldStore(store: MatchStore): HeldStore {
  const reached = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  let isHeld = false;
  return {
    ...store,
    async append(entry) {
      if (isHeld && entry.seat !== "referee") {
        reached.resolve();
        await free.promise;
      }
      return store.append(entry);
    },
    hold() {
      isHeld = true;
      return reached.promise;
    },
    letGo: () => free.resolve(),
  };
}

/** Everything that can happen now has had its turn. */
async function turns(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
}

export const clocks: readonly ContractCase<Given>[] = [
  atTable(
    "[SV19] whoever thinks too long loses by the referee's command",
    async (table) => {
      await playOn(table, 3);
      const { seat, expectedVersion } = await turnOf(table);
      const { service, store, matchId, time } = table;
      time.advance(19_000);
      await rest(table);
      strictEqual(await hasTimedOut(table, seat), false);
      time.advance(2000);
      await rest(table);
      strictEqual(await hasTimedOut(table, seat), true);
      const [entry] = await store.readAfter(matchId, expectedVersion, 1);
      deepStrictEqual([entry?.seat, entry?.commandId], ["referee", `timeout ${expectedVersion}`]);
      strictEqual((await service.getRecord(matchId)).commands.at(-1)?.[0], "referee");
    },
    { timeControl },
  ),
  atTable(
    "[SV20] a decision is taken from the bank, and gives the increment back",
    async (table) => {
      const { player, seat, expectedVersion, move } = await turnOf(table);
      const { service, matchId, time } = table;
      time.advance(5000);
      strictEqual(await leftOf(table, seat), 55_000);
      await service.submitAction({ matchId, player, expectedVersion, commandId: "a", move });
      const { clocks: now = [] } = (await service.getClocks(matchId)) ?? {};
      strictEqual(now.find((clock) => clock.seat === seat)?.leftMs, 56_000);
    },
    { timeControl },
  ),
  atTable(
    "[SV22] an answer that comes after its time is refused",
    async (table, game) => {
      const { player, expectedVersion, move } = await turnOf(table);
      await table.service.close();
      // The other one has no timer for this match: only what arrives is looked at.
      table.time.advance(21_000);
      const service = serviceOn(table.store, game, table.time);
      const action = { matchId: table.matchId, player, expectedVersion, commandId: "a", move };
      await rejects(service.submitAction(action), failsWith("too-late"));
      await service.close();
    },
    { timeControl },
  ),
  atTable(
    "[SV23] a timeout that nobody could give in time is not given: the decision begins anew",
    async (table, game) => {
      const { seat, player, move } = await turnOf(table);
      await table.service.close();
      table.time.advance(3_600_000);
      const service = serviceOn(table.store, game, table.time);
      const late = { ...table, service };
      strictEqual(await service.settleDue(), 1);
      await rest(late);
      strictEqual(await hasTimedOut(late, seat), false);
      strictEqual(await leftOf(late, seat), 60_000);
      const { version } = await service.getMatchMeta(table.matchId, player);
      const action = { matchId: table.matchId, player, expectedVersion: version, move };
      strictEqual((await service.submitAction({ ...action, commandId: "a" })).ok, true);
      await service.close();
    },
    { timeControl },
  ),
  onStore(
    "[SV55] an action that came in time counts, though its time is over before it is written",
    async (store, game) => {
      const held = heldStore(store);
      const table = await begin(held, game, { timeControl });
      const { service, matchId, time } = table;
      const { player, seat, expectedVersion, move } = await turnOf(table);
      const { clocks: now = [] } = (await service.getClocks(matchId)) ?? {};
      time.advance(Number(now.find((clock) => clock.seat === seat)?.decisionMs) - 141);
      const isHeld = held.hold();
      const action = { matchId, player, expectedVersion, commandId: "a", move };
      const submitting = service.submitAction(action);
      await isHeld;
      time.advance(200);
      await turns();
      held.letGo();
      strictEqual((await submitting).ok, true);
      await rest(table);
      strictEqual(await hasTimedOut(table, seat), false);
      const [entry] = await store.readAfter(matchId, expectedVersion, 1);
      deepStrictEqual([entry?.seat, entry?.commandId], [seat, "a"]);
      await service.close();
    },
  ),
];
