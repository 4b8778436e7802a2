/**
 * The nouns of the game on the kernel. Nothing in a state is secret but the faces of cards and the
 * randomness: prompts, tasks, the bag and effects hold public facts only, so masking has nothing to
 * forget. What a seat can choose from is worked out when it is asked (asking/).
 */
import type {
  CardId,
  CommandOf,
  DefId,
  Play as KernelPlay,
  State as KernelState,
  View as KernelView,
  Move,
} from "@tcg/core";
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Fact,
  Filter,
  Instead,
  ReplacementAbility,
  Trigger,
} from "./cards.ts";
import type { commands } from "./commands.ts";
import type { Config } from "./config.ts";
import type { LorcanaEvent } from "./events.ts";
import type { LorcanaView } from "./view.ts";
import type { Duration, Keyword, LogKey, Phase, Seat, TriggerName, Zone } from "./vocabulary.ts";

export interface Options {
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** CR 3.1.2: who chooses the starting player. Drawn from the match's randomness unless named. */
  readonly chooser?: Seat;
}

/** What a card in play, or under one, carries. */
export interface CardData {
  readonly exerted: boolean;
  /** It was not in play when its player's Set step last began (CR 4.2.2.1, 6.1.4). */
  readonly drying: boolean;
  readonly damage: number;
  /** The location a character is at. */
  readonly at: CardId | null;
  /** Of a card under another: the card on top (CR 5.1.5). */
  readonly beneath: CardId | null;
  /** Once-per-turn abilities it has used this turn. */
  readonly used: readonly string[];
}

export interface SeatData {
  readonly lore: number;
  /** How many of the inkwell's cards are exerted. Which ones nobody can tell (CR 8.5.3). */
  readonly exertedInk: number;
  readonly inkings: number;
  /** CR 1.9.1.2: tried to draw from an empty deck since the last check. */
  readonly failedDraws: number;
  readonly log: { readonly [K in LogKey]: number };
}

/** A card as it was at a moment. Public facts only. */
export interface Snapshot {
  readonly card: CardId;
  /** Its id after what happened: another one if it changed zone. */
  readonly now: CardId;
  readonly def: DefId;
  readonly seat: Seat;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly damage: number;
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly keywords: readonly Keyword[];
  readonly at: CardId | null;
  readonly under: number;
}

/** Something happened that abilities can answer. */
export interface Occurrence {
  readonly on: TriggerName;
  /** Whose doing, whose card, whose turn. */
  readonly seat: Seat;
  readonly card?: Snapshot;
  readonly other?: Snapshot;
  readonly amount?: number;
  readonly inChallenge?: true;
  readonly byAction?: true;
}

/** Where an ability comes from: the card's id at that time. */
export interface Source {
  readonly card: CardId;
  readonly def: DefId;
}

export type References = Readonly<Record<string, readonly CardId[]>>;

/** A triggered ability on its way: it waits to enter the bag, or is in it (CR 8.7). */
export interface BagEntry {
  /** Zero until it is in the bag. */
  readonly entry: number;
  readonly seat: Seat;
  readonly source: Source;
  /** The source's id after what triggered it: "this card" wherever it went (CR 7.1.9). */
  readonly self: CardId;
  readonly name: string;
  readonly if: Condition | null;
  readonly effects: readonly Effect[];
  readonly occurrence: Occurrence;
  readonly refs: References;
  /** The mark to leave for a once-per-turn ability. */
  readonly once: string | null;
  /** Another instance of it has resolved this turn. */
  readonly spent?: true;
}

/** What is being resolved. */
export interface Resolution {
  readonly kind: "action" | "triggered" | "activated";
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly occurrence: Occurrence | null;
  readonly refs: References;
  readonly results: Readonly<Record<string, number>>;
  /** What it has chosen in play so far (CR 7.1.5). */
  readonly chosen: readonly CardId[];
  /** Cards whose turn comes when it has ended (CR 7.1.6): in limbo meanwhile. */
  readonly plays: readonly Postponed[];
}

/** A card that an effect plays. */
export interface Postponed {
  readonly card: Snapshot;
  /** In the 2.0 rules an action has been played already, and only its effects wait. */
  readonly isPlayed: boolean;
}

/** What an effect has left standing (CR 7.8). */
export interface ActiveEffect {
  readonly id: number;
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
  /** Amounts in it are numbers: they were counted when it came about. */
  readonly fact: Fact;
  readonly duration: Duration;
  readonly seat: Seat;
  readonly source: Source;
  /** The turn it came about. */
  readonly turn: number;
  /** Used up by the next card it applies to. */
  readonly next: boolean;
}

/** A floating or delayed trigger (CR 7.4.7). */
export interface Watch {
  readonly id: number;
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly when: Trigger;
  readonly effects: readonly Effect[];
  readonly refs: References;
  readonly duration: Duration;
  readonly turn: number;
  /** Delayed: gone when it has triggered. */
  readonly once: boolean;
}

export interface Challenge {
  readonly challenger: CardId;
  readonly defender: CardId;
}

export interface Shared {
  /** CR 3.1.2 */
  readonly chooser: Seat;
  readonly startingPlayer: Seat | null;
  /** CR 3.1.6: who has decided about the opening hand, and how many cards went back. */
  readonly altered: readonly { readonly seat: Seat; readonly count: number }[];
  readonly turnSeat: Seat;
  /** From 1 on; 0 during set-up. */
  readonly turnNumber: number;
  readonly turnActions: number;
  readonly bag: readonly BagEntry[];
  /** Who resolves entries now (CR 8.7.5, 8.7.6). */
  readonly bagHolder: Seat | null;
  readonly nextEntry: number;
  /** What is resolving now, last; more than one only where a card is played in between (2.0). */
  readonly resolutions: readonly Resolution[];
  readonly challenge: Challenge | null;
  readonly effects: readonly ActiveEffect[];
  readonly watches: readonly Watch[];
  readonly nextEffect: number;
  /** Who damaged what since the last check (CR 1.9.1.3). */
  readonly credits: Readonly<Record<CardId, Snapshot>>;
  /** Cards that have left play, or lie under another, as they last were, while an ability of theirs may yet resolve. */
  readonly departed: Readonly<Record<CardId, Snapshot>>;
}

/** Answers given so far to what a piece of work has asked, by name. */
export type Picks = Readonly<Record<string, readonly CardId[] | number>>;

/** How a card is played (CR 4.3.4.4). */
export type How =
  | { readonly by: "ink" }
  | { readonly by: "shift"; readonly onto: CardId }
  | { readonly by: "sing"; readonly singer: CardId }
  | { readonly by: "sing-together" }
  | { readonly by: "free" };

export interface Hit {
  readonly card: CardId;
  readonly amount: number;
  /** The character it comes from, for the credit. */
  readonly by: Snapshot | null;
}

/** A card that is spoken for: the singer is not exerted, the one to shift onto does not leave. */
export interface Spared {
  readonly card: CardId;
  readonly from: "exerting" | "leaving";
}

/** Work that may have to ask; it is started anew with one more answer each time. */
export type AskingTask =
  | { readonly kind: "effect"; readonly effect: Effect; readonly picks: Picks }
  | {
      readonly kind: "cost";
      readonly cost: Cost;
      /** What is to be paid after it, and must find its cards. */
      readonly later: readonly Cost[];
      readonly spared?: Spared;
      readonly seat: Seat;
      readonly card: CardId;
      readonly picks: Picks;
    }
  | {
      readonly kind: "play/enter";
      readonly card: CardId;
      readonly seat: Seat;
      readonly how: How;
      readonly picks: Picks;
    }
  | {
      readonly kind: "banish";
      readonly cards: readonly CardId[];
      /** Of a text's instruction: for how many it must come to pass (CR 7.1.2.2b). */
      readonly needed?: number;
      readonly picks: Picks;
    }
  | {
      readonly kind: "damage";
      readonly hits: readonly Hit[];
      readonly needed?: number;
      readonly picks: Picks;
    };

export type LorcanaTask =
  | AskingTask
  | { readonly kind: "setup/alter"; readonly seats: readonly Seat[] }
  | { readonly kind: "setup/shuffle" }
  | { readonly kind: "turn/start"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "turn/ready" | "turn/begin" | "turn/set" | "turn/draw" }
  | { readonly kind: "turn/expire" | "turn/pass" }
  | { readonly kind: "bag/resolve" }
  | {
      readonly kind: "resolve";
      readonly resolution: Resolution;
      readonly effects: readonly Effect[];
    }
  | { readonly kind: "resolution/end" }
  | { readonly kind: "play/postponed"; readonly postponed: Postponed }
  | { readonly kind: "challenge/damage" | "challenge/end" }
  | {
      readonly kind: "ability/again";
      readonly seat: Seat;
      readonly card: CardId;
      readonly ability: number;
      readonly times: number;
    };

/** Which cards a seat may choose from. */
export type Pool =
  /** Cards in a public zone. */
  | {
      readonly from: "play" | "discard";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly byEffect: boolean;
      /** Cards that are not meant though they are like that. */
      readonly except?: readonly CardId[];
      /** Others are needed besides, one like each of these. */
      readonly reserve?: readonly Filter[];
    }
  /** These, in public zones. */
  | {
      readonly from: "these";
      readonly cards: readonly CardId[];
      readonly seat: Seat;
      readonly self: CardId;
      readonly byEffect: false;
    }
  /** Cards of the seat's own hand. */
  | {
      readonly from: "hand";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly reserve?: readonly Filter[];
    }
  /** The cards on top of the seat's own deck, or all of it. */
  | {
      readonly from: "deck";
      readonly where: Filter;
      readonly seat: Seat;
      readonly self: CardId;
      readonly top: number | null;
    }
  /** Another seat's hand, revealed. */
  | {
      readonly from: "their-hand";
      readonly where: Filter;
      readonly seat: Seat;
      readonly hand: Seat;
      readonly self: CardId;
    };

/** What would happen to a card, and what could happen instead. */
export interface Replaced {
  readonly card: CardId;
  readonly would: ReplacementAbility["would"];
  readonly ways: readonly { readonly source: CardId; readonly instead: Instead }[];
}

export type Prompt =
  | { readonly kind: "choose_first_player"; readonly seat: Seat }
  | { readonly kind: "alter_hand"; readonly seat: Seat }
  | { readonly kind: "choose_bag_entry"; readonly seat: Seat }
  | {
      readonly kind: "choose_cards";
      readonly seat: Seat;
      readonly key: string;
      readonly pool: Pool;
      readonly min: number;
      readonly max: number;
      /** To be named again by later effects. */
      readonly as: string | null;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "answer_may";
      readonly seat: Seat;
      readonly key: string;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "choose_option";
      readonly seat: Seat;
      readonly key: string;
      /** The options that can be chosen, by their number in the text. */
      readonly options: readonly number[];
      readonly about: "mode" | "name" | "replacement" | "player";
      /** CR 7.7.7: what could stand in for what would happen to this card, in the order of options. */
      readonly instead?: Replaced;
      readonly task: AskingTask;
    }
  | {
      readonly kind: "choose_amount";
      readonly seat: Seat;
      readonly key: string;
      readonly min: number;
      readonly max: number;
      /** The card it is about, where the same is asked of several. In play. */
      readonly of?: CardId;
      readonly task: AskingTask;
    }
  /** The top cards of a deck that the seat has seen, in an order of its own. */
  | {
      readonly kind: "order_cards";
      readonly seat: Seat;
      readonly count: number;
      readonly place: "top" | "bottom";
    };

export type PromptKind = Prompt["kind"];
export const PROMPT_KINDS: readonly PromptKind[] = [
  "choose_first_player",
  "alter_hand",
  "choose_bag_entry",
  "choose_cards",
  "answer_may",
  "choose_option",
  "choose_amount",
  "order_cards",
];

/** An ability that could trigger, noted before a batch. */
export interface Watcher {
  /** Tells it from every other one, before and after a batch. */
  readonly key: string;
  readonly seat: Seat;
  readonly source: Source;
  readonly self: CardId;
  readonly name: string;
  readonly when: Trigger;
  readonly if: Condition | null;
  readonly effects: readonly Effect[];
  readonly refs: References;
  readonly once: string | null;
  /** For a floating or delayed trigger: which one. */
  readonly watch: Watch | null;
}

/** An ability of a card in play, printed or granted. */
export interface OwnAbility {
  readonly ability: Ability;
  /** Tells it from the card's others, for once-per-turn marks. */
  readonly key: string;
}

export type Command = CommandOf<typeof commands>;

export interface Lorcana {
  seat: Seat;
  zone: Zone;
  phase: Phase;
  config: Config;
  options: Options;
  cardData: CardData;
  seatData: SeatData;
  shared: Shared;
  command: Command;
  event: LorcanaEvent;
  task: LorcanaTask;
  trigger: BagEntry;
  watcher: Watcher;
  prompt: Prompt;
  view: LorcanaView;
}

export type State = KernelState<Lorcana>;
export type Play = KernelPlay<Lorcana>;
export type View = KernelView<Lorcana>;
export type CommandType = Command["type"];
export type MoveOf<T extends CommandType> = Move<Lorcana, Extract<Command, { readonly type: T }>>;
