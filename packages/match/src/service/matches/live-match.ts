/** A match in memory: what is stored, read once, and what was derived from it. */
import type { CommandFields, EventOf, GameTypes, MaskedEvent, State, View } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { afterEntry } from "../../clocks/clocks.ts";
import { releaseDelayMs } from "../../responses/release.ts";
import type { Downtime } from "../../store.ts";
import { MatchError } from "../errors.ts";
import type {
  ListedMove,
  MatchMeta,
  MatchStatus,
  OpenPrompt,
  PlayerView,
  Position,
} from "../requests.ts";
import { describeSeen } from "../viewing/seen-cards.ts";
import { isBot, isOver, type MatchHead, type MatchSetup, metaOf, seatIn } from "./head.ts";

export type AnyState = State<GameTypes>;
export type AnyEvent = EventOf<GameTypes>;
type AnyCommand = GameTypes["command"];

interface Parts {
  readonly matchId: string;
  readonly version: number;
  readonly head: MatchHead;
  readonly setup: MatchSetup;
  readonly state: AnyState | null;
  /** The version of the stored snapshot; null if there is none that can be read. */
  readonly snapshotVersion: number | null;
  /** Null if the rules or cards of the match are not installed. */
  readonly hosted: AnyHostableGame | null;
}

export class LiveMatch implements Parts {
  readonly matchId: string;
  readonly version: number;
  readonly head: MatchHead;
  readonly setup: MatchSetup;
  readonly state: AnyState | null;
  readonly snapshotVersion: number | null;
  readonly hosted: AnyHostableGame | null;
  // By seat, as they were asked for.
  private readonly positions: Record<string, Position> = {};
  private readonly views: Record<string, PlayerView> = {};
  private readonly masks: Record<string, View<GameTypes>> = {};

  constructor(parts: Parts) {
    this.matchId = parts.matchId;
    this.version = parts.version;
    this.head = parts.head;
    this.setup = parts.setup;
    this.state = parts.state;
    this.snapshotVersion = parts.snapshotVersion;
    this.hosted = parts.hosted;
  }

  /** Its game; an error if the match is suspended. */
  game(): AnyHostableGame {
    if (this.hosted !== null) return this.hosted;
    throw new MatchError("suspended", whySuspended(this.head));
  }

  /** The match one version later. */
  next(changed: Partial<Pick<Parts, "head" | "setup" | "state">>): LiveMatch {
    const { matchId, version, head, setup, state, snapshotVersion, hosted } = this;
    const before = { matchId, head, setup, state, snapshotVersion, hosted };
    const following = { ...before, ...changed, version: version + 1 };
    const updatedAtMs = this.timeOfNext(following.head.updatedAtMs);
    return new LiveMatch({ ...following, head: { ...following.head, updatedAtMs } });
  }

  /**
   * When an entry that is made now stands. A machine's clock may be set back, and two hosts' differ: the
   * times of a log never run backwards, and neither clocks nor releases count from before their entry.
   */
  timeOfNext(nowMs: number): number {
    return Math.max(this.head.updatedAtMs, nowMs);
  }

  /** The match one version later, with this state of its game; `by` as in `afterEntry`. */
  at(
    state: AnyState,
    by: Omit<Parameters<typeof afterEntry>[1], "actors" | "releaseMs">,
    downtimes: readonly Downtime[],
  ): LiveMatch {
    const { head, setup, version } = this;
    const hosted = this.game();
    const atMs = this.timeOfNext(by.atMs);
    const outcome = hosted.game.outcome(state);
    const hasEnded = outcome.status === "ended";
    const actors = hasEnded ? [] : [...hosted.game.actors(state)];
    const releaseMs =
      !hasEnded && this.isPlayedByPeople && isWindow(hosted, state)
        ? atMs + releaseDelayMs(setup.secret, version + 1)
        : null;
    // The host thinks for its bots: their clocks stand still.
    const timed = actors.filter((seat) => this.isPersonAt(seat));
    const clocks =
      head.clocks && afterEntry(head.clocks, { ...by, atMs, actors: timed, releaseMs }, downtimes);
    return this.next({
      head: {
        ...head,
        status: hasEnded ? "completed" : "active",
        actors,
        turn: hosted.turnNumber(state),
        outcome: hasEnded ? { winners: outcome.winners, reason: outcome.reason } : null,
        clocks,
        releaseMs,
        openByMs: null,
        startedAtMs: head.startedAtMs ?? atMs,
        endedAtMs: hasEnded ? atMs : null,
        updatedAtMs: atMs,
      },
      state,
    });
  }

  get status(): MatchStatus {
    return this.hosted === null && !isOver(this.head) ? "suspended" : this.head.status;
  }

  seatOf(player: string): string | null {
    return seatIn(this.head, player);
  }

  /** The seat from which this player looks, or `spectator`. */
  viewerOf(player: string): string {
    return this.seatOf(player) ?? "spectator";
  }

  /** The bot that has to act, with its seat. */
  botToAct(): { readonly seat: string; readonly bot: string } | null {
    for (const { seat, holder } of this.head.seats) {
      if (isBot(holder) && this.head.actors.includes(seat)) return { seat, bot: holder.bot };
    }
    return null;
  }

  isPersonAt(seat: string): boolean {
    const holder = this.head.seats.find((held) => held.seat === seat)?.holder ?? null;
    return holder !== null && !isBot(holder);
  }

  /** Whether at least one person plays. */
  get isPlayedByPeople(): boolean {
    return this.head.seats.some(({ holder }) => holder !== null && !isBot(holder));
  }

  viewFor(player: string): PlayerView {
    const seat = this.viewerOf(player);
    this.views[seat] ??= this.makeView(seat);
    return this.views[seat];
  }

  positionFor(player: string): Position {
    return this.positionOf(this.viewerOf(player));
  }

  /** From a seat, or as a spectator. */
  positionOf(seat: string): Position {
    this.positions[seat] ??= this.makePosition(seat);
    return this.positions[seat];
  }

  private makeView(seat: string): PlayerView {
    const position = this.positionOf(seat);
    return { ...position, cards: this.describe(position.view) };
  }

  private makePosition(seat: string): Position {
    const { matchId, version, status, hosted, state } = this;
    // Settings are not part of a match; player-view.ts adds what follows from them.
    const about = { matchId, game: this.head.game, seat, version, status, isPassing: false };
    if (hosted === null || state === null) return { ...about, view: null, legalMoves: [] };
    const view = this.maskFor(seat) as View<GameTypes>;
    const legalMoves = seat === "spectator" ? [] : listMoves(hosted, state, seat);
    return { ...about, view, legalMoves };
  }

  /** What a viewer may know; null before the start, and if the rules are not installed. */
  private maskFor(seat: string): View<GameTypes> | null {
    if (this.hosted === null || this.state === null) return null;
    this.masks[seat] ??= this.hosted.game.mask(this.state, seat);
    return this.masks[seat];
  }

  /** The definitions of every face in what is sent. */
  describe(sent: unknown): Readonly<Record<string, object>> {
    return this.hosted === null ? {} : describeSeen(this.hosted, sent);
  }

  maskEvents(events: readonly AnyEvent[], player: string): MaskedEvent[] {
    if (this.hosted === null || this.state === null) return [];
    return this.hosted.game.maskEvents(this.state, events, this.viewerOf(player));
  }

  promptFor(player: string): OpenPrompt | null {
    const seat = this.seatOf(player);
    return seat === null ? null : this.promptOf(seat);
  }

  promptOf(seat: string): OpenPrompt | null {
    const prompts = this.maskFor(seat)?.prompts ?? [];
    return prompts.find((prompt) => prompt.seat === seat) ?? null;
  }

  metaFor(player: string): MatchMeta {
    const meta = metaOf(this.matchId, this.version, this.head, this.status, player);
    return meta.status === "suspended" ? { ...meta, stopped: whySuspended(this.head) } : meta;
  }
}

function whySuspended({ game, rulesVersion }: MatchHead): string {
  return (
    `This match was started with rules ${rulesVersion} of ${game} and cards that are not installed ` +
    "here. It goes on when they are; its clocks stand still."
  );
}

/** Whether the open prompt is a window: a chance to respond, which players usually pass. */
function isWindow({ windows }: AnyHostableGame, { prompts }: AnyState): boolean {
  return windows !== undefined && prompts.some(({ kind }) => windows.prompts.includes(kind));
}

function listMoves({ game }: AnyHostableGame, state: AnyState, seat: string): ListedMove[] {
  const { commands } = game;
  return game.legalMoves(state, seat).map(({ id, text, command }) => {
    const listed = { id, command: inDeclaredOrder(commands, command), text };
    return game.isAnytime(command) ? { ...listed, anytime: true } : listed;
  });
}

/** Rules may fill in fields in any order; readers of a command get them as the game declares them. */
function inDeclaredOrder(declared: CommandFields, command: AnyCommand): AnyCommand {
  const given: Readonly<Record<string, unknown>> = command;
  const ordered: Record<string, unknown> & AnyCommand = { type: command.type };
  // Without a list of names: a seat has dozens of moves.
  for (const name in declared[command.type]) {
    if (Object.hasOwn(given, name)) ordered[name] = given[name];
  }
  return ordered;
}
