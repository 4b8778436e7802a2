/** One schedule: trouble for a while, then calm weather in which every match must come to its end. */
import { hashJson } from "@tcg/core";
import { createMatchService } from "../../service/match-service.ts";
import { checkAll } from "./checks/check-all.ts";
import { Dice } from "./dice.ts";
import { START_MS } from "./virtual-time.ts";
import { CALM } from "./weather.ts";
import { type SimulatedGame, type Tried, World } from "./world.ts";

const STORMY_MS = 90_000;
/** Longer than any lease, backoff and clock together. */
const CALM_MS = 60 * 60_000;
const MAX_STEPS = 60_000;
/** Followers hear of the last version within this. */
const SETTLES_MS = 15_000;

export interface ScheduleReport {
  readonly schedule: number;
  /** Broken promises, each in a sentence that begins with the promise. */
  readonly faults: readonly string[];
  readonly matches: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly steps: number;
  /** How many entries of each kind there were: joins, bots' moves, timeouts, passes by themselves. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Of everything that the store was given: the same for the same seed. */
  readonly fingerprint: string;
}

export async function runSchedule(
  games: readonly SimulatedGame[],
  seed: number,
  schedule: number,
  tried: Tried = {},
): Promise<ScheduleReport> {
  const dice = (name: string): Dice => new Dice(seed, `schedule ${schedule}: ${name}`);
  const plan = dice("plan");
  const world = new World(plan.pick(games), tried, dice);
  const { time, witness, hosts } = world;
  world.trouble();
  for (let i = 0, matches = plan.between(1, 2); i < matches; i++) world.seat(i);
  const areOver = (): boolean => world.isSeated && witness.allOver;
  await time.runUntil(areOver, START_MS + STORMY_MS, MAX_STEPS);
  world.weather = CALM;
  const ended = await time.runUntil(areOver, time.now() + CALM_MS, MAX_STEPS);
  if (!ended) witness.faults.push(`goes on: after the faults a match does not come to its end`);
  else await time.runUntil(() => false, time.now() + SETTLES_MS, MAX_STEPS);
  const judge = (tried.service ?? createMatchService)({
    store: world.store,
    games: [world.game.hosted],
    time,
  });
  const faults = [...witness.faults, ...(await checkAll(world, judge))];
  return {
    schedule,
    faults: [...new Set(faults)],
    matches: world.ids.length,
    entries: witness.appended.length,
    acknowledged: witness.acknowledged.length,
    kills: hosts.reduce((sum, { kills }) => sum + kills, 0),
    steps: time.steps,
    kinds: countKinds(witness.appended.map(({ entry }) => entry.commandId)),
    fingerprint: hashJson(witness.appended.map(({ entry }) => [entry.link, entry.head])),
  };
}

/** The first word of a command id says who made it, and what for. */
function countKinds(commandIds: readonly string[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const id of commandIds) {
    const kind = /^[a-z]+/.exec(id)?.[0] ?? "";
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}
