/** Who sits where, for a host who knows what players are called. */
import { expect, test } from "vitest";
import { lunchTable } from "../../../test/games.ts";
import { begin, setUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";

test("the players of a match are told by seat, before and after the start, and by any service", async () => {
  const store = memoryStore();
  const service = setUp({ store });
  const [deck = []] = Object.values(lunchTable.hosted.decks).map(({ cards }) => cards);
  const game = lunchTable.hosted.game.id;
  const { matchId: waiting } = await service.createMatch({ game, player: "ada", deck });
  expect(await service.getPlayers(waiting)).toEqual({ host: "ada" });
  await service.joinMatch({ matchId: waiting, player: "bob", deck });
  expect(await service.getPlayers(waiting)).toEqual({ host: "ada", away: "bob" });
  const matchId = await begin(service, lunchTable);
  const other = setUp({ store });
  for (const each of [service, other]) {
    expect(await each.getPlayers(matchId)).toEqual({ host: "ada", away: "bob" });
    await expect(each.getPlayers("none")).rejects.toThrow("There is no match with this id.");
  }
  await service.close();
  await other.close();
});
