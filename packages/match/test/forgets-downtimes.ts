import { expect } from "vitest";
import { DOWNTIMES_KEPT_MS, type MatchStore } from "../src/store.ts";

/** For stores that forget the downtimes which no clock can need any more. */
export async function expectForgotten(store: MatchStore): Promise<void> {
  const nights = [10_000, 20_000, 30_000];
  await store.beat(0, 500);
  for (const nowMs of nights) await store.beat(nowMs, 500);
  await store.beat(20_000 + DOWNTIMES_KEPT_MS, 500);
  expect(await store.downtimes()).toEqual([
    { fromMs: 10_000, toMs: 20_000 },
    { fromMs: 20_000, toMs: 30_000 },
    { fromMs: 30_000, toMs: 20_000 + DOWNTIMES_KEPT_MS },
  ]);
}
