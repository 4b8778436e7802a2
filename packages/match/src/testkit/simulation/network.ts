/** Between people and services: requests and answers are lost, doubled, late, and overtake each other. */
import { MatchError } from "../../service/errors.ts";
import type { MatchService } from "../../service/service.ts";
import type { Dice } from "./dice.ts";
import type { Host } from "./host.ts";
import type { VirtualTime } from "./virtual-time.ts";
import type { Weather } from "./weather.ts";

export type Reply<T> =
  | { readonly kind: "answer"; readonly value: T }
  /** The service understood, and refused. */
  | { readonly kind: "refused"; readonly error: MatchError }
  /** Something broke: nobody knows whether it was done. */
  | { readonly kind: "failed" }
  | { readonly kind: "silence" };

/** How long somebody waits for an answer. */
const PATIENCE_MS = 3000;
const LATEST_MS = 20_000;
const USUAL_MS = 80;

interface Parts {
  readonly time: VirtualTime;
  readonly weather: () => Weather;
  readonly dice: Dice;
  readonly hosts: readonly Host[];
}

export class Network {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `heard` is called for every answer that arrives, also when nobody waits for it any more. */
  call<T>(
    ask: (service: MatchService) => Promise<T>,
    heard: (answer: T | MatchError) => void,
  ): Promise<Reply<T>> {
    const { time, dice, weather } = this.#parts;
    return new Promise((resolve) => {
      time.at(time.now() + PATIENCE_MS, () => resolve({ kind: "silence" }));
      const arrive = (reply: Reply<T>): void => {
        if (reply.kind === "answer") heard(reply.value);
        if (reply.kind === "refused") heard(reply.error);
        resolve(reply);
      };
      const copies = dice.in1000(weather().doubled) ? 2 : 1;
      for (let i = 0; i < copies; i++) this.#send(ask, arrive);
    });
  }

  #send<T>(ask: (service: MatchService) => Promise<T>, arrive: (reply: Reply<T>) => void): void {
    const host = this.#parts.dice.pick(this.#parts.hosts);
    this.#carry(() => {
      const { service } = host;
      if (service === null) return this.#carry(() => arrive({ kind: "failed" }));
      const answer = (reply: Reply<T>): void => {
        // A service that was killed meanwhile, or started anew, has no connection to answer on.
        if (host.service === service) this.#carry(() => arrive(reply));
      };
      ask(service).then(
        (value) => answer({ kind: "answer", value }),
        (error: unknown) =>
          answer(error instanceof MatchError ? { kind: "refused", error } : { kind: "failed" }),
      );
    });
  }

  #carry(deliver: () => void): void {
    const { time, dice, weather } = this.#parts;
    const { lost, late } = weather();
    if (dice.in1000(lost)) return;
    const ms = dice.in1000(late) ? dice.between(PATIENCE_MS, LATEST_MS) : dice.between(1, USUAL_MS);
    time.at(time.now() + ms, deliver);
  }
}
