/** Two processes on one store: an action reaches the one, the other keeps the clock. */
import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { setUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import type { Time } from "../timing/time.ts";

const timeControl = { bankMs: 60_000, incrementMs: 0, capMs: 10_000 };

/** Goes on only when it is told to. */
function manualTime(): Time & { advance(ms: number): void } {
  let nowMs = 1_700_000_000_000;
  let timers: { readonly atMs: number; readonly run: () => void }[] = [];
  return {
    now: () => nowMs,
    at(atMs, run) {
      const timer = { atMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    advance(ms) {
      nowMs += ms;
      const due = timers.filter(({ atMs }) => atMs <= nowMs).sort((a, b) => a.atMs - b.atMs);
      timers = timers.filter(({ atMs }) => atMs > nowMs);
      for (const { run } of due) run();
    },
  };
}

async function turns(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** The store as a process far away has it: what it appends is written when the test says so. */
function farAway(store: MatchStore) {
  const held: (() => void)[] = [];
  const append: MatchStore["append"] = async (entry) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return store.append(entry);
  };
  const letGo = (): void => {
    for (const go of held.splice(0)) go();
  };
  return { store: { ...store, append }, letGo };
}

async function begin() {
  const { hosted, deck } = skirmishGame;
  const time = manualTime();
  const store = memoryStore();
  const far = farAway(store);
  const here = setUp({ store, time });
  const there = setUp({ store: far.store, time });
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, timeControl };
  const { matchId } = await here.createMatch(wanted);
  await here.joinMatch({ matchId, player: "bob", deck });
  const { actors, seats, version } = await here.getMatchMeta(matchId, "ada");
  const player = seats[0]?.seat === actors[0] ? "ada" : "bob";
  const { legalMoves } = await there.getPlayerView(matchId, player);
  const move = legalMoves.find(({ anytime }) => !anytime)?.id ?? "";
  const action = { matchId, player, expectedVersion: version, commandId: "in-time", move };
  const lastEntry = async () => (await store.readAfter(matchId, version, 1))[0];
  const close = async () => {
    far.letGo();
    await Promise.all([here.close(), there.close()]);
  };
  return { time, there, action, lastEntry, letGo: far.letGo, close };
}

test("an action that came in time at one process is not lost to the timeout of another, if it is written soon", async () => {
  const { time, there, action, lastEntry, letGo, close } = await begin();
  time.advance(9999);
  const submitting = there.submitAction(action);
  await turns();
  time.advance(400);
  await turns();
  letGo();
  expect(await submitting).toMatchObject({ ok: true });
  expect(await lastEntry()).toMatchObject({ commandId: "in-time" });
  await close();
});

test("nobody waits for long: then the time is over", async () => {
  const { time, there, action, lastEntry, letGo, close } = await begin();
  time.advance(9999);
  const refused = expect(there.submitAction(action)).rejects.toMatchObject({
    code: "stale-version",
  });
  await turns();
  time.advance(1000);
  await turns();
  expect(await lastEntry()).toMatchObject({ seat: "referee" });
  letGo();
  await refused;
  await close();
});

test("what comes after the time was over does not count, though the timeout is not written yet", async () => {
  const { time, there, action, close } = await begin();
  time.advance(10_001);
  await expect(there.submitAction(action)).rejects.toMatchObject({ code: "too-late" });
  await close();
});
