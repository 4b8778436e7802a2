/**
 * Somebody who plays: any legal move, under a command id that is kept until there is an answer. Who
 * gets none asks again; who is told that the match has gone on looks again.
 */
import { entropyHashOf } from "../../fairness/proofs.ts";
import { MatchError } from "../../service/errors.ts";
import type {
  CreateMatch,
  PlayerView,
  Seated,
  SubmitAction,
  Submitted,
} from "../../service/requests.ts";
import type { MatchService } from "../../service/service.ts";
import type { Dice } from "./dice.ts";
import type { Network, Reply } from "./network.ts";
import type { VirtualTime } from "./virtual-time.ts";
import type { Witness } from "./witness.ts";

const LOOKS_AGAIN_MS = 2500;
const MAX_THOUGHT_MS = 1500;
/** How often the same request is sent before the player looks at the match again. */
const MAX_ATTEMPTS = 6;

export interface PersonParts {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly witness: Witness;
  readonly dice: Dice;
  readonly name: string;
  readonly deck: readonly string[];
  /** Random numbers of their own; null: they trust the service's. */
  readonly entropy: string | null;
  /** Stops playing after so many actions, without a word; the clock has to end the match. */
  readonly leavesAfter: number;
}

export class Person {
  readonly #parts: PersonParts;
  readonly name: string;
  readonly #done: { readonly action: SubmitAction; readonly version: number }[] = [];
  #commands = 0;
  /** Wakes a player who is waiting for the others. */
  #wake: () => void = () => {};

  constructor(parts: PersonParts) {
    this.#parts = parts;
    this.name = parts.name;
  }

  /** Asks until there is a match. */
  async create(wanted: Omit<CreateMatch, "player" | "deck">): Promise<string> {
    const { deck } = this.#parts;
    const request = { ...wanted, ...this.#hash, player: this.name, deck };
    for (;;) {
      const reply = await this.#ask((service) => service.createMatch(request), null);
      if (reply.kind === "answer") return this.#isSeated(reply.value);
      if (reply.kind === "refused") this.#fault(`is refused a match: ${reply.error.message}`);
    }
  }

  async join(matchId: string): Promise<void> {
    const { deck } = this.#parts;
    const request = { ...this.#hash, matchId, player: this.name, deck };
    for (;;) {
      const reply = await this.#ask((service) => service.joinMatch(request), matchId);
      if (reply.kind === "answer") return void this.#isSeated(reply.value);
      // An answer that was lost: they sit there already.
      const view = await this.#look(matchId);
      if (view !== null && view.seat !== "spectator") return;
    }
  }

  /** Until the match is over, or they leave. */
  async play(matchId: string): Promise<void> {
    const { dice, time, leavesAfter } = this.#parts;
    for (;;) {
      const view = await this.#look(matchId);
      if (view === null) continue;
      if (view.status === "completed" || view.status === "aborted") return;
      if (this.#commands >= leavesAfter) return;
      if (view.status === "waiting") await this.#getReady(matchId);
      const moves = view.view?.actors.includes(view.seat) ? view.legalMoves : [];
      if (moves.length > 0) {
        await time.sleep(dice.between(1, MAX_THOUGHT_MS));
        await this.#act(matchId, view);
      } else await this.#wait();
      if (dice.in1000(80)) await this.#glance(matchId);
      if (dice.in1000(30)) await this.#repeat();
      if (dice.in1000(3)) await this.#giveUp(matchId);
    }
  }

  /** The match has gone on. */
  notice(): void {
    this.#wake();
  }

  get #hash(): { readonly entropyHash?: string } {
    const { entropy } = this.#parts;
    return entropy === null ? {} : { entropyHash: entropyHashOf(entropy) };
  }

  #isSeated(seated: Seated): string {
    this.#parts.witness.seated.push({ player: this.name, seated });
    return seated.matchId;
  }

  async #getReady(matchId: string): Promise<void> {
    const { entropy } = this.#parts;
    if (entropy === null) return;
    const { name: player } = this;
    await this.#ask((service) => service.addEntropy({ matchId, player, entropy }), matchId);
  }

  async #look(matchId: string): Promise<PlayerView | null> {
    const { witness, network } = this.#parts;
    const reply = await network.call(
      (service) => service.getPlayerView(matchId, this.name),
      (view) => {
        if (!(view instanceof MatchError)) witness.sees(this.name, view);
      },
    );
    if (reply.kind === "answer") return reply.value;
    if (reply.kind === "refused") this.#fault(`may not look: ${reply.error.message}`);
    return null;
  }

  async #act(matchId: string, { version, legalMoves }: PlayerView): Promise<void> {
    const { dice } = this.#parts;
    const patient = legalMoves.filter(({ anytime }) => anytime !== true);
    const move = dice.pick(patient.length > 0 && !dice.in1000(5) ? patient : legalMoves).id;
    const commandId = `${this.name}-${++this.#commands}`;
    const action = { matchId, player: this.name, expectedVersion: version, commandId, move };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reply = await this.#submit(action);
      if (reply.kind === "answer") {
        if (!reply.value.ok) this.#fault(`is refused ${move}: ${reply.value.rejection.message}`);
        return;
      }
      if (reply.kind === "refused") {
        const { code, message } = reply.error;
        if (code !== "stale-version" && code !== "too-late") {
          this.#fault(`is refused ${move}: ${code} ${message}`);
        }
        return;
      }
    }
  }

  #submit(action: SubmitAction): Promise<Reply<Submitted>> {
    const { witness } = this.#parts;
    return this.#ask(
      (service) => service.submitAction(action),
      action.matchId,
      (submitted) => {
        if (!submitted.ok) return;
        const { version, events } = submitted;
        witness.acknowledged.push({ action, version, events });
        this.#done.push({ action, version });
      },
    );
  }

  /** An old action once more, as by a client that slept: it gets its first answer. */
  async #repeat(): Promise<void> {
    if (this.#done.length === 0) return;
    const { action, version } = this.#parts.dice.pick(this.#done);
    const reply = await this.#submit(action);
    const isSame = reply.kind === "answer" && reply.value.ok && reply.value.version === version;
    if (isSame || reply.kind === "silence" || reply.kind === "failed") return;
    this.#fault(`gets another answer to ${action.commandId} the second time`);
  }

  async #giveUp(matchId: string): Promise<void> {
    const { name: player } = this;
    await this.#ask((service) => service.abandon({ matchId, player }), matchId);
  }

  /** Everything else that can be asked for. */
  async #glance(matchId: string): Promise<void> {
    const { dice, witness } = this.#parts;
    const { name: player } = this;
    const settings = {
      mode: dice.pick(["on", "auto", "off"] as const),
      yieldUntil: dice.pick([null, "end-of-turn", "my-turn", "something-happens-to-me"] as const),
      stops: [],
    };
    const asks: readonly ((service: MatchService) => Promise<unknown>)[] = [
      (service) => service.getMatchMeta(matchId, player),
      (service) => service.getOpenPrompt(matchId, player),
      (service) => service.getClocks(matchId),
      (service) => service.getSettings(matchId, player),
      (service) => service.changeSettings({ matchId, player, settings }),
      (service) => service.listMatches({ of: "mine", player }),
      (service) => service.listMatches({ of: "running", player }),
    ];
    await this.#ask(dice.pick(asks), matchId);
    const since = dice.between(0, 10);
    await this.#ask(
      (service) => service.getRecentEvents({ matchId, player, since }),
      matchId,
      ({ updates }) => {
        for (const { version, events } of updates) {
          witness.events.push({ player, matchId, version, events });
        }
      },
    );
  }

  #ask<T>(
    ask: (service: MatchService) => Promise<T>,
    matchId: string | null,
    heard: (value: T) => void = () => {},
  ): Promise<Reply<T>> {
    const { network, witness } = this.#parts;
    return network.call(ask, (answer) => {
      const isError = answer instanceof MatchError;
      const sent = isError ? { message: answer.message, data: answer.data } : answer;
      if (matchId !== null) witness.sends(this.name, matchId, sent);
      if (!isError) heard(answer);
    });
  }

  #wait(): Promise<void> {
    const { time, dice } = this.#parts;
    return new Promise((resolve) => {
      const callOff = time.at(time.now() + dice.between(200, LOOKS_AGAIN_MS), resolve);
      this.#wake = () => {
        callOff();
        resolve();
      };
    });
  }

  #fault(what: string): void {
    this.#parts.witness.faults.push(`person: ${this.name} ${what}`);
  }
}
