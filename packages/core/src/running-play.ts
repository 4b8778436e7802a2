/** A command while it is carried out: what rules are given (`Play`), and what the kernel needs besides. */
import { applyEvent } from "./apply-event.ts";
import { recheckAll } from "./derived.ts";
import type { Draft } from "./draft.ts";
import type { CardId, DefId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";
import type { Memory } from "./memory.ts";
import type { Play } from "./play.ts";
import { openStream, type Stream } from "./random.ts";
import type { GameRules } from "./rules.ts";
import { sameJson } from "./same-json.ts";
import { idsIn } from "./table/cards-in.ts";
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
import { TableChanges } from "./table/make.ts";
import type { MoveOptions } from "./table/move.ts";
import type { EventOf, GameTypes, PhaseTask, State, Task } from "./types.ts";

/** Thrown by `emit` when a command has gone on for too long. Caught where the command is run. */
export class StepBoundReached extends Error {}

export class RunningPlay<G extends GameTypes> implements Play<G> {
  readonly rules: GameRules<G>;
  readonly memory: Memory;
  readonly events: EventOf<G>[] = [];
  answered: G["prompt"] | null = null;
  /** Work to do, the next piece last. Written back to the state when play stops. */
  readonly #agenda: Task<G>[];
  readonly #draft: Draft<State<G>>;
  #changes: TableChanges<G> | null = null;
  #stepsLeft: number;
  /** Where the open batch began; -1 between batches. */
  #batch = -1;
  /** What could trigger before the first event of the last batch that had one. */
  watchers: readonly G["watcher"][] = [];
  /** The version of the state in which the checks had nothing to do. */
  #checked = -1;

  constructor(rules: GameRules<G>, draft: Draft<State<G>>, memory: Memory) {
    this.rules = rules;
    this.memory = memory;
    this.#draft = draft;
    this.#agenda = draft.state.tasks.slice();
    this.#stepsLeft = rules.maxSteps(draft.state);
  }

  /** The state as it stands now. Read it afresh after every `emit`. */
  get state(): State<G> {
    return this.#draft.state;
  }

  get printed(): G["printed"] {
    return this.rules.printed;
  }

  get ended(): boolean {
    return this.state.outcome.status === "ended";
  }

  /** States a fact: the only way anything ever changes. */
  emit(event: EventOf<G>): void {
    if (this.#stepsLeft-- <= 0) throw new StepBoundReached();
    this.#happens(event);
  }

  #happens(event: EventOf<G>): void {
    if (this.ended) throw new InvariantError("nothing happens after the end", { type: event.type });
    const { triggers } = this.rules;
    if (triggers !== undefined && this.#batch === this.events.length) {
      this.watchers = triggers.watch(this);
    }
    this.events.push(event);
    this.memory.touch(applyEvent(this.rules, this.#draft, event));
    recheckAll(this);
  }

  /**
   * A batch happens at the same time as far as triggers are concerned: what could trigger is noted
   * before its first event, and matched against all its events after it.
   */
  openBatch(): void {
    this.#batch = this.events.length;
  }

  /** Returns the place of its first event, if it had one. */
  closeBatch(): number {
    const first = this.#batch;
    this.#batch = -1;
    return first;
  }

  /** Whether anything has changed since the checks had nothing to do. */
  get isChecked(): boolean {
    return this.#checked === this.memory.version;
  }

  /** The checks had nothing to do in this version of the state. */
  noteChecked(): void {
    this.#checked = this.memory.version;
  }

  /** Puts work on top of the agenda; the first one named is done first. */
  next(...tasks: Task<G>[]): void {
    for (let i = tasks.length - 1; i >= 0; i--) this.#agenda.push(tasks[i] as Task<G>);
  }

  get upcoming(): Task<G> | undefined {
    return this.#agenda.at(-1);
  }

  awaits(kind: Task<G>["kind"]): boolean {
    return this.#agenda.some((task) => task.kind === kind);
  }

  takeUpcoming(): Task<G> | undefined {
    return this.#agenda.pop();
  }

  firstWaiting(fits: (task: Task<G>) => boolean): Task<G> | undefined {
    return this.#agenda.findLast(fits);
  }

  before(fits: (task: Task<G>) => boolean, task: Task<G>): void {
    this.#agenda.splice(this.#agenda.findLastIndex(fits) + 1, 0, task);
  }

  comesAfterTriggers(task: Task<G>): boolean {
    return isPhaseTask<G>(task) || this.rules.tasks[task.kind as G["task"]["kind"]].afterTriggers;
  }

  /** Whatever was left to do is void: the match is over. */
  dropWork(): void {
    this.#agenda.length = 0;
  }

  /** Leaves the phase and enters another, each as a piece of work of its own. */
  goTo(phase: G["phase"]): void {
    this.next({ kind: "phase/leave" }, { kind: "phase/enter", phase });
  }

  /** The phase is left: whatever steps it still had are void. */
  dropSteps(): void {
    if (this.#agenda.length === 0) return;
    const isStep = ({ kind }: Task<G>): boolean => kind === "phase/step";
    if (!this.#agenda.some(isStep)) return;
    const left = this.#agenda.filter((task) => !isStep(task));
    this.#agenda.splice(0, this.#agenda.length, ...left);
  }

  /** Waits for a seat's decision. Several seats may be asked at once, each seat one thing. */
  ask(prompt: G["prompt"]): void {
    if (this.state.prompts.some((open) => open.seat === prompt.seat)) {
      throw new InvariantError("a seat is asked one thing at a time", { seat: prompt.seat });
    }
    this.emit({ type: "PROMPT_OPENED", prompt });
  }

  /** Takes a waiting trigger off the queue. */
  takeTrigger(index: number): G["trigger"] {
    const trigger = this.state.queue[index];
    if (trigger === undefined) throw new InvariantError("no such trigger waits", { index });
    this.emit({ type: "TRIGGER_TAKEN", index });
    return trigger;
  }

  end(winners: readonly G["seat"][], reason: string): void {
    this.emit({ type: "GAME_ENDED", winners: [...winners], reason });
  }

  /** Ends the match though the bound is reached. */
  endAsLoop(): void {
    this.#happens({ type: "GAME_ENDED", winners: [], reason: "loop" });
  }

  /** Writes the agenda back, if the state does not have it already, also beyond the bound. */
  leaveWork(): void {
    if (sameJson(this.state.tasks, this.#agenda)) return;
    this.#happens({ type: "WORK_LEFT", tasks: [...this.#agenda] });
  }

  /** Draws from a random stream. What came out belongs in the event that uses it. */
  random<T>(stream: string, draw: (random: Stream) => T): T {
    const open = openStream(this.state.random, stream);
    const result = draw(open);
    if (open.position !== (this.state.random.used[stream] ?? 0)) {
      this.emit({ type: "RANDOM_USED", stream, used: open.position });
    }
    return result;
  }

  // The table changes to put into events.

  #change(): TableChanges<G> {
    this.#changes ??= new TableChanges(this.rules.zones);
    return this.#changes;
  }

  placed(owner: G["seat"], defs: readonly DefId[], to: Destination<G>): Placed {
    return this.#change().place(this.state, owner, defs, to);
  }

  moved(id: CardId, to: Destination<G>, options?: MoveOptions): Moved {
    return this.#change().move(this.state, id, to, options);
  }

  /** Shuffles a zone with the given random stream. */
  shuffled(seat: G["seat"], zone: G["zone"], stream: string): Shuffled {
    const order = this.random(stream, (random) => random.shuffle(idsIn(this.state, seat, zone)));
    return this.#change().shuffle(this.state, seat, zone, order);
  }

  /** Puts a zone in an order that somebody chose. To all others that is as good as a shuffle. */
  reordered(seat: G["seat"], zone: G["zone"], order: readonly CardId[]): Shuffled {
    const cards = idsIn(this.state, seat, zone);
    if (order.length !== cards.length || !cards.every((id) => order.includes(id))) {
      throw new InvariantError("an order holds every card of its zone once", { seat, zone });
    }
    return this.#change().shuffle(this.state, seat, zone, order);
  }

  learned(ids: readonly CardId[], by: readonly G["seat"][]): Learned {
    return this.#change().learn(this.state, ids, by);
  }

  turned(id: CardId, faceDown: boolean): Turned {
    return this.#change().turn(this.state, id, faceDown);
  }

  handedOver(id: CardId, seat: G["seat"], index?: number): HandedOver {
    return this.#change().handOver(this.state, id, seat, index);
  }

  removed(id: CardId): Removed {
    return this.#change().remove(this.state, id);
  }

  cleared(seat: G["seat"], zone: G["zone"]): Cleared {
    return this.#change().clear(this.state, seat, zone);
  }
}

export function isPhaseTask<G extends GameTypes>(task: Task<G>): task is PhaseTask<G> {
  return task.kind === "phase/leave" || task.kind === "phase/enter" || task.kind === "phase/step";
}
