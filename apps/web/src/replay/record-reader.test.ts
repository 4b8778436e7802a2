import type { ReplayReply } from "@ltcg/server/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../call-api.ts";
import { nothingRead, REST_MS, type ReadSoFar, readRecord } from "./record-reader.ts";

const END = 40;
type Asked = { readonly viewer: string; readonly at?: number };

const reply = ({ viewer, at = END }: Asked): Answer<ReplayReply> => ({
  ok: true,
  body: { viewer, at, cards: {}, steps: [] } as unknown as ReplayReply,
});

const refusal = (status: number, retryAfterSeconds?: number): Answer<ReplayReply> => ({
  ok: false,
  status,
  error: {
    code: "refused",
    message: "Not now.",
    ...(retryAfterSeconds !== undefined && { data: { retryAfterSeconds } }),
  },
});

/** A reader whose requests are answered by hand. */
function open() {
  const asked: Asked[] = [];
  const waiting: ((answer: Answer<ReplayReply>) => void)[] = [];
  let read: ReadSoFar = nothingRead;
  const reader = readRecord(
    (request) => {
      asked.push(request);
      return new Promise((answer) => waiting.push(answer));
    },
    (now) => {
      read = now;
    },
  );
  const want = (at: number, viewer = "referee"): void => reader.want({ viewer, at });
  const rest = (ms: number = REST_MS) => vi.advanceTimersByTimeAsync(ms);
  /** The one request that is open. */
  const answer = async (given?: Answer<ReplayReply>): Promise<void> => {
    const request = asked.at(-1);
    expect(waiting).toHaveLength(1);
    if (request !== undefined) waiting.shift()?.(given ?? reply(request));
    await rest(0);
  };
  return { reader, asked, waiting, want, rest, answer, read: () => read };
}

/** The whole match and its start are read. */
async function opened() {
  const it = open();
  it.want(0);
  await it.rest();
  await it.answer();
  await it.answer();
  expect(it.asked).toEqual([{ viewer: "referee" }, { viewer: "referee", at: 0, after: 0 }]);
  expect(it.read().moment?.at).toBe(0);
  it.asked.length = 0;
  return it;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a recorded match is read", () => {
  it("where a dragged slider rests, and nowhere between", async () => {
    const { want, rest, asked, answer, read } = await opened();
    for (let at = 1; at <= 20; at++) {
      want(at);
      await rest(REST_MS - 1);
    }
    expect(asked).toEqual([]);
    expect(read().moment?.at).toBe(0);
    await rest();
    await answer();
    expect(asked).toEqual([{ viewer: "referee", at: 20, after: 20 }]);
    expect(read().moment?.at).toBe(20);
  });

  it("with one request at a time: the latest wanted moment follows", async () => {
    const { want, rest, asked, waiting, answer, read } = await opened();
    want(1);
    await rest();
    for (const at of [2, 3, 4]) {
      want(at);
      await rest();
    }
    expect(waiting).toHaveLength(1);
    await answer();
    expect(read().moment?.at).toBe(0);
    await rest();
    await answer();
    expect(asked.map(({ at }) => at)).toEqual([1, 4]);
    expect(read().moment?.at).toBe(4);
  });

  it("once: what was read before is there at once, and so is the end", async () => {
    const { want, rest, asked, answer, read } = await opened();
    want(7);
    await rest();
    await answer();
    for (const at of [0, 7, END]) {
      want(at);
      expect(read().moment?.at).toBe(at);
      await rest();
    }
    expect(asked).toHaveLength(1);
  });

  it("for each viewer, who is never shown what another one saw", async () => {
    const { want, rest, asked, answer, read } = await opened();
    want(0, "host");
    expect(read()).toEqual(nothingRead);
    await rest();
    await answer();
    await answer();
    expect(read().moment?.viewer).toBe("host");
    want(0);
    expect(read().moment?.viewer).toBe("referee");
    expect(read().whole?.viewer).toBe("referee");
    await rest();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["as long as the answer says", refusal(429, 5), 5000],
    ["for a moment if the server is busy", refusal(503), 2000],
  ])("again after a refusal, %s", async (_how, refused, waitMs) => {
    const { want, rest, asked, waiting, answer, read } = await opened();
    want(3);
    await rest();
    await answer(refused);
    const waitingText = "Not now. This page tries again by itself.";
    expect(read()).toMatchObject({ problem: null, waiting: waitingText });
    want(9);
    await rest(waitMs - 1);
    expect(waiting).toHaveLength(0);
    await rest(1);
    await answer();
    expect(asked.map(({ at }) => at)).toEqual([3, 9]);
    expect(read()).toMatchObject({ moment: { at: 9 }, problem: null, waiting: null });
  });

  it("no further where it cannot be, until another moment is wanted", async () => {
    const { want, rest, asked, answer, read } = await opened();
    want(3);
    await rest();
    await answer(refusal(422));
    expect(read()).toMatchObject({ problem: "Not now.", waiting: null });
    await rest(60_000);
    expect(asked).toHaveLength(1);
    want(4);
    await rest();
    await answer();
    expect(read()).toMatchObject({ moment: { at: 4 }, problem: null });
  });

  it("no longer when the page is left", async () => {
    const { reader, want, rest, asked } = await opened();
    want(3);
    reader.stop();
    await rest();
    expect(asked).toEqual([]);
  });
});
