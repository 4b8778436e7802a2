/** A client at one seat: it thinks, chooses any of the moves it is offered, and sends it. */
import type { News } from "./stream.ts";

export interface PlayerParts {
  /** How long it thinks about the next move. */
  readonly thinkMs: () => number;
  /** Sends a move. Gives the version it was acknowledged with, null if it was refused. */
  readonly send: (move: string, version: number) => Promise<number | null>;
}

export class Player {
  readonly #parts: PlayerParts;
  #news: News | null = null;
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  /** It waits until it has heard of its own last move. */
  #waitsFor = 0;
  #hasStopped = false;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  hear(news: News): void {
    this.#news = news;
    this.#consider();
  }

  /** Sends nothing more; resolves when what was sent has been answered. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#sending;
  }

  /** What it has to decide; null if nothing. */
  #asked(): News | null {
    const news = this.#news;
    return news !== null && news.moves.length > 0 && news.version >= this.#waitsFor ? news : null;
  }

  #consider(): void {
    if (this.#hasStopped || this.#timer !== null || this.#sending !== null) return;
    if (this.#asked() === null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      // Somebody else may have been faster.
      const news = this.#asked();
      if (news === null) return;
      this.#sending = this.#send(news).finally(() => {
        this.#sending = null;
        this.#consider();
      });
    }, this.#parts.thinkMs());
  }

  async #send({ version, moves }: News): Promise<void> {
    const move = moves[Math.floor(Math.random() * moves.length)] ?? "";
    const reached = await this.#parts.send(move, version);
    // Refused: something else has happened, which it hears of before it chooses again.
    this.#waitsFor = reached ?? version + 1;
  }
}
