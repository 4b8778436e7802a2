/**
 * How many actions a second the service takes, on SQLite and in memory, with 1 and 32 matches at
 * once: `node --conditions=@tcg/source test/measure.ts [seconds]`. The matches are recorded first,
 * so that only submitting is timed: load, decide, write, and wait for the disk.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "@tcg/core";
import { memoryStore } from "../src/memory/index.ts";
import { createMatchService, type MatchService, type MatchStore } from "../src/service/index.ts";
import { sqliteStore } from "../src/sql/index.ts";
import { lunchTable } from "./games.ts";

const { hosted, deck } = lunchTable;
const { game } = hosted;
const MOST_MOVES = 3000;

interface Recorded {
  readonly seed: number;
  readonly moves: readonly (readonly [string, string])[];
}

function record(seed: number): Recorded {
  const random = createRandom(seed, "measure");
  const opening = game.start(hosted.options({ host: deck, away: deck }, { seed }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  let { state } = opening;
  const moves: (readonly [string, string])[] = [];
  for (let i = 0; i < MOST_MOVES && state.outcome.status === "running"; i++) {
    const seat = random.pick(game.actors(state));
    const { id, command } = random.pick(
      game.legalMoves(state, seat).filter((move) => move.id !== "SURRENDER"),
    );
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    moves.push([seat === "host" ? "ada" : "bob", id]);
  }
  return { seed, moves };
}

async function playOne(service: MatchService, { seed, moves }: Recorded): Promise<number> {
  const { matchId } = await service.createMatch({ game: game.id, player: "ada", deck, seed });
  await service.joinMatch({ matchId, player: "bob", deck });
  let { version } = await service.startMatch({ matchId, player: "ada" });
  for (const [player, move] of moves) {
    const action = { matchId, player, expectedVersion: version, commandId: `${version}`, move };
    const submitted = await service.submitAction(action);
    if (!submitted.ok) throw new Error(submitted.rejection.message);
    version = submitted.version;
  }
  return moves.length;
}

interface Measured {
  readonly perSecond: number;
  /** Of this process alone: comparable on a machine that others use too. */
  readonly cpuMicros: number;
}

async function measure(store: MatchStore, atOnce: number, seconds: number): Promise<Measured> {
  const service = createMatchService({ store, games: [hosted] });
  const start = performance.now();
  const cpu = process.cpuUsage();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, i) => {
      for (let next = i; performance.now() - start < seconds * 1000; next += atOnce) {
        const moves = await playOne(service, recorded[next % recorded.length] as Recorded);
        done += moves;
      }
    }),
  );
  const perSecond = (done / (performance.now() - start)) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  await service.close();
  await store.close();
  return { perSecond, cpuMicros: (user + system) / done };
}

const seconds = Number(process.argv[2] ?? 3);
const recorded = Array.from({ length: 64 }, (_, i) => record(i));
const folder = mkdtempSync(join(import.meta.dirname, ".scratch-"));
const stores: Readonly<Record<string, (name: string) => MatchStore>> = {
  sqlite: (name) => sqliteStore({ path: join(folder, `${name}.sqlite`) }),
  memory: () => memoryStore(),
};
try {
  for (const [kind, open] of Object.entries(stores)) {
    for (const atOnce of [1, 32]) {
      await measure(open(`warm-${atOnce}`), atOnce, seconds / 3);
      const { perSecond, cpuMicros } = await measure(open(`${atOnce}`), atOnce, seconds);
      const told = `${Math.round(perSecond)} actions a second, ${Math.round(cpuMicros)} µs of CPU each`;
      console.log(`${kind}, ${atOnce} at once: ${told}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
