/**
 * Games, bots and stores that fail with an error that names a hidden card, in every part of it: the name
 * is looked for in all that is told to the host, answered and logged.
 */
import { inspect } from "node:util";
import { InvariantError } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { expect, test, vi } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { atRest, begin, beginBetweenBots, setUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import { MatchProblem } from "./problem.ts";

const CANARY = "canary-of-the-last-table";

/** An error with the card wherever an error can have it. */
function leaking(): Error {
  const name = { [CANARY]: () => new InvariantError(`${CANARY} is lost`, { seed: CANARY }) };
  const error = (name[CANARY] as () => InvariantError)();
  Object.assign(error, { name: CANARY, code: CANARY, detail: `Key (card)=(${CANARY})` });
  return Object.assign(error, { cause: new Error(`at ${CANARY}\n    at ${CANARY} (/a/b.ts:1:2)`) });
}

const fails = (): never => {
  throw leaking();
};

/** All that leaves, as text. */
function everything(): {
  readonly said: string[];
  readonly text: () => string;
  noted: (it: unknown) => void;
} {
  const said: string[] = [];
  const noted = (it: unknown): void => {
    said.push(inspect(it, { depth: 20, showHidden: true }), String(it), JSON.stringify(it) ?? "");
  };
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...given: unknown[]) => given.forEach(noted));
  }
  return { said, noted, text: () => said.join("\n") };
}

const brokenIn = (method: "decide" | "mask" | "maskEvents" | "legalMoves" | "start" | "parse") => {
  const { hosted } = skirmishGame;
  const switches = { isBroken: false };
  const game = {
    ...hosted.game,
    [method]: (...given: unknown[]) =>
      switches.isBroken
        ? fails()
        : (hosted.game[method] as (...all: unknown[]) => unknown)(...given),
  };
  return { hosted: { ...hosted, game } as AnyHostableGame, switches };
};

test.each(["decide", "mask", "maskEvents", "legalMoves", "start", "parse"] as const)(
  "what a game says that fails in %s is told to nobody",
  async (method) => {
    const { noted, said, text } = everything();
    const { hosted, switches } = brokenIn(method);
    const service = setUp({ games: [hosted], onProblem: (problem) => noted(problem) });
    const matchId = await begin(service, skirmishGame);
    const { version, legalMoves } = await service.getPlayerView(matchId, "ada");
    const move = legalMoves[0]?.id ?? "";
    service.subscribe(matchId, (committed) => {
      for (const ask of [() => committed.viewFor("ada"), () => committed.eventsFor("bob")]) {
        try {
          ask();
        } catch (error) {
          noted(error);
        }
      }
    });
    switches.isBroken = true;
    const action = { matchId, player: "ada", expectedVersion: version, commandId: "a", move };
    const tries = [
      () => service.submitAction(action),
      () => service.submitAction({ ...action, player: "bob" }),
      // A view that nobody has asked for yet.
      () => service.getPlayerView(matchId, "carol"),
      () => service.getPlayerView(matchId, "bob"),
      () => service.getOpenPrompt(matchId, "carol"),
      () => service.getRecentEvents({ matchId, player: "ada", since: 0 }),
      () => begin(service, skirmishGame),
      () => beginBetweenBots(service, skirmishGame),
      () => service.abandon({ matchId, player: "bob" }),
    ];
    const failed: unknown[] = [];
    for (const each of tries) await each().catch((error: unknown) => failed.push(error));
    await atRest(service, matchId);
    failed.forEach(noted);
    expect(said.length).toBeGreaterThan(0);
    expect(text()).not.toContain(CANARY);
    const problems = failed.filter((error) => error instanceof MatchProblem);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.map(({ kind }) => kind)).toContain("InvariantError");
    await service.close();
  },
);

test("what a bot says that fails is told to nobody", async () => {
  const { noted, text } = everything();
  const problems: unknown[] = [];
  const service = setUp({
    bots: { random: { choose: fails } },
    onProblem: (problem) => problems.push(problem),
  });
  const matchId = await beginBetweenBots(service, skirmishGame);
  await atRest(service, matchId);
  problems.forEach(noted);
  expect(text()).not.toContain(CANARY);
  expect(problems[0]).toMatchObject({ code: "bot-failed", matchId, kind: "InvariantError" });
  expect((problems[0] as MatchProblem).stack).toMatch(/raw-errors\.test\.ts:\d+:\d+/);
  await service.close();
});

test("what a bot chose that is not legal is told to nobody", async () => {
  const { noted, text } = everything();
  const problems: unknown[] = [];
  const service = setUp({
    bots: { random: { choose: () => ({ id: CANARY }) as never } },
    onProblem: (problem) => problems.push(problem),
  });
  const matchId = await beginBetweenBots(service, skirmishGame);
  await atRest(service, matchId);
  problems.forEach(noted);
  expect(text()).not.toContain(CANARY);
  expect(problems[0]).toMatchObject({ code: "bot-illegal", matchId });
  await service.close();
});

test("what a store says that fails is told to nobody", async () => {
  const { noted, said, text } = everything();
  const kept = memoryStore();
  let isBroken = false;
  const store = Object.fromEntries(
    Object.entries(kept).map(([name, ask]) => [
      name,
      (...given: unknown[]) =>
        isBroken && name !== "subscribe"
          ? Promise.reject(leaking())
          : (ask as (...all: unknown[]) => unknown)(...given),
    ]),
  ) as unknown as MatchStore;
  const service = setUp({ store, onProblem: (problem) => noted(problem) });
  const matchId = await begin(service, skirmishGame);
  await service.serve();
  isBroken = true;
  const player = "ada";
  const settings = { mode: "on", yieldUntil: null, stops: [] } as const;
  const action = { matchId, player, expectedVersion: 1, commandId: "a", move: "END_TURN" };
  const tries: (() => Promise<unknown>)[] = [
    () => begin(service, skirmishGame),
    () => service.joinMatch({ matchId, player, deck: skirmishGame.deck }),
    () => service.addEntropy({ matchId, player, entropy: "a" }),
    () => service.startMatch({ matchId, player }),
    () => service.submitAction(action),
    () => service.abandon({ matchId, player }),
    () => service.getMatchMeta(matchId, player),
    () => service.getPlayerView(matchId, player),
    () => service.getRecentEvents({ matchId, player, since: 0 }),
    () => service.getOpenPrompt(matchId, player),
    () => service.getClocks(matchId),
    () => service.getSettings(matchId, player),
    () => service.changeSettings({ matchId, player, settings }),
    () => service.listMatches({ of: "mine", player }),
    () => service.getRecord(matchId),
    () => service.getReceipt(matchId),
    () => service.describeCards(matchId, {}),
    () => service.printCards(matchId, []),
    () => service.explain({ matchId, player, commands: [] }),
    () => service.settleDue(),
    () => service.serve(),
  ];
  for (const each of tries) {
    const error = await each().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MatchProblem);
    noted(error);
  }
  noted(service.health());
  expect(said.length).toBeGreaterThan(tries.length);
  expect(text()).not.toContain(CANARY);
  isBroken = false;
  await service.close();
});
