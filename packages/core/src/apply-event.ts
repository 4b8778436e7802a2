/** The reducer: the one place where a state changes. */
import { copyJson } from "./copy-json.ts";
import type { Draft } from "./draft.ts";
import { announcement, type GameRules, type Reducer, tableOnly } from "./rules.ts";
import { applyChange } from "./table/apply.ts";
import { emptyZones } from "./table/zones.ts";
import type { EventOf, GameEvent, GameTypes, KernelEvent, SeatState, State } from "./types.ts";

export function applyEvent<G extends GameTypes>(
  rules: GameRules<G>,
  draft: Draft<State<G>>,
  event: EventOf<G>,
): void {
  const { change } = event as GameEvent;
  if (change !== undefined) applyChange(rules.zones, draft, change);
  const reducer = rules.reducers[event.type as G["event"]["type"]] as
    | Reducer<G, EventOf<G>>
    | undefined;
  if (reducer === undefined) applyKernelEvent(rules, draft, event as KernelEvent<G>);
  else if (reducer !== announcement && reducer !== tableOnly) reducer(draft, event);
}

function applyKernelEvent<G extends GameTypes>(
  rules: GameRules<G>,
  draft: Draft<State<G>>,
  event: KernelEvent<G>,
): void {
  const state = draft.at();
  switch (event.type) {
    case "GAME_STARTED": {
      const { seating, config, random } = event;
      state.seating = seating;
      state.config = config;
      state.random = random;
      // Copies: a constant of the rules must not be written to when play goes on in place.
      state.shared = copyJson(rules.setup.newShared(config, seating));
      const seats = Object.fromEntries(seating.map((seat) => [seat, newSeat(rules, config, seat)]));
      state.seats = seats as State<G>["seats"];
      return;
    }
    case "PHASE_CHANGED":
      state.phase = event.phase;
      return;
    case "PROMPT_OPENED":
      draft.at("prompts").push(event.prompt);
      return;
    case "PROMPT_CLOSED":
      state.prompts = state.prompts.filter(({ seat }) => seat !== event.seat);
      return;
    case "TRIGGERS_QUEUED":
      draft.at("queue").push(...event.triggers);
      return;
    case "TRIGGER_TAKEN":
      draft.at("queue").splice(event.index, 1);
      return;
    case "WORK_LEFT":
      state.tasks = event.tasks;
      return;
    case "RANDOM_USED":
      draft.at("random", "used")[event.stream] = event.used;
      return;
    case "GAME_ENDED":
      state.outcome = { status: "ended", winners: event.winners, reason: event.reason };
      state.prompts = [];
      state.queue = [];
      state.tasks = [];
      return;
  }
}

function newSeat<G extends GameTypes>(
  rules: GameRules<G>,
  config: G["config"],
  seat: G["seat"],
): SeatState<G> {
  return {
    ...emptyZones(rules.zones, config),
    ...copyJson(rules.setup.newSeat(config, seat)),
  } as SeatState<G>;
}

/** A match before its first event. */
export function blankState<G extends GameTypes>(): State<G> {
  const blank = {
    seating: [],
    config: {},
    cards: {},
    seats: {},
    shared: {},
    phase: null,
    tasks: [],
    queue: [],
    prompts: [],
    known: {},
    nextId: 1,
    random: { source: { kind: "script", values: {} }, used: {} },
    outcome: { status: "running" },
  };
  return blank as unknown as State<G>;
}
