/** A process that serves matches: it is killed without a warning, and comes back with nothing in memory. */

import type { SubmitAction } from "../../service/requests.ts";
import type { MatchService, ServiceOptions } from "../../service/service.ts";
import type { Time } from "../../service/timing/time.ts";
import type { MatchStore } from "../../store.ts";
import type { Dice } from "./dice.ts";
import { unreliableStore } from "./unreliable-store.ts";
import type { VirtualTime } from "./virtual-time.ts";
import type { Weather } from "./weather.ts";

const TRIES_AGAIN_MS = 1000;

export type CreateService = (options: ServiceOptions) => MatchService;

/** From one start of a process to its end. */
export interface Life {
  readonly isOver: boolean;
  /** Timers of a life that is over do not fire. */
  sleep(ms: number): Promise<void>;
  end(): void;
  onEnd(run: () => void): void;
}

export interface HostParts {
  readonly time: VirtualTime;
  readonly store: MatchStore;
  readonly weather: () => Weather;
  readonly dice: Dice;
  readonly create: CreateService;
  readonly options: Omit<ServiceOptions, "store">;
}

export interface Span {
  readonly fromMs: number;
  toMs: number;
}

export class Host {
  readonly #parts: HostParts;
  #life: Life | null = null;
  #endLife: () => void = () => {};
  /** By how much its clock is ahead. */
  skewMs = 0;
  /** Null while it does not serve. */
  service: MatchService | null = null;
  /** When it served, by the true clock. */
  readonly served: Span[] = [];
  /** From each of its starts until it served or was killed, by the true clock. */
  readonly beginnings: Span[] = [];
  /** When each action reached it, by its own clock; giving up has no command id of the client's. */
  readonly arrived: {
    readonly action: Pick<SubmitAction, "matchId"> & { readonly commandId: string | null };
    readonly atMs: number;
  }[] = [];
  kills = 0;

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  get isUp(): boolean {
    return this.#life !== null;
  }

  start(): void {
    const life = this.#begin();
    this.beginnings.push({ fromMs: this.#parts.time.now(), toMs: Number.POSITIVE_INFINITY });
    const { create, options, store, weather, dice } = this.#parts;
    const time = this.#timeOf(life);
    const made = create({
      ...options,
      store: unreliableStore({ store, life, weather, dice }),
      time,
      randomHex: (bytes) => dice.hex(bytes),
      soon: () => life.sleep(0),
    });
    const service: MatchService = {
      ...made,
      submitAction: (action) => {
        this.arrived.push({ action, atMs: time.now() });
        return made.submitAction(action);
      },
      abandon: (request) => {
        const action = { matchId: request.matchId, commandId: null };
        this.arrived.push({ action, atMs: time.now() });
        return made.abandon(request);
      },
    };
    void this.#serve(service, life);
  }

  /** As long as the store fails it cannot begin, and tries again. */
  async #serve(service: MatchService, life: Life): Promise<void> {
    for (;;) {
      try {
        await service.serve();
        break;
      } catch {
        await life.sleep(TRIES_AGAIN_MS);
      }
    }
    if (life.isOver) return;
    this.service = service;
    const now = this.#parts.time.now();
    this.served.push({ fromMs: now, toMs: Number.POSITIVE_INFINITY });
    this.#hasBegun();
  }

  #hasBegun(): void {
    const beginning = this.beginnings.at(-1);
    if (beginning === undefined) return;
    beginning.toMs = Math.min(beginning.toMs, this.#parts.time.now());
  }

  kill(): void {
    this.#endLife();
  }

  #begin(): Life {
    const { time } = this.#parts;
    const atEnd: (() => void)[] = [];
    let isOver = false;
    const life: Life = {
      get isOver() {
        return isOver;
      },
      sleep: (ms) =>
        new Promise((resolve) => {
          time.at(time.now() + ms, () => {
            if (!isOver) resolve();
          });
        }),
      end: () => {
        if (isOver) return;
        isOver = true;
        this.kills++;
        this.#life = null;
        this.#hasBegun();
        const span = this.served.at(-1);
        if (this.service !== null && span !== undefined) span.toMs = time.now();
        this.service = null;
        for (const run of atEnd) run();
      },
      onEnd: (run) => void atEnd.push(run),
    };
    this.#life = life;
    this.#endLife = () => life.end();
    return life;
  }

  /** Its own clock. Like the system's timers, it waits again if it fires too early. */
  #timeOf(life: Life): Time {
    const { time } = this.#parts;
    const at: Time["at"] = (atMs, run) => {
      let isOff = false;
      const look = (): void => {
        if (isOff || life.isOver) return;
        if (time.now() + this.skewMs < atMs) time.at(atMs - this.skewMs, look);
        else run();
      };
      time.at(atMs - this.skewMs, look);
      return () => {
        isOff = true;
      };
    };
    return { now: () => time.now() + this.skewMs, at };
  }
}
