import { expect, test } from "vitest";
import { lunchTable } from "../../../test/games.ts";
import { atRest, begin, setUp } from "../../../test/tables.ts";
import type { ResponseSettings } from "../../responses/settings.ts";

const untilStruck: ResponseSettings = {
  mode: "auto",
  yieldUntil: "something-happens-to-me",
  stops: [],
};

test("whoever passes until something happens to them is asked again after a direct attack", async () => {
  const service = setUp();
  const matchId = await begin(service, lunchTable);
  const { seat } = await service.getMatchMeta(matchId, "bob");
  let attacks = 0;
  for (let i = 0; i < 600 && attacks < 3; i++) {
    await atRest(service, matchId);
    const views = await Promise.all(
      ["ada", "bob"].map(async (player) => ({
        player,
        ...(await service.getPlayerView(matchId, player)),
      })),
    );
    const asked = views.find((each) => each.view?.actors.includes(each.seat));
    if (asked === undefined) break;
    const { player, version: expectedVersion, legalMoves } = asked;
    const answers = legalMoves.filter(({ anytime }) => anytime !== true);
    // Ada fights; Bob does nothing, so that she can strike him.
    const wanted = player === "ada" ? /^(DECLARE_ATTACK|ENTER_COMBAT|SUMMON)/ : /^END_TURN/;
    const { id = "", command } =
      answers.find((move) => wanted.test(move.id)) ?? answers.at(-1) ?? {};
    await service.changeSettings({ matchId, player: "bob", settings: untilStruck });
    await service.submitAction({ matchId, player, expectedVersion, commandId: `${i}`, move: id });
    const isDirect = command?.type === "DECLARE_ATTACK" && !("target" in command);
    if (player !== "ada" || !isDirect) continue;
    attacks++;
    expect([seat, (await service.getSettings(matchId, "bob")).yieldUntil]).toEqual(["away", null]);
  }
  expect(attacks).toBeGreaterThan(0);
  await service.close();
});
