/** What a viewer may know of a state, and of events. */
import { actorsOf } from "./check-command.ts";
import { derivedFor } from "./derived.ts";
import { type CardId, cardNumber, type DefId } from "./ids.ts";
import type { Audience, GameRules } from "./rules.ts";
import type { TableChange } from "./table/changes.ts";
import { cardOf } from "./table/make.ts";
import { type Eyes, maskChange } from "./table/mask.ts";
import type { Table } from "./table/table.ts";
import { isAmong, seesFace, type ZoneRule, zoneShows } from "./table/zones.ts";
import type {
  Card,
  EventOf,
  GameEvent,
  GameTypes,
  KernelEvent,
  MaskedEvent,
  Outcome,
  State,
  Viewer,
} from "./types.ts";

export interface CardView<G extends GameTypes> {
  readonly card: CardId;
  /** Null: it shows its back. */
  readonly def: DefId | null;
  readonly owner: G["seat"];
  readonly faceDown: boolean;
  readonly data: G["cardData"] | null;
  /** Seats that learned this face though the zone hides it from them. */
  readonly knownBy?: readonly G["seat"][];
  /** Slot or position. Absent where the order is none of the viewer's business. */
  readonly index?: number;
}

export interface ZoneView<G extends GameTypes> {
  /** How many cards there are, seen or not. */
  readonly count: number;
  /** Those the viewer can point at. */
  readonly cards: readonly CardView<G>[];
  /**
   * Of the others, where there is order: which of them somebody has looked at. How much others know
   * of a hand is not told: by what they forget when a card leaves it, it would tell what they knew.
   */
  readonly learned?: readonly { readonly by: readonly G["seat"][]; readonly index: number }[];
}

/** What a prompt asks: enough to put the question without knowing a rule. */
export interface Question {
  /** One sentence to who is asked. */
  readonly text: string;
  /** The card whose doing it is, by the id that began it, though it may have left; null: no card's. */
  readonly source: {
    readonly card: CardId;
    readonly def: DefId;
    readonly name: string;
    /** The place of the effect on the card; null: the card as such. */
    readonly effect: number | null;
  } | null;
}

/** Who decides and what kind of decision it is, is public; the rest is for who is asked. */
export type PromptView<G extends GameTypes> =
  | (G["prompt"] & Partial<Question>)
  | { readonly seat: G["seat"]; readonly kind: G["prompt"]["kind"] };

export interface View<G extends GameTypes> {
  readonly viewer: Viewer<G>;
  readonly seating: readonly G["seat"][];
  readonly config: Readonly<G["config"]>;
  readonly phase: G["phase"] | null;
  readonly actors: readonly G["seat"][];
  readonly outcome: Outcome<G>;
  readonly zones: {
    readonly [S in G["seat"]]: { readonly [Z in G["zone"]]: ZoneView<G> };
  };
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
  const sees = eyesOf(viewer, seating);
  return {
    viewer,
    seating,
    config,
    phase,
    actors: actorsOf(rules, state),
    outcome,
    zones: zonesSeen<G>(table, sightOf(rules, viewer)),
    prompts: prompts.map((prompt) => viewPrompt(rules, table, prompt, sees)),
    game: rules.view(table, { viewer, sees }),
  };
}

/** Who looks, and by which rules. One for each: what they see is remembered under it. */
interface Sighted {
  readonly rules: unknown;
  readonly viewer: string;
}

const sights = new WeakMap<object, Map<string, Sighted>>();

function sightOf<G extends GameTypes>(rules: GameRules<G>, viewer: Viewer<G>): Sighted {
  let ofRules = sights.get(rules);
  if (ofRules === undefined) {
    ofRules = new Map();
    sights.set(rules, ofRules);
  }
  let sight = ofRules.get(viewer);
  if (sight === undefined) {
    sight = { rules, viewer };
    ofRules.set(viewer, sight);
  }
  return sight;
}

/** Most commands touch no card: then the zones look as they did. */
const zonesOf = derivedFor((table: Table<GameTypes>, { rules, viewer }: Sighted) => {
  const { state } = table;
  const own = rules as GameRules<GameTypes>;
  const zones: Record<string, Record<string, ZoneView<GameTypes>>> = {};
  for (const seat of state.seating) {
    const ofSeat: Record<string, ZoneView<GameTypes>> = {};
    for (const zone in own.zones) ofSeat[zone] = viewZone(own, state, viewer, seat, zone);
    zones[seat] = ofSeat;
  }
  return zones;
}, "cards");

const zonesSeen = zonesOf as unknown as <G extends GameTypes>(
  table: Table<G>,
  sight: Sighted,
) => View<G>["zones"];

function viewZone<G extends GameTypes>(
  rules: GameRules<G>,
  state: State<G>,
  viewer: Viewer<G>,
  seat: G["seat"],
  zone: G["zone"],
): ZoneView<G> {
  const rule = rules.zones[zone];
  const content = state.seats[seat][zone];
  const cards: CardView<G>[] = [];
  const learned: { by: readonly G["seat"][]; index: number }[] = [];
  const tellsPlaces = rule.ordered || viewer === "referee" || zoneShows(rule, seat, false, viewer);
  const isOpen = isOpenTo(rule, state, seat, viewer);
  let count = 0;
  for (let index = 0; index < content.length; index++) {
    const id = content[index];
    if (id == null) continue;
    count++;
    const by = state.known.get(id);
    // A card that nobody has learned, as most in a deck are, needs no closer look.
    if (!isOpen && rule.faces !== "all" && by === undefined) continue;
    const card = cardOf(state, id);
    const face = (isOpen && !card.faceDown) || seesFace(rules.zones, state, id, viewer);
    if (face || rule.faces === "all") {
      cards.push(viewCard(id, card, face, by, tellsPlaces ? index : null));
    } else if (rule.ordered && by !== undefined) {
      learned.push({ by, index });
    }
  }
  if (!tellsPlaces) cards.sort((a, b) => cardNumber(a.card) - cardNumber(b.card));
  return learned.length === 0 ? { count, cards } : { count, cards, learned };
}

/** Whether the viewer sees the faces in this zone because of what zone it is. */
function isOpenTo<G extends GameTypes>(
  rule: ZoneRule,
  { seating }: State<G>,
  seat: G["seat"],
  viewer: Viewer<G>,
): boolean {
  if (viewer === "referee") return true;
  if (viewer !== "spectator") return zoneShows(rule, seat, false, viewer);
  return seating.every((each) => zoneShows(rule, seat, false, each));
}

function viewCard<G extends GameTypes>(
  id: CardId,
  { def, owner, faceDown, data }: Card<G>,
  face: boolean,
  learnedBy: readonly G["seat"][] | undefined,
  index: number | null,
): CardView<G> {
  const seen = face ? def : null;
  const knownBy = face ? learnedBy : undefined;
  if (knownBy === undefined && index !== null) {
    return { card: id, def: seen, owner, faceDown, data, index };
  }
  const view = { card: id, def: seen, owner, faceDown, data };
  if (knownBy === undefined) return view;
  return index === null ? { ...view, knownBy } : { ...view, knownBy, index };
}

/** What is asked is worked out for those who may read it. */
function viewPrompt<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  prompt: G["prompt"],
  sees: Eyes,
): PromptView<G> {
  if (!sees([prompt.seat])) return maskPrompt<G>(prompt, sees);
  return { ...prompt, ...rules.question?.(table, prompt) };
}

function maskPrompt<G extends GameTypes>(prompt: G["prompt"], sees: Eyes): PromptView<G> {
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
  const sees = eyesOf(viewer, seating);
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
  sees: Eyes,
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
    // What waits to be done is the machinery's; a game tells of it in events of its own.
    case "TRIGGERS_QUEUED":
    case "TRIGGER_TAKEN":
    case "WORK_LEFT":
    case "RANDOM_USED":
      return null;
  }
}

export function eyesOf(viewer: string, seating: readonly string[]): Eyes {
  return (seats) => isAmong(viewer, seats, seating);
}
