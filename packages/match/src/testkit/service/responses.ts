/** Response settings: nobody notices them by what is sent; nor by when, see times-of-answers.ts. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { ResponseSettings } from "../../responses/settings.ts";
import type { ContractCase } from "../harness.ts";
import {
  atTable,
  everythingOf,
  failsWith,
  type Given,
  nextTurn,
  type PlayableGame,
  rest,
  type Table,
} from "./table.ts";

const always: ResponseSettings = { mode: "on", yieldUntil: null, stops: [] };
const never: ResponseSettings = { mode: "off", yieldUntil: null, stops: [] };
const MAX_VERSIONS = 60;

/** Passes windows by hand wherever it is asked; every other decision by a rule. */
async function play(table: Table, { hosted }: PlayableGame): Promise<void> {
  const { service, matchId } = table;
  for (;;) {
    const turn = await nextTurn(table);
    if (turn === null || turn.expectedVersion >= MAX_VERSIONS) return;
    const { player, expectedVersion, moves } = turn;
    const isPass = (id: string): boolean => {
      const parsed = hosted.game.parse(id);
      return parsed.ok && hosted.windows?.isPass(parsed.command) === true;
    };
    const move = moves.find(isPass) ?? moves[(expectedVersion * 7) % moves.length] ?? "";
    const commandId = `play-${expectedVersion}`;
    const action = { matchId, player, expectedVersion, commandId, move };
    strictEqual((await service.submitAction(action)).ok, true);
    await rest(table);
  }
}

export const responses: readonly ContractCase<Given>[] = [
  atTable("[SV25] no answer to a window counts before its release", async (table, { hosted }) => {
    if (hosted.windows === undefined) return;
    const { service, store, matchId } = table;
    for (const player of ["ada", "bob"]) {
      await service.changeSettings({ matchId, player, settings: always });
    }
    let windows = 0;
    for (let i = 0; i < MAX_VERSIONS; i++) {
      const turn = await nextTurn(table);
      if (turn === null) break;
      const { player, expectedVersion, moves } = turn;
      const kind = (await service.getOpenPrompt(matchId, player))?.kind ?? "";
      const move = moves[(i * 7) % moves.length] ?? "";
      const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
      strictEqual((await service.submitAction(action)).ok, true);
      await rest(table);
      const [before, answer] = await store.readAfter(matchId, expectedVersion - 1, 2);
      const waitedMs = Number(answer?.atMs) - Number(before?.atMs);
      const isWindow: boolean = hosted.windows.prompts.includes(kind);
      strictEqual(isWindow ? waitedMs >= 250 && waitedMs <= 750 : waitedMs === 0, true);
      if (isWindow) windows++;
    }
    strictEqual(windows > 0, true);
  }),
  atTable("[SV45] no client can use up the command ids of what is done for it", async (table) => {
    const { service, matchId } = table;
    for (let i = 0; i < 30; i++) {
      const turn = await nextTurn(table);
      if (turn === null) break;
      const { player, expectedVersion, moves } = turn;
      const action = {
        matchId,
        player,
        expectedVersion,
        move: moves[(i * 7) % moves.length] ?? "",
      };
      const taken = { ...action, commandId: `auto ${expectedVersion + 1}` };
      await rejects(service.submitAction(taken), failsWith("bad-request"));
      const alike = { ...action, commandId: `auto:${expectedVersion + 1}` };
      strictEqual((await service.submitAction(alike)).ok, true);
      await rest(table);
      strictEqual(service.health().ok, true);
    }
  }),
  atTable("[SV26] settings are nobody else's to see, and no part of the match", async (table) => {
    const { service, matchId } = table;
    const before = await everythingOf(table);
    const settings = { ...always, yieldUntil: "my-turn" as const };
    deepStrictEqual(await service.changeSettings({ matchId, player: "ada", settings }), settings);
    deepStrictEqual(await everythingOf(table), before);
    deepStrictEqual(await service.getSettings(matchId, "ada"), settings);
    strictEqual((await service.getSettings(matchId, "bob")).mode, "auto");
    await rejects(service.getSettings(matchId, "eve"), failsWith("not-your-seat"));
    const wrong = { ...always, mode: "sometimes" } as unknown as ResponseSettings;
    await rejects(
      service.changeSettings({ matchId, player: "ada", settings: wrong }),
      failsWith("bad-request"),
    );
  }),
  atTable("[SV56] a seat alone is told that it is passed for", async (table, game) => {
    if (game.hosted.windows === undefined) return;
    const { service, store, matchId } = table;
    await service.changeSettings({ matchId, player: "ada", settings: always });
    await service.changeSettings({ matchId, player: "bob", settings: never });
    await rest(table);
    const passedAt: number[] = [];
    let bobsSeat = "";
    const stop = service.subscribe(matchId, (committed) => {
      const [ada, bob, eve] = ["ada", "bob", "eve"].map((player) => committed.viewFor(player));
      deepStrictEqual([ada?.isPassing, eve?.isPassing], [false, false]);
      if (bob?.isPassing === true) passedAt.push(committed.version);
      bobsSeat = bob?.seat ?? "";
    });
    await play(table, game);
    stop();
    strictEqual(passedAt.length > 0, true);
    for (const version of passedAt) {
      const [answer] = await store.readAfter(matchId, version, 1);
      deepStrictEqual([answer?.seat, answer?.version], [bobsSeat, version + 1]);
    }
  }),
  atTable("[SV57] who wants to be asked after all is asked", async (table, { hosted }) => {
    if (hosted.windows === undefined) return;
    const { service, time, matchId } = table;
    for (const player of ["ada", "bob"]) {
      await service.changeSettings({ matchId, player, settings: never });
    }
    for (let i = 0; i < MAX_VERSIONS; i++) {
      await rest(table);
      const turn = await nextTurn(table);
      if (turn === null) break;
      const { player, expectedVersion, moves } = turn;
      const move = moves[(i * 7) % moves.length] ?? "";
      const action = { matchId, player, expectedVersion, commandId: `play-${i}`, move };
      strictEqual((await service.submitAction(action)).ok, true);
      // The pass would come at once: it waits until the seat has said what it wants.
      time.hold();
      const asked = (await nextTurn(table))?.player ?? "";
      const { isPassing, version } = await service.getPlayerView(matchId, asked);
      if (!isPassing) {
        time.goOn();
        continue;
      }
      await service.changeSettings({ matchId, player: asked, settings: always });
      strictEqual((await service.getPlayerView(matchId, asked)).isPassing, false);
      time.goOn();
      await rest(table);
      strictEqual((await service.getPlayerView(matchId, asked)).version, version);
      return;
    }
    throw new Error("nobody was passed for");
  }),
];
