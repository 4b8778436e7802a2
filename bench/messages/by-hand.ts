/** Streams as they come over the wire, counted byte by byte: a WebSocket and server-sent events, by hand. */
import { randomBytes } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { constants, createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from "node:zlib";

/** One message: what it says, and how many bytes it took, with all that is around it. */
interface Told {
  readonly text: string;
  readonly bytes: number;
}

export interface ByHand {
  /** All that was told since it was asked last. */
  take(): Told[];
  /** How long that is without what is around it. */
  peek(): number;
  /** Until a message of this version has come. */
  until(version: number): Promise<void>;
  end(): void;
}

class Heard implements ByHand {
  readonly #told: Told[] = [];
  readonly #end: () => void;
  #version = -1;
  #waiting = Promise.withResolvers<void>();

  constructor(end: () => void) {
    this.#end = end;
  }

  hear(text: string, bytes: number): void {
    this.#told.push({ text, bytes });
    this.#version = (JSON.parse(text) as { readonly version: number }).version;
    this.#waiting.resolve();
    this.#waiting = Promise.withResolvers();
  }

  take(): Told[] {
    return this.#told.splice(0);
  }

  peek(): number {
    return this.#told.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  }

  async until(version: number): Promise<void> {
    while (this.#version < version) await this.#waiting.promise;
  }

  end(): void {
    this.#end();
  }
}

const COMPRESSED = 0x40;
const OPCODE = 0x0f;
const TEXT = 0x81;
const PING = 0x09;
const PONG = 0x8a;

/** WebSocket /api/stream with compression, as browsers open it. */
export async function socketByHand(url: string, cookie: string, matchId: string): Promise<ByHand> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const heard = new Heard(() => socket.destroy());
  const inflate = createInflateRaw();
  let all = Buffer.alloc(0);
  let isOpen = false;
  let reading = Promise.resolve();
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.on("error", reject);
  socket.on("data", (bytes: Buffer) => {
    all = Buffer.concat([all, bytes]);
    if (!isOpen) {
      const end = all.indexOf("\r\n\r\n");
      if (end < 0) return;
      const answer = all.toString("latin1", 0, end);
      all = all.subarray(end + 4);
      isOpen = true;
      if (answer.startsWith("HTTP/1.1 101 ") && answer.includes("permessage-deflate")) resolve();
      else reject(new Error(`no compressed socket: ${answer}`));
    }
    for (let frame = nextFrame(all); frame !== null; frame = nextFrame(all)) {
      all = all.subarray(frame.bytes);
      const { payload, isCompressed, isPing, bytes: size } = frame;
      if (isPing) {
        socket.write(masked(payload, PONG));
        continue;
      }
      reading = reading.then(async () => {
        const text = isCompressed ? await inflated(inflate, payload) : payload;
        heard.hear(text.toString("utf8"), size);
      });
    }
  });
  socket.write(
    [
      "GET /api/stream HTTP/1.1",
      `Host: ${host}`,
      `Origin: ${url}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
      ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
      "\r\n",
    ].join("\r\n"),
  );
  await opened;
  socket.write(masked(Buffer.from(JSON.stringify({ type: "follow", matchId })), TEXT));
  return heard;
}

/** Of a client, shorter than 126 bytes. */
function masked(payload: Buffer, first: number): Buffer {
  const key = randomBytes(4);
  return Buffer.concat([
    Buffer.from([first, 0x80 | payload.length]),
    key,
    payload.map((byte, place) => byte ^ (key[place % 4] ?? 0)),
  ]);
}

/** Null: there is not enough of it yet. Servers send a message in one frame. */
function nextFrame(all: Buffer) {
  if (all.length < 2) return null;
  const [first = 0, short = 0] = all;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (all.length < head) return null;
  const length =
    short < 126 ? short : short === 126 ? all.readUInt16BE(2) : Number(all.readBigUInt64BE(2));
  const bytes = head + length;
  if (all.length < bytes) return null;
  const isCompressed = (first & COMPRESSED) !== 0;
  const isPing = (first & OPCODE) === PING;
  return { payload: all.subarray(head, bytes), isCompressed, isPing, bytes };
}

/** What ends every compressed message, and is left out (RFC 7692). */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

function inflated(inflate: InflateRaw, payload: Buffer): Promise<Buffer> {
  const parts: Buffer[] = [];
  const collect = (part: Buffer): void => void parts.push(part);
  inflate.on("data", collect);
  inflate.write(Buffer.concat([payload, TAIL]));
  return new Promise((resolve) => {
    inflate.flush(() => {
      inflate.off("data", collect);
      resolve(Buffer.concat(parts));
    });
  });
}

/** GET /api/matches/:id/stream, of which each message follows an action: so bytes in between belong to it. */
export async function eventsByHand(
  url: string,
  cookie: string,
  matchId: string,
  isGzipped: boolean,
): Promise<ByHand> {
  const headers = {
    ...(cookie !== "" && { cookie }),
    ...(isGzipped && { "accept-encoding": "gzip" }),
  };
  const request = get(`${url}/api/matches/${matchId}/stream`, { headers, agent: false });
  const heard = new Heard(() => request.destroy());
  request.on("error", () => {});
  const response = await new Promise<IncomingMessage>((resolve) => {
    request.on("response", resolve);
  });
  if (isGzipped !== (response.headers["content-encoding"] === "gzip")) {
    throw new Error("the events are not compressed as was asked");
  }
  const plain: NodeJS.ReadableStream = isGzipped ? response.pipe(gunzip()) : response;
  let text = "";
  let counted = 0;
  plain.setEncoding("utf8");
  plain.on("data", (part: string) => {
    text += part;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      const { bytesRead } = response.socket;
      // Only shows that the connection lives.
      if (data === undefined) counted = bytesRead;
      if (data === undefined) continue;
      heard.hear(data, bytesRead - counted);
      counted = bytesRead;
    }
  });
  return heard;
}

const gunzip = (): Gunzip => createGunzip({ flush: constants.Z_SYNC_FLUSH });
