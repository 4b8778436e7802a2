/** Two versions of a game side by side. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { ContractCase } from "../harness.ts";
import {
  begin,
  failsWith,
  type Given,
  onStore,
  playOn,
  rest,
  serviceOn,
  wantedBy,
} from "./table.ts";

/** The same rules under the next number. */
function nextVersion(hosted: AnyHostableGame): AnyHostableGame {
  const { game } = hosted;
  return {
    ...hosted,
    game: { ...game, cardSet: game.cardSet, rulesVersion: game.rulesVersion + 1 },
  };
}

export const versions: readonly ContractCase<Given>[] = [
  onStore(
    "[SV30] new matches take the new rules, old ones go on under theirs",
    async (store, game) => {
      const table = await begin(store, game);
      await playOn(table, 4);
      await table.service.close();
      const newer = nextVersion(game.hosted);
      const games = [game.hosted, newer];
      const service = serviceOn(store, game, table.time, { games });
      const old = { ...table, service };
      await playOn(old, 4);
      const { rulesVersion } = await service.getMatchMeta(table.matchId, "ada");
      const { matchId } = await service.createMatch(wantedBy("ada", game));
      const { rulesVersion: taken } = await service.getMatchMeta(matchId, "ada");
      deepStrictEqual(
        [rulesVersion, taken],
        [newer.game.rulesVersion - 1, newer.game.rulesVersion],
      );
      await service.close();
    },
  ),
  onStore(
    "[SV31] a match whose rules are not here is suspended, and says so",
    async (store, game) => {
      const timeControl = { bankMs: 60_000, incrementMs: 0, capMs: 60_000 };
      const table = await begin(store, game, { timeControl });
      const { matchId, time } = table;
      await playOn(table, 2);
      const { version } = await table.service.getMatchMeta(matchId, "ada");
      const clocksBefore = await table.service.getClocks(matchId);
      await table.service.close();
      const service = serviceOn(store, game, time, { games: [nextVersion(game.hosted)] });
      time.advance(100_000);
      strictEqual(await service.settleDue(), 0);
      const [listed] = await service.listMatches({ of: "mine", player: "ada" });
      const shown = await service.getMatchMeta(matchId, "ada");
      deepStrictEqual(listed, shown);
      deepStrictEqual(
        [shown.status, shown.version, typeof shown.stopped],
        ["suspended", version, "string"],
      );
      deepStrictEqual((await service.getClocks(matchId))?.clocks, clocksBefore?.clocks);
      await rejects(service.abandon({ matchId, player: "ada" }), failsWith("suspended"));
      await service.close();
      // Where its rules are again it goes on, with the time it had.
      const back = serviceOn(store, game, time);
      await back.settleDue();
      await rest({ ...table, service: back });
      await playOn({ ...table, service: back }, 2);
      strictEqual((await back.getMatchMeta(matchId, "ada")).version > version, true);
      await back.close();
    },
  ),
];
