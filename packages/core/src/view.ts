/** What a viewer may know of a state, and of events. */
import { actorsOf } from "./check-command.ts";
import type { CardId, DefId } from "./ids.ts";
import type { Audience, GameRules } from "./rules.ts";
import type { TableChange } from "./table/changes.ts";
import { maskChange, type SeenBy } from "./table/mask.ts";
import type { Table } from "./table/table.ts";
import { isAmong } from "./table/zones.ts";
import { questionOf } from "./texts.ts";
import type {
  EventOf,
  GameEvent,
  GameTypes,
  KernelEvent,
  MaskedEvent,
  Outcome,
  State,
  Viewer,
} from "./types.ts";
import { type CardView, viewZones, type ZoneView, type ZoneViews } from "./zone-view.ts";

export type { CardView, ZoneView };

/** What a prompt asks: enough to put the question without knowing a rule. */
export interface Question {
  /** One sentence to whoever is asked. */
  readonly text: string;
  /** The card that caused it, by the id it had then, though it may have left since; null: no card did. */
  readonly source: {
    readonly card: CardId;
    readonly def: DefId;
    readonly name: string;
    /** The place of the effect on the card; null: the card as such. */
    readonly effect: number | null;
  } | null;
}

/** A prompt as seen by the seats that are not asked. */
export interface OthersPrompt<G extends GameTypes> {
  readonly seat: G["seat"];
  readonly kind: G["prompt"]["kind"];
}

/** Who decides and what kind of decision it is, is public; the rest is for whoever is asked. */
export type MaskedPrompt<G extends GameTypes> = G["prompt"] | OthersPrompt<G>;

export type PromptView<G extends GameTypes> = (G["prompt"] & Partial<Question>) | OthersPrompt<G>;

export interface View<G extends GameTypes> {
  readonly viewer: Viewer<G>;
  readonly seating: readonly G["seat"][];
  readonly config: Readonly<G["config"]>;
  readonly phase: G["phase"] | null;
  readonly actors: readonly G["seat"][];
  readonly outcome: Outcome<G>;
  readonly zones: ZoneViews<G>;
  readonly prompts: readonly PromptView<G>[];
  /** The game's own part. */
  readonly game: G["view"];
}

/** Throws if nobody of that name can look at this match. */
export function checkViewer<G extends GameTypes>(
  { seating }: Pick<State<G>, "seating">,
  viewer: Viewer<G>,
): void {
  if (viewer === "spectator" || viewer === "referee" || seating.includes(viewer)) return;
  throw new TypeError(`no viewer ${viewer}: a seat (${seating.join(", ")}), spectator or referee`);
}

export function maskState<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  viewer: Viewer<G>,
): View<G> {
  const { state } = table;
  checkViewer(state, viewer);
  const { seating, config, phase, outcome, prompts } = state;
  const sees = sightOf(viewer, seating);
  return {
    viewer,
    seating,
    config,
    phase,
    actors: actorsOf(rules, state),
    outcome,
    zones: viewZones(rules, table, viewer),
    prompts: prompts.map((prompt) => viewPrompt(rules, table, prompt, sees)),
    game: rules.view(table, { viewer, sees }),
  };
}

/** The question is worked out for those who may read it. */
function viewPrompt<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  prompt: G["prompt"],
  sees: SeenBy,
): PromptView<G> {
  if (!sees([prompt.seat])) return maskPrompt<G>(prompt, sees);
  return { ...prompt, ...questionOf(rules, table, prompt) };
}

export function maskPrompt<G extends GameTypes>(
  prompt: G["prompt"],
  sees: SeenBy,
): MaskedPrompt<G> {
  const { seat, kind } = prompt;
  return sees([seat]) ? prompt : { seat, kind };
}

export function maskEvent<G extends GameTypes>(
  rules: GameRules<G>,
  event: EventOf<G>,
  viewer: Viewer<G>,
  seating: readonly G["seat"][],
): MaskedEvent | null {
  if (viewer === "referee") return event as MaskedEvent;
  const sees = sightOf(viewer, seating);
  const audience = rules.audiences[event.type as G["event"]["type"]] as
    | Audience<EventOf<G>>
    | undefined;
  if (audience === undefined) return maskKernelEvent(event as KernelEvent<G>, sees);
  if (audience === "nobody") return null;
  const shown = audience === "all" ? (event as MaskedEvent) : audience(event, sees);
  if (shown === null || !("change" in shown)) return shown;
  return { ...shown, change: maskChange((event as GameEvent).change as TableChange, sees) };
}

function maskKernelEvent<G extends GameTypes>(
  event: KernelEvent<G>,
  sees: SeenBy,
): MaskedEvent | null {
  switch (event.type) {
    case "GAME_STARTED":
      return { type: event.type, seating: event.seating, config: event.config };
    case "PROMPT_OPENED":
      return { type: event.type, prompt: maskPrompt<G>(event.prompt, sees) };
    case "PHASE_CHANGED":
    case "PROMPT_CLOSED":
    case "GAME_ENDED":
      return event as MaskedEvent;
    // Waiting work is the kernel's own; a game tells of it in events of its own.
    case "TRIGGERS_QUEUED":
    case "TRIGGER_TAKEN":
    case "WORK_LEFT":
    case "RANDOM_USED":
      return null;
  }
}

/** Says of lists of seats whether the viewer is among them; a spectator needs every seat to be. */
export function sightOf(viewer: string, seating: readonly string[]): SeenBy {
  return (seats) => isAmong(viewer, seats, seating);
}
