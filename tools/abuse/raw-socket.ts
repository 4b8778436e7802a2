/** A WebSocket by hand, for what no client sends. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 1;
const BINARY = 2;

/** A frame that says it is so long, with what there is of it. */
export function frame(
  payload: Buffer,
  { opcode = TEXT, saysBytes = payload.length, isLast = true, isMasked = true } = {},
): Buffer {
  const first = (isLast ? 0x80 : 0) | opcode;
  const mask = isMasked ? 0x80 : 0;
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(saysBytes));
  const length =
    saysBytes < 126
      ? Buffer.from([mask | saysBytes])
      : saysBytes < 65_536
        ? Buffer.concat([Buffer.from([mask | 126]), long.subarray(6)])
        : Buffer.concat([Buffer.from([mask | 127]), long]);
  if (!isMasked) return Buffer.concat([Buffer.from([first]), length, payload]);
  const key = randomBytes(4);
  const hidden = payload.map((byte, i) => byte ^ (key[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([first]), length, key, hidden]);
}

export const binary = (payload: Buffer): Buffer => frame(payload, { opcode: BINARY });

export interface RawSocket {
  /** Of the answer to the upgrade; 101 if there is a stream now. */
  readonly status: number;
  send(bytes: Buffer): Promise<void>;
  /** What it was sent so far, after the answer. */
  readonly received: Buffer;
  /** Until the server has closed it. */
  closed(): Promise<void>;
  end(): void;
}

export async function upgrade(url: string, path: string, cookie = ""): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  const key = randomBytes(16).toString("base64");
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  let all = Buffer.alloc(0);
  let bodyAt = -1;
  socket.on("data", (bytes: Buffer) => {
    all = Buffer.concat([all, bytes]);
    if (bodyAt >= 0) return;
    const end = all.indexOf("\r\n\r\n");
    if (end < 0) return;
    bodyAt = end + 4;
    resolve();
  });
  const closed = new Promise<void>((done) => socket.on("close", () => done()));
  // The server may reset a connection that it refuses.
  socket.on("error", reject);
  void closed.then(() => reject(new Error("the server closed the connection without an answer")));
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${key}`,
      ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
      "\r\n",
    ].join("\r\n"),
  );
  await answered;
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(all.toString("latin1", 0, 40))?.[1]),
    send: (bytes) => new Promise((done) => socket.write(bytes, () => done())),
    get received() {
      return all.subarray(bodyAt);
    },
    closed: () => closed,
    end: () => void socket.destroy(),
  };
}
