/** Those who follow a match hear of every version, whatever becomes of the process that made it. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import { begin, type Given, onStore, serviceOn, turnOf } from "./table.ts";

const PATIENCE_MS = 20_000;

export const hearing: readonly ContractCase<Given>[] = [
  onStore(
    "[SV80] a move is heard although its process was killed before it told of it",
    async (store, game) => {
      const table = await begin(store, game);
      const { time, matchId } = table;
      let asked = 0;
      const deaf: MatchStore = {
        ...store,
        subscribe: () => () => {},
        versionsOf(matchIds) {
          asked++;
          return store.versionsOf(matchIds);
        },
      };
      const other = serviceOn(deaf, game, time);
      time.advance(60_000);
      strictEqual(asked, 0);
      const heard: number[] = [];
      const leave = other.subscribe(matchId, ({ version }) => heard.push(version));
      const { player, expectedVersion, move } = await turnOf(table);
      const action = { matchId, player, expectedVersion, commandId: "unheard", move };
      const submitted = await table.service.submitAction(action);
      strictEqual(submitted.ok, true);
      await table.service.close();
      const { version } = await other.getMatchMeta(matchId, player);
      const end = performance.now() + PATIENCE_MS;
      while (heard.length === 0 && performance.now() < end) {
        time.advance(1000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      deepStrictEqual(heard, [version]);
      leave();
      // Nobody follows it any more: the store is asked at most once again.
      time.advance(3000);
      await new Promise((resolve) => setImmediate(resolve));
      const before = asked;
      for (let i = 0; i < 10; i++) {
        time.advance(5000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      strictEqual(asked, before);
      await other.close();
    },
  ),
];
