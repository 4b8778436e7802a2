/**
 * New versions, told from process to process by LISTEN and NOTIFY.
 *
 * An announcement is no part of the append: PostgreSQL lets only one transaction with a NOTIFY commit
 * at a time, and all appends would wait for the disk one after the other. It follows a moment later, for
 * everything that was appended meanwhile, and waits for no disk. If the process dies in between, the
 * others hear of the match with its next version.
 */
import { setTimeout } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Listeners } from "../listeners.ts";

const CHANNEL = "match_versions";
/** PostgreSQL takes payloads of less than 8000 bytes. */
const MAX_BYTES = 7500;
/** How long to collect versions before announcing them: a statement for each would double the work. */
const GATHER_MS = 5;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5000;

export class PostgresNews {
  private readonly config: ClientConfig;
  private readonly listeners: Listeners;
  private readonly send: (channel: string, payload: string) => Promise<unknown>;
  /** A process has already told its own listeners what it appended itself. */
  private readonly origin = crypto.randomUUID();
  private readonly pending = new Map<string, number>();
  private readonly closing = new AbortController();
  private sending: Promise<void> | null = null;
  private client: Client | null = null;

  constructor(
    config: ClientConfig,
    listeners: Listeners,
    send: (channel: string, payload: string) => Promise<unknown>,
  ) {
    this.config = config;
    this.listeners = listeners;
    this.send = send;
  }

  /** Listens from now on, and again after a connection was lost. */
  async listen(): Promise<void> {
    const client = new Client(this.config);
    client.on("notification", ({ payload }) => this.hear(payload ?? ""));
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    client.on("end", () => void this.listenAgain());
  }

  announce(matchId: string, version: number): void {
    this.pending.set(matchId, version);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.sending;
    await this.client?.end();
  }

  private async listenAgain(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !this.closing.signal.aborted; pauseMs *= 2) {
      try {
        await this.pause(Math.min(pauseMs, MAX_PAUSE_MS));
        await this.listen();
        this.listeners.tellMissed();
        break;
      } catch {
        // The server is not back yet.
      }
    }
    // It may have come back while the store was closing.
    if (this.closing.signal.aborted) await this.client?.end();
  }

  private hear(payload: string): void {
    const [origin, ...lines] = payload.split("\n");
    if (origin === this.origin) return;
    for (const line of lines) {
      const at = line.indexOf(" ");
      this.listeners.tell(line.slice(at + 1), Number(line.slice(0, at)));
    }
  }

  /** What cannot be sent waits for the server to come back. */
  private async sendAll(): Promise<void> {
    await this.pause(GATHER_MS).catch(() => {});
    for (let pauseMs = FIRST_PAUSE_MS; this.pending.size > 0; ) {
      const news = this.takeSome();
      try {
        await this.send(CHANNEL, [this.origin, ...news.map(lineOf)].join("\n"));
        pauseMs = FIRST_PAUSE_MS;
      } catch {
        if (this.closing.signal.aborted) return;
        for (const [matchId, version] of news) {
          this.pending.set(matchId, Math.max(version, this.pending.get(matchId) ?? 0));
        }
        await this.pause(pauseMs).catch(() => {});
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
  }

  private takeSome(): [matchId: string, version: number][] {
    const news: [string, number][] = [];
    let bytes = this.origin.length;
    for (const one of this.pending) {
      bytes += Buffer.byteLength(lineOf(one)) + 1;
      if (bytes > MAX_BYTES && news.length > 0) break;
      news.push(one);
      this.pending.delete(one[0]);
    }
    return news;
  }

  /** Ends with an error when the store is closed. */
  private pause(ms: number): Promise<void> {
    return setTimeout(ms, undefined, { signal: this.closing.signal });
  }
}

const lineOf = ([matchId, version]: readonly [string, number]): string => `${version} ${matchId}`;
