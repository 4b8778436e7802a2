/** A match that goes on from another, on a store that outlives the service. */
import { describe, expect, test } from "vitest";
import { playableGames } from "../../../test/games.ts";
import { atRest, beginWithBot, givesUp, setUp, time } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import { type MatchService, type Receipt, verifyReceipt } from "../index.ts";

async function play(service: MatchService, matchId: string, decisions: number): Promise<void> {
  for (let i = 0; i < decisions; i++) {
    await atRest(service, matchId);
    const { legalMoves, version, status } = await service.getPlayerView(matchId, "ada");
    if (status !== "active") return;
    const moves = legalMoves.filter(({ id }) => !givesUp(id));
    const move = moves[(i * 5) % moves.length]?.id ?? "";
    const action = { matchId, player: "ada", expectedVersion: version, commandId: `p${version}` };
    await service.submitAction({ ...action, move });
  }
  await atRest(service, matchId);
}

describe.each(playableGames.map((game) => [game.hosted.game.id, game] as const))(
  "%s",
  (_id, game) => {
    test("is taken up by another process, with and without a snapshot, and its receipt is true", async () => {
      const store = memoryStore();
      const first = setUp({ store });
      const old = await beginWithBot(first, game);
      await play(first, old, 3);
      const { version } = await first.getPlayerView(old, "ada");
      await first.abandon({ matchId: old, player: "ada" });
      const { matchId } = await first.playOn({
        matchId: old,
        player: "ada",
        version,
        bot: "random",
      });
      await play(first, matchId, 2);
      const seen = await first.getPlayerView(matchId, "ada");
      const second = setUp({ store });
      expect(await second.getPlayerView(matchId, "ada")).toEqual(seen);
      await second.abandon({ matchId, player: "ada" });
      const last = await second.getPlayerView(matchId, "ada");

      time.advance(1000);
      await store.dropSnapshots(time.now(), 100);
      // The match it came from may be forgotten; this one has all it needs.
      const third = setUp({ store });
      expect(await third.getPlayerView(matchId, "ada")).toEqual(last);
      const receipt = await third.getReceipt(matchId);
      expect(verifyReceipt([game.hosted], receipt)).toMatchObject({ ok: true });
      const [created, ...entries] = receipt.entries;
      const told = JSON.parse(created?.body ?? "") as { from: { commands: unknown[] } };
      expect(told.from).toMatchObject({ matchId: old, version });

      const forged = (body: object): Receipt => ({
        ...receipt,
        entries: [
          { ...(created as never as Receipt["entries"][number]), body: JSON.stringify(body) },
          ...entries,
        ],
      });
      const shorter = { ...told, from: { ...told.from, commands: told.from.commands.slice(1) } };
      expect(verifyReceipt([game.hosted], forged(shorter))).toMatchObject({ ok: false });
    });
  },
);
