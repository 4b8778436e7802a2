/** Who may look at a private match, and who may sit down there. */
import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { failing, setUp } from "../../../test/tables.ts";

const { hosted, deck } = skirmishGame;

async function privateMatch() {
  const service = setUp();
  const wanted = { game: hosted.game.id, player: "ada", deck, isByInvitation: true };
  const { matchId, inviteCode } = await service.createMatch(wanted);
  return { service, matchId, code: inviteCode ?? "" };
}

test("a stranger finds no private match, whether it is in memory or not; who has its code may look", async () => {
  const { service, matchId, code } = await privateMatch();
  const nothing = failing("no-such-match");
  for (const given of [{}, { code: "" }, { code: "another" }]) {
    const look = { matchId, player: "eve", ...given };
    await expect(service.checkMayLook(look)).rejects.toEqual(nothing);
  }
  await service.checkMayLook({ matchId, player: "eve", code });
  await service.checkMayLook({ matchId, player: "ada" });
  await expect(service.checkMayLook({ matchId: "nowhere", player: "ada" })).rejects.toEqual(
    nothing,
  );
  expect(await service.listMatches({ of: "lobby", player: "eve" })).toEqual([]);
  await service.close();
});

test("the seat is for whoever has the code, who may look from then on", async () => {
  const { service, matchId, code } = await privateMatch();
  const join = { matchId, player: "bob", deck };
  await expect(service.joinMatch(join)).rejects.toEqual(failing("not-invited"));
  await service.joinMatch({ ...join, code });
  await service.checkMayLook({ matchId, player: "bob" });
  expect((await service.getMatchMeta(matchId, "bob")).inviteCode).toBe(code);
  expect((await service.getMatchMeta(matchId, "eve")).inviteCode).toBeNull();
  await service.close();
});
