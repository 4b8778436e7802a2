import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { failing, setUp } from "../../../test/tables.ts";
import { entropyHashOf } from "../../fairness/proofs.ts";

const { hosted, deck } = skirmishGame;
const request = { game: hosted.game.id, player: "ada", deck };
const entropyHash = entropyHashOf("mine");

test("a bot that is seated with the match commits to no entropy: nobody could open it", async () => {
  const service = setUp();
  const created = service.createMatch({ ...request, bot: "random", entropyHash });
  await expect(created).rejects.toEqual(failing("bad-request"));
  await service.close();
});

test("nor does a bot that joins", async () => {
  const service = setUp();
  const { matchId } = await service.createMatch(request);
  const joined = service.joinMatch({ matchId, player: "ada", bot: "random", deck, entropyHash });
  await expect(joined).rejects.toEqual(failing("bad-request"));
  await service.close();
});
