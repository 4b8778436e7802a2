/** What is measured: chains of steps, each from the state that the step before it left. */

import {
  type Seat,
  type Skirmish,
  type SkirmishState,
  skirmish,
} from "../../packages/core/fixtures/skirmish/index.ts";
import { applyEvent } from "../../packages/core/src/apply-event.ts";
import { carryOut } from "../../packages/core/src/carry-out.ts";
import { checkCommand } from "../../packages/core/src/check-command.ts";
import { inPlace } from "../../packages/core/src/draft.ts";
import {
  type CardId,
  cardOf,
  type EventOf,
  InvariantError,
  idsIn,
  type Moved,
} from "../../packages/core/src/index.ts";
import { Memory } from "../../packages/core/src/memory.ts";
import { rulesOf } from "../../packages/core/src/rules-of.ts";
import { TableChanges } from "../../packages/core/src/table/make.ts";
import { playMatch } from "./match.ts";
import { jsonClone, type Open, type WorkingCopy } from "./working-copies.ts";

type Event = EventOf<Skirmish>;
type Zone = Skirmish["zone"];

interface Taken {
  /** Its `finish` gives the next state. */
  readonly working: WorkingCopy;
  readonly events: readonly Event[];
}

export interface Workload {
  readonly start: SkirmishState;
  readonly steps: readonly ((open: Open, state: SkirmishState) => Taken)[];
}

export const workloadNames = [
  "An event: a counter on a card",
  "An event: a card changes zone",
  "Eight events of one command, folded",
  "A command decided",
] as const;

/** In the order of their names. */
export function makeWorkloads(): Workload[] {
  const { middle, commands } = playMatch();
  return [
    folded(middle, 100, (table) => [table.counter()]),
    folded(middle, 100, (table, step) => [
      step % 2 === 0
        ? { type: "CARD_DISCARDED", seat: table.seat, change: table.move("hand", "graveyard") }
        : { type: "UNIT_RETURNED", seat: table.seat, change: table.move("graveyard", "hand") },
    ]),
    folded(middle, 15, castASpell),
    {
      start: middle,
      steps: commands.map(({ actor, command }) => (open, state) => {
        const rules = rulesOf(skirmish);
        const checked = checkCommand(rules, skirmish.tables.of(state), actor, command);
        if (!checked.ok) throw new InvariantError("a recorded command is refused", { command });
        const working = open(state);
        const decision = carryOut(rules, working.draft, new Memory(), checked);
        return { working, events: decision.ok ? decision.events : [] };
      }),
    },
  ];
}

/** What a spell with a few effects leads to; three of the eight move a card. */
function* castASpell(table: EventMaker): Iterable<Event> {
  const { seat, unit } = table;
  yield { type: "SPELL_CAST", seat, change: table.move("hand", "stage") };
  yield { type: "TARGET_CHOSEN", seat, card: unit };
  yield { type: "DAMAGE_DEALT", seat, card: unit, amount: 1 };
  yield { type: "LIFE_LOST", seat, amount: 1 };
  yield { type: "CARD_DRAWN", seat, change: table.move("deck", "hand") };
  yield table.counter();
  yield { type: "TRIGGER_SERVED", seat, card: unit, def: cardOf(table.state, unit).def };
  yield { type: "SPELL_FINISHED", seat, change: table.move("stage", "graveyard") };
}

/** Makes events that fit the state as it stands when each is made. */
class EventMaker {
  readonly state: SkirmishState;
  readonly seat: Seat;
  readonly unit: CardId;
  readonly #changes = new TableChanges<Skirmish>(rulesOf(skirmish).zones);

  constructor(state: SkirmishState) {
    this.state = state;
    this.seat = state.shared.turnSeat;
    this.unit = this.#first("board");
  }

  counter(): Event {
    return { type: "COUNTER_PUT", seat: this.seat, card: this.unit };
  }

  move(from: Zone, to: Zone): Moved {
    return this.#changes.move(this.state, this.#first(from), { seat: this.seat, zone: to });
  }

  #first(zone: Zone): CardId {
    const [card] = idsIn(this.state, this.seat, zone);
    if (card === undefined) throw new InvariantError("no card to make an event of", { zone });
    return card;
  }
}

/** Each step folds the events of one batch. They are made here, once, and not measured. */
function folded(
  start: SkirmishState,
  count: number,
  batch: (table: EventMaker, step: number) => Iterable<Event>,
): Workload {
  const table = new EventMaker(jsonClone(start));
  const draft = inPlace(table.state);
  const steps = Array.from({ length: count }, (_, step) => {
    const events: Event[] = [];
    for (const event of batch(table, step)) {
      events.push(event);
      applyEvent(rulesOf(skirmish), draft, event);
    }
    return (open: Open, state: SkirmishState): Taken => {
      const working = open(state);
      for (const event of events) applyEvent(rulesOf(skirmish), working.draft, event);
      return { working, events };
    };
  });
  return { start, steps };
}
