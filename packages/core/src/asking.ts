/**
 * Work that needs decisions. It asks for one after the other, and is started again with each answer
 * among those it has; it does nothing before it has what it needs. So nothing is ever suspended, and
 * how far the work has come is data in its task.
 */
import { InvariantError } from "./invariant-error.ts";
import type { Play } from "./play.ts";
import type { GameTypes, Task } from "./types.ts";

/** Work that asks, with the answers so far by the names of the questions. */
export interface AskingTask {
  readonly kind: string;
  readonly answers: object;
}

/** What a prompt says of the work that asks, so that the answer gets there. */
export interface Asked<T extends AskingTask, K extends Questions<T> = Questions<T>> {
  readonly task: T;
  /** The name of the question. */
  readonly key: K;
}

type Questions<T extends AskingTask> = keyof T["answers"] & string;
type Answer<T extends AskingTask, K extends Questions<T>> = Exclude<T["answers"][K], undefined>;

/** What work that asks is given. A game adds its questions; each gives the answer, or asks. */
export class Asking<G extends GameTypes, T extends Task<G> & AskingTask> {
  readonly play: Play<G>;
  readonly task: T;

  constructor(play: Play<G>, task: T) {
    this.play = play;
    this.task = task;
  }

  /** The answer to a question; undefined while there is none. */
  answer<K extends Questions<T>>(key: K): T["answers"][K] | undefined {
    const { answers }: Pick<T, "answers"> = this.task;
    return answers[key];
  }

  /** For what is done once before a question: true until it has its answer. */
  first(key: Questions<T>): boolean {
    return this.answer(key) === undefined;
  }

  /** Starts the work again with one more answer. */
  again<K extends Questions<T>>(key: K, answer: Answer<T, K>): void {
    goOn(this.play, { task: this.task, key }, answer);
  }

  /** Starts the work again with these answers alone: what was chosen so far has been dealt with. */
  startOver(answers: T["answers"]): void {
    this.play.next({ ...this.task, answers });
  }
}

/** A question is answered: its work is started again. */
export function goOn<G extends GameTypes, T extends Task<G> & AskingTask, K extends Questions<T>>(
  play: Play<G>,
  { task, key }: Asked<T, K>,
  answer: Answer<T, K>,
): void {
  const { kind, answers } = task;
  if (Object.hasOwn(answers, key)) {
    throw new InvariantError("a question is answered once", { kind, key });
  }
  play.next({ ...task, answers: { ...answers, [key]: answer } });
}

/** For each kind of prompt the command that answers it. */
export type AnswerTable<G extends GameTypes> = {
  readonly [K in G["prompt"]["kind"]]: G["command"]["type"];
};

/** What the move of a command says of prompts: all that the table has it answer, and nothing else. */
export type Answering<A extends object, C> = [Answered<A, C>] extends [never]
  ? { readonly answers?: never }
  : { readonly answers: EachOnce<Answered<A, C>> };

type Answered<A extends object, C> = { [K in keyof A]: A[K] extends C ? K : never }[keyof A];

/** Lists that have every member of a union once, in whatever order. */
type EachOnce<All, One = All> = [All] extends [never]
  ? readonly []
  : One extends All
    ? readonly [One, ...EachOnce<Exclude<All, One>>]
    : never;
