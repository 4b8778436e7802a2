/**
 * Promise: an id is sent only to whoever may name that card. Looks for every card id in everything a
 * viewer receives. It must be one the viewer can point at, or one whose card it saw leave: for as
 * long as it sees where that card is, and after that only where the id was before its eyes all the
 * time, never in an event about that very card. A list of moves names cards that are there. (Of
 * views, work and lists of moves, those of one viewer a version, at random.)
 */

import type { CardId } from "../../ids.ts";
import { rulesOf } from "../../rules-of.ts";
import { seesId } from "../../table/zones.ts";
import type { EventOf, GameTypes, MaskedEvent, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import { idsAfter, renamedBy } from "../lineage.ts";
import { lookOn, type Moment, type Onlooker, type Trace, type Version } from "../trace.ts";
import { Trails } from "../trails.ts";

const name = "ids are shown only to whoever may know them";

export const idsShown: Check = {
  name,
  isHeavy: true,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    lookOn(context.game, trace, new Watch(context, viewersOf(trace.opening.after)));
  },
};

class Watch<G extends GameTypes> implements Onlooker<G> {
  readonly #context: CheckContext<G>;
  readonly #trails: ReadonlyMap<Viewer<G>, Trails<G>>;
  /** What every id of the match was replaced by, whoever may know it. */
  readonly #became = new Map<CardId, CardId>();
  /** The states from which the questions came that are open now, the last first. */
  #asked: readonly State<G>[] = [];

  constructor(context: CheckContext<G>, viewers: readonly Viewer<G>[]) {
    this.#context = context;
    this.#trails = new Map(viewers.map((viewer) => [viewer, new Trails(context.game, viewer)]));
  }

  before(event: EventOf<G>, state: State<G>): void {
    for (const trails of this.#trails.values()) trails.follow(event, state);
  }

  after(event: EventOf<G>, state: State<G>, { version, number, index }: Moment<G>): void {
    if (version.isSampled) this.#event(event, state, version, number, index);
    for (const { card, as } of renamed(event)) this.#became.set(card, as);
  }

  #event(
    event: EventOf<G>,
    after: State<G>,
    version: Version<G>,
    number: number,
    index: number,
  ): void {
    const { game } = this.#context;
    for (const [viewer, trails] of this.#trails) {
      const masked = game.maskEvents(after, [event], viewer);
      for (const id of idsWithin(masked)) {
        const naming = trails.of(id, after);
        if (naming === "open") continue;
        const where = `${event.type} of version ${number}`;
        if (naming === "closed" || !this.#isRepeated(version, index, viewer, id)) {
          throw told(viewer, id, where);
        }
        // The id alone is old news; that this is the same card again is not.
        const before = index === 0 ? version.before : version.afterEach[index - 1];
        const wasLost = before != null && trails.of(id, before) !== "open";
        if (wasLost && this.#isAbout(event, id) && isSubject(masked, id)) {
          throw told(viewer, id, where);
        }
      }
    }
  }

  version(_state: State<G>, version: Version<G>, number: number): void {
    this.#look(version, number);
    const { before, after } = version;
    this.#asked = after.prompts.length === 0 || before === null ? [] : [before, ...this.#asked];
  }

  #look(version: Version<G>, number: number): void {
    if (!version.isSampled) return;
    const { game, random, legal, insight } = this.#context;
    const { after, events } = version;
    const viewer = random.pick(viewersOf(after));
    const trails = this.#trails.get(viewer) as Trails<G>;
    for (const [what, shown] of Object.entries(insight(after, viewer))) {
      for (const id of idsWithin(shown)) {
        const naming = trails.of(id, after);
        if (naming === "open") continue;
        if (naming === "repeated" && this.#isRepeated(version, events.length, viewer, id)) continue;
        throw told(viewer, id, `the ${what} of version ${number}`);
      }
    }
    if (viewer === "spectator") return;
    for (const id of idsWithin(legal(after, viewer))) {
      if (seesId(rulesOf(game).zones, after, id, viewer)) continue;
      throw told(viewer, id, `the moves of version ${number}`);
    }
  }

  /**
   * Whether an id has been before a viewer's eyes: in what it knew before, or on the way from there.
   * Of what somebody else is asked a viewer knows less for as long as the question is open: what it
   * knew when it was asked counts.
   */
  #isRepeated(version: Version<G>, events: number, viewer: Viewer<G>, id: CardId): boolean {
    const { game, insight } = this.#context;
    for (let i = 0; i < events; i++) {
      if (seesId(rulesOf(game).zones, version.afterEach[i] as State<G>, id, viewer)) return true;
    }
    const before = version.before === null ? [] : [version.before, ...this.#asked];
    return before.some((state) => idsWithin(insight(state, viewer)).has(id));
  }

  /** Whether the card that an event changes once had this id. */
  #isAbout(event: EventOf<G>, id: CardId): boolean {
    const change = "change" in event ? event.change : undefined;
    if (change === undefined) return false;
    const changed = new Set([...idsAfter(change), ...renamedBy(change).map(({ card }) => card)]);
    let at: CardId | undefined = id;
    while (at !== undefined && !changed.has(at)) at = this.#became.get(at);
    return at !== undefined;
  }
}

/**
 * Whether events name the card otherwise than as what caused them (`source`). The cause is named alike
 * whatever it was done to, be it by chance the same card again.
 */
function isSubject(masked: readonly MaskedEvent[], id: CardId): boolean {
  return masked.some((event) => idsWithin({ ...event, source: null }).has(id));
}

function renamed<G extends GameTypes>(event: EventOf<G>): ReturnType<typeof renamedBy> {
  return "change" in event && event.change !== undefined ? renamedBy(event.change) : [];
}

function told(viewer: string, id: CardId, where: string): CheckFailed {
  return new CheckFailed(name, `${viewer} is sent ${id} in ${where} and may not know it`);
}

/** Every id in what is sent, as a value, as a key or in the middle of a sentence. */
const IDS = /(?<![\w-])c[1-9]\d{0,8}(?![\w-])/g;

function idsWithin(value: unknown): ReadonlySet<CardId> {
  return new Set((JSON.stringify(value).match(IDS) ?? []) as CardId[]);
}
