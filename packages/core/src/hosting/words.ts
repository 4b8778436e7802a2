/**
 * A game in words: what the author of a game writes, as tables over the game's own events, endings,
 * phases, seats and zones. The compiler checks each for completeness: a new event does not compile
 * until it has a sentence, or null for none. Words need no rules, so a browser can have them alone.
 */
import type { GameTypes, MaskedEvent } from "../types.ts";
import type { CardView, View } from "../view.ts";
import type { LogContext } from "./log-context.ts";

/** A change of the table as a viewer gets it, without what the viewer may not know. */
export interface SeenChange {
  readonly card?: string;
  /** The id it has afterwards. */
  readonly as?: string;
  readonly def?: string;
  readonly data?: object | null;
  readonly from?: SeenPlace;
  readonly to?: SeenPlace;
  /** Of what is placed, shown or shuffled: where. */
  readonly seat?: string;
  readonly zone?: string;
  readonly cards?: readonly { readonly card: string; readonly def?: string }[];
  readonly count?: number;
}

export interface SeenPlace {
  readonly seat: string;
  readonly zone: string;
}

/** An event as a sentence gets it. Fields that the game's audiences hide are not there. */
export type SeenEvent<G extends GameTypes, T extends G["event"]["type"]> = Omit<
  Extract<G["event"], { readonly type: T }>,
  "type" | "change"
> & { readonly change: SeenChange };

/** Null instead of a sentence, or from one: nothing worth a line, because something else says it. */
export type Sentence<E, Memory> =
  | ((event: E, say: LogContext, memory: Memory) => string | null)
  | null;

/**
 * Why a match ended: "no life points were left". The losers are empty where no particular match is
 * meant.
 */
export type EndingWords = string | ((losers: readonly string[], say: LogContext) => string);

/** A fact in a few words: `{ name: "life", value: "20" }`. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What is to be said about a position besides where its cards lie. */
export interface BoardWords<G extends GameTypes> {
  /** How far the match is, besides its phase. */
  readonly match: (view: View<G>, say: LogContext) => readonly Fact[];
  readonly seat: (view: View<G>, seat: G["seat"]) => readonly Fact[];
  readonly card: (view: View<G>, card: CardView<G>, say: LogContext) => readonly string[];
}

/** What telling keeps from event to event, so that a sentence can name its cause. */
export interface MemoryRules<Memory> {
  readonly start: Memory;
  /** Called before the event is told. */
  readonly hear: (memory: Memory, event: MaskedEvent) => Memory;
}

export interface WordTables<G extends GameTypes, Ending extends string, Memory> {
  readonly events: {
    readonly [T in G["event"]["type"]]: Sentence<SeenEvent<G, T>, Memory>;
  };
  readonly endings: Readonly<Record<Ending, EndingWords>>;
  /** As part of a sentence: "main phase". */
  readonly phases: Readonly<Record<G["phase"], string>>;
  readonly seats: Readonly<Record<G["seat"], string>>;
  readonly zones: Readonly<Record<G["zone"], string>>;
  readonly board: BoardWords<G>;
  readonly memory: MemoryRules<Memory>;
  /** The event that begins a turn, which a log sets off. */
  readonly turn?: G["event"]["type"];
  /**
   * Causes that the game announces after their effects: each is told before those of these effects
   * that come directly before it.
   */
  readonly causes?: Partial<Readonly<Record<G["event"]["type"], readonly G["event"]["type"][]>>>;
}

/** The words of any game, for hosts: the tables without the game's types. */
export interface GameWords {
  readonly event: (event: MaskedEvent, say: LogContext, memory: unknown) => string | null;
  /** Null: the game has no words for it. */
  readonly ending: (reason: string, losers: readonly string[], say: LogContext) => string | null;
  readonly phase: (phase: string) => string | null;
  readonly seat: (seat: string) => string | null;
  readonly zone: (zone: string) => string | null;
  readonly board: BoardWords<GameTypes>;
  readonly memory: MemoryRules<unknown>;
  readonly turn: string | null;
  readonly causes: Readonly<Record<string, readonly string[] | undefined>>;
}

export function gameWords<G extends GameTypes, Ending extends string, Memory>(
  tables: WordTables<G, Ending, Memory>,
): GameWords {
  const { events, endings, phases, seats, zones, causes = {} } = tables;
  return {
    event(event, say, memory) {
      const sentence = entry<Sentence<MaskedEvent, Memory>>(events, event.type);
      return sentence?.(event, say, memory as Memory) ?? null;
    },
    ending(reason, losers, say) {
      const words = entry<EndingWords>(endings, reason);
      return typeof words === "function" ? words(losers, say) : words;
    },
    phase: (phase) => entry(phases, phase),
    seat: (seat) => entry(seats, seat),
    zone: (zone) => entry(zones, zone),
    // Views and memories pass through as they are: only the game's own words read them.
    board: tables.board as unknown as BoardWords<GameTypes>,
    memory: tables.memory as unknown as MemoryRules<unknown>,
    turn: tables.turn ?? null,
    causes,
  };
}

function entry<T>(table: object, key: string): T | null {
  return Object.hasOwn(table, key) ? ((table as Readonly<Record<string, T>>)[key] ?? null) : null;
}
