/** A game whose timeout ends a turn and not the match: the seat gets its next decision in full. */
import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { setUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import { testTime } from "../../testkit/test-time.ts";

/** Not until it rests: a seat that is timed out again and again never does. */
async function turns(): Promise<void> {
  for (let i = 0; i < 100; i++) await new Promise((resolve) => setImmediate(resolve));
}

test("a seat whose time was over and who goes on is not timed out again at once", async () => {
  const { hosted, deck } = skirmishGame;
  const { game } = hosted;
  const time = testTime();
  const store = memoryStore();
  const timeout = game.notation(hosted.timeout(hosted.seats[0] ?? ""));
  // The referee's command changes nothing here: the same seat has to act again.
  const lenient = {
    ...hosted,
    timeout: () => hosted.timeout(hosted.seats[0] ?? ""),
    game: {
      ...game,
      decide: (...asked: Parameters<typeof game.decide>): ReturnType<typeof game.decide> => {
        const [state, , command] = asked;
        const isTimeout = game.notation(command as { readonly type: string }) === timeout;
        return isTimeout ? { ok: true, state, events: [] } : game.decide(...asked);
      },
    },
  };
  const service = setUp({ store, time, games: [lenient] });
  const timeControl = { bankMs: 60_000, incrementMs: 1000, capMs: 10_000 };
  const wanted = { game: game.id, player: "ada", deck, seed: 3, timeControl };
  const { matchId } = await service.createMatch(wanted);
  await service.joinMatch({ matchId, player: "bob", deck });
  const { version } = await service.getMatchMeta(matchId, "ada");
  for (const [passes, leftMs] of [
    [1, 50_000],
    [2, 40_000],
  ] as const) {
    // With the moment that a timeout waits for actions elsewhere.
    time.advance(10_500);
    await turns();
    expect((await service.getMatchMeta(matchId, "ada")).version).toBe(version + passes);
    const { clocks = [] } = (await service.getClocks(matchId)) ?? {};
    const thinking = clocks.find(({ decisionMs }) => decisionMs !== null);
    expect(thinking).toMatchObject({ leftMs, decisionMs: 10_000 });
  }
  await service.close();
});
