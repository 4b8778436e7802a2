/** A guest's browser, as far as a server can tell: it keeps its cookie and speaks the protocol. */
import { type MatchNews, Reader } from "../src/client/index.ts";
import type {
  ActionReply,
  ClientMessage,
  CreatedMatch,
  MatchReply,
  RefusalReply,
  StreamMessage,
} from "../src/protocol.ts";

import { checkAnswer } from "./check-answer.ts";

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

/** What takes longer hangs; a bot that thinks on a busy machine does not. */
const PATIENCE_MS = 5 * 60_000;

export class Client {
  readonly url: string;
  cookie = "";
  /** Of an agent. */
  key = "";
  /** Everything this client was ever sent. */
  readonly received: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async call<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const headers = new Headers({
      ...this.identity(),
      ...Object.fromEntries(new Headers(init.headers)),
    });
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const cookie = response.headers.get("set-cookie");
    if (cookie !== null) this.cookie = cookie.split(";")[0] ?? "";
    const { status } = response;
    // It has no end.
    if (response.headers.get("content-type")?.startsWith("text/event-stream") === true) {
      await response.body?.cancel();
      return { status, body: {} as T, text: "", headers: response.headers };
    }
    const text = await response.text();
    this.received.push(text);
    const body: unknown = JSON.parse(text);
    checkAnswer(init.method ?? "GET", path, status, body);
    return { status, body: body as T, text, headers: response.headers };
  }

  get<T>(path: string): Promise<Answer<T>> {
    return this.call<T>(path);
  }

  post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.call<T>(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  put<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.call<T>(path, { method: "PUT", body: JSON.stringify(body) });
  }

  delete<T>(path: string): Promise<Answer<T>> {
    return this.call<T>(path, { method: "DELETE" });
  }

  async createMatch(changes: object = {}): Promise<string> {
    const wanted = { game: "lunchtable", opponent: "random", seed: 7, ...changes };
    const { status, body, text } = await this.post<CreatedMatch>("/api/matches", wanted);
    if (status !== 201) throw new Error(`no match was created: ${text}`);
    return body.matchId;
  }

  async look(matchId: string): Promise<MatchReply> {
    return (await this.get<MatchReply>(`/api/matches/${matchId}`)).body;
  }

  /** The match when it is this guest's turn to decide, or over. */
  async lookWhenMine(matchId: string): Promise<MatchReply> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const seen = await this.look(matchId);
      if (seen.status === "completed" || hasToDecide(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error("the bot does not move");
  }

  act(
    matchId: string,
    expectedVersion: number,
    move: string,
    commandId: string = crypto.randomUUID(),
  ): Promise<Answer<ActionReply & RefusalReply>> {
    return this.post(`/api/matches/${matchId}/actions`, { expectedVersion, commandId, move });
  }

  /** Plays so many decisions of this guest, taking from the list here and there. */
  async playOn(matchId: string, decisions: number): Promise<MatchReply> {
    let seen = await this.lookWhenMine(matchId);
    for (let i = 0; i < decisions && seen.status === "active"; i++) {
      const moves = seen.legalMoves.filter(({ id }) => id !== "SURRENDER");
      const move = moves[(i * 3) % moves.length]?.id ?? "";
      const { status, text } = await this.act(matchId, seen.version, move);
      if (status !== 200) throw new Error(`${move} was refused: ${text}`);
      seen = await this.lookWhenMine(matchId);
    }
    return seen;
  }

  /** Follows one match on a socket of its own. */
  stream(matchId: string, since?: number, headers: Record<string, string> = {}): Stream {
    const stream = new Stream(this.socket(headers), since ?? null, this.received);
    const follow = { type: "follow", matchId } as const;
    stream.socket.say(since === undefined ? follow : { ...follow, since });
    return stream;
  }

  socket(headers: Record<string, string> = {}): Socket {
    const address = `${this.url.replace("http", "ws")}/api/stream`;
    return new Socket(address, { ...this.identity(), ...headers }, this.received);
  }

  private identity(): Record<string, string> {
    return {
      ...(this.cookie !== "" && { cookie: this.cookie }),
      ...(this.key !== "" && { authorization: `Bearer ${this.key}` }),
    };
  }
}

/** The server passes by itself where a guest can do nothing else. */
function hasToDecide({ view, seat, isPassing }: MatchReply): boolean {
  return view?.actors.includes(seat) === true && !isPassing;
}

/** A socket, and all that was said on it. */
export class Socket {
  readonly messages: StreamMessage[] = [];
  readonly socket: WebSocket;
  readonly #opened: Promise<unknown>;
  #wake: () => void = () => {};
  #end: { readonly code: number } | null = null;

  constructor(address: string, headers: Record<string, string>, received: string[]) {
    this.socket = new WebSocket(address, { headers } as never);
    this.#opened = new Promise((resolve) => {
      this.socket.addEventListener("open", resolve);
      this.socket.addEventListener("close", resolve);
    });
    this.socket.addEventListener("message", ({ data }) => {
      received.push(String(data));
      this.messages.push(JSON.parse(String(data)) as StreamMessage);
      this.#wake();
    });
    this.socket.addEventListener("close", ({ code }) => {
      this.#end = { code };
      this.#wake();
    });
    this.socket.addEventListener("error", () => this.#wake());
  }

  /** As soon as it is open, and not if it never is. */
  say(message: ClientMessage): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(data: string | Uint8Array<ArrayBuffer>): void {
    void this.#opened.then(() => {
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(data);
    });
  }

  get isClosed(): boolean {
    return this.#end !== null;
  }

  async closed(): Promise<number> {
    await this.wait(() => (this.#end === null ? undefined : this.#end));
    return this.#end?.code ?? -1;
  }

  close(): void {
    this.socket.close();
  }

  /** The first that is found, after each message; nothing if the socket closes before. */
  async wait<T>(look: () => T | undefined): Promise<T | undefined> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = look();
      if (found !== undefined || this.#end !== null) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Error("nothing of the kind came over the stream");
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        const before = this.#wake;
        this.#wake = () => {
          clearTimeout(timer);
          before();
          resolve();
        };
      });
    }
  }
}

/** One match on a socket: every message with the match as it is then. */
export class Stream {
  readonly socket: Socket;
  readonly #reader: Reader;
  #read = 0;
  readonly #news: MatchNews[] = [];
  readonly #received: string[];

  /** `received`: what the patches say is something one was sent, too. */
  constructor(socket: Socket, since: number | null, received: string[]) {
    this.socket = socket;
    this.#reader = new Reader(since);
    this.#received = received;
    socket.socket.addEventListener("message", () => this.#readOn());
  }

  get messages(): readonly MatchNews[] {
    this.#readOn();
    return this.#news;
  }

  #readOn(): void {
    for (; this.#read < this.socket.messages.length; this.#read++) {
      const message = this.socket.messages[this.#read] as StreamMessage;
      if (message.type === "error" || message.type === "unfollowed") continue;
      const news = this.#reader.read(message);
      if (news === null) throw new Error("a patch does not fit what the stream said before");
      this.#news.push(news);
      this.#received.push(JSON.stringify(news));
    }
  }

  /** The first message that is as wanted, of those there are and those to come. */
  async until(isWanted: (message: MatchNews) => boolean): Promise<MatchNews> {
    const found = await this.socket.wait(() => {
      const refused = this.socket.messages.find(({ type }) => type === "error");
      if (refused !== undefined) throw new Error(JSON.stringify(refused));
      return this.messages.find(isWanted);
    });
    if (found === undefined) throw new Error("the stream ended before it said so");
    return found;
  }

  first(): Promise<MatchNews> {
    return this.until(() => true);
  }

  closed(): Promise<number> {
    return this.socket.closed();
  }

  close(): void {
    this.socket.close();
  }
}
