import { expect, test } from "vitest";
import { Crew } from "./crew.ts";

type Job = { readonly wait: number } | { readonly throw: string } | { readonly exit: number };

async function withCrew<T>(threads: number, use: (crew: Crew<Job, number>) => T): Promise<T> {
  const crew = new Crew<Job, number>(new URL("./crew.fixture.ts", import.meta.url), 100, threads);
  try {
    return await use(crew);
  } finally {
    await crew.end();
  }
}

test.each([1, 3])("results are in the order of the jobs, on %i threads", async (threads) => {
  const done: number[] = [];
  const waits = [60, 5, 1, 2, 30, 0];
  const results = await withCrew(threads, (crew) =>
    crew.work(
      waits.map((wait) => ({ wait })),
      (result) => done.push(result),
    ),
  );
  expect(results).toEqual(waits.map((wait) => 100 + wait));
  expect(done.toSorted((a, b) => a - b)).toEqual(results.toSorted((a, b) => a - b));
});

test("no jobs are done at once, and the crew can be given others later", async () => {
  await withCrew(2, async (crew) => {
    expect(await crew.work([])).toEqual([]);
    expect(await crew.work([{ wait: 1 }])).toEqual([101]);
    expect(await crew.work([{ wait: 2 }])).toEqual([102]);
  });
});

test("an error of a job is the crew's, and so is a thread that ends", async () => {
  const failing = (job: Job): Promise<unknown> => withCrew(2, (crew) => crew.work([job]));
  await expect(failing({ throw: "out of trays" })).rejects.toThrow("out of trays");
  await expect(failing({ exit: 3 })).rejects.toThrow("a thread ended with code 3");
});
