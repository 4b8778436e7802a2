/** Which matches a player has, and which strangers find. */
import { strictEqual } from "node:assert/strict";
import type { MatchQuery, MatchStore } from "../../store.ts";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, idsOf, same } from "./entry.ts";

const ofPlayer = async (store: MatchStore, player: string, limit = 10): Promise<string[]> =>
  idsOf(await store.list({ player, limit }));

export const lists: readonly ContractCase[] = [
  {
    title: "[ST11] a player's matches are listed, the latest first",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        for (const matchId of ["m1", "m2", "m3"]) await store.append(entry(1, { matchId }));
        await store.append(entry(1, { matchId: "m4", players: ["bob"] }));
        await store.append(entry(2, { matchId: "m2", players: ["bob"], atMs: 5000 }));
        const listed = await store.list({ player: "bob", limit: 10 });
        same(idsOf(listed), ["m2", "m4"]);
        same(listed[0], { matchId: "m2", version: 2, head: '{"head":2}', atMs: 5000 });
        strictEqual((await ofPlayer(store, "ada")).length, 3, "who has joined stays");
        strictEqual((await ofPlayer(store, "ada", 2)).length, 2);
        same(await ofPlayer(store, "nobody"), []);
        await store.append(entry(2, { matchId: "m4", atMs: 6000, status: "completed" }));
        await store.append(entry(3, { matchId: "m2", atMs: 5500 }));
        same(await ofPlayer(store, "bob"), ["m4", "m2"]);
      }),
  },
  {
    title: "[ST15] a match is listed once, however often its player takes a seat",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.append(entry(1));
        await store.append(entry(2, { players: ["ada", "bob"] }));
        strictEqual((await ofPlayer(store, "ada")).length, 1);
        strictEqual((await ofPlayer(store, "bob")).length, 1);
      }),
  },
  {
    title: "[ST20] strangers find public matches by how they stand, and no others",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const open = async (status: "waiting" | "active"): Promise<string[]> =>
          idsOf(await store.list({ publicStatus: status, limit: 10 }));
        const lobby = { status: "waiting", isPublic: true } as const;
        await store.append(entry(1, { matchId: "m1", ...lobby }));
        await store.append(entry(1, { matchId: "m2", ...lobby, atMs: 5000 }));
        await store.append(entry(1, { matchId: "m3", status: "waiting" }));
        same(await open("waiting"), ["m2", "m1"]);
        same(await open("active"), []);
        await store.append(entry(2, { matchId: "m2", isPublic: true }));
        await store.append(entry(2, { matchId: "m1" }));
        same([await open("waiting"), await open("active")], [[], ["m2"]]);
        await store.append(entry(3, { matchId: "m2", isPublic: true, status: "completed" }));
        same(await open("active"), []);
        same(idsOf(await store.list({ publicStatus: "completed", limit: 10 })), ["m2"]);
      }),
  },
  {
    title: "[ST21] a list goes on after the last of its page, also among those of the same time",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const ids = ["m1", "m2", "m3", "m4", "m5", "m6", "m7"];
        for (const [i, matchId] of ids.entries()) {
          const atMs = i < 5 ? 2000 : 3000 - i;
          await store.append(entry(1, { matchId, isPublic: true, atMs }));
        }
        const inOrder = ["m6", "m7", "m5", "m4", "m3", "m2", "m1"];
        for (const query of [{ player: "ada" }, { publicStatus: "active" }] as const) {
          const found: string[] = [];
          let page: MatchQuery | null = { ...query, limit: 2 };
          // One page more than there are, so that a list that starts over is noticed.
          for (let i = 0; page !== null && i < 5; i++) {
            const listed = await store.list(page);
            found.push(...idsOf(listed));
            const last = listed.at(-1);
            page = last === undefined ? null : { ...query, limit: 2, after: last };
          }
          same(found, inOrder);
        }
      }),
  },
];
