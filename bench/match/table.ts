/**
 * A table at which two people play recorded matches, one after the other, through the service. Each has
 * a stream, as a browser does: with every action both are sent their view and events as JSON text.
 */
import type { MatchService, Time } from "../../packages/match/src/service/index.ts";
import type { Streams } from "../../packages/server/src/streams/streams.ts";
import { hosted, PLAYERS, type Player, type Recorded } from "./recorded.ts";

type Peer = Parameters<NonNullable<Streams["hooks"]["open"]>>[0];
type Message = Parameters<NonNullable<Streams["hooks"]["message"]>>[1];

/**
 * Everybody thinks for a second before they act. So nobody waits for a window to be released, and the
 * service does all that it does otherwise.
 */
export class ThinkingTime implements Time {
  #nowMs = 1_790_000_000_000;

  readonly now = (): number => this.#nowMs;

  /** Nothing comes by itself: the players are asked in every window and have no clocks. */
  readonly at = (): (() => void) => () => {};

  think(): void {
    this.#nowMs += 1000;
  }
}

export interface Host {
  readonly service: MatchService;
  readonly streams: Streams;
  readonly time: ThinkingTime;
}

export class Table {
  readonly #host: Host;
  readonly #matches: readonly Recorded[];
  #next: number;
  #playing: Playing | null = null;
  /** Actions so far. */
  #acted = 0;

  /** `first`: the number of the match it begins with. */
  constructor(host: Host, matches: readonly Recorded[], first: number) {
    this.#host = host;
    this.#matches = matches;
    this.#next = first;
  }

  get acted(): number {
    return this.#acted;
  }

  /** The next action; first a new match, where one has ended. */
  async act(): Promise<void> {
    this.#playing ??= await this.#begin();
    await this.#playing.act();
    this.#acted++;
    if (this.#playing.isOver) this.leave();
  }

  leave(): void {
    this.#playing?.leave();
    this.#playing = null;
  }

  #begin(): Promise<Playing> {
    const recorded = this.#matches[this.#next++ % this.#matches.length];
    if (recorded === undefined) throw new Error("No match was recorded");
    return begin(this.#host, recorded);
  }
}

async function begin(host: Host, recorded: Recorded): Promise<Playing> {
  const { service } = host;
  const { seed, decks } = recorded;
  const [ada, bob] = PLAYERS;
  const game = hosted.game.id;
  const { matchId } = await service.createMatch({ game, player: ada, deck: decks[ada], seed });
  for (const player of PLAYERS.slice(1)) {
    await service.joinMatch({ matchId, player, deck: decks[bob] });
  }
  const { version } = await service.startMatch({ matchId, player: ada });
  const settings = { mode: "on", yieldUntil: null, stops: [] } as const;
  for (const player of PLAYERS) await service.changeSettings({ matchId, player, settings });
  const seats = PLAYERS.map((player) => new Seat(host.streams, matchId, player));
  await Promise.all(seats.map(({ hasView }) => hasView));
  return new Playing(host, { matchId, version, recorded, seats });
}

/** A match under way. */
class Playing {
  readonly #host: Host;
  readonly #matchId: string;
  readonly #recorded: Recorded;
  readonly #seats: readonly Seat[];
  readonly #firstVersion: number;
  #done = 0;

  constructor(
    host: Host,
    match: {
      readonly matchId: string;
      readonly version: number;
      readonly recorded: Recorded;
      readonly seats: readonly Seat[];
    },
  ) {
    this.#host = host;
    this.#matchId = match.matchId;
    this.#recorded = match.recorded;
    this.#seats = match.seats;
    this.#firstVersion = match.version;
  }

  get isOver(): boolean {
    return this.#done === this.#recorded.moves.length;
  }

  async act(): Promise<void> {
    const { service, time } = this.#host;
    const next = this.#recorded.moves[this.#done];
    if (next === undefined) throw new Error("The match is over");
    const expectedVersion = this.#firstVersion + this.#done;
    const matchId = this.#matchId;
    const commandId = `${expectedVersion}`;
    time.think();
    const submitted = await service.submitAction({ matchId, ...next, expectedVersion, commandId });
    if (!submitted.ok) throw new Error(submitted.rejection.message);
    this.#done++;
    for (const seat of this.#seats) seat.checkTold(submitted.version - this.#firstVersion + 1);
  }

  leave(): void {
    for (const seat of this.#seats) seat.leave();
  }
}

/** Somebody's end of a stream, without a network. */
class Seat {
  readonly #streams: Streams;
  readonly #peer: Peer;
  readonly hasView: Promise<void>;
  #messages = 0;

  constructor(streams: Streams, matchId: string, player: Player) {
    this.#streams = streams;
    const told = Promise.withResolvers<void>();
    this.hasView = told.promise;
    const peer = {
      context: { who: { identity: player, address: "" } },
      bufferedAmount: 0,
      // A socket is given bytes.
      send: (text: string): void => {
        if (Buffer.from(text).length > 0) this.#messages++;
        told.resolve();
      },
      close: (_: number, reason: string) => told.reject(new Error(reason)),
    };
    this.#peer = peer as unknown as Peer;
    void streams.hooks.open?.(this.#peer);
    const rawData = JSON.stringify({ type: "follow", matchId });
    void streams.hooks.message?.(this.#peer, { rawData } as Message);
  }

  /** That nothing was left out: a view, and a message for each action. */
  checkTold(messages: number): void {
    if (this.#messages !== messages) {
      throw new Error(`A stream was sent ${this.#messages} messages instead of ${messages}`);
    }
  }

  leave(): void {
    void this.#streams.hooks.close?.(this.#peer, {});
  }
}
