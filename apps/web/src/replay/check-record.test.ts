import type { VerifyReply } from "@ltcg/server/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../call-api.ts";
import { type Check, checkRecord } from "./check-record.ts";

const good: Answer<VerifyReply> = { ok: true, body: { ok: true, commands: 3, outcome: null } };
const refusal = (status: number, retryAfterSeconds?: number): Answer<VerifyReply> => ({
  ok: false,
  status,
  error: {
    code: "refused",
    message: "Not now.",
    ...(retryAfterSeconds !== undefined && { data: { retryAfterSeconds } }),
  },
});

/** A check whose requests are answered in this order. */
function check(...answers: Answer<VerifyReply>[]) {
  const told: Check[] = [];
  let asked = 0;
  const stop = checkRecord(
    () => Promise.resolve(answers[asked++] ?? refusal(500)),
    (each) => told.push(each),
  );
  return { told, stop, asked: () => asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

describe("a recorded match is checked", () => {
  it("again after as long as the server says, and is never called wrong for that", async () => {
    const { told } = check(refusal(429, 7), refusal(503), good);
    await vi.advanceTimersByTimeAsync(6999);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 2000);
    expect(told).toEqual([
      { status: "under way", waiting: "Not now. This page tries again by itself." },
      { status: "under way", waiting: "Not now. This page tries again by itself." },
      { status: "checked", verdict: { ok: true, commands: 3, outcome: null } },
    ]);
  });

  it.each([0, 400, 422, 500])("or it is said that it could not be, after %i", async (status) => {
    const { told } = check(refusal(status));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([{ status: "not checked", reason: "Not now." }]);
  });

  it("one after the other, without those that nobody waits for", async () => {
    const first = check(refusal(429, 1), good);
    const second = check(good);
    const third = check(good);
    await vi.advanceTimersByTimeAsync(999);
    expect([first, second, third].map(({ asked }) => asked())).toEqual([1, 0, 0]);
    second.stop();
    await vi.advanceTimersByTimeAsync(1);
    expect([first, second, third].map(({ asked }) => asked())).toEqual([2, 0, 1]);
    expect(second.told).toEqual([]);
    expect(third.told).toHaveLength(1);
  });
});
