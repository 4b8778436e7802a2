/**
 * Promise: nothing leaks, not even by what happens next. Fork a match into two worlds that look
 * alike to a viewer: what it does not see now has other faces, and shuffles to come may go another
 * way. Let the others do what looks alike, in both worlds, and compare all that the viewer receives.
 * Where it is rightly shown different faces the worlds part, and are not compared any more. That is
 * too lenient where cards leave a hand together, for the first of them may be another one in the other
 * world though all of them are the same: so steps are also compared with worlds that differ in nothing
 * but the order in which hands were drawn, and never part.
 */

import type { Stream } from "../../random.ts";
import { rulesOf } from "../../rules-of.ts";
import { sameJson } from "../../same-json.ts";
import type { Actor, GameTypes, LegalMove, State, Viewer } from "../../types.ts";
import { appearance } from "../appearance.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { compareDisclosures, disclosuresOf, pointOpenly, type Telling } from "../disclosures.ts";
import { toldOfDrawnOrder } from "../held-otherwise.ts";
import { otherWorld } from "../other-world.ts";
import { received, tellingCommand } from "../received.ts";
import { isRevealing } from "../revealing.ts";
import type { Step } from "../trace.ts";

const name = "worlds that look alike go on looking alike";
/**
 * Every other step is taken in another world of one viewer as well, and every one that reveals
 * something in a world of each viewer. From one step in so many of those we go further.
 */
const FURTHER_ONE_IN = 8;
const STEPS_ON = 4;
/** Kinds of commands that are tried at each step, and commands of each kind in each world. */
const KINDS = 3;
const OF_A_KIND = 3;

export const leakByForking: Check = {
  name,
  isHeavy: true,
  step<G extends GameTypes>(context: CheckContext<G>, step: Step<G>): void {
    const { game, random } = context;
    const told = toldOfDrawnOrder(context, step);
    if (told !== null) {
      const { viewer, difference } = told;
      const did = `${step.actor} did ${game.notation(step.command)}`;
      throw new CheckFailed(
        name,
        `${viewer} can tell in which order a hand was drawn, as ${did}: ${difference}`,
      );
    }
    const isFull = isRevealing(rulesOf(game).zones, step.events);
    if (!isFull && random.int(2) === 0) return;
    const viewers = viewersOf(step.before);
    const drawn = random.pick(viewers);
    for (const viewer of isFull ? viewers : [drawn]) {
      const fork = new Fork(context, step.before, viewer);
      fork.takeStep(step);
      if (viewer !== drawn) continue;
      if (random.int(FURTHER_ONE_IN) < (isNear(step) ? 2 : 1)) fork.walk();
    }
  },
};

/** Something hidden is near a decision: there is more to find. */
function isNear<G extends GameTypes>({ before, events }: Step<G>): boolean {
  return (
    events.some(
      ({ type, change }: { readonly type: string; readonly change?: { readonly op: string } }) =>
        type === "PROMPT_OPENED" || change?.op === "learn" || change?.op === "shuffle",
    ) || before.cards.values().some(({ faceDown }) => faceDown)
  );
}

/** What came of a command in one of the worlds. */
interface Branch<G extends GameTypes> extends Telling<G> {
  readonly world: "left" | "right";
  readonly state: State<G>;
}

class Fork<G extends GameTypes> {
  readonly #context: CheckContext<G>;
  readonly #viewer: Viewer<G>;
  #left: State<G>;
  #right: State<G>;
  /** The same commands were given in both: chance goes the same way, unless the seeds differ. */
  #inStep = true;

  constructor(context: CheckContext<G>, state: State<G>, viewer: Viewer<G>) {
    this.#context = context;
    this.#viewer = viewer;
    this.#left = state;
    this.#right = otherWorld(context, state, viewer);
  }

  /** Compares what was really done with what looks like it in the other world. */
  takeStep({ actor, command, events, after, afterEach }: Step<G>): void {
    const { game, random, legal } = this.#context;
    if (this.#right === this.#left) return;
    const difference = this.#differenceOfViews(this.#left, this.#right);
    if (difference !== null) throw this.#canTell("before this step", difference);
    this.#compareAnswers();
    const kind = this.#kindOf(this.#left, actor, command);
    const alike = legal(this.#right, actor).filter(
      (move) => this.#kindOf(this.#right, actor, move.command) === kind,
    );
    if (alike.length === 0) return;
    const told = disclosuresOf(game, this.#left, events, afterEach, this.#viewer);
    const here = { world: "left", before: this.#left, command, state: after, told } as const;
    // The same command where it can be given: it is likeliest to show the same faces.
    const move = alike.find((other) => other.id === game.notation(command)) ?? random.pick(alike);
    this.#partRightly(here, this.#try("right", this.#right, actor, move), actor, 1);
  }

  /** Goes on at random for some steps. */
  walk(): void {
    const { game, random } = this.#context;
    for (let steps = 1; steps <= STEPS_ON; steps++) {
      const actors = game.actors(this.#left);
      if (actors.length === 0) return;
      const alike = this.#goOn(random.pick(actors), steps);
      if (alike === null) return;
      const [mine, theirs] = alike;
      this.#inStep &&= this.#didTheSame(mine, theirs);
      this.#left = mine.state;
      this.#right = theirs.state;
      this.#compareAnswers();
    }
  }

  /** Tries what looks alike and compares; returns two worlds to go on with. */
  #goOn(actor: Actor<G>, steps: number): [Branch<G>, Branch<G>] | null {
    const { random } = this.#context;
    const pairs: [Branch<G>, Branch<G>][] = [];
    for (const [mine, theirs] of this.#kinds(actor)) {
      const branches = [
        ...mine.map((move) => this.#try("left", this.#left, actor, move)),
        ...theirs.map((move) => this.#try("right", this.#right, actor, move)),
      ];
      for (const group of this.#compareAll(branches, actor, steps)) {
        const left = group.filter(({ world }) => world === "left");
        const right = group.filter(({ world }) => world === "right");
        if (left.length === 0 || right.length === 0) continue;
        pairs.push([random.pick(left), random.pick(right)]);
      }
    }
    return pairs.length === 0 ? null : random.pick(pairs);
  }

  /** Some kinds of commands the viewer cannot tell apart by themselves, some of each world. */
  #kinds(actor: Actor<G>): [LegalMove<G>[], LegalMove<G>[]][] {
    const { random, legal } = this.#context;
    const inWorld = (state: State<G>): Map<string, LegalMove<G>[]> =>
      groupBy(legal(state, actor), ({ command }) => this.#kindOf(state, actor, command));
    const [mine, theirs] = [inWorld(this.#left), inWorld(this.#right)];
    const both = [...mine.keys()].filter((kind) => theirs.has(kind));
    return some(random, both, KINDS).map((kind) => [
      some(random, mine.get(kind) ?? [], OF_A_KIND),
      some(random, theirs.get(kind) ?? [], OF_A_KIND),
    ]);
  }

  #kindOf(state: State<G>, actor: Actor<G>, command: G["command"]): string {
    const { game } = this.#context;
    return actor === this.#viewer
      ? game.notation(command)
      : appearance(rulesOf(game).zones, state, command, this.#viewer);
  }

  #try(
    world: Branch<G>["world"],
    before: State<G>,
    actor: Actor<G>,
    { id, command }: LegalMove<G>,
  ): Branch<G> {
    const { game } = this.#context;
    const decision = game.decide(before, actor, command);
    if (!decision.ok) throw new CheckFailed(name, `${id} is listed and refused in another world`);
    const { state, events } = decision;
    let last = before;
    const states = events.map((event) => {
      last = game.evolve(last, [event]);
      return last;
    });
    const told = disclosuresOf(game, before, events, states, this.#viewer);
    return { world, before, command, state, told };
  }

  /** Sorts the branches by what the viewer was rightly shown: within a group it cannot tell. */
  #compareAll(branches: readonly Branch<G>[], actor: Actor<G>, steps: number): Branch<G>[][] {
    const groups: [Branch<G>, ...Branch<G>[]][] = [];
    for (const branch of branches) {
      const group = groups.find(([first]) => !this.#partRightly(first, branch, actor, steps));
      if (group === undefined) groups.push([branch]);
      else group.push(branch);
    }
    return groups;
  }

  /** Whether the viewer was shown faces that tell the two apart. Fails if it can tell otherwise. */
  #partRightly(one: Branch<G>, other: Branch<G>, actor: Actor<G>, steps: number): boolean {
    const { game } = this.#context;
    // What is drawn from a hand depends on the order it is kept in, which nobody could tell.
    const sameChance =
      this.#inStep &&
      this.#didTheSame(one, other) &&
      sameJson(one.before.random, other.before.random);
    const { zones } = rulesOf(game);
    const compared = compareDisclosures(zones, one, other, sameChance);
    if (compared === "apart") return true;
    const difference =
      compared === "alike"
        ? this.#differenceOfViews(one.state, other.state)
        : firstDifference(compared[0] ?? null, compared[1] ?? null);
    if (difference === null) return false;
    if (pointOpenly(zones, this.#viewer, one, other)) return true;
    throw this.#canTell(this.#when(one, other, actor, steps), difference);
  }

  #didTheSame(one: Branch<G>, other: Branch<G>): boolean {
    const { game } = this.#context;
    return game.notation(one.command) === game.notation(other.command);
  }

  #when(one: Branch<G>, other: Branch<G>, actor: Actor<G>, steps: number): string {
    const { game } = this.#context;
    const did = [one, other].map(({ command }) => game.notation(command)).join(" or ");
    return `${steps} steps on, whether ${actor} did ${did}`;
  }

  #differenceOfViews(left: State<G>, right: State<G>): string | null {
    const a = received(this.#context, left, [], this.#viewer);
    const b = received(this.#context, right, [], this.#viewer);
    return sameJson(a, b) ? null : firstDifference(a, b);
  }

  #canTell(when: string, difference: string): CheckFailed {
    return new CheckFailed(name, `${this.#viewer} can tell, ${when}: ${difference}`);
  }

  #compareAnswers(): void {
    const telling = tellingCommand(this.#context, this.#left, this.#right, this.#viewer);
    if (telling === undefined) return;
    const tried = JSON.stringify(telling);
    throw new CheckFailed(
      name,
      `${this.#viewer} can tell by what it is told when it tries ${tried}`,
    );
  }
}

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function some<T>(random: Stream, items: readonly T[], most: number): T[] {
  return items.length <= most ? [...items] : random.shuffle(items).slice(0, most);
}
