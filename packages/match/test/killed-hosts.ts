/** Serves matches by a process that is killed again and again; the next one goes on where it was. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Asked, FromHost, ToHost } from "./busy-host.ts";

/** No answer, or that it failed: whether it was done, nobody knows. */
export class Gone extends Error {}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class KilledHosts {
  readonly #database: string;
  #child: ChildProcess | null = null;
  #isUp: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #answers = 0;
  #onAnswer: () => void = () => {};
  kills = 0;
  /** When surely nobody served. */
  readonly stops: { readonly fromMs: number; readonly toMs: number }[] = [];
  /** Answers that something has failed. */
  failures = 0;

  constructor(database: string) {
    this.#database = database;
  }

  async start(): Promise<void> {
    const started = this.#start();
    this.#isUp = started.then(() => {});
    await started;
  }

  /** Returns a time before which it did not serve. */
  async #start(): Promise<number> {
    const script = join(import.meta.dirname, "busy-host.ts");
    const child = fork(script, [this.#database], { execArgv: ["--conditions=@tcg/source"] });
    this.#child = child;
    return new Promise((resolve, reject) => {
      child.once("exit", () => reject(new Error("the host does not start")));
      child.on("message", (message: FromHost) => {
        if ("servesSinceMs" in message) resolve(message.servesSinceMs);
        else this.#hear(message);
      });
    });
  }

  /** Rejects with `Gone` if the process dies before it answers. */
  async ask<T>(method: Asked, ...given: readonly unknown[]): Promise<T> {
    await this.#isUp;
    return new Promise<unknown>((resolve, reject) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, given });
    }) as Promise<T>;
  }

  /** From outside, after so many more answers, and the next process after it. */
  async killAfter(answers: number): Promise<void> {
    await this.answered(answers);
    this.#child?.kill("SIGKILL");
    await this.#startAgain();
  }

  /** Until so many more answers have come. */
  async answered(answers: number): Promise<void> {
    const last = this.#answers + answers;
    await new Promise<void>((resolve) => {
      this.#onAnswer = () => {
        if (this.#answers >= last) resolve();
      };
    });
  }

  /** At the moment an entry is stored and nobody has been told, after so many entries. */
  async killAtAppend(appends: number): Promise<void> {
    this.#send({ diesAfterAppends: appends });
    await this.#startAgain();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async #startAgain(): Promise<void> {
    const child = this.#child as ChildProcess;
    let start: () => void = () => {};
    const dead = new Promise<void>((resolve) => {
      start = resolve;
    });
    // Whoever asks from now on waits for the next one.
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
    const fromMs = Date.now();
    this.#isUp = dead.then(async () => {
      const toMs = await this.#start();
      this.stops.push({ fromMs, toMs });
    });
    this.kills++;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    start();
    for (const { reject } of lost) reject(new Gone());
    await this.#isUp;
  }

  #send(message: ToHost): void {
    // One that is dead already answers nothing: it is noticed when it closes.
    this.#child?.send(message, () => {});
  }

  #hear(message: Exclude<FromHost, { readonly servesSinceMs: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("value" in message) waiting?.resolve(message.value);
    else if (message.code === "failed") {
      this.failures++;
      waiting?.reject(new Gone());
    } else waiting?.reject(new Error(message.code));
    this.#answers++;
    this.#onAnswer();
  }
}
