/** The reducer: the one place where a state changes. */
import { copyJson } from "./copy-json.ts";
import type { Draft } from "./draft.ts";
import type { Touch } from "./memory.ts";
import { announcement, type GameRules, type Reducer, tableOnly } from "./rules.ts";
import { applyChange } from "./table/apply.ts";
import { ByCard } from "./table/by-card.ts";
import { touchOf } from "./table/touch.ts";
import { emptyZones } from "./table/zones.ts";
import type {
  Card,
  EventOf,
  GameEvent,
  GameTypes,
  KernelEvent,
  SeatState,
  State,
} from "./types.ts";

/** Says what of the state it may have changed. */
export function applyEvent<G extends GameTypes>(
  rules: GameRules<G>,
  draft: Draft<State<G>>,
  event: EventOf<G>,
): Touch {
  const reducer = rules.reducers[event.type as G["event"]["type"]] as
    | Reducer<G, EventOf<G>>
    | undefined;
  if (reducer === undefined) {
    applyKernelEvent(rules, draft, event as KernelEvent<G>);
    return KERNEL_TOUCHES[event.type as KernelEvent<G>["type"]];
  }
  const { change } = event as GameEvent;
  if (change !== undefined) applyChange(rules.zones, draft, change);
  const changed = change === undefined ? "nothing" : touchOf(rules.zones, change);
  if (reducer === announcement || reducer === tableOnly) return changed;
  if (typeof reducer === "function") {
    reducer(draft, event);
    return "table";
  }
  reducer.reduce(draft, event);
  // Cards that change touch more than numbers.
  if (changed === "nothing") return reducer.touches;
  return reducer.touches === "table" ? "table" : changed;
}

/** Prompts, triggers that wait and work to do are bookkeeping: nothing is derived from them. */
export const KERNEL_TOUCHES: { readonly [T in KernelEvent<GameTypes>["type"]]: Touch } = {
  GAME_STARTED: "table",
  PHASE_CHANGED: "numbers",
  PROMPT_OPENED: "nothing",
  PROMPT_CLOSED: "nothing",
  TRIGGERS_QUEUED: "nothing",
  TRIGGER_TAKEN: "nothing",
  WORK_LEFT: "nothing",
  RANDOM_USED: "nothing",
  GAME_ENDED: "numbers",
};

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
    cards: ByCard.none<Card<G>>(),
    seats: {},
    shared: {},
    phase: null,
    tasks: [],
    queue: [],
    prompts: [],
    known: ByCard.none<readonly G["seat"][]>(),
    nextId: 1,
    random: { source: { kind: "script", values: {} }, used: {} },
    outcome: { status: "running" },
  };
  return blank as unknown as State<G>;
}
