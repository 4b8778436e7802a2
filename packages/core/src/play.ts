/**
 * What rule code holds while a command is carried out: the state so far, and the ways to go on.
 * Nothing here changes the state but `emit`.
 */
import { applyEvent } from "./apply-event.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { Draft } from "./draft.ts";
import type { CardId, DefId } from "./ids.ts";
import { InvariantError } from "./invariant-error.ts";
import { openStream, type Stream } from "./random.ts";
import type { GameRules } from "./rules.ts";
import type {
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Shuffled,
  Turned,
} from "./table/changes.ts";
import { type Destination, idsIn, type MoveOptions, TableChanges } from "./table/make.ts";
import type { EventOf, GameTypes, State, Task } from "./types.ts";

/** Thrown by `emit` when a command has gone on for too long. Caught where the command is run. */
export class StepBoundReached extends Error {}

export class Play<G extends GameTypes> {
  readonly rules: GameRules<G>;
  readonly events: EventOf<G>[] = [];
  /** The prompt that the command answers. */
  answered: G["prompt"] | null = null;
  /** Work to do, the next piece last. Written back to the state when play stops. */
  readonly agenda: Task<G>[];
  readonly #draft: Draft<State<G>>;
  readonly #changes: TableChanges<G>;
  #stepsLeft: number;
  #watched: { readonly at: number; readonly watchers: readonly G["watcher"][] } | null = null;

  constructor(rules: GameRules<G>, draft: Draft<State<G>>) {
    this.rules = rules;
    this.#draft = draft;
    this.#changes = new TableChanges(rules.zones);
    this.agenda = [...draft.state.tasks];
    this.#stepsLeft = rules.maxSteps(draft.state);
  }

  /** The state as it stands now. Read it afresh after every `emit`. */
  get state(): State<G> {
    return this.#draft.state;
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
    this.events.push(event);
    applyEvent(this.rules, this.#draft, event);
  }

  /** Puts work on top of the agenda; the first one named is done first. */
  next(...tasks: Task<G>[]): void {
    this.agenda.push(...tasks.reverse());
  }

  /** Leaves the phase and enters another, each as a piece of work of its own. */
  goTo(phase: G["phase"]): void {
    this.next({ kind: "phase/leave" }, { kind: "phase/enter", phase });
  }

  /** The phase is left: whatever steps it still had are void. */
  dropSteps(): void {
    const left = this.agenda.filter(({ kind }) => kind !== "phase/step");
    this.agenda.splice(0, this.agenda.length, ...left);
  }

  /** Waits for a seat's decision. Several seats may be asked at once, each seat one thing. */
  ask(prompt: G["prompt"]): void {
    if (this.state.prompts.some((open) => open.seat === prompt.seat)) {
      throw new InvariantError("a seat is asked one thing at a time", { seat: prompt.seat });
    }
    this.emit({ type: "PROMPT_OPENED", prompt });
  }

  /** What could trigger, looked up once for as long as nothing happens. */
  watchers(look: () => readonly G["watcher"][]): readonly G["watcher"][] {
    if (this.#watched?.at !== this.events.length) {
      this.#watched = { at: this.events.length, watchers: look() };
    }
    return this.#watched.watchers;
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
    const { tasks } = this.state;
    // As after most commands: nothing is to be compared.
    if (tasks.length === 0 && this.agenda.length === 0) return;
    if (canonicalJson(tasks) === canonicalJson(this.agenda)) return;
    this.#happens({ type: "WORK_LEFT", tasks: [...this.agenda] });
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

  placed(owner: G["seat"], defs: readonly DefId[], to: Destination<G>): Placed {
    return this.#changes.place(this.state, owner, defs, to);
  }

  moved(id: CardId, to: Destination<G>, options?: MoveOptions): Moved {
    return this.#changes.move(this.state, id, to, options);
  }

  /** Shuffles a zone with the given random stream. */
  shuffled(seat: G["seat"], zone: G["zone"], stream: string): Shuffled {
    const order = this.random(stream, (random) => random.shuffle(idsIn(this.state, seat, zone)));
    return this.#changes.shuffle(this.state, seat, zone, order);
  }

  /** Puts a zone in an order that somebody chose. To all others that is as good as a shuffle. */
  reordered(seat: G["seat"], zone: G["zone"], order: readonly CardId[]): Shuffled {
    const cards = idsIn(this.state, seat, zone);
    if (order.length !== cards.length || !cards.every((id) => order.includes(id))) {
      throw new InvariantError("an order holds every card of its zone once", { seat, zone });
    }
    return this.#changes.shuffle(this.state, seat, zone, order);
  }

  learned(ids: readonly CardId[], by: readonly G["seat"][]): Learned {
    return this.#changes.learn(this.state, ids, by);
  }

  turned(id: CardId, faceDown: boolean): Turned {
    return this.#changes.turn(this.state, id, faceDown);
  }

  handedOver(id: CardId, seat: G["seat"], index?: number): HandedOver {
    return this.#changes.handOver(this.state, id, seat, index);
  }

  removed(id: CardId): Removed {
    return this.#changes.remove(this.state, id);
  }
}
