import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { failing, open, setUp } from "../../../test/tables.ts";
import { entropyHashOf } from "../../fairness/proofs.ts";

const { hosted, deck } = skirmishGame;
const entropyHash = entropyHashOf("mine");

test("a creator who names the seed brings no entropy: it would have no share in it", async () => {
  const service = setUp();
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, entropyHash };
  await expect(service.createMatch(wanted)).rejects.toEqual(failing("bad-request"));
  await service.close();
});

test("nor does anybody who joins, and everybody is shown that the seed was chosen", async () => {
  const service = setUp();
  const matchId = await open(service, skirmishGame);
  expect(await service.getMatchMeta(matchId, "bob")).toMatchObject({ isSeedChosen: true });
  const joined = service.joinMatch({ matchId, player: "bob", deck, entropyHash });
  await expect(joined).rejects.toEqual(failing("bad-request"));
  await service.joinMatch({ matchId, player: "bob", deck });
  await service.close();
});

test("where nobody chose the seed, everybody is shown that as well", async () => {
  const service = setUp();
  const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
  expect(await service.getMatchMeta(matchId, "bob")).toMatchObject({ isSeedChosen: false });
  await service.close();
});
