/**
 * What rule code holds while a command is carried out: the table so far, and the ways to go on.
 * Nothing here changes the state but `emit`.
 */
import type { CardId, DefId } from "./ids.ts";
import type { Stream } from "./random.ts";
import type {
  Cleared,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  Turned,
} from "./table/changes.ts";
import type { Destination } from "./table/destination.ts";
import type { MoveOptions } from "./table/move.ts";
import type { Table } from "./table/table.ts";
import type { EventOf, GameTypes, State, Task } from "./types.ts";

export interface Play<G extends GameTypes> extends Table<G> {
  /** The state as it stands now. Read it afresh after every `emit`. */
  readonly state: State<G>;
  /** What the command has done so far. */
  readonly events: readonly EventOf<G>[];
  /** The prompt that the command answers. */
  readonly answered: G["prompt"] | null;
  readonly ended: boolean;

  /** States a fact: the only way anything ever changes. */
  emit(event: EventOf<G>): void;
  /** Waits for a seat's decision. Several seats may be asked at once, each seat one thing. */
  ask(prompt: G["prompt"]): void;
  /** Takes a waiting trigger off the queue. */
  takeTrigger(index: number): G["trigger"];
  end(winners: readonly G["seat"][], reason: string): void;
  /** Draws from a random stream. What came out belongs in the event that uses it. */
  random<T>(stream: string, draw: (random: Stream) => T): T;

  // Work that waits.

  /** Work to be done next; the first one named is done first. */
  next(...tasks: Task<G>[]): void;
  /** Leaves the phase and enters another, each as a piece of work of its own. */
  goTo(phase: G["phase"]): void;
  /** What is to be done next. */
  readonly upcoming: Task<G> | undefined;
  /** Whether work of this kind waits. */
  awaits(kind: Task<G>["kind"]): boolean;
  /** Takes back what is to be done next. */
  takeUpcoming(): Task<G> | undefined;
  /** The first piece of waiting work that fits. */
  firstWaiting(fits: (task: Task<G>) => boolean): Task<G> | undefined;
  /** Puts work right before the first that fits; after all the rest if none does. */
  before(fits: (task: Task<G>) => boolean, task: Task<G>): void;
  /** Whether triggers that wait are served before this piece of work. */
  comesAfterTriggers(task: Task<G>): boolean;

  // The table changes to put into events.

  placed(owner: G["seat"], defs: readonly DefId[], to: Destination<G>): Placed;
  moved(id: CardId, to: Destination<G>, options?: MoveOptions): Moved;
  /** Shuffles a zone with the given random stream. */
  shuffled(seat: G["seat"], zone: G["zone"], stream: string): Shuffled;
  /** Puts a zone in an order that somebody chose. To all others that is as good as a shuffle. */
  reordered(seat: G["seat"], zone: G["zone"], order: readonly CardId[]): Shuffled;
  learned(ids: readonly CardId[], by: readonly G["seat"][]): Learned;
  turned(id: CardId, faceDown: boolean): Turned;
  handedOver(id: CardId, seat: G["seat"], index?: number): HandedOver;
  removed(id: CardId): Removed;
  /** All cards of a zone leave the match. */
  cleared(seat: G["seat"], zone: G["zone"]): Cleared;
}
