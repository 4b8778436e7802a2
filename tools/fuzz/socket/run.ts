/** Opens sockets on which anything is sent, beside somebody who plays and listens as always. */
import { noLimits, serve } from "@ltcg/server";
import fc from "fast-check";
import { Client } from "../../../packages/server/test/client.ts";
import { frame, type RawSocket, upgrade } from "../../abuse/raw-socket.ts";
import { heapMb } from "../heap.ts";
import { sendings } from "./frames.ts";

export interface SocketFuzzReport {
  readonly sockets: number;
  /** Those that the server closed. */
  readonly closed: number;
  readonly failures: readonly string[];
  /** Of memory that is in use after the first half, and after all. */
  readonly heapMb: readonly [number, number];
}

const STREAM = "/api/stream";
const MAX_SENDINGS = 12;
const AT_A_TIME = 8;
/** A client asks whether the server is there, and it answers once it has heard what was sent before. */
const PING = frame(Buffer.from("there?"), { opcode: 9 });
const PONG = frame(Buffer.from("there?"), { opcode: 10, isMasked: false });
/** It hears nothing more where a frame says that it is longer than it is. */
const MAX_LOOKS = 100;

export async function fuzzSockets(options: {
  readonly sockets: number;
  readonly seed: number;
}): Promise<SocketFuzzReport> {
  const failures: string[] = [];
  const server = await serve({
    port: 0,
    allowSeeds: true,
    limits: noLimits,
    onProblem: (problem) => failures.push(String((problem as Error).stack ?? problem)),
  });
  try {
    const ada = new Client(server.url);
    const matchIds = [await ada.createMatch(), await ada.createMatch({ game: "lorcana" })];
    const [matchId = ""] = matchIds;
    const bystander = ada.stream(matchId);
    await bystander.first();

    const all = fc.sample(fc.array(sendings(matchIds), { minLength: 1, maxLength: MAX_SENDINGS }), {
      seed: options.seed,
      numRuns: options.sockets,
    });
    let closed = 0;
    const sendAll = async (some: readonly (readonly Buffer[])[]): Promise<void> => {
      const waiting = some.values();
      const work = async (): Promise<void> => {
        for (const sent of waiting) {
          if (await sendOn(server.url, ada.cookie, sent)) closed++;
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
    };

    /** Everybody else goes on as if nothing had happened. */
    const goesOn = async (): Promise<void> => {
      const { version, status } = await ada.playOn(matchId, 1);
      await bystander.until((message) => message.version >= version);
      if (status !== "active" && status !== "completed") failures.push(`the match is ${status}`);
      const health = await fetch(`${server.url}/healthz`);
      if (health.status !== 200) failures.push(`/healthz answers ${health.status}`);
    };

    const half = Math.ceil(all.length / 2);
    await sendAll(all.slice(0, half));
    await goesOn();
    const before = heapMb();
    await sendAll(all.slice(half));
    await goesOn();
    const left = await openStreams(server.url);
    if (left !== 1) failures.push(`${left} streams are open, and one of them has a listener`);
    const after = heapMb();
    bystander.close();
    return { sockets: all.length, closed, failures, heapMb: [before, after] };
  } finally {
    await server.close();
  }
}

/** Whether the server closed it. */
async function sendOn(url: string, cookie: string, sent: readonly Buffer[]): Promise<boolean> {
  let socket: RawSocket;
  try {
    socket = await upgrade(url, STREAM, cookie);
  } catch (error) {
    throw new Error(`no socket is opened at ${STREAM}`, { cause: error });
  }
  if (socket.status !== 101) throw new Error(`${STREAM} is answered with ${socket.status}`);
  let isClosed = false;
  void socket.closed().then(() => {
    isClosed = true;
  });
  for (const bytes of [...sent, PING]) if (!isClosed) await socket.send(bytes);
  for (let look = 0; look < MAX_LOOKS && !isClosed && !socket.received.includes(PONG); look++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const wasClosed = isClosed;
  socket.end();
  await socket.closed();
  return wasClosed;
}

/** Looks again for a while: the server hears of an end a moment later. */
async function openStreams(url: string): Promise<number> {
  let count = Number.NaN;
  for (let look = 0; look < 200; look++) {
    const text = await (await fetch(`${url}/metrics`)).text();
    count = Number(/^lunchtable_streams (\d+)/m.exec(text)?.[1]);
    if (count === 1) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return count;
}
