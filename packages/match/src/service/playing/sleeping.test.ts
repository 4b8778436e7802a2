/** A machine that sleeps while its service waits for the store: nobody's clock counts that time. */
import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { givesUp, setUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import { usualSettings } from "../../responses/settings.ts";
import type { MatchStore } from "../../store.ts";
import { testTime } from "../../testkit/test-time.ts";
import type { MatchService } from "../service.ts";
import type { Time } from "../timing/time.ts";

const HOUR_MS = 3_600_000;
const timeControl = { bankMs: 60_000, incrementMs: 1000, capMs: 17_200 };

/** Everything that is under way on a store in memory is done. */
async function turns(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

interface Table {
  readonly service: MatchService;
  readonly matchId: string;
  /** The machine sleeps for an hour while the store is asked for this the next time. */
  readonly sleepDuring: (method: "downtimes" | "load") => void;
  /** It sleeps for an hour now, while nothing is asked. */
  readonly sleep: () => void;
  readonly advance: (ms: number) => void;
}

async function sitDown(): Promise<Table> {
  const clock = testTime();
  let sleptMs = 0;
  const time: Time = {
    now: () => clock.now() + sleptMs,
    at: (atMs, run) => clock.at(atMs - sleptMs, run),
  };
  const kept = memoryStore();
  let sleepsDuring: string | null = null;
  const maySleep = (method: string): void => {
    if (sleepsDuring !== method) return;
    sleepsDuring = null;
    sleptMs += HOUR_MS;
  };
  const store: MatchStore = {
    ...kept,
    async downtimes() {
      const known = await kept.downtimes();
      maySleep("downtimes");
      return known;
    },
    async load(...given) {
      const stored = await kept.load(...given);
      maySleep("load");
      return stored;
    },
  };
  const service = setUp({ store, time });
  const { hosted, deck } = skirmishGame;
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, timeControl };
  const { matchId } = await service.createMatch(wanted);
  await service.joinMatch({ matchId, player: "bob", deck });
  await service.serve();
  return {
    service,
    matchId,
    sleepDuring: (method) => {
      sleepsDuring = method;
    },
    sleep: () => {
      sleptMs += HOUR_MS;
    },
    advance: (ms) => clock.advance(ms),
  };
}

test("whoever acts just before the machine sleeps is not charged for its sleep", async () => {
  const { service, matchId, sleepDuring } = await sitDown();
  const views = await Promise.all(
    ["ada", "bob"].map(async (player) => ({
      player,
      view: await service.getPlayerView(matchId, player),
    })),
  );
  const toAct = views.find(({ view: { view, seat } }) => view?.actors.includes(seat));
  if (toAct === undefined) throw new Error("nobody has to act");
  const { player, view } = toAct;
  const move = view.legalMoves.find(({ id }) => !givesUp(id))?.id ?? "";
  sleepDuring("downtimes");
  const action = { matchId, player, expectedVersion: view.version, commandId: "a", move };
  expect((await service.submitAction(action)).ok).toBe(true);
  const { clocks = [] } = (await service.getClocks(matchId)) ?? {};
  expect(clocks.find(({ seat }) => seat === view.seat)?.leftMs).toBe(61_000);
  await service.close();
});

test("a decision goes on where it was when the machine sleeps while its match is looked at", async () => {
  const { service, matchId, sleepDuring } = await sitDown();
  const { version } = await service.getMatchMeta(matchId, "ada");
  // The match is looked at for what the new settings pass.
  await service.changeSettings({ matchId, player: "ada", settings: usualSettings });
  sleepDuring("load");
  await service.atRest(matchId);
  expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ version, status: "active" });
  await service.close();
});

test("clocks that are looked at first after a sleep do not show it", async () => {
  const { service, matchId, sleep } = await sitDown();
  const before = await service.getClocks(matchId);
  sleep();
  const after = await service.getClocks(matchId);
  expect(after?.clocks).toEqual(before?.clocks);
  expect(after?.atMs).toBe(Number(before?.atMs) + HOUR_MS);
  await service.close();
});

test("a time that was over only if the sleep is counted is not called over", async () => {
  const { service, matchId, sleepDuring, advance } = await sitDown();
  // It beats every second, and then no more: from the last beat on nobody served.
  for (let i = 0; i < 16; i++) {
    advance(1000);
    await turns();
  }
  sleepDuring("downtimes");
  advance(1700);
  await service.atRest(matchId);
  expect((await service.getMatchMeta(matchId, "ada")).status).toBe("active");
  const { clocks = [] } = (await service.getClocks(matchId)) ?? {};
  expect(clocks.find(({ decisionMs }) => decisionMs !== null)?.decisionMs).toBe(200);
  await service.close();
});
