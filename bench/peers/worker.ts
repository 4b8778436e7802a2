/** A worker for one of those that are compared, so that each has a compiler of its own. */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { duelLane, withWay } from "../duel/lanes.ts";
import type { Lane } from "../lanes/lane.ts";
import { withSubject } from "../lanes/subject.ts";
import type { Contestant } from "./contestants.ts";
import { ourLane } from "./ours.ts";

const here = join(import.meta.dirname, "../..");

async function laneOf({ kind, matches }: Contestant): Promise<Lane> {
  switch (kind.of) {
    case "game":
      return withSubject(kind.game, here, (subject) => ourLane(subject, kind.how, matches));
    case "duel":
      return withWay(kind.way, (way) => duelLane(way, true, matches));
    // Nobody loads what it does not use.
    case "ocgcore":
      return (await import("./ocgcore.ts")).ocgcoreLane(matches);
    case "pkmn":
      return (await import("./pkmn.ts")).pkmnLane(matches);
  }
}

const round = await laneOf(workerData as Contestant);
parentPort?.on("message", (passes: number) => parentPort?.postMessage(round(passes)));
