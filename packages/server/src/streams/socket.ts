/** One socket of a client, on which it follows as many matches as it likes. */
import type { MatchService } from "@lunchtable-tcg/match";
import type { Peer } from "crossws";
import { HttpError, refusalOf } from "../http/http-error.ts";
import type { Requester } from "../identities/requester.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { ClientMessage } from "../protocol.ts";
import { WORTH_COMPRESSING } from "./compression.ts";
import { follow } from "./follow.ts";
import { errorMessage, unfollowedMessage } from "./messages.ts";
import { CLOSES, MAX_WAITING_BYTES, refusesToSend, TOO_SLOW } from "./outlet.ts";
import { readFrame } from "./read-frame.ts";

/** After so many messages that made no sense or came too fast, the next one closes the socket. */
const MAX_NONSENSE = 10;

export interface SocketParts {
  readonly service: MatchService;
  readonly limiter: Limiter;
  readonly onProblem: (problem: unknown) => void;
}

type Follow = Extract<ClientMessage, { readonly type: "follow" }>;

export class Socket {
  readonly #parts: SocketParts;
  readonly #peer: Peer;
  readonly who: Requester;
  readonly #release: () => void;
  /** By match, what ends it. */
  readonly #followed = new Map<string, () => void>();
  #nonsense = 0;
  #isOpen = true;

  constructor(parts: SocketParts, peer: Peer, who: Requester) {
    this.#parts = parts;
    this.#peer = peer;
    this.who = who;
    this.#release = parts.limiter.countSocket(who);
  }

  /** How many matches it follows. */
  get follows(): number {
    return this.#followed.size;
  }

  async hear(frame: unknown): Promise<void> {
    if (!this.#isOpen) return;
    let matchId: string | null = null;
    try {
      const bytes = typeof frame === "string" ? Buffer.byteLength(frame) : 1;
      this.#parts.limiter.count("heard", this.who, bytes);
      const said = readFrame(frame);
      matchId = said.matchId;
      if (said.type === "unfollow") this.#unfollow(matchId);
      else await this.#follow(said);
    } catch (error) {
      this.#refuse(matchId, error);
    }
  }

  leave(): void {
    this.#isOpen = false;
    for (const stop of this.#followed.values()) stop();
    this.#followed.clear();
    this.#release();
  }

  close(code: number, reason: string): void {
    this.leave();
    this.#peer.close(code, reason);
  }

  async #follow({ matchId, since, code }: Follow): Promise<void> {
    const { service, limiter } = this.#parts;
    const player = this.who.identity;
    limiter.count("requests", this.who);
    this.#stop(matchId);
    this.#checkRoom();
    const release = limiter.countStream(this.who);
    let isWanted = true;
    let stop = (): void => {
      isWanted = false;
    };
    const stopAndRelease = (): void => {
      stop();
      release();
    };
    this.#followed.set(matchId, stopAndRelease);
    const forget = (): void => {
      if (this.#followed.get(matchId) === stopAndRelease) this.#stop(matchId);
    };
    try {
      await service.checkMayLook({ matchId, player, ...(code !== undefined && { code }) });
    } catch (error) {
      forget();
      throw error;
    }
    // It may have left, or said something else, meanwhile.
    if (!isWanted) return;
    stop = follow({
      service,
      matchId,
      player,
      since: since ?? null,
      send: (text) => this.#send(text),
      onProblem: (problem) => {
        forget();
        this.#refuse(matchId, problem);
      },
    });
  }

  #checkRoom(): void {
    const { limiter } = this.#parts;
    limiter.checkStreams(this.who);
    const most = limiter.followsPerSocket;
    if (this.#followed.size < most) return;
    const message = `One socket may follow at most ${most} matches. Unfollow one first.`;
    throw new HttpError(429, "too-many-streams", message, { limit: "streams" });
  }

  #unfollow(matchId: string): void {
    this.#parts.limiter.count("requests", this.who);
    this.#stop(matchId);
    this.#send(unfollowedMessage(matchId));
  }

  #stop(matchId: string): void {
    this.#followed.get(matchId)?.();
    this.#followed.delete(matchId);
  }

  #refuse(matchId: string | null, error: unknown): void {
    if (!this.#isOpen) return;
    const { status, refusal } = refusalOf(error, this.#parts.onProblem);
    const isNonsense = status === 400 || refusal.data?.retryAfterSeconds !== undefined;
    if (isNonsense && ++this.#nonsense > MAX_NONSENSE) {
      return this.close(CLOSES.notAllowed, "Too many messages that were refused.");
    }
    this.#send(errorMessage(matchId, refusal));
  }

  #send(text: string): void {
    if (!this.#isOpen) return;
    const why = refusesToSend(this.#parts.limiter, this.who, text.length);
    if (why !== null) return this.close(CLOSES.tryAgainLater, why);
    this.#peer.send(text, { compress: text.length >= WORTH_COMPRESSING });
    if (this.#peer.bufferedAmount > MAX_WAITING_BYTES) this.close(CLOSES.tryAgainLater, TOO_SLOW);
  }
}
