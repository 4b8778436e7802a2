/** A guest's browser, as far as a server can tell: it keeps its cookie and speaks the protocol. */
import type {
  ActionReply,
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
    const text = await response.text();
    this.received.push(text);
    const { status } = response;
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

  stream(matchId: string, since?: number, headers: Record<string, string> = {}): Stream {
    const query = since === undefined ? "" : `?since=${since}`;
    const address = `${this.url.replace("http", "ws")}/api/matches/${matchId}/stream${query}`;
    return new Stream(address, { ...this.identity(), ...headers }, this.received);
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

export class Stream {
  readonly messages: StreamMessage[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => {};
  private end: { readonly code: number } | null = null;

  constructor(address: string, headers: Record<string, string>, received: string[]) {
    this.socket = new WebSocket(address, { headers } as never);
    this.socket.addEventListener("message", ({ data }) => {
      received.push(String(data));
      this.messages.push(JSON.parse(String(data)) as StreamMessage);
      this.wake();
    });
    this.socket.addEventListener("close", ({ code }) => {
      this.end = { code };
      this.wake();
    });
    this.socket.addEventListener("error", () => this.wake());
  }

  /** The first message that is as wanted, of those there are and those to come. */
  async until(isWanted: (message: StreamMessage) => boolean): Promise<StreamMessage> {
    const found = await this.wait(() => this.messages.find(isWanted));
    if (found === undefined) throw new Error("the stream ended before it said so");
    return found;
  }

  first(): Promise<StreamMessage> {
    return this.until(() => true);
  }

  async closed(): Promise<number> {
    await this.wait(() => (this.end === null ? undefined : this.end));
    return this.end?.code ?? -1;
  }

  close(): void {
    this.socket.close();
  }

  private async wait<T>(look: () => T | undefined): Promise<T | undefined> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = look();
      if (found !== undefined || this.end !== null) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Error("nothing of the kind came over the stream");
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
