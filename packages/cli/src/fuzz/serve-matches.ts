/** One thread of a fuzzing run: plays some matches of it after the other. */
import { workerData } from "node:worker_threads";
import type { KeptMatch } from "@tcg/core/testkit";
import { serve } from "../threads/serve.ts";
import type { Matches, Orders, Part } from "./in-parallel.ts";
import { shareOf } from "./shares.ts";
import type { FuzzTarget } from "./target.ts";

/** `open` finds the target that a run names. */
export async function serveMatches(
  open: (name: string, cards?: string) => FuzzTarget | Promise<FuzzTarget>,
): Promise<void> {
  const { name, cards, request, keepOneIn } = workerData as Orders;
  const play = await open(name, cards);
  serve((matches: Matches): Part => {
    const kept: KeptMatch[] = [];
    const match = (each: KeptMatch): void => void kept.push(each);
    const keep = keepOneIn === null ? {} : { keep: { oneIn: keepOneIn, match } };
    return { share: shareOf(play({ ...request, ...matches, ...keep })), kept };
  });
}
