/** A match in memory: what is stored, read once, and what was worked out from it. */
import type { CommandFields, EventOf, GameTypes, MaskedEvent, Seed, State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { StoredMatch } from "../store.ts";
import { MatchError } from "./errors.ts";
import { findGame } from "./find-game.ts";
import type { ListedMove, MatchMeta, MatchStatus, OpenPrompt, PlayerView } from "./requests.ts";
import { describeSeen } from "./seen-cards.ts";

export type AnyState = State<GameTypes>;
export type AnyEvent = EventOf<GameTypes>;
type AnyCommand = GameTypes["command"];

type Holder = { readonly player: string } | { readonly bot: string } | null;

/** Stored with every entry. Nothing here is secret but which player is which. */
export interface MatchHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly status: Exclude<MatchStatus, "suspended">;
  readonly creator: string;
  /** In the game's order. */
  readonly seats: readonly { readonly seat: string; readonly holder: Holder }[];
  readonly actors: readonly string[];
  readonly turn: number | null;
  readonly outcome: MatchMeta["outcome"];
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** What a match is started with. Secret. */
export interface MatchSetup {
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly config: object;
  readonly seed: Seed;
  /** Bots draw from this, so that one that is asked again after a crash says the same. */
  readonly botSeed: string;
}

export class LiveMatch {
  readonly matchId: string;
  readonly version: number;
  readonly head: MatchHead;
  readonly setup: MatchSetup;
  readonly state: AnyState | null;
  /** Null: the match is suspended. */
  readonly entry: AnyHostableGame | null;
  private readonly views = new Map<string, PlayerView>();

  constructor(parts: {
    readonly matchId: string;
    readonly version: number;
    readonly head: MatchHead;
    readonly setup: MatchSetup;
    readonly state: AnyState | null;
    readonly entry: AnyHostableGame | null;
  }) {
    this.matchId = parts.matchId;
    this.version = parts.version;
    this.head = parts.head;
    this.setup = parts.setup;
    this.state = parts.state;
    this.entry = parts.entry;
  }

  static revive(stored: StoredMatch, games: readonly AnyHostableGame[]): LiveMatch {
    const head = JSON.parse(stored.head) as MatchHead;
    return new LiveMatch({
      matchId: stored.matchId,
      version: stored.version,
      head,
      setup: JSON.parse(stored.setup) as MatchSetup,
      state: stored.snapshot === null ? null : (JSON.parse(stored.snapshot) as AnyState),
      entry: findGame(games, head),
    });
  }

  /** Its game; an error if the match is suspended. */
  hosted(): AnyHostableGame {
    if (this.entry !== null) return this.entry;
    const { game, rulesVersion } = this.head;
    throw new MatchError(
      "suspended",
      `This match was begun with rules ${rulesVersion} of ${game} and cards that are not here. It ` +
        "goes on where they are.",
    );
  }

  /** The match one version on. */
  next(changed: Partial<Pick<LiveMatch, "head" | "setup" | "state">>): LiveMatch {
    const { matchId, version, head, setup, state, entry } = this;
    return new LiveMatch({ matchId, head, setup, state, entry, ...changed, version: version + 1 });
  }

  /** The match one version on, its game at this state. */
  at(state: AnyState, atMs: number): LiveMatch {
    return this.next({ head: headAfter(this.head, this.hosted(), state, atMs), state });
  }

  get status(): MatchStatus {
    return this.entry === null ? "suspended" : this.head.status;
  }

  seatOf(player: string): string | null {
    return seatIn(this.head, player);
  }

  /** Where this player looks from. */
  viewerOf(player: string): string {
    return this.seatOf(player) ?? "spectator";
  }

  /** The bot that has to act, with its seat. */
  botToAct(): { readonly seat: string; readonly bot: string } | null {
    for (const { seat, holder } of this.head.seats) {
      if (holder === null || !("bot" in holder)) continue;
      if (this.head.actors.includes(seat)) return { seat, bot: holder.bot };
    }
    return null;
  }

  /** Not by bots alone. */
  get isPlayedByPeople(): boolean {
    return this.head.seats.some(({ holder }) => holder !== null && "player" in holder);
  }

  viewFor(player: string): PlayerView {
    const seat = this.viewerOf(player);
    const made = this.views.get(seat) ?? this.makeView(seat);
    this.views.set(seat, made);
    return made;
  }

  private makeView(seat: string): PlayerView {
    const { matchId, version, status, entry, state } = this;
    const about = { matchId, game: this.head.game, seat, version, status };
    if (entry === null || state === null) {
      return { ...about, view: null, legalMoves: [], cards: {} };
    }
    const view = entry.game.mask(state, seat);
    const legalMoves = seat === "spectator" ? [] : listMoves(entry, state, seat);
    return { ...about, view, legalMoves, cards: this.describe(view) };
  }

  /** The definitions of every face in what is sent. */
  describe(...sent: readonly unknown[]): Record<string, object> {
    return this.entry === null ? {} : describeSeen(this.entry, ...sent);
  }

  maskEvents(events: readonly AnyEvent[], player: string): MaskedEvent[] {
    if (this.entry === null || this.state === null) return [];
    return this.entry.game.maskEvents(this.state, events, this.viewerOf(player));
  }

  promptFor(player: string): OpenPrompt | null {
    const seat = this.seatOf(player);
    const prompts = this.viewFor(player).view?.prompts ?? [];
    return prompts.find((prompt) => prompt.seat === seat) ?? null;
  }

  metaFor(player: string): MatchMeta {
    return metaOf(this.matchId, this.version, this.head, this.status, player);
  }
}

function listMoves({ game }: AnyHostableGame, state: AnyState, seat: string): ListedMove[] {
  const { commands } = game;
  return game.legalMoves(state, seat).map(({ id, text, command }) => {
    const listed = { id, command: inDeclaredOrder(commands, command), text };
    return game.isAnytime(command) ? { ...listed, anytime: true } : listed;
  });
}

/** A rule may fill in fields as it likes; who reads a command finds them as the game declares them. */
function inDeclaredOrder(declared: CommandFields, { type, ...fields }: AnyCommand): AnyCommand {
  const names = Object.keys(declared[type] ?? {}).filter((name) => Object.hasOwn(fields, name));
  const values: Readonly<Record<string, unknown>> = fields;
  return { type, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
}

function seatIn({ seats }: MatchHead, player: string): string | null {
  const held = seats.find(
    ({ holder }) => holder !== null && "player" in holder && holder.player === player,
  );
  return held?.seat ?? null;
}

export function metaOf(
  matchId: string,
  version: number,
  head: MatchHead,
  status: MatchStatus,
  player: string,
): MatchMeta {
  const { game, rulesVersion, cardSet, actors, turn, outcome, createdAtMs, updatedAtMs } = head;
  return {
    matchId,
    game,
    rulesVersion,
    cardSet,
    status,
    version,
    seat: seatIn(head, player) ?? "spectator",
    seats: head.seats.map(({ seat, holder }) =>
      holder === null
        ? { seat, by: "nobody" }
        : "bot" in holder
          ? { seat, by: "bot", bot: holder.bot }
          : { seat, by: "player" },
    ),
    actors,
    turn,
    outcome,
    createdAtMs,
    updatedAtMs,
  };
}

/** The head of a match whose game goes on from this state. */
function headAfter(
  head: MatchHead,
  entry: AnyHostableGame,
  state: AnyState,
  atMs: number,
): MatchHead {
  const { game } = entry;
  const outcome = game.outcome(state);
  const ended = outcome.status === "ended";
  return {
    ...head,
    status: ended ? "ended" : "running",
    actors: [...game.actors(state)],
    turn: entry.turnNumber(state),
    outcome: ended ? { winners: outcome.winners, reason: outcome.reason } : null,
    updatedAtMs: atMs,
  };
}
