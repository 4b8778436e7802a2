import { expect, test } from "vitest";
import { lunchTable, skirmishGame } from "../../../test/games.ts";
import { begin, setUp } from "../../../test/tables.ts";

test("a command is explained to the seat that would give it, and nothing is played", async () => {
  const service = setUp();
  const matchId = await begin(service, skirmishGame);
  const { actors, version } = await service.getMatchMeta(matchId, "ada");
  const [asked, other] = actors[0] === "red" ? ["ada", "bob"] : ["bob", "ada"];
  const { legalMoves } = await service.getPlayerView(matchId, asked);
  const [first] = legalMoves;
  if (first === undefined) throw new Error("there is nothing to do");
  const commands = [first.id, first.command, "CAST c999", { type: "NO_SUCH" }, 7];
  const { explanations, ...rest } = await service.explain({ matchId, player: asked, commands });
  expect(rest).toEqual({ version });
  const { id, command, text } = first;
  expect(explanations.slice(0, 2)).toEqual([
    { legal: true, move: { id, command, text } },
    { legal: true, move: { id, command, text } },
  ]);
  expect(explanations.slice(2).map((each) => (each.legal ? "" : each.rejection.code))).toEqual([
    "command/unknown-card",
    "command/unknown",
    "command/malformed",
  ]);
  const others = await service.explain({ matchId, player: other, commands: ["END_TURN"] });
  expect(others.explanations[0]).toMatchObject({
    legal: false,
    rejection: { code: "turn/not-yours" },
  });
  expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ version });
});

test("only a seat is told, in a match that is played, and not without end", async () => {
  const service = setUp();
  const matchId = await begin(service, skirmishGame);
  const commands = ["END_TURN"];
  await expect(service.explain({ matchId, player: "eve", commands })).rejects.toMatchObject({
    code: "not-your-seat",
  });
  const many = Array<string>(501).fill("END_TURN");
  await expect(service.explain({ matchId, player: "ada", commands: many })).rejects.toMatchObject({
    code: "bad-request",
  });
  const { game, deck } = { game: skirmishGame.hosted.game.id, deck: skirmishGame.deck };
  const waiting = await service.createMatch({ game, player: "ada", deck });
  await expect(
    service.explain({ matchId: waiting.matchId, player: "ada", commands }),
  ).rejects.toMatchObject({ code: "not-started" });
});

test("cards are printed as the game prints them; where it prints none, there is nothing", async () => {
  const service = setUp();
  const printed = await Promise.all(
    [lunchTable, skirmishGame].map(async (game) => {
      const matchId = await begin(service, game);
      const [def = ""] = game.deck;
      const { [def]: sections = [] } = await service.printCards(matchId, [def, "no-such-card"]);
      return { name: game.hosted.describeCard(def)?.name, sections };
    }),
  );
  const [mine, plain] = printed;
  expect(mine?.sections[0]?.[0]).toBe(mine?.name);
  expect(plain?.sections).toEqual([]);
});
