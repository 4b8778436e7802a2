/**
 * Promise: nothing leaks, not even by what happens next. Fork a match into two worlds that look
 * alike to a viewer: what it does not see now has other faces, and shuffles to come may go another
 * way. Let the others do what looks alike, in both worlds, and compare all that the viewer receives.
 * Where it is rightly shown different faces the worlds part, and are not compared any more.
 */
import { canonicalJson } from "../../canonical-json.ts";
import type { Game } from "../../define-game.ts";
import { type CardId, type DefId, isCardId } from "../../ids.ts";
import { type Stream, seedSource } from "../../random.ts";
import type { TableChange } from "../../table/changes.ts";
import { isAmong, seesFace, type ZoneRules, zoneShows } from "../../table/zones.ts";
import type {
  Actor,
  EventOf,
  GameTypes,
  LegalMove,
  MaskedEvent,
  State,
  Viewer,
} from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { idsAfter } from "../lineage.ts";
import { received, tellingCommand } from "../received.ts";
import { otherFaces, relabeller, type UnseenCard } from "../relabel.ts";
import { sameJson } from "../same-json.ts";
import type { Step, Trace } from "../trace.ts";

const name = "worlds that look alike go on looking alike";
/** Every other step is taken in another world as well; from one in so many of them we go further. */
const FURTHER_ONE_IN = 8;
const STEPS_ON = 4;
/** Kinds of commands that are tried at each step, and commands of each kind in each world. */
const KINDS = 3;
const OF_A_KIND = 3;

export const leakByForking: Check = {
  name,
  isHeavy: true,
  match<G extends GameTypes>(context: CheckContext<G>, { steps }: Trace<G>): void {
    const { random } = context;
    steps.forEach((step, number) => {
      if (random.int(2) === 0) return;
      const fork = new Fork(context, step.before, random.pick(viewersOf(step.before)), number);
      fork.takeStep(step);
      if (random.int(FURTHER_ONE_IN) < (isNear(step) ? 2 : 1)) fork.walk();
    });
  },
};

/** Something hidden is near a decision: there is more to find. */
function isNear<G extends GameTypes>({ before, events }: Step<G>): boolean {
  return (
    events.some(
      ({ type, change }: { readonly type: string; readonly change?: { readonly op: string } }) =>
        type === "PROMPT_OPENED" || change?.op === "learn" || change?.op === "shuffle",
    ) || Object.values<State<G>["cards"][CardId]>(before.cards).some(({ faceDown }) => faceDown)
  );
}

/** What came of a command in one of the worlds. */
interface Branch<G extends GameTypes> {
  readonly world: "left" | "right";
  readonly command: G["command"];
  readonly state: State<G>;
  readonly told: readonly Told[];
}

class Fork<G extends GameTypes> {
  readonly #context: CheckContext<G>;
  readonly #viewer: Viewer<G>;
  readonly #number: number;
  #left: State<G>;
  #right: State<G>;

  constructor(context: CheckContext<G>, state: State<G>, viewer: Viewer<G>, number: number) {
    this.#context = context;
    this.#viewer = viewer;
    this.#number = number;
    this.#left = state;
    this.#right = otherWorld(context, state, viewer);
  }

  /** Compares what was really done with what looks like it in the other world. */
  takeStep({ actor, command, events, after, afterEach }: Step<G>): void {
    const { game, random, legal } = this.#context;
    if (this.#right === this.#left) return;
    this.#compareViews(this.#left, this.#right, `at step ${this.#number}`);
    this.#compareAnswers();
    const kind = this.#kindOf(this.#left, actor, command);
    const alike = legal(this.#right, actor).filter(
      (move) => this.#kindOf(this.#right, actor, move.command) === kind,
    );
    if (alike.length === 0) return;
    const told = whatIsTold(game, this.#left, events, afterEach, this.#viewer);
    const here = { world: "left", command, state: after, told } as const;
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
      [this.#left, this.#right] = alike;
      this.#compareAnswers();
    }
  }

  /** Tries what looks alike and compares; gives two worlds to go on with. */
  #goOn(actor: Actor<G>, steps: number): [State<G>, State<G>] | null {
    const { random } = this.#context;
    const pairs: [State<G>, State<G>][] = [];
    for (const [mine, theirs] of this.#kinds(actor)) {
      const branches = [
        ...mine.map((move) => this.#try("left", this.#left, actor, move)),
        ...theirs.map((move) => this.#try("right", this.#right, actor, move)),
      ];
      for (const group of this.#compareAll(branches, actor, steps)) {
        const left = group.filter(({ world }) => world === "left");
        const right = group.filter(({ world }) => world === "right");
        if (left.length === 0 || right.length === 0) continue;
        pairs.push([random.pick(left).state, random.pick(right).state]);
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
      : appearance(game.rules.zones, state, command, this.#viewer);
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
    return { world, command, state, told: whatIsTold(game, before, events, states, this.#viewer) };
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
    const did = [one, other].map(({ command }) => game.notation(command)).join(" or ");
    const when = `${steps} steps from step ${this.#number}, whether ${actor} did ${did}`;
    for (let i = 0; i < one.told.length || i < other.told.length; i++) {
      const [here, there] = [one.told[i], other.told[i]];
      if (here?.byChance || there?.byChance) return true;
      if (sameJson(here?.event, there?.event)) {
        if (here?.faces !== there?.faces) return true;
        continue;
      }
      // A face that is rightly shown may make it another event altogether: a trap, or a spell.
      if (here?.faces && there?.faces && here.faces !== there.faces) return true;
      // A card that turns itself up in one of them only: a trap that goes off by itself.
      if (here?.reveals || there?.reveals) return true;
      const difference = firstDifference(here?.event ?? null, there?.event ?? null);
      throw new CheckFailed(name, `${this.#viewer} can tell, ${when}: ${difference}`);
    }
    this.#compareViews(one.state, other.state, when);
    return false;
  }

  #compareViews(left: State<G>, right: State<G>, when: string): void {
    const a = received(this.#context, left, [], this.#viewer);
    const b = received(this.#context, right, [], this.#viewer);
    if (sameJson(a, b)) return;
    throw new CheckFailed(name, `${this.#viewer} can tell, ${when}: ${firstDifference(a, b)}`);
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

/** Another world that looks the same to the viewer at this moment. */
function otherWorld<G extends GameTypes>(
  { game, random }: CheckContext<G>,
  state: State<G>,
  viewer: Viewer<G>,
): State<G> {
  const { zones } = game.rules;
  const ids = (Object.keys(state.cards) as CardId[]).filter(
    (id) => !seesFace(zones, state, id, viewer) && !hasTellingId(zones, state, id),
  );
  const cards = new Map<CardId, UnseenCard<G>>();
  for (const id of ids) {
    const { def, owner, seat, zone } = state.cards[id] as State<G>["cards"][CardId];
    cards.set(id, { def, owner, places: [{ owner, seat, zone }] });
  }
  const faces = otherFaces(game, [...cards.values()], viewer, random);
  const relabel = relabeller((id): DefId | undefined => {
    const card = cards.get(id);
    return card && faces.get(card);
  });
  const other = relabel(state);
  if (state.random.source.kind === "script" || random.int(2) === 0) return other;
  const source = seedSource(random.int(2 ** 32));
  return { ...other, random: { ...state.random, source } };
}

/**
 * Cards that somebody has learned in a zone without order got their ids sorted by face: with faces
 * exchanged it would be a world that cannot be.
 */
function hasTellingId<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
): boolean {
  const zone = state.cards[id]?.zone as G["zone"];
  return state.known[id] !== undefined && !zones[zone].ordered;
}

/** A command as it looks from outside: cards in zones the viewer cannot look into are any card. */
function appearance<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  command: G["command"],
  viewer: Viewer<G>,
): string {
  const lookalike = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lookalike);
    const card = isCardId(value) ? state.cards[value] : undefined;
    if (card === undefined) return value;
    const rule = zones[card.zone as G["zone"]];
    if (rule.faces === "all") return value;
    const looks = viewer !== "spectator" && zoneShows(rule, card.seat, false, viewer);
    return looks ? value : `any of ${card.seat}'s ${card.zone}`;
  };
  return canonicalJson(Object.entries(command).map(([field, value]) => [field, lookalike(value)]));
}

/** An event as the viewer sees it. */
interface Told {
  readonly event: MaskedEvent;
  /** What it may rightly tell worlds apart by: the faces, and an open place in an ordered zone. */
  readonly faces: string;
  /** It turns up a face that the viewer did not see before. */
  readonly reveals: boolean;
  /** Chance has decided something by then, and in another world it decides otherwise. */
  readonly byChance: boolean;
}

function whatIsTold<G extends GameTypes>(
  game: Game<G>,
  before: State<G>,
  events: readonly EventOf<G>[],
  afterEach: readonly State<G>[],
  viewer: Viewer<G>,
): Told[] {
  const { zones } = game.rules;
  const sees = (seats: readonly string[]): boolean => isAmong(viewer, seats, before.seating);
  const told: Told[] = [];
  let drawn = false;
  let byChance = false;
  events.forEach((event, i) => {
    const state = afterEach[i] as State<G>;
    const change = "change" in event ? event.change : undefined;
    if (event.type === "RANDOM_USED") drawn = true;
    else if (change?.op === "shuffle") {
      // What a shuffle drew stays hidden, unless the viewer looks into that zone.
      byChance ||= sees(change.seenBy);
      drawn = false;
    } else byChance ||= drawn;
    const [masked] = game.maskEvents(before, [event], viewer);
    if (masked === undefined) return;
    const faces = change === undefined ? [] : facesAfter(zones, state, change, viewer);
    // Shown on its way to where nobody sees it.
    if (change?.op === "move" && sees(change.faceSeenBy)) {
      if (!seesFace(zones, state, change.as, viewer)) faces.push(change.def);
    }
    if (change?.op === "move" && sees(change.oldPlaceSeenBy)) {
      if (zones[change.from.zone as G["zone"]].ordered) faces.push(`from ${change.from.index}`);
    }
    const earlier = i === 0 ? before : (afterEach[i - 1] as State<G>);
    const reveals =
      (change?.op === "turn" &&
        faces.length > 0 &&
        !seesFace(zones, earlier, change.card, viewer)) ||
      (change?.op === "move" && isShownNext(events.slice(i + 1), change.as, sees));
    told.push({
      event: masked,
      faces: faces.join(" "),
      reveals,
      byChance,
    });
  });
  return told;
}

/** A card that is taken from a deck unseen and shown by the same command: it was found there. */
function isShownNext<G extends GameTypes>(
  events: readonly EventOf<G>[],
  id: CardId,
  sees: (seats: readonly string[]) => boolean,
): boolean {
  return events.some((event) => {
    const change = "change" in event ? event.change : undefined;
    if (change?.op !== "learn" || !sees(change.seenBy)) return false;
    return [...change.cards, ...change.renamed].some(({ card }) => card === id);
  });
}

/** The faces a change is about, as far as the viewer sees them, and where order means something. */
function facesAfter<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  change: TableChange,
  viewer: Viewer<G>,
): string[] {
  const faces: string[] = [];
  for (const id of idsAfter(change)) {
    const card = state.cards[id];
    if (card === undefined || !seesFace(zones, state, id, viewer)) continue;
    const zone = card.zone as G["zone"];
    const index = state.seats[card.seat as G["seat"]][zone].indexOf(id);
    faces.push(zones[zone].ordered ? `${card.def} at ${index}` : card.def);
  }
  return faces.sort();
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
