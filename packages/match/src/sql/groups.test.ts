import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Groups } from "./groups.ts";

function setUp() {
  const begun: {
    readonly group: readonly number[];
    readonly answer: PromiseWithResolvers<void>;
  }[] = [];
  const groups = new Groups<number, string>(async (group) => {
    const answer = Promise.withResolvers<void>();
    begun.push({ group, answer });
    await answer.promise;
    return group.map((item) => `answer to ${item}`);
  });
  const sizes = (): number[] => begun.map(({ group }) => group.length);
  return { groups, begun, sizes };
}

test("what comes in one turn goes together, a full group at once, and each gets its own answer", async () => {
  const { groups, begun, sizes } = setUp();
  const items = Array.from({ length: 20 }, (_, i) => i);
  const answers = Promise.all(items.map((item) => groups.add(item)));
  expect(sizes()).toEqual([16]);
  await nextTurn();
  expect(sizes()).toEqual([16, 4]);
  for (const { answer } of begun) answer.resolve();
  expect(await answers).toEqual(items.map((item) => `answer to ${item}`));
});

test("what comes while enough is under way waits for a place, and a failure is told to its group alone", async () => {
  const { groups, begun, sizes } = setUp();
  const answers: Promise<string>[] = [];
  for (let item = 0; item < 7; item++) {
    answers.push(groups.add(item));
    await nextTurn();
  }
  expect(sizes()).toEqual([1, 1, 1, 1]);
  const told = Promise.allSettled(answers);
  begun[1]?.answer.reject(new Error("lost"));
  await expect.poll(sizes).toEqual([1, 1, 1, 1, 3]);
  for (const { answer } of begun) answer.resolve();
  expect((await told).map((it) => (it.status === "fulfilled" ? it.value : "lost"))).toEqual([
    "answer to 0",
    "lost",
    ...[2, 3, 4, 5, 6].map((item) => `answer to ${item}`),
  ]);
});
