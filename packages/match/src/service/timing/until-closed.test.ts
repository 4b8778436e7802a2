import { expect, test } from "vitest";
import { GIVEN_UP, UntilClosed } from "./until-closed.ts";

const never = new Promise<never>(() => {});

test("what is waited for comes through, a value as well as a promise", async () => {
  const until = new UntilClosed();
  expect(await until.wait(1)).toBe(1);
  expect(await until.wait(Promise.resolve(2))).toBe(2);
  await expect(until.wait(Promise.reject(new Error("failed")))).rejects.toThrow("failed");
});

test("the end comes first: all who wait give up", async () => {
  const until = new UntilClosed();
  const waits = [until.wait(never), until.wait(never)];
  until.close();
  expect(await Promise.all(waits)).toEqual([GIVEN_UP, GIVEN_UP]);
});

test("after the end nobody waits", async () => {
  const until = new UntilClosed();
  until.close();
  expect(await until.wait(never)).toBe(GIVEN_UP);
});

test("who has what it waited for is not kept", async () => {
  const until = new UntilClosed();
  const { waiting } = until as unknown as { waiting: Set<unknown> };
  await until.wait(Promise.resolve(1));
  await expect(until.wait(Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await new Promise((resolve) => setImmediate(resolve));
  expect(waiting.size).toBe(0);
});
