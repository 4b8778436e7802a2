/**
 * Everything that can happen: one table of events, their fields, who sees them and whom they show
 * faces. One fact, one event: a change is applied by exactly one of these; announcements (evolve.ts) only tell why. The
 * kernel adds GAME_STARTED, PHASE_CHANGED, PROMPT_OPENED, PROMPT_CLOSED and GAME_ENDED.
 *
 * What moves or shows cards carries a `change`, of which the kernel gives each viewer its share
 * (LT 13.3). Everything else in an event is public (types.ts), so masking has nothing to forget.
 */
import type {
  AudienceTable,
  CardId,
  FaceTable,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  TableChange,
  Turned,
} from "@tcg/core";
import type {
  CardCause,
  Cause,
  CloutCause,
  DiscardCause,
  DrawCause,
  GraveyardReason,
  LifeCause,
  LostStereotype,
  TokenReason,
  TributeCause,
} from "./causes.ts";
import type {
  ChainLink,
  LunchTable,
  Modifier,
  Occurrence,
  PendingAttack,
  ResponseWindow,
  Snapshot,
  Source,
} from "./types.ts";
import type { Position, Seat, WindowKind } from "./vocabulary.ts";

/** An event as it is declared: who sees it, whom it shows faces, and in its type the fields. */
interface Declared<Fields> {
  readonly audience: "all" | "nobody";
  /** Null: it changes no cards. */
  readonly faces: "zones" | "all" | typeof itsSeat | null;
  readonly [FIELDS]?: Readonly<Fields>;
}
declare const FIELDS: unique symbol;
type NoFields = Record<never, never>;
type NoChange = { readonly [field: string]: unknown; readonly change?: never };
type Change = { readonly change: TableChange };

const itsSeat = ({ seat }: { readonly seat: Seat }): readonly Seat[] => [seat];

/** Everybody sees all of it. */
function all<Fields extends NoChange = NoFields>(): Declared<Fields> {
  return { audience: "all", faces: null };
}

/** Everybody sees it, but of its change each viewer only its share: faces where the zones show them. */
function share<Fields extends Change>(): Declared<Fields> {
  return { audience: "all", faces: "zones" };
}

/** The same, and `seat` is shown the faces (LT 2.8). */
function look<Fields extends Change & { readonly seat: Seat }>(): Declared<Fields> {
  return { audience: "all", faces: itsSeat };
}

/** The same, and everybody is shown the faces (LT 2.8). */
function reveal<Fields extends Change>(): Declared<Fields> {
  return { audience: "all", faces: "all" };
}

/** The machinery's own: the referee alone sees it. */
function nobody<Fields extends NoChange = NoFields>(): Declared<Fields> {
  return { audience: "nobody", faces: null };
}

/**
 * `was` is a card as it was before the event, null if it was not on the table (LT 8.14). `source` is
 * the card that caused it, by the id it was activated or triggered with, though it may have left.
 */
const events = {
  // The course of the match
  FIRST_SEAT_DECIDED: all<{ seat: Seat }>(),
  DECK_PLACED: share<{ seat: Seat; change: Placed }>(),
  TURN_STARTED: all<{ seat: Seat; turn: number }>(),
  /** END_TURN was given (LT 5.7). */
  TURN_ENDING: all<{ seat: Seat }>(),
  TURN_ENDED: all<{ seat: Seat; turn: number }>(),

  // Cards that move, and cards that are shown
  CARD_DRAWN: share<DrawCause & { seat: Seat; change: Moved }>(),
  HAND_DISCARDED: share<DiscardCause & { seat: Seat; change: Moved }>(),
  CARD_TO_HAND: share<CardCause & { was: Snapshot | null; change: Moved }>(),
  CARD_TO_DECK: share<CardCause & { was: Snapshot | null; change: Moved }>(),
  /** Its source is the card that destroyed, negated or milled it, or that had taken its control. */
  CARD_TO_GRAVEYARD: share<{
    reason: GraveyardReason;
    source?: Source;
    was: Snapshot | null;
    change: Moved;
  }>(),
  CARD_BANISHED: share<CardCause & { was: Snapshot | null; change: Moved }>(),
  DECK_SHUFFLED: share<{ seat: Seat; change: Shuffled }>(),
  /** Fresh order for the top cards of a deck, chosen by `by`. */
  DECK_ARRANGED: share<{ seat: Seat; by: Seat; count: number; change: Shuffled }>(),
  CARDS_VIEWED: look<{ seat: Seat; change: Learned }>(),
  CARDS_REVEALED: reveal<{ seat: Seat; change: Learned }>(),

  // Summons, positions and control
  NORMAL_SUMMONED: share<{ seat: Seat; change: Moved }>(),
  MONSTER_SET: share<{ seat: Seat; change: Moved }>(),
  FLIP_SUMMONED: share<{ seat: Seat; change: Turned }>(),
  SPECIAL_SUMMONED: share<{ seat: Seat; source?: Source; change: Moved }>(),
  TRIBUTE_PAID: share<TributeCause & { seat: Seat; was: Snapshot; change: Moved }>(),
  TOKEN_CREATED: share<{ seat: Seat; source: Source; change: Placed }>(),
  TOKEN_REMOVED: share<{ reason: TokenReason; source?: Source; was: Snapshot; change: Removed }>(),
  /** Its source is the attacker, or the card whose effect turns it. */
  CARD_FLIPPED: share<Required<Cause<"attack" | "effect">> & { seat: Seat; change: Turned }>(),
  CARD_TURNED_DOWN: share<{ seat: Seat; source: Source; change: Turned }>(),
  /** Without a source it is the player's own command (LT 6.6). */
  POSITION_CHANGED: all<{
    card: CardId;
    position: Position;
    byCommand: boolean;
    source?: Source;
  }>(),
  /** Its source is the card that takes control, or had taken it and now gives it back. */
  CONTROL_CHANGED: share<{ seat: Seat; taken: boolean; source: Source; change: HandedOver }>(),

  // Spells, traps and effects on their way to the chain
  SPELL_TRAP_SET: share<{ seat: Seat; change: Moved }>(),
  SPELL_ACTIVATED: share<{ seat: Seat; change: Moved | Turned }>(),
  TRAP_ACTIVATED: share<{ seat: Seat; change: Turned }>(),
  EFFECT_ACTIVATED: all<{ seat: Seat; source: Source; effect: string }>(),
  TRIGGER_ACTIVATED: all<{ seat: Seat; source: Source; effect: string }>(),
  TRIGGER_DECLINED: all<{ seat: Seat; source: Source; effect: string }>(),
  TRIGGER_LAPSED: all<{ seat: Seat; source: Source; effect: string }>(),
  TARGETS_CHOSEN: all<{ seat: Seat; source: Source; cards: readonly Snapshot[] }>(),
  COST_PAID: all<{ seat: Seat; source: Source; cost: string; amount: number }>(),

  // Chains
  CHAIN_STARTED: all(),
  CHAIN_LINK_ADDED: all<{ link: ChainLink }>(),
  CHAIN_RESOLVING: all<{ links: number }>(),
  CHAIN_LINK_NEGATED: all<{ index: number; source: Source; negatedBy: Source }>(),
  /** Some targets of a link that begins to resolve are no longer legal: these are left (LT 8.6). */
  TARGETS_LOST: all<{ index: number; source: Source; targets: readonly (readonly CardId[])[] }>(),
  CARD_EQUIPPED: all<{ card: CardId; to: CardId }>(),
  CHAIN_LINK_RESOLVED: all<{ index: number; source: Source }>(),
  CHAIN_RESOLVED: all(),

  // Windows
  /** A seat is asked; `passes` counts the other if that one passed by itself (LT 9.5). */
  WINDOW_OPENED: all<{ window: ResponseWindow }>(),
  /** A seat that was asked has passed, and closes the window if nobody is left to ask. */
  RESPONSE_PASSED: all<{ seat: Seat; closes?: WindowKind }>(),
  /** Nobody is asked about the last link. */
  WINDOW_CLOSED: all<{ window: WindowKind }>(),
  /** Nobody is asked in all of a window: it opens and closes. */
  WINDOW_PASSED: all<{ window: WindowKind }>(),
  /** What just happened may be answered by traps until the next window has closed. */
  FACTS_NOTED: nobody<{ occurrences: readonly Occurrence[] }>(),
  /** Nobody was asked, or the simple game has looked for traps that answer them (LT 9.7). */
  FACTS_FORGOTTEN: nobody(),

  // Combat
  ATTACK_DECLARED: all<{ seat: Seat; attack: PendingAttack; was: Snapshot }>(),
  ATTACK_REDIRECTED: all<{ attack: PendingAttack }>(),
  BATTLE_RESOLVED: all<{
    attacker: CardId;
    target: CardId | null;
    destroyed: readonly CardId[];
  }>(),
  ATTACK_ENDED: all<Cause<"resolved" | "called_off" | "stopped" | "void">>(),
  /**
   * Its source is the card that did it; null for an equip that has lost its stereotype, which
   * `lost` names (LT 7.6).
   */
  CARD_DESTROYED: all<{
    was: Snapshot;
    by: "battle" | "effect";
    source: Source | null;
    lost?: LostStereotype;
  }>(),

  // Numbers
  DAMAGE_DEALT: all<{
    seat: Seat;
    amount: number;
    by: "battle" | "effect";
    source: Source;
    was: Snapshot | null;
  }>(),
  LIFE_HEALED: all<{ seat: Seat; amount: number; source: Source }>(),
  LP_CHANGED: all<LifeCause & { seat: Seat; amount: number; lifePoints: number }>(),
  CLOUT_CHANGED: all<CloutCause & { seat: Seat; amount: number; clout: number }>(),
  MODIFIER_APPLIED: all<{ modifier: Modifier }>(),
  MODIFIER_EXPIRED: all<{ modifier: Modifier }>(),
  /** A turn of those that last a number of turns is over. */
  MODIFIERS_AGED: all(),

  // Vice
  VICE_COUNTER_ADDED: all<CardCause & { card: CardId; count: number; vice: number }>(),
  VICE_COUNTER_REMOVED: all<CardCause & { card: CardId; count: number; vice: number }>(),
  BREAKDOWN_TRIGGERED: all<{ was: Snapshot }>(),
  BREAKDOWN_CREDITED: all<{ seat: Seat; breakdownsCaused: number }>(),
};

export type EventType = keyof typeof events;

type FieldsOf<T extends EventType> =
  (typeof events)[T] extends Declared<infer Fields> ? Readonly<Fields> : never;

export type LunchTableEvent = {
  [T in EventType]: { readonly type: T } & FieldsOf<T>;
}[EventType];

export const audiences = table(({ audience }) => audience) as AudienceTable<LunchTable>;

export const faces = table(({ faces }) => faces) as FaceTable<LunchTable>;

/** One of the things declared, of every event that declares it. */
function table<T>(of: (declared: Declared<unknown>) => T | null): Partial<Record<EventType, T>> {
  const entries = Object.entries(events).map(([type, declared]) => [type, of(declared)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
